package org.varscope.cli.options;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.cli.output.ExitCode;
import org.varscope.cli.output.Refusal;
import org.varscope.container.Secret;
import picocli.CommandLine.Option;

/// Options that say what opens an encrypted file. No message repeats what they are given.
public final class SecretOptions {
    /// Where a verb finds what is not said by its arguments.
    ///
    /// @param in          standard input
    /// @param environment gives the value of an environment variable, or null
    public record Sources(InputStream in, Function<String, @Nullable String> environment) { }

    /// The environment variable that is looked at where no option says anything.
    public static final String VARIABLE = "VARSCOPE_PASSWORD";

    private static final int LONGEST = 1 << 16;

    @Option(names = "--password", paramLabel = "TEXT",
            description = "Password of an encrypted file. Other programs may "
            + "see it while this one runs; --password-env and --password-stdin keep it to themselves. Without any of "
            + "them, the environment variable " + VARIABLE + " is used where it is set.")
    private @Nullable String password;

    @Option(names = "--password-env", paramLabel = "NAME", description = "Password from this environment variable.")
    private @Nullable String variable;

    @Option(names = "--password-stdin", description = "Password from the first line of standard input, in UTF-8.")
    private boolean stdin;

    @Option(names = "--key", paramLabel = "HEX", description = "Key of an encrypted file: 64 hexadecimal digits.")
    private @Nullable String key;

    @Option(names = "--any-key", description = "Show what the password or key gives also where nothing in it makes "
            + "sense, as where much of the file is damaged.")
    private boolean any;

    private @Nullable Secret found;
    private boolean looked;

    /// {@return what opens encrypted files, or null where nothing says it}
    /// @throws Refusal if what says it cannot be used
    @Nullable Secret secret(Sources sources) throws Refusal {
        if (!looked) {
            Secret secret = found(sources);
            found = secret != null && any ? secret.insisting() : secret;
            looked = true;
        }
        return found;
    }

    private @Nullable Secret found(Sources sources) throws Refusal {
        if (Stream.of(password, variable, key).filter(Objects::nonNull).count() + (stdin ? 1 : 0) > 1) {
            throw new Refusal(ExitCode.USAGE,
                    "--password, --password-env, --password-stdin and --key exclude each other");
        }
        if (key != null) {
            return Secret.ofHex(key).orElseThrow(
                    () -> new Refusal(ExitCode.USAGE, "--key: expected 64 hexadecimal digits, which are 32 bytes"));
        }
        if (stdin) {
            return ofPassword(firstLine(sources.in()));
        }
        if (password != null) {
            return ofPassword(password.toCharArray());
        }
        String value = sources.environment().apply(variable == null ? VARIABLE : variable);
        if (value == null && variable != null) {
            throw new Refusal(ExitCode.USAGE, "--password-env " + variable + ": there is no such variable");
        }
        if (value != null && value.indexOf('\uFFFD') >= 0) {
            throw new Refusal(ExitCode.USAGE, (variable == null ? VARIABLE : "--password-env")
                    + ": the variable's value is no text in the character set of this system; --password-stdin "
                    + "takes UTF-8");
        }
        return value == null ? null : ofPassword(value.toCharArray());
    }

    private static Secret ofPassword(char[] password) {
        Secret secret = Secret.ofPassword(password);
        Arrays.fill(password, '\0');
        return secret;
    }

    private static char[] firstLine(InputStream in) throws Refusal {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        try {
            for (int b = in.read(); b >= 0 && b != '\n'; b = in.read()) {
                if (line.size() == LONGEST) {
                    throw new Refusal(ExitCode.USAGE,
                            "--password-stdin: the first line has more than " + LONGEST + " bytes");
                }
                line.write(b);
            }
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE, "--password-stdin: standard input cannot be read");
        }
        byte[] bytes = line.toByteArray();
        int length = bytes.length > 0 && bytes[bytes.length - 1] == '\r' ? bytes.length - 1 : bytes.length;
        CharBuffer text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes, 0, length));
        } catch (CharacterCodingException _) {
            throw new Refusal(ExitCode.USAGE, "--password-stdin: the first line is no UTF-8");
        }
        char[] password = new char[text.remaining()];
        text.get(password);
        Arrays.fill(bytes, (byte) 0);
        return password;
    }
}
