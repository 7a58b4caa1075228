package org.varscope.ui.window;

import module java.base;
import module java.management;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.SoftReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;
import org.varscope.ui.lifetime.Lifetime;

/// The heap after tabs were opened and closed.
///
/// `-Dvarscope.tabs=50` opens as many, and prints how many of their pages are alive and how large the heap is;
/// `-Dvarscope.opens=200` opens and closes the same save as often.
@Isolated("measures the heap of the whole program")
class TabsHeapTest extends PagesSeenTestBase {
    private static final String OURS = "org.varscope.ui.";
    private static final String TIP = OURS + "theme.Tip";
    private static final String LISTENERS = "com.sun.javafx.binding.ExpressionHelper";
    /// Times after which all that is made once is there.
    private static final int FEW = 5;
    /// Listeners that keep nothing, which a property releases only when it changes next.
    private static final int FADING = 32;
    /// What tabs may leave, however many there were: glyphs, styles and code, once each.
    private static final int MOST_LEFT = 16 * MIB;

    @Test
    void tabsThatAreOpenedCoveredReadAgainAndClosedLeaveTheHeapAsItWas() throws JMException {
        oneTab(0);
        oneTab(1);
        long before = heap();
        Map<String, Long> first = alive();
        for (int i = 2; i < 2 + Math.max(2, TABS); i++) {
            oneTab(i);
        }
        List<String> kept = kept();
        long after = heap();
        Map<String, Long> last = alive();
        if (TABS > 0) {
            System.out.printf("%d tabs: %d of their pages, tabs and documents alive; heap %.1f MiB, before %.1f MiB;"
                    + " %s, before %s%n", TABS, kept.size(), after / (double) MIB, before / (double) MIB,
                    counted(last), counted(first));
        }
        assertThat(kept).isEmpty();
        assertThat(after - before).as("bytes that tabs left").isLessThan(MOST_LEFT);
        assertThat(last).allSatisfy((type, count) -> assertThat(count).as("how many %s are alive", type)
                .isLessThanOrEqualTo(first.getOrDefault(type, 0L) + fading(type)));
    }

    @Test
    void whatIsKeptOnlyAsLongAsThereIsMemoryIsNotCounted() {
        collect(); // by which it counts as just used
        SoftReference<byte[]> picture = new SoftReference<>(new byte[MIB]);
        heap();
        assertThat(picture.refersTo(null)).as("given up").isTrue();
    }

    @Test
    @EnabledIfSystemProperty(named = "varscope.opens", matches = "\\d+")
    void afterASaveWasOpenedAndClosedOftenTheHeapIsAsAfterFiveTimes() {
        int opens = Integer.getInteger("varscope.opens");
        long first = 0;
        for (int i = 1; i <= opens; i++) {
            openSample();
            closeAll();
            if (i == FEW) {
                first = heap();
            }
        }
        long last = heap();
        System.out.printf("opened and closed %d times: heap %.1f MiB, after %d times %.1f MiB%n", opens,
                last / (double) MIB, FEW, first / (double) MIB);
        assertThat(last).as("bytes of the heap, at first %d", first).isLessThan(first + first / 10);
    }

    /// How many more there may be than before: the toolkit keeps the last tip of all, of which each tab has many.
    private static int fading(String type) {
        return type.startsWith(LISTENERS) ? FADING : type.startsWith("javafx.stage.") || type.equals(TIP) ? 1 : 0;
    }

    private static String counted(Map<String, Long> alive) {
        return "%d objects of the window, %d of them lifetimes, and %d listeners".formatted(
                alive.entrySet().stream().filter(one -> one.getKey().startsWith(OURS)).mapToLong(Map.Entry::getValue)
                        .sum(), alive.get(Lifetime.class.getName()),
                alive.entrySet().stream().filter(one -> !one.getKey().startsWith(OURS)).mapToLong(Map.Entry::getValue)
                        .sum());
    }

    /// {@return how many objects of each class of the window are alive, of the windows of the toolkit, and of those by
    /// which a property knows who listens}
    private static Map<String, Long> alive() throws JMException {
        String histogram = (String) ManagementFactory.getPlatformMBeanServer().invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"), "gcClassHistogram",
                new Object[] {new String[0]}, new String[] {String[].class.getName()});
        return histogram.lines().map(line -> line.strip().split("\\s+")).filter(line -> line.length > 3
                        && (line[3].startsWith(OURS) || line[3].startsWith(LISTENERS)
                        || line[3].startsWith("javafx.stage.")) && !line[3].contains("$$"))
                .collect(Collectors.toMap(line -> line[3], line -> Long.parseLong(line[1]), Long::sum, TreeMap::new));
    }
}
