package org.varscope.cli;

import module java.base;
import org.varscope.cli.options.SecretOptions.Sources;

/// What a command printed, and how it ended.
record Ran(String out, String err, int code) {
    private static final Sources NOTHING = new Sources(InputStream.nullInputStream(), _ -> null);

    static Ran of(List<String> arguments) {
        return of(arguments, NOTHING);
    }

    static Ran of(List<String> arguments, Sources sources) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = CommandLineRun.run(arguments.toArray(String[]::new), sources, out,
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Ran(out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8), code);
    }

    static Ran of(String... arguments) {
        return of(List.of(arguments));
    }
}
