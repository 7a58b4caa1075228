package org.varscope.corpus;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.container.Layers;
import org.varscope.container.Secret;
import org.varscope.dialect.Framing;
import org.varscope.scan.walk.Buffers;

/// A file of the corpus, and how it is opened: each case that is a file, and each verdict on one.
///
/// @param folder   of the corpus
/// @param file     its name there
/// @param bytes    the bytes
/// @param how      it is opened
/// @param argument the password, the hexadecimal digits of the key, or the list of fields; else empty
/// @param said     what the engine says of it
public record StoredFile(String folder, String file, byte[] bytes, How how, String argument, Said said) {
    private static final Pattern PASSWORD = Pattern.compile("password='([^']*)'");
    private static final Pattern KEY = Pattern.compile("key hex=([0-9a-f]{64})");
    private static final Map<String, String> LISTS = Map.of(
            "godot3/file_mixed.dat",
            "u32, u16, u8, u8, pascal, var, u64, float, double, real, line, string:3, var, csv",
            "godot4/file_mixed.dat",
            "u32, u16, u8, u8, pascal, var, u64, half, float, double, real, line, string:3, var, csv",
            "file_big_endian.dat", "be, u32, var, pascal, u64, float",
            "file_pascal.dat", "pascal...",
            "streampeer_put_var.dat", "var, var, pascal, pascal, u32",
            "pba_encode_var_at4.dat", "bytes:4, value, bytes:32");

    /// How a file is opened.
    public enum How {
        /// One record after the other.
        PLAIN("plain"),
        /// Compressed, and records inside.
        COMPRESSED("comp"),
        /// With a password.
        PASSWORD("pass"),
        /// With a key.
        KEY("key"),
        /// A value as base64 text.
        BASE64("base64"),
        /// As the settings of a project.
        PROJECT("project"),
        /// By a list of fields.
        FIELDS("fields"),
        /// Not at all: there is nothing in it.
        EMPTY(""),
        /// Not at all: it is what a codec wrote, without any file format around it. The tests of the codecs read it.
        CODEC("");

        private final String word;

        How(String word) {
            this.word = word;
        }

        /// {@return the word that verdicts and [GodotServer] have for it}
        public String word() {
            return word;
        }

