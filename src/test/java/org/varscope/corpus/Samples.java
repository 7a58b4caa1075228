package org.varscope.corpus;

import module java.base;

/// Every buffer of the corpus, whatever it holds.
public final class Samples {
    private static final Pattern HEX = Pattern.compile("\"hex\":\\s*\"([0-9a-fA-F]*)\"");

    private Samples() { }

    /// {@return the files of the corpus, in order of name, without the page about them}
    public static List<Path> files() {
        try (Stream<Path> files = Files.walk(Path.of(Samples.class.getResource("/corpus").toURI()))) {
            return files.filter(Files::isRegularFile).filter(f -> !f.toString().endsWith(".md")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /// {@return the buffers in `file`: one a line of a list of cases, or the file itself}
    public static List<byte[]> in(Path file) {
        try {
            if (!file.toString().endsWith(".jsonl")) {
                return List.of(Files.readAllBytes(file));
            }
            List<byte[]> buffers = new ArrayList<>();
            Matcher hex = HEX.matcher(Files.readString(file));
            while (hex.find()) {
                buffers.add(HexFormat.of().parseHex(hex.group(1)));
            }
            return buffers;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
