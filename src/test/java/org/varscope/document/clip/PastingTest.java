package org.varscope.document.clip;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.EncodeException;
import org.varscope.codec.Encoder;
import org.varscope.codec.ObjectRule;
import org.varscope.codec.TypeSamples;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.Framing;
import org.varscope.document.Document;
import org.varscope.document.edit.Copied;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.place.Siblings;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.godot.GodotText;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Every type pasted between every two dialects and through every notation; what comes of it is the table in
/// `src/docs/pasting.md`, which is written with `-Dvarscope.write.docs=true`.
class PastingTest {
    private static final Path PAGE = Path.of("src", "docs", "pasting.md");
    private static final Location TOP = Location.record(0);

    private static Structure of(Variant value, Dialect dialect) throws EncodeException {
        return Structure.scan(ByteStore.of(Encoder.encode(value, dialect)), dialect, Framing.BARE, Progress.NONE);
    }

    /// {@return the value in bytes of `dialect`, if it is kept in them as it is}
    private static Optional<Structure> held(TypeSamples sample, Dialect dialect) throws EncodeException {
        Optional<Variant> kept = sample.in(dialect);
        return kept.isEmpty() ? Optional.empty() : Optional.of(of(Variant.Array.of(List.of(kept.get())), dialect));
    }

    private static Variant first(Structure array) throws DecodeException {
        byte[] bytes = array.bytes().bytes(new Span(0, array.bytes().length()));
        return ((Variant.Array) new Decoder(array.dialect(), ObjectRule.ALLOWED).decode(bytes).value())
                .elements().getFirst();
    }

    /// What pasting gives, in the words of the table.
    private static String pasted(Copied what, Variant was, Dialect to, Set<String> reasons) throws Exception {
        Document document = new Document(of(Variant.Array.of(List.of()), to));
        Edit edit = new Edit.Copy(what, TOP, 0);
        ByteStore before = document.snapshot().bytes();
        String said = "carried";
        try {
            document.apply(edit);
        } catch (EditException e) {
            assertThat(document.snapshot().bytes()).isSameAs(before);
            reasons.add(Clauses.clause(e.remark()));
            if (e.objections().isEmpty()) {
                return "refused";
            }
            document.applyAnyway(document.review(edit));
            said = "";
        }
        assertThat(document.structure().errors()).isZero();
        Variant is = first(document.structure());
        boolean same = is.equals(was) || is.kind() == was.kind() && was.kind().isPacked();
        assertThat(same || said.isEmpty()).as("%s became %s without a word", was, is).isTrue();
        document.undo();
        assertThat(document.snapshot().bytes().contentEquals(before)).isTrue();
        return said.isEmpty() ? "asks: " + GodotText.exact(is, to).replace("\n", " ") : said;
    }

    private static String dialects() throws Exception {
        StringBuilder page = new StringBuilder();
        for (Dialect to : TypeSamples.engines()) {
            Map<String, Set<String>> reasons = new LinkedHashMap<>();
            page.append("\n### Into ").append(to.traits().title()).append(" (`").append(to.name()).append("`)\n\n")
                    .append("| Value | From | Gives |\n|---|---|---|\n");
            for (TypeSamples sample : TypeSamples.all()) {
                Map<String, List<String>> from = new LinkedHashMap<>();
                for (Dialect dialect : TypeSamples.engines()) {
                    Optional<Structure> held = held(sample, dialect);
                    if (held.isPresent()) {
                        Copied what = new Copied(held.get(), List.of(new Siblings(TOP, 0, 1)));
                        from.computeIfAbsent(pasted(what, first(held.get()), to, reasons.computeIfAbsent(sample.name(),
                                _ -> new LinkedHashSet<>())), _ -> new ArrayList<>()).add(dialect.name());
                    }
                }
                from.forEach((gives, dialects) -> page.append("| ").append(sample.name()).append(" | ")
                        .append(dialects.size() == TypeSamples.engines().size() ? "all" : String.join(", ", dialects))
                        .append(" | ").append(cell(gives)).append(" |\n"));
            }
            page.append('\n');
            reasons.forEach((name, why) -> why.forEach(clause ->
                    page.append("- ").append(name).append(": ").append(clause).append('\n')));
        }
        return page.toString();
    }

    private static String cell(String words) {
        return words.startsWith("asks: ") ? "becomes `" + words.substring(6) + "`, said first" : words;
    }

    /// What a value is after it was copied in a notation and pasted.
    private static String through(Notation notation, Variant value, Dialect dialect) throws Exception {
        Structure from = of(Variant.Array.of(List.of(value)), dialect);
        try {
            String text = notation.write(new Copied(from, List.of(new Siblings(TOP, 0, 1))));
            Copied read = notation.read(text, dialect);
            Document document = new Document(of(Variant.Array.of(List.of()), dialect));
            document.apply(new Edit.Copy(read, TOP, 0));
            Variant is = first(document.structure());
            return is.equals(first(from)) ? "carried" : "`" + GodotText.exact(is, dialect).replace("\n", " ") + "`";
        } catch (TextException e) {
            return "refused: " + Clauses.why(e);
        }
    }

    private static String notations() throws Exception {
        StringBuilder page = new StringBuilder("\n| Value | In | ");
        page.append(Arrays.stream(Notation.values()).map(PastingTest::title).collect(Collectors.joining(" | ")))
                .append(" |\n").append("|---".repeat(Notation.values().length + 2)).append("|\n");
        for (TypeSamples sample : TypeSamples.all()) {
            for (Dialect dialect : List.of(Dialects.of("godot4"), Dialects.of("godot2"))) {
                if (held(sample, dialect).isEmpty()) {
                    continue;
                }
                page.append("| ").append(sample.name()).append(" | ").append(dialect.name());
                for (Notation notation : Notation.values()) {
                    page.append(" | ").append(through(notation, sample.value(), dialect));
                }
                page.append(" |\n");
            }
        }
        return page.toString();
    }

    private static String title(Notation notation) {
        return switch (notation) {
            case GODOT_TEXT -> "Godot text";
            case JSON -> "JSON";
            case HEX -> "hex";
            case C_ARRAY -> "C array";
            case BASE64 -> "base64";
            case GDSCRIPT -> "GDScript byte array";
            case PYTHON -> "Python bytes";
            case C_SHARP -> "C# byte array";
            case RUST -> "Rust slice";
            case JAVA -> "Java byte array";
        };
    }

    private static String page() throws Exception {
        return """
                # Pasting

                What becomes of a value that is copied in one place and pasted in another. `PastingTest` pastes every
                type and holds this page against what it gets; with `-Dvarscope.write.docs=true` it writes it.

                Within one dialect the bytes are carried as they are, odd ones too. Between two, what a value would
                lose is said first, and **Ctrl+Enter** does it; what the other dialect has nothing like for is refused.

                ## Through a notation

                Copied in a notation, and pasted as the same one. Where it cannot say all of a value, that is said.
                """ + notations() + "\n## Between dialects\n" + dialects();
    }

    @Test
    void thePageSaysWhatBecomesOfEveryTypeBetweenEveryTwoDialects() throws Exception {
        String page = page();
        if (Boolean.getBoolean("varscope.write.docs")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE).lines().toList()).isEqualTo(page.lines().toList());
    }

    @Test
    void everyEngineTypeIsPasted() {
        Set<VariantKind> kinds = TypeSamples.engines().stream().flatMap(dialect -> dialect.rows().stream())
                .map(row -> row.kind()).collect(Collectors.toSet());
        assertThat(TypeSamples.all()).extracting(sample -> sample.value().kind()).containsAll(kinds);
    }
}
