package org.varscope.document.journal;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Document;
import org.varscope.document.file.Child;
import org.varscope.document.file.FileStamp;
import org.varscope.scan.walk.Progress;

/// Kills a program that edits and saves, again and again, at random moments.
@Order(3)
class KillTest {
    private static final int KILLS = Integer.getInteger("varscope.kills", 10);
    private static final long SEED = Long.getLong("varscope.kills.seed", 1);
    /// How much later than it was told an act may be kept.
    private static final long LATE_MILLIS = 1000;

    @TempDir
    private Path folder;
    private Path file;
    private Path journals;
    /// What the file may hold.
    private final Set<String> whole = new HashSet<>();
    private int editing;
    private int saving;
    private int starting;
    private long acts;
    private long lost;
    private long latest;

    /// What a run of the driver has printed before it was killed.
    private record Told(List<String[]> acts, boolean ready, boolean saving) { }

    @Test
    void theFileIsAlwaysWholeAndTheJournalBringsBackEveryEdit() throws Exception {
        Random random = new Random(SEED);
        journals = folder.resolve("journals");
        file = folder.resolve("a.save");
        startAfresh();
        for (int kill = 0; kill < KILLS; kill++) {
            if (random.nextInt(8) == 0) {
                startAfresh();
            }
            long seed = random.nextLong();
            try (Child child = Child.start(KillDriver.class, file.toString(), journals.toString(),
                    Long.toString(seed))) {
                boolean early = random.nextInt(10) == 0;
                if (!early) {
                    child.await("ready");
                }
                int mostMicros = random.nextInt(4) == 0 ? 1_500_000 : 300_000;
                LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(random.nextInt(mostMicros)));
                long at = System.currentTimeMillis();
                child.kill();
                check("kill %d, seed %d of driver".formatted(kill, seed), told(child, !early), at);
            }
        }
        System.out.printf("%d kills: %d while editing, %d while saving, %d while starting; %d acts told, %d of them "
                + "not kept, the oldest of which was %d ms old%n", KILLS, editing, saving, starting, acts,
                lost, latest);
    }

    private void startAfresh() throws IOException {
        Files.write(file, Session.sample());
        try (Journals home = new Journals(journals)) {
            for (Found found : home.unfinished()) {
                home.recover(found, null).discard();
            }
        }
        whole.clear();
        whole.add(KillDriver.sum(ByteStore.of(Session.sample())));
    }

    private Told told(Child child, boolean ready) throws InterruptedException {
        List<String[]> did = new ArrayList<>();
        boolean inSave = false;
        boolean isReady = ready;
        String next = "";
        for (String line : child.rest()) {
            String[] words = line.split(" ");
            switch (words[0]) {
                case "ready" -> isReady = true;
                case "saving" -> {
                    inSave = words.length == 2;
                    next = words[words.length - 1];
                    whole.add(next);
                }
                case "saved" -> {
                    inSave = false;
                    whole.clear();
                    whole.add(next);
                }
                case "did" -> {
                    if (words.length == 4 && words[3].matches("\\d+/\\d+/[0-9a-f]+")) {
                        did.add(words);
                    }
                }
                default -> { }
            }
        }
        return new Told(did, isReady, inSave);
    }

    private void check(String when, Told told, long killed) throws IOException {
        starting += told.ready ? 0 : 1;
        saving += told.ready && told.saving ? 1 : 0;
        editing += told.ready && !told.saving ? 1 : 0;
        acts += told.acts.size();
        byte[] now = Files.readAllBytes(file);
        assertThat(whole).as("%s: the file is one of those saved", when).contains(KillDriver.sum(ByteStore.of(now)));
        whole.retainAll(Set.of(KillDriver.sum(ByteStore.of(now))));
        try (Journals home = new Journals(journals)) {
            List<Found> found = home.unfinished();
            if (found.isEmpty()) {
                assertKept(when, told, 0, killed);
                return;
            }
            assertThat(found).as(when).hasSize(1);
            ByteStore bytes = ByteStore.of(now);
            try (Recovery recovery = home.recover(found.getFirst(), null); Recovery.Restored restored = recovery.replay(
                    recovery.match(bytes, FileStamp.of(file)).orElseThrow(), bytes, Progress.NONE)) {
                assertThat(restored.losses()).as(when).isEmpty();
                Document document = restored.document();
                assertKept(when, told, document.checkpoint().acts(), killed);
                for (String[] did : told.acts) {
                    if (Long.parseLong(did[1]) == document.checkpoint().acts()) {
                        assertThat(KillDriver.sum(document.checkpoint())).as("%s: act %s", when, did[1])
                                .isEqualTo(did[3]);
                    }
                }
            }
        }
    }

    /// Every act that was told more than a second before the end must be there.
    private void assertKept(String when, Told told, long kept, long killed) {
        for (String[] did : told.acts) {
            if (Long.parseLong(did[1]) > kept) {
                long age = killed - Long.parseLong(did[2]);
                lost++;
                latest = Math.max(latest, age);
                assertThat(age).as("%s: age of act %s, of which only %d were kept", when, did[1], kept)
                        .isLessThan(LATE_MILLIS);
            }
        }
    }
}
