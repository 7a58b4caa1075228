package org.varscope.cli;

import module java.base;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;

/// A JSON object on one line. What in it could not be seen is escaped by [Output], in JSON's way as well.
final class JsonLine {
    private static final JsonFactory FACTORY =
            JsonFactory.builder().disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE).build();

    private JsonLine() { }

    /// {@return an object with what `members` writes into it}
    static String of(Consumer<JsonGenerator> members) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
            out.writeStartObject();
            members.accept(out);
            out.writeEndObject();
        }
        return text.toString();
    }
}
