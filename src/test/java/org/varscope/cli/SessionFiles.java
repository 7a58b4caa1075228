package org.varscope.cli;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.block.Compressed;
import org.varscope.container.block.Compression;
import org.varscope.scan.walk.Buffers;
import org.varscope.scan.walk.Progress;

/// The files that the transcripts work on.
final class SessionFiles {
    /// `{"k": 1}` as a record, encrypted as Godot 4 does with the key 00 01 02 ... 1f and the same vector each time.
    private static final String KEYED =
            "4744454387819146d9a344f3973c7e6d5e6611552000000000000000000102030405060708090a0b0c0d0e0f466e0457"
            + "13fb7196f12e553d06c3a6928166973b6e7d769dfa2a633d1f5c9c8c";
    /// `[player]`, `hp=100`, encrypted as Godot 4 does with the password `secret`.
    private static final String SETTINGS =
            "474445437c6e621502e6c104fef3a07de2c8f0c11100000000000000000102030405060708090a0b0c0d0e0fe7f7c5ff"
            + "528406e6aad0ca758ed3660686ac27beebc5ff7aa4a7cb4580e45243";

    private SessionFiles() { }

    static void writeTo(Path folder) throws IOException {
        byte[] save = Buffers.sample("adventure.save");
        write(folder, "adventure.save", save);
        write(folder, "adventure-godot3.save", Buffers.sample("adventure-godot3.save"));
        write(folder, "cut.save", Arrays.copyOf(save, 0x1A6));
        write(folder, "zeros.save", new byte[16]);
        hex(folder, "three.save", "08000000 02000000 05000000 04000000 00000000 0c000000 04000000 03000000 74776f00");
        hex(folder, "counted.dat", "53415645 03000000"
                + " 08000000 02000000 05000000 04000000 00000000 0c000000 04000000 03000000 74776f00");
        hex(folder, "game.dat", "53415645ac00000064000000789c5bc1c0c0200dc4cc40cc02c46c405c909358995a842a"
                + "0ec27989b9a9303521a9c525203530b9f4fc9c1426209d02e583f415e41733b03280c001"
                + "7b20e1001207f1d37212d38b81b40c1083f430226106a87e90ba9cd4b2d41ca81a907900"
                + "29a010b4");
        hex(folder, "combined.dat", "bea5a5a5a7a5a5a5a1a5a5a5a7a5a5a5cdd5a5a5a7a5a5a5c1a5a5a5a1a5a5a5a0a5a5a5"
                + "ccd1c0c8d6a5a5a5bba5a5a5a6a5a5a5a4a5a5a5a7a5a5a5a6a5a5a5");
        hex(folder, "small.var", "1b000000 02000000 04000000 02000000 68700000 02000000 64000000"
                + " 04000000 05000000 6974656d 73000000 1e000000 03000000 01000000 02000000 03000000");
        hex(folder, "empty-record.save", "00000000 04000000 00000000 08000000 01000000 01000000");
        hex(folder, "bad-record.save", "08000000 63000000 00000000 08000000 01000000 01000000");
        hex(folder, "lying-count.var", "1c000000 ffffff7f 02000000 01000000");
        hex(folder, "twice.var", "1b000000 02000000 04000000 01000000 61000000 02000000 01000000"
                + " 04000000 01000000 61000000 02000000 02000000");
        hex(folder, "mistyped.var", "1c000100 02000000 02000000 02000000 01000000 04000000 01000000 78000000");
        hex(folder, "object.var", "18000000 04000000 4e6f6465 02000000 02000000 68700000 02000000 05000000"
                + " 06000000 73637269 70740000 04000000 0a000000 7265733a 2f2f612e 67640000");
        hex(folder, "trailing.var", "02000000 01000000 efbeadde efbeadde");
        hex(folder, "not-utf8.var", "04000000 04000000 61ff6200");
        hex(folder, "not-utf8-godot3.var", "12000000 01000000 04000000 03000000 eda08000 15000000 01000000 07000000");
        hex(folder, "doubles.var", "05000100 9a9999999999b93f 0000000000000040");
        hex(folder, "numbers.var", "1c000000 06000000 03000000 cdcccc3d 03000100 000000a09999b93f 03000000 00000080"
                + " 03000100 010000000000f87f 03000000 0000807f 03000000 000080ff");
        write(folder, "empty.save", new byte[0]);
        Files.writeString(folder.resolve("own.lesson"), """
                title: How much gold?
                text: The number follows the header.
                hex: 02 00 00 00 64 00 00 00
                task: Which number is it?
                check: answer 100
                wrong: answer 64
                  Those are the right digits, but they are hexadecimal.
                wrong: answer 0x64
                  This answer is right, and called wrong.
                """);
        Files.writeString(folder.resolve("broken.lesson"), "title: No task\nchek: answer 1\n");
        Files.writeString(folder.resolve("outside.lesson"), """
                title: A file elsewhere
                text: Nothing.
                file: ../elsewhere.save
                hex: 00 00 00 00
                task: Nothing.
                check: accepted
                """);
        String lesson = "title: T\ntext: X\ntask: Y\nhex: 02 00 00 00 64 00 00 00\n";
        Files.writeString(folder.resolve("made-up.lesson"), lesson + "check: answer 999\n");
        Files.writeString(folder.resolve("by-hand.lesson"), lesson + "check: answer 100\n");
        Files.writeString(folder.resolve("profile.lesson"), """
                title: T
                text: x
                task: y
                hex: 00 00 00 00
                file: .profile
                hex: 65 63 68 6f 20 70 77 6e 65 64
                open: godot4 bare
                check: answer 1
                """);
        hex(folder, "picture.png", "89504e47 0d0a1a0a 0000000d 49484452");
        hex(folder, "scene.scn", "52535243 00000000 00000000 03000000");
        write(folder, "secret.save", Buffers.sample("adventure-encrypted-secret.save"));
        write(folder, "secret-godot3.save", Buffers.sample("adventure-godot3-encrypted-secret.save"));
        write(folder, "packed.save", Buffers.sample("adventure-zstd.save"));
        write(folder, "packed-godot3.save", Buffers.sample("adventure-godot3-fastlz.save"));
        hex(folder, "with-key.save", KEYED);
        hex(folder, "cut-secret.save", KEYED.substring(0, KEYED.length() - 32));
        hex(folder, "cut-packed.save", "47435046 02000000 00100000 20000000 29000000");
        write(folder, "hole.save", withHole());
        hex(folder, "bomb.save", "47435046 02000000 00000010 00000020 01000000 00000000 00000000");
        hex(folder, "settings-secret.cfg", SETTINGS);
        hex(folder, "nothing-packed.save", "47435046 02000000 00100000 00000000 09000000 28b52ffd2000010000 47435046");
        hex(folder, "nothing-damaged.save", "47435046 02000000 00100000 00000000 00000000 47435046");
        hex(folder, "no-settings.binary", "45434647 00000000");
        text(folder, "value.txt", "GwAAAAEAAAAEAAAA\nAQAAAGsAAAACAAAA\nAQAAAA==\n");
        hex(folder, "project.binary", "45434647 03000000"
                + " 17000000 6170706c69636174696f6e2f636f6e6669672f6e616d65 0c000000 04000000 04000000 47616d65"
                + " 05000000 61202f2062 08000000 02000000 05000000 03000000 6c6f67 08000000 01000000 01000000");
        hex(folder, "mixed.dat", "56415347 0300 05000000 68c3a96c6c 08000000 02000000 05000000 9a9999999999b93f"
                + " 61206c696e650a 04000000 00000000 08000000 01000000 01000000");
        text(folder, "mixed.dat.fields", "# a small mix\nu32, u16, pascal, var, double,\nline, var...\n");
        text(folder, "small.fields", "bytes:8, value,\n# and what follows it\nu32\n");
        hex(folder, "inside.dat", "efbeadde efbeadde 02000000 2a000000 efbeadde");
        text(folder, "settings.json", "{\"volume\": 0.5}\n");
        Files.createDirectory(folder.resolve("folder"));
        text(folder, "fork.dialect", "title: A fork\n0 Nil nil\n2 whole int\n200 Pair vector2i\n");
        text(folder, "broken.dialect", "0 Nil nil\n1 bool boolean\n");
        hex(folder, "not-utf8.dialect", "30204e696c20ff");
        hex(folder, "fork.var", "c8000000 01000000 02000000");
    }

    /// Three records, 7, 9000 bytes and 8, in three packed blocks, of which the second has a wrong byte.
    private static byte[] withHole() throws IOException {
        ByteBuffer content = ByteBuffer.allocate(9036).order(ByteOrder.LITTLE_ENDIAN).putInt(8).putInt(2).putInt(7)
                .putInt(9008).putInt(29).putInt(9000);
        content.putInt(9024, 8).putInt(9028, 2).putInt(9032, 8);
        ByteStore written = Compressed.write(ByteStore.of(content.array()), Compression.GZIP, Progress.NONE).file();
        byte[] file = written.bytes(new Span(0, written.length()));
        int second = 28 + ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(16);
        file[second] ^= 1;
        return file;
    }

    private static void text(Path folder, String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private static void hex(Path folder, String name, String hex) throws IOException {
        write(folder, name, HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    private static void write(Path folder, String name, byte[] bytes) throws IOException {
        Files.write(folder.resolve(name), bytes);
    }
}
