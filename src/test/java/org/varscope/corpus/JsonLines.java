package org.varscope.corpus;

import module java.base;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// Reads files of one JSON object a line: objects as maps, arrays as lists, numbers as `Long` or `Double`.
public final class JsonLines {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonLines() { }

    /// {@return the objects of the test resource `path`, such as `/corpus/godot3/cases.jsonl`}
    static List<Map<String, Object>> read(String path) {
        List<Map<String, Object>> objects = new ArrayList<>();
        for (String line : new String(bytes(path), StandardCharsets.UTF_8).split("\n")) {
            if (!line.isBlank()) {
                objects.add(object(line));
            }
        }
        return objects;
    }

    /// {@return the bytes of the test resource `path`}
    public static byte[] bytes(String path) {
        try (InputStream in = JsonLines.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalArgumentException("no test resource " + path);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// {@return whether there is a test resource `path`}
    public static boolean exists(String path) {
        return JsonLines.class.getResource(path) != null;
    }

    @SuppressWarnings("unchecked")
    /// {@return the object that `line` is}
    public static Map<String, Object> object(String line) {
        try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), line)) {
            in.nextToken();
            Object value = value(in);
            if (!(value instanceof Map<?, ?>)) {
                throw new IllegalArgumentException("no JSON object: " + line);
            }
            return (Map<String, Object>) value;
        }
    }

    private static @Nullable Object value(JsonParser in) {
        return switch (in.currentToken()) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                while (in.nextToken() != JsonToken.END_OBJECT) {
                    String name = in.currentName();
                    in.nextToken();
                    map.put(name, value(in));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                while (in.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(in));
                }
                yield list;
            }
            case VALUE_STRING -> in.getString();
            case VALUE_NUMBER_INT -> in.getLongValue();
            case VALUE_NUMBER_FLOAT -> in.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw new IllegalStateException("token " + in.currentToken());
        };
    }
}
