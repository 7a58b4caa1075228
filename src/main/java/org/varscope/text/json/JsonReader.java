package org.varscope.text.json;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Row;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.variant.Variant;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/// Reads the JSON that [Json] writes, and any other: numbers with `.` or `e` are floats, others ints, and objects
/// without `$type` Dictionaries. What is open waits on a stack, so that nesting takes heap and no Java stack.
public final class JsonReader {
    static final String TYPE = "$type";
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE).maxNumberLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE).build())
            .build();

    private final Dialect dialect;
    private final Deque<Open> around = new ArrayDeque<>();

    /// An array or an object of which the end has not come yet.
    ///
    /// @param at    where it begins in the text
    /// @param names of the members of an object; of an array, none
    private record Open(boolean object, int at, List<String> names, List<Variant> values) { }

    private JsonReader(Dialect dialect) {
        this.dialect = dialect;
    }

    /// {@return the value that `text` says}
    /// @throws TextException if it is no JSON, or says a value that the dialect has no type for
    public static Variant read(String text, Dialect dialect) throws TextException {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            Optional<Variant> whole = new JsonReader(dialect).read(parser);
            if (whole.isPresent()) {
                return whole.get();
            }
        } catch (JacksonException _) {
            // Said below in our own words.
        }
        throw JsonFault.in(text).orElseGet(() -> new TextException(TextRemark.A_TEXT.with(), TextRemark.JSON.with()));
    }

    /// {@return the value; empty where there is none, or more follows it}
    private Optional<Variant> read(JsonParser parser) throws TextException {
        Variant whole = null;
        while (parser.nextToken() != null) {
            int at = (int) parser.currentTokenLocation().getCharOffset();
            if (whole != null) {
                return Optional.empty();
            }
            Variant done = switch (parser.currentToken()) {
                case START_OBJECT -> opened(true, at);
                case START_ARRAY -> opened(false, at);
                case PROPERTY_NAME -> {
                    around.element().names.add(parser.currentName());
                    yield null;
                }
                case END_OBJECT, END_ARRAY -> closed(around.pop());
                default -> leaf(parser);
            };
            if (done != null && around.isEmpty()) {
                whole = done;
            } else if (done != null) {
                around.element().values.add(done);
            }
        }
        return Optional.ofNullable(whole);
    }

    private @Nullable Variant opened(boolean object, int at) {
        around.push(new Open(object, at, new ArrayList<>(), new ArrayList<>()));
        return null;
    }

    private static Variant leaf(JsonParser parser) {
        return switch (parser.currentToken()) {
            case VALUE_NULL -> Variant.NIL;
            case VALUE_TRUE -> new Variant.Bool(true);
            case VALUE_FALSE -> new Variant.Bool(false);
            case VALUE_STRING -> new Variant.Text(parser.getString());
            case VALUE_NUMBER_INT -> whole(parser.getString());
            default -> Variant.Real.of(Double.parseDouble(parser.getString()));
        };
    }

    /// Only floats have a zero with a sign.
    private static Variant whole(String digits) {
        try {
            return digits.equals("-0") ? Variant.Real.of(-0.0) : new Variant.Int(Long.parseLong(digits));
        } catch (NumberFormatException _) {
            return Variant.Real.of(Double.parseDouble(digits));
        }
    }

    private Variant closed(Open open) throws TextException {
        if (!open.object) {
            return Variant.Array.of(open.values);
        }
        int type = open.names.indexOf(TYPE);
        if (type < 0 || !(open.values.get(type) instanceof Variant.Text(var name))) {
            return Variant.Dictionary.of(IntStream.range(0, open.names.size()).mapToObj(i ->
                    new Variant.Entry(new Variant.Text(open.names.get(i)), open.values.get(i))).toList());
        }
        Map<String, Variant> members = new HashMap<>();
        for (int i = 0; i < open.names.size(); i++) {
            members.put(open.names.get(i), open.values.get(i));
        }
        Row row = dialect.rowNamed(name).orElse(null);
        if (row == null) {
            throw new TextException(open.at, TextRemark.TYPE.with(name), TextRemark.TYPE_OF.with(dialect.name()));
        }
        return new Tagged(row, members, dialect, open.at).value();
    }
}