        private static How of(String mode) {
            return Stream.of(values()).filter(h -> h.word.equals(mode) && !mode.isEmpty()).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("no rule for the mode " + mode));
        }
    }

    /// What the engine says of a file.
    public sealed interface Said {
        /// It wrote it.
        ///
        /// @param label what it is, in words
        /// @param text  of its values; empty where it was not printed
        /// @param note  further words
        record Wrote(String label, String text, String note) implements Said { }

        /// It was asked to read it.
        record Judged(FileVerdict verdict) implements Said { }
    }

    /// {@return every file of the corpus that a line tells of}
    /// @throws IllegalArgumentException if there is no rule for how one of them is opened
    public static List<StoredFile> all() {
        List<StoredFile> all = new ArrayList<>();
        Stream.of("godot2", "godot3", "godot3-more", "godot4", "godot4double").flatMap(f -> EngineCase.in(f).stream())
                .filter(c -> c.kind().equals("file")).forEach(c -> all.add(of(c)));
        all.addAll(samples());
        Stream.of("malformed_files3", "malformed_files4").flatMap(f -> FileVerdict.in(f).stream())
                .forEach(v -> all.add(new StoredFile(v.folder(), v.file(), v.bytes(), How.of(v.mode()),
                        v.mode().equals("comp") ? "" : v.argument(), new Said.Judged(v))));
        return all;
    }

    /// {@return the samples that come with the program, and those that it has no use for: one save in every wrapper}
    public static List<StoredFile> samples() {
        return List.of(sample("godot4", "adventure.save", How.PLAIN),
                sample("godot4", "adventure-records.save", How.PLAIN),
                sample("godot4", "adventure-zstd.save", How.COMPRESSED),
                sample("godot4", "adventure-encrypted-secret.save", How.PASSWORD),
                sample("godot4", "adventure.b64", How.BASE64), sample("godot4", "adventure.var", How.FIELDS),
                sample("godot3", "adventure-godot3.save", How.PLAIN),
                sample("godot3", "adventure-godot3-fastlz.save", How.COMPRESSED),
                sample("godot3", "adventure-godot3-encrypted-secret.save", How.PASSWORD));
    }

    private static StoredFile sample(String folder, String file, How how) {
        String argument = how == How.PASSWORD ? "secret" : how == How.FIELDS ? "value" : "";
        return new StoredFile(folder, file, Buffers.sample(file), how, argument,
                new Said.Wrote("sample " + file, "", ""));
    }

    private static StoredFile of(EngineCase file) {
        How how = how(file.file());
        String argument = switch (how) {
            case PASSWORD -> found(PASSWORD, file.note());
            case KEY -> found(KEY, file.note());
            case FIELDS -> LISTS.getOrDefault(file.toString(), LISTS.getOrDefault(file.file(), ""));
            case PLAIN, COMPRESSED, BASE64, PROJECT, EMPTY, CODEC -> "";
        };
        return new StoredFile(file.folder(), file.file(), file.bytes(), how, argument,
                new Said.Wrote(file.label(), file.text(), file.note()));
    }

    private static How how(String name) {
        if (LISTS.keySet().stream().anyMatch(known -> known.endsWith(name))) {
            return How.FIELDS;
        }
        return switch (name.substring(0, name.indexOf('_') + 1)) {
            case "comp_" -> How.COMPRESSED;
            case "b64_" -> How.BASE64;
            case "enc_" -> name.startsWith("enc_key") ? How.KEY : How.PASSWORD;
            case "pba_" -> How.CODEC;
            default -> switch (name) {
                case "file_store_var_seq.dat", "file_store_var_full.dat" -> How.PLAIN;
                case "project.binary" -> How.PROJECT;
                case "file_empty.dat" -> How.EMPTY;
                default -> throw new IllegalArgumentException("no rule says how " + name + " is opened");
            };
        };
    }

    private static String found(Pattern pattern, String note) {
        Matcher matcher = pattern.matcher(note);
        if (!matcher.find()) {
            throw new IllegalArgumentException("no " + pattern + " in " + note);
        }
        return matcher.group(1);
    }

    /// {@return the dialect of the engine that wrote or judged it}
    public String dialect() {
        return folder.replace("-more", "").replace("malformed_files", "godot").replace("double", "-double");
    }

    /// {@return what opens it where it is encrypted; else null}
    public @Nullable Secret secret() {
        return switch (how) {
            case KEY -> Secret.ofHex(argument).orElseThrow();
            case PASSWORD -> Secret.ofPassword(argument.toCharArray());
            case PLAIN, COMPRESSED, BASE64, PROJECT, FIELDS, EMPTY, CODEC -> null;
        };
    }

    /// {@return what it is to be opened as}
    public Layers layers() {
        return switch (how) {
            case PLAIN -> Layers.named("stream").orElseThrow();
            case COMPRESSED -> Layers.named("compressed+stream").orElseThrow();
            case PASSWORD, KEY -> Layers.named("encrypted+stream").orElseThrow();
            case BASE64 -> Layers.named("base64+bare").orElseThrow();
            case PROJECT -> Layers.named("project").orElseThrow();
            case FIELDS -> new Layers(List.of(), Framing.named(Framing.FIELDS + argument).orElseThrow());
            case EMPTY, CODEC -> Layers.ANY;
        };
    }

    /// {@return whether the program opens it, and not just a test of some part}
    public boolean isOpened() {
        return how != How.EMPTY && how != How.CODEC;
    }

    /// {@return whether it holds bytes that are not values}
    public boolean isRaw() {
        return said instanceof Said.Wrote wrote && wrote.label.contains("raw bytes");
    }

    /// {@return whether it is of Godot 3}
    public boolean isGodot3() {
        return dialect().equals("godot3");
    }

    @Override
    public String toString() {
        return folder + "/" + file;
    }
}
