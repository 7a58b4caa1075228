package org.varscope.ui.window;

import module java.base;
import module javafx.controls;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.varscope.check.Made;
import org.varscope.codec.DecodeException;
import org.varscope.codec.Decoder;
import org.varscope.codec.ObjectRule;
import org.varscope.document.place.Siblings;
import org.varscope.explain.PathWords;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Preorder;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.ui.command.Command;

/// Random walks through the commands of the window that change the structure: after each step the file decodes
/// strictly and is read as if it were read anew, and in the end undo gives every byte back, and redo all of them again.
class RandomWalkTest extends WindowTestBase {
    private static final int STEPS = 60;
    private static final List<Command> PLAIN = List.of(Command.DUPLICATE, Command.REMOVE, Command.MOVE_UP,
            Command.MOVE_DOWN, Command.SORT, Command.SORT_DESCENDING, Command.WRAP_ARRAY, Command.WRAP_DICTIONARY,
            Command.UNWRAP, Command.CUT, Command.COPY, Command.PASTE, Command.PASTE, Command.PASTE_OVER,
            Command.INSIST, Command.UNDO, Command.REDO, Command.COPY_AS_JSON, Command.PASTE_AS_JSON,
            Command.COPY_AS_HEX, Command.PASTE_AS_HEX);
    private static final List<Command> CARDS = List.of(Command.INSERT, Command.INSERT_BEFORE, Command.INSERT_AFTER,
            Command.MOVE_TO, Command.CHANGE_TYPE);
    private static final List<String> VALUES = List.of("5", "\"text\"", "[1, [2]]", "{\"k\": 0.5}", "Vector2(1, 2)",
            "null", "PackedInt32Array(3, 1, 2)", "&\"name\"");

    private final Map<Command, Integer> did = new EnumMap<>(Command.class);
    private Random random = new Random(0);

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void whateverIsDoneDecodesAndIsUndoneExactly(long seed) {
        random = new Random(seed);
        byte[] original = Made.bytes("{\"a\": [5, \"x\", 3.5, [1, [2, 3]], null], \"b\": {\"k\": 1, \"j\": &\"n\"}, "
                + "\"c\": Array[int]([3, 1, 2]), \"d\": [{\"x\": 1}, {\"x\": 2}], \"p\": PackedInt32Array(3, 1, 2), "
                + "7: {Vector2(1, 2): \"v\"}, \"e\": []}");
        open(write("walk.bin", original));
        on(() -> editor().tree().view().requestFocus());
        for (int i = 0; i < STEPS; i++) {
            String done = step();
            assertSound("seed %d, step %d: %s".formatted(seed, i, done));
        }
        byte[] last = bytes();
        int steps = model().history().place();
        assertThat(steps).as("steps that changed something").isGreaterThan(STEPS / 4);
        on(() -> {
            while (model().history().canUndo()) {
                window.commands().run(Command.UNDO);
            }
        });
        assertThat(bytes()).as("seed %d, all undone", seed).isEqualTo(original);
        on(() -> {
            for (int i = 0; i < steps; i++) {
                window.commands().run(Command.REDO);
            }
        });
        assertThat(bytes()).as("seed %d, all done again", seed).isEqualTo(last);
        assertThat(did).as("commands that changed something").hasSizeGreaterThan(6);
    }

    private String step() {
        List<Node> nodes = nodes();
        Node node = nodes.get(random.nextInt(nodes.size()));
        List<Siblings> chosen = random.nextInt(3) == 0 ? several(node) : List.of();
        String path = PathWords.of(model().structure(), node);
        on(() -> {
            model().selecting().pick(node.location());
            editor().tree().choice().choose(chosen);
        });
        long before = model().snapshot().revision();
        Command command = random.nextInt(3) == 0 ? CARDS.get(random.nextInt(CARDS.size()))
                : PLAIN.get(random.nextInt(PLAIN.size()));
        run(command);
        answer(command, nodes);
        if (model().snapshot().revision() != before) {
            did.merge(command, 1, Integer::sum);
        }
        return command + " at " + path + " with " + chosen;
    }

    /// Types into the card that a command shows, and leaves it.
    private void answer(Command command, List<Node> nodes) {
        if (isThere("insert-value")) {
            String value = VALUES.get(random.nextInt(VALUES.size()));
            String key = "key" + random.nextInt(5);
            on(() -> {
                if (isThere("insert-key")) {
                    ((TextField) find("insert-key")).setText(key);
                }
                ((TextField) find("insert-value")).setText(value);
            });
            press(KeyCode.ENTER);
        } else if (isThere("go-to-text") && command == Command.MOVE_TO) {
            List<Node> collections = nodes.stream().filter(Node::isCollection).toList();
            Node into = collections.get(random.nextInt(collections.size()));
            String path = PathWords.of(model().structure(), into) + (random.nextBoolean() ? "[0]" : ".moved");
            on(() -> ((TextField) find("go-to-text")).setText(path));
            press(KeyCode.ENTER);
        } else if (isThere("palette-list")) {
            int down = random.nextInt(4);
            for (int i = 0; i < down; i++) {
                press(KeyCode.DOWN);
            }
            press(KeyCode.ENTER);
        }
        settle();
        for (String card : List.of("insert", "go-to", "palette")) {
            if (isThere(card)) {
                press(KeyCode.ESCAPE);
                settle();
            }
        }
    }

    private List<Siblings> several(Node node) {
        Node holder = node.isCollection() && node.children() > 0 ? node : node.parent();
        if (holder == null) {
            return List.of();
        }
        long from = random.nextLong(holder.children());
        return List.of(new Siblings(holder.location(), from, from + 1 + random.nextLong(holder.children() - from)));
    }

    private List<Node> nodes() {
        List<Node> nodes = new ArrayList<>();
        Preorder all = model().structure().preorder();
        for (Node node = all.next(); node != null; node = all.next()) {
            boolean inKey = node.location().places().stream().anyMatch(place -> place < 0) || node.role() == Role.KEY;
            if (node.role() != Role.GAP && !inKey) {
                nodes.add(node);
            }
        }
        return nodes;
    }

    private void assertSound(String words) {
        Structure now = model().structure();
        Structure fresh = Structure.scan(now.bytes(), now.dialect(), now.framing(), Progress.NONE);
        assertThat(now.problems()).as(words).isEqualTo(fresh.problems());
        assertThat(now.errors()).as(words).isZero();
        try {
            byte[] bytes = bytes();
            assertThat(new Decoder(now.dialect(), ObjectRule.ALLOWED).decode(bytes).consumed()).as(words)
                    .isEqualTo(bytes.length);
        } catch (DecodeException e) {
            throw new AssertionError(words + ": does not decode", e);
        }
    }
}
