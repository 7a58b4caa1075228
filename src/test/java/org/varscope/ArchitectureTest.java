package org.varscope;

import module java.base;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.conditions.ArchConditions.have;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import javafx.beans.Observable;
import javafx.css.CssMetaData;
import javafx.scene.Scene;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.commons.support.AnnotationSupport;
import org.varscope.bytes.ByteStore;
import org.varscope.document.Document;
import org.varscope.document.edit.Copied;
import org.varscope.explain.TypeWords;
import org.varscope.remark.Clause;
import org.varscope.remark.Remark;
import org.varscope.remark.Remarked;
import org.varscope.said.Clauses;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Structure;
import org.varscope.ui.compare.ComparedSide;
import org.varscope.ui.editor.EditorPage;
import org.varscope.ui.editor.RestingPage;
import org.varscope.ui.find.TabsSearch;
import org.varscope.ui.lesson.LessonShelf;
import org.varscope.ui.model.EditorModel;
import org.varscope.ui.page.Page;
import org.varscope.ui.page.UnreadPage;
import org.varscope.ui.stored.StoredFile;
import org.varscope.ui.toolkit.Background;
import org.varscope.ui.toolkit.FailureWords;
import org.varscope.ui.window.tab.Workspace;

/// Keeps the arrows between the rooms of `src/docs/architecture.md` pointing down.
class ArchitectureTest {
    private static final int COLUMNS = 120;
    private static final int LONGEST = 350;
    private static final JavaClasses PROGRAM = new ClassFileImporter().importPath(Path.of("target", "classes"));

    /// The rooms from the lowest to the highest, what else each may use beside the lowest, and why no more.
    private enum Room {
        REMARK("what is said is data, and its words stand beside the room that says it"),
        BYTES("a store of bytes knows nothing of what they mean"),
        PROBLEM("findings are on bytes and are reported by everyone above", BYTES),
        SAID("texts are filled in, whatever they are about", PROBLEM),
        VARIANT("a value has no bytes, no offsets and no dialect"),
        DIALECT("tables say how values are written; they read nothing", VARIANT),
        CODEC("the codec is a library of its own: strict, and usable without the scan",
                BYTES, PROBLEM, VARIANT, DIALECT),
        SCAN("the scan survives what the codec refuses, so that neither may lean on the other",
                BYTES, PROBLEM, VARIANT, DIALECT),
        TEXT("notations turn values to text and back, and need no bytes for that", VARIANT, DIALECT),
        CONTAINER("wrappers and probing end where documents begin",
                BYTES, PROBLEM, VARIANT, DIALECT, SCAN, TEXT),
        DOCUMENT("the one mutable object knows no window and no command line",
                BYTES, PROBLEM, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER),
        CHECK("a verdict is on a document and shows nothing",
                BYTES, PROBLEM, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT),
        COMPARE("a comparison looks at two documents and shows nothing",
                BYTES, PROBLEM, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT),
        FIND("finding looks at documents, and at what changed between two, and shows nothing",
                BYTES, PROBLEM, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT, COMPARE),
        REPAIR("a repair is found by what a document says of itself, made by it, and its result is checked",
                BYTES, PROBLEM, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT, CHECK),
        EXPLAIN("sentences are made of what a document says of itself, of verdicts on it, and of what would mend it",
                BYTES, PROBLEM, SAID, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT, CHECK, REPAIR),
        SAMPLE("what is made to be looked at is made by what makes everything else",
                BYTES, PROBLEM, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT),
        RENDER("a picture of bytes is made of what they mean, and of no window",
                BYTES, PROBLEM, SAID, VARIANT, DIALECT, SCAN, TEXT, CONTAINER, DOCUMENT, EXPLAIN),
        PLAY("reading is told step by step by what was found out of the bytes, and shows nothing",
                BYTES, PROBLEM, SAID, VARIANT, DIALECT, CODEC, SCAN, TEXT, DOCUMENT, EXPLAIN),
        GUIDE("pages are made of the tables that the codec reads, wherever they are shown",
                BYTES, PROBLEM, SAID, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT, EXPLAIN, SAMPLE),
        LESSON("an answer is checked on bytes, whoever asks for it",
                BYTES, PROBLEM, SAID, VARIANT, DIALECT, CODEC, SCAN, TEXT, CONTAINER, DOCUMENT, CHECK, FIND, COMPARE,
                EXPLAIN, SAMPLE),
        UI("the window never meets the command line", BYTES, PROBLEM, SAID, VARIANT, DIALECT, CODEC, SCAN, TEXT,
                CONTAINER, DOCUMENT, CHECK, FIND, COMPARE, REPAIR, EXPLAIN, SAMPLE, RENDER, PLAY, GUIDE, LESSON),
        CLI("the command line never meets the window", BYTES, PROBLEM, SAID, VARIANT, DIALECT, CODEC, SCAN, TEXT,
                CONTAINER, DOCUMENT, CHECK, FIND, COMPARE, REPAIR, EXPLAIN, SAMPLE, RENDER, PLAY, GUIDE, LESSON),
        APP("the program's entry wires everything", BYTES, PROBLEM, SAID, VARIANT, DIALECT, CODEC, SCAN, TEXT,
                CONTAINER, DOCUMENT, CHECK, FIND, COMPARE, REPAIR, EXPLAIN, SAMPLE, RENDER, PLAY, GUIDE, LESSON,
                UI, CLI);

        private final String because;
        private final Room[] uses;

        Room(String because, Room... uses) {
            this.because = because;
            this.uses = uses;
        }

        private String subtree() {
            return "org.varscope." + name().toLowerCase(Locale.ROOT) + "..";
        }

        private static String[] packages(Room... rooms) {
            return Arrays.stream(rooms).map(Room::subtree).toArray(String[]::new);
        }

        private String[] forbidden() {
            return Arrays.stream(values()).filter(r -> r != this && r != REMARK && !Arrays.asList(uses).contains(r))
                    .map(Room::subtree).toArray(String[]::new);
        }
    }

    @ParameterizedTest
    @EnumSource(value = Room.class, names = "APP", mode = EnumSource.Mode.EXCLUDE)
    void aRoomUsesOnlyTheRoomsBelowIt(Room room) {
        noClasses().that().resideInAPackage(room.subtree())
                .should().dependOnClassesThat().resideInAnyPackage(room.forbidden())
                .because(room.because).allowEmptyShould(true).check(PROGRAM);
    }

    /// The alcoves of text, from the lowest to the highest: none uses one above it.
    @ParameterizedTest
    @CsvSource({"'', godot", "'', json", "'', path", "'', cell", "godot, json", "godot, path", "godot, cell",
            "json, path", "json, cell", "path, cell", "path, json"})
    void anAlcoveOfTextUsesNoneAboveIt(String lower, String higher) {
        noClasses().that().resideInAPackage("org.varscope.text" + (lower.isEmpty() ? "" : "." + lower))
                .should().dependOnClassesThat().resideInAPackage("org.varscope.text." + higher)
                .because("notations are made of the same few parts, and none of another but of Godot text")
                .check(PROGRAM);
    }

    @Test
    void whereADocumentIsKeptKnowsNoDocument() {
        noClasses().that().resideInAnyPackage("org.varscope.document.file", "org.varscope.document.save")
                .should().dependOnClassesThat()
                .resideInAnyPackage("org.varscope.document", "org.varscope.document.journal..")
                .because("a file is read and saved whatever its bytes mean and whatever was done to them")
                .check(PROGRAM);
    }

    /// The alcoves of the document, from the lowest to the highest: none uses one above it.
    @ParameterizedTest
    @CsvSource({"place, edit", "place, file", "place, journal", "edit, journal", "edit, file",
            "file, journal", "place, save", "edit, save", "file, save", "save, journal"})
    void anAlcoveOfTheDocumentUsesNoneAboveIt(String lower, String higher) {
        noClasses().that().resideInAPackage("org.varscope.document." + lower)
                .should().dependOnClassesThat().resideInAPackage("org.varscope.document." + higher)
                .because("what stands where comes before what may be changed, and that before where it is kept")
                .check(PROGRAM);
    }

    @ParameterizedTest
    @ValueSource(strings = {"place", "edit", "file", "save"})
    void onlyTheJournalKnowsTheDocumentItIsAnAlcoveOf(String alcove) {
        noClasses().that().resideInAPackage("org.varscope.document." + alcove)
                .should().dependOnClassesThat().resideInAPackage("org.varscope.document")
                .because("the one mutable object stands above what it uses").check(PROGRAM);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', value = {
        "cli.output: lines, tables and exit codes are the same for every verb",
        "ui.hex.sheet: bytes are drawn and measured whatever control shows them",
        "ui.window.tab: a file is opened and closed whatever menu or key asks for it",
        "ui.editor.card: what an edit needs is asked for whatever panes show the document",
        "ui.editor.navigation: a place is found and gone to whatever panes show it"})
    void anAlcoveKnowsNothingOfTheRoomAroundIt(String alcove, String because) {
        noClasses().that().resideInAPackage("org.varscope." + alcove).should().dependOnClassesThat()
                .resideInAPackage("org.varscope." + alcove.substring(0, alcove.lastIndexOf('.')))
                .because(because).check(PROGRAM);
    }

    /// The alcoves of the window, from the lowest to the highest, and what each may use beside the lowest.
    @ParameterizedTest
    @CsvSource(delimiter = ':', value = {"lifetime:", "theme:", "message:", "toolkit: message",
        "model: message toolkit", "card: message command", "cell: message model toolkit", "command: message toolkit",
        "hex: message theme", "tree: message cell command model toolkit theme",
        "value: message model toolkit theme",
        "text: message command model toolkit theme",
        "guide: message page toolkit", "explain: message command guide model toolkit",
        "inspector: message cell model toolkit theme value",
        "problems: message model toolkit theme",
        "changes: message model toolkit theme",
        "packed: message cell command hex model toolkit theme", "play: message model toolkit theme",
        "find: message command model toolkit theme",
        "bookmarks: message command model theme",
        "repair: message card model toolkit",
        "file: message card command hex model toolkit theme tree", "keys: message card command hex",
        "page: message theme card command file model toolkit",
        "sample: message theme model toolkit page",
        "settings: message card command file hex keys page theme toolkit",
        "lesson: message card command model toolkit page theme",
        "editor: message bookmarks card changes command explain file find hex inspector model toolkit packed page play "
            + "problems text theme tree",
        "compare: message card command editor file hex model toolkit page theme tree",
        "stored: message command editor explain file hex model toolkit page theme",
        "window: message card changes command compare editor file find guide hex keys lesson model toolkit packed page "
            + "problems repair sample settings stored text theme tree"})
    void anAlcoveOfTheWindowUsesOnlyThoseBelowIt(String alcove, @Nullable String uses) {
        Stream<String> used = Stream.of(alcove, "lifetime", uses == null ? "lifetime" : uses)
                .flatMap(rooms -> Arrays.stream(rooms.split(" "))).map(room -> "org.varscope.ui." + room + "..");
        noClasses().that().resideInAPackage("org.varscope.ui." + alcove + "..").should().dependOnClassesThat(
                        resideInAPackage("org.varscope.ui..").and(resideOutsideOfPackages(used.toArray(String[]::new))))
                .because("a document is opened, then seen, then put into panes, then framed").check(PROGRAM);
    }

    @Test
    void whatIsShownOfADocumentKnowsNoControlAndTheToolkitNoDocument() {
        noClasses().that().resideInAPackage("org.varscope.ui.model").should().dependOnClassesThat()
                .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.fxml..")
                .because("panes are many, and one day something else may show a document").check(PROGRAM);
        noClasses().that().resideInAPackage("org.varscope.ui.toolkit").should().dependOnClassesThat()
                .resideInAnyPackage("org.varscope.document..", "org.varscope.dialect..", "org.varscope.scan.index..")
                .because("frames, keys and threads are the same whatever a window shows").check(PROGRAM);
    }

    /// The alcoves of the scan from the lowest to the highest, and what else of the scan each may use.
    private enum ScanAlcove {
        WALK, DAMAGE(WALK), INDEX(WALK, DAMAGE), FIELD(WALK, INDEX), DETECT(WALK, DAMAGE, INDEX), AUDIT(WALK);

        private final ScanAlcove[] uses;

        ScanAlcove(ScanAlcove... uses) {
            this.uses = uses;
        }

        private String subtree() {
            return "org.varscope.scan." + name().toLowerCase(Locale.ROOT) + "..";
        }
    }

    @ParameterizedTest
    @EnumSource(ScanAlcove.class)
    void anAlcoveOfTheScanUsesOnlyThoseBelowIt(ScanAlcove alcove) {
        noClasses().that().resideInAPackage(alcove.subtree()).should().dependOnClassesThat().resideInAnyPackage(
                        Arrays.stream(ScanAlcove.values())
                        .filter(a -> a != alcove && !Arrays.asList(alcove.uses).contains(a))
                                .map(ScanAlcove::subtree).toArray(String[]::new))
                .because("measuring, going on after damage, and what is made of it are three ideas").check(PROGRAM);
    }

    @Test
    void onlyTheBackgroundLeavesTheThreadOfTheWindowAndComesBackToIt() {
        noClasses().that().resideInAPackage("org.varscope.ui..").and().doNotBelongToAnyOf(Background.class)
                .should().dependOnClassesThat(belongToAnyOf(Thread.class, Timer.class, Executors.class,
                CompletableFuture.class)
                        .or(assignableTo(Executor.class)).or(assignableTo(javafx.concurrent.Worker.class)))
                .orShould().accessTargetWhere(target(name("runLater")))
                .because("work that leaves it in another way can fail, or come too late, and nobody says so")
                .check(PROGRAM);
    }

    /// What a menu item or a tooltip is bound to, which is kept by none of them; what is made for who asks; how far the
    /// work in a lane has come, which is of whoever has made that.
    private static final Set<String> BOUND = Set.of("Commands.titleProperty", "Commands.disabledProperty",
            "Commands.withKey", "Commands.withKeys", "Zoom.scaled", "Lane.shareProperty");

    /// Nobody but a `Lifetime` can follow a `Lasting`: the compiler keeps that.
    @Test
    void whatMayOutlastAPageIsFollowedThroughALifetimeAlone() {
        methods().that().areNotPrivate().and().areDeclaredInClassesThat(resideInAnyPackage("org.varscope.ui.model..",
                        "org.varscope.ui.file..", "org.varscope.ui.theme..", "org.varscope.ui.command..",
                        "org.varscope.ui.message..").or(belongToAnyOf(Workspace.class, ComparedSide.class,
                        StoredFile.class, LessonShelf.class, TabsSearch.class)))
                .and(describe("are not of a private class", method -> !isPrivate(method.getOwner())))
                .and(describe("keep what follows them", method -> !BOUND.contains(
                        method.getOwner().getSimpleName() + "." + method.getName())))
                .should().notHaveRawReturnType(assignableTo(Observable.class))
                .because("whoever follows it by itself is kept by it, and works on: give a `Lasting`").check(PROGRAM);
    }

    /// Of what is static, only these change: which fonts are there, the language, and bytes that were copied.
    private static final Set<String> CHANGING = Set.of("Fonts.loaded", "Messages.choice", "HexClipboard.copied");

    @Test
    void nothingStaticHoldsADocumentOrWhatIsShownOfOne() {
        noFields().that().areStatic().and().areDeclaredInClassesThat(resideInAnyPackage("org.varscope.ui..",
                        "org.varscope.document.."))
                .and(describe("are not of the style sheets", field -> field.getAllInvolvedRawTypes().stream()
                        .noneMatch(assignableTo(CssMetaData.class))))
                .should(be(describe("able to hold one", field -> field.getAllInvolvedRawTypes().stream().anyMatch(
                        assignableTo(Node.class).or(assignableTo(Structure.class)).or(assignableTo(ByteStore.class))
                                .or(assignableTo(javafx.scene.Node.class)).or(assignableTo(Scene.class))
                                .or(assignableTo(Page.class)).or(belongToAnyOf(Document.class, EditorModel.class,
                                Copied.class, Object.class))))))
                .orShould(be(describe("changed", field -> !field.getModifiers().contains(JavaModifier.FINAL)
                        && !CHANGING.contains(field.getOwner().getSimpleName() + "." + field.getName()))))
                .because("it would outlast every tab: a window, or what is shown there, can hold it").check(PROGRAM);
    }

    private static boolean isPrivate(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PRIVATE);
    }

    @Test
    void nobodyKeepsASubscriptionButALifetime() {
        noClasses().that().resideOutsideOfPackage("org.varscope.ui.lifetime")
                .should().accessTargetWhere(target(owner(assignableTo(Subscription.class))))
                .orShould(have(describe("a field of that", one -> one.getFields().stream().anyMatch(
                        field -> field.getRawType().isAssignableTo(Subscription.class)))))
                .because("what ends is followed through one that ends with it").check(PROGRAM);
    }

    @Test
    void everyClassIsInARoom() {
        classes().that().doNotHaveSimpleName("module-info").should().resideInAnyPackage(Room.packages(Room.values()))
                .because("a thing that fits no room needs a better name, or a decision record for a new room")
                .check(PROGRAM);
    }

    @Test
    void theCodecAndAllBelowItUseTheJdkAlone() {
        noClasses().that().resideInAnyPackage(
                        Room.packages(Room.REMARK, Room.BYTES, Room.PROBLEM, Room.VARIANT, Room.DIALECT,
                                Room.CODEC, Room.SCAN))
                .should().dependOnClassesThat(resideOutsideOfPackages("java..", "javax.crypto..", "org.varscope..",
                        "org.jspecify.."))
                .because("they are a library that any Java program may use without the rest").check(PROGRAM);
    }

    @Test
    void onlyTheWindowKnowsJavaFx() {
        noClasses().that().resideOutsideOfPackages(Room.packages(Room.UI, Room.APP))
                .should().dependOnClassesThat(resideInAnyPackage("javafx..", "com.sun.javafx..", "org.controlsfx..",
                        "org.fxmisc..", "atlantafx..", "org.kordamp.."))
                .because("a verb on the command line starts no toolkit and works on a bare server").check(PROGRAM);
    }

    @Test
    void onlyTheCommandLineTouchesTheStandardStreams() {
        noClasses().that().resideOutsideOfPackages(Room.packages(Room.CLI, Room.APP)).should(ACCESS_STANDARD_STREAMS)
                .because("what a person is told is the business of whoever talks to that person").check(PROGRAM);
    }

    @Test
    void theCommandLineWritesThroughWhatEscapesTextOfOthers() {
        noClasses().that().resideInAPackage(Room.CLI.subtree()).and().doNotHaveSimpleName("Output")
                .and().doNotHaveSimpleName("Messages").and().doNotHaveSimpleName("CommandLineRun")
                .should().dependOnClassesThat().belongToAnyOf(PrintStream.class, PrintWriter.class,
                        OutputStreamWriter.class)
                .because("a name or a key that clears the terminal must not depend on one call that was forgotten")
                .check(PROGRAM);
    }

    /// In `remark`, only what records of the program hold is read so.
    @Test
    void nothingInAFileIsEverRun() {
        noClasses().that().resideOutsideOfPackage("org.varscope.remark").should().dependOnClassesThat()
                .belongToAnyOf(ObjectInputStream.class, Process.class, ProcessBuilder.class, URLClassLoader.class,
                        Method.class, Constructor.class)
                .orShould().dependOnClassesThat().resideInAnyPackage("javax.script..", "java.beans..")
                .orShould().callMethod(Class.class, "forName", String.class)
                .orShould().callMethod(Runtime.class, "exec", String.class)
                .orShould().callMethod(Runtime.class, "exec", String[].class)
                .because("objects of a file are shown and never made, and nothing here could make or start one")
                .check(PROGRAM);
    }

    /// `URL` names the program's own resources, and nothing opens one.
    @Test
    void nothingUsesANetwork() {
        noClasses().should()
                .dependOnClassesThat(resideInAnyPackage("java.net..", "javax.net..", "java.rmi..", "javafx.scene.web..")
                        .and(not(belongToAnyOf(URL.class, URI.class, URLEncoder.class, UnixDomainSocketAddress.class,
                        SocketAddress.class,
                                ProtocolFamily.class, StandardProtocolFamily.class))))
                .orShould().callMethodWhere(target(owner(assignableTo(URL.class))).and(target(name("openStream")
                        .or(name("openConnection")).or(name("getContent")))))
                .orShould()
                .accessTargetWhere(target(name("INET").or(name("INET6")).or(name("showDocument")).or(name("browse"))))
                .because("saves are private, and a program that sends nothing cannot send one").check(PROGRAM);
    }

    @Test
    void onlyTheHandoffUsesASocketAndThatIsAFile() {
        noClasses().that().haveNameNotMatching("org\\.varscope\\.app\\.Handoff(\\$.*)?").should().dependOnClassesThat(
                        assignableTo(NetworkChannel.class).or(assignableTo(SocketChannel.class))
                        .or(assignableTo(SocketAddress.class))
                                .or(assignableTo(AsynchronousChannelGroup.class)))
                .because("a second start hands its files to the window that runs, and nothing else meets")
                .check(PROGRAM);
        noClasses().should().callMethod(SocketChannel.class, "open").orShould()
                .callMethod(ServerSocketChannel.class, "open")
                .because("without a family of addresses a channel is one of the network").check(PROGRAM);
    }

    @Test
    void theScanBuildsNoValues() {
        noClasses().that().resideInAPackage(Room.SCAN.subtree())
                .should().dependOnClassesThat().haveFullyQualifiedName("org.varscope.variant.Variant")
                .because("it measures bytes, millions of values a second; the codec makes those that are asked for")
                .allowEmptyShould(true).check(PROGRAM);
    }

    @Test
    void theCodecNeverReportsAndCarriesOn() {
        noClasses().that().resideInAPackage(Room.CODEC.subtree())
                .should().dependOnClassesThat().haveFullyQualifiedName("org.varscope.problem.Sink")
                .because("strict decoding answers as the engine does: it refuses at the first broken rule")
                .allowEmptyShould(true).check(PROGRAM);
    }

    @Test
    void noPackageIsTooFullForOneTour() {
        assertThat(PROGRAM.stream().filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting())))
                .allSatisfy((room, classes) -> assertThat(classes).as("classes of %s: more want an alcove", room)
                        .isLessThanOrEqualTo(30));
    }

    @Test
    void noPackageHasANameThatCouldHoldAnything() {
        noClasses().should().resideInAnyPackage("..util..", "..common..", "..helper..", "..manager..", "..impl..",
                        "..api..")
                .because("a helper lives in the room that needs it first, under a name of the field").check(PROGRAM);
    }

    /// {@return the numbers of the lines that are too long, from 1; rows of a table in a text block may be}
    private static List<Integer> tooLong(List<String> lines) {
        List<Integer> found = new ArrayList<>();
        boolean inBlock = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            inBlock ^= line.split("\"\"\"", -1).length % 2 == 0;
            if (!inBlock && line.codePointCount(0, line.length()) > COLUMNS) {
                found.add(i + 1);
            }
        }
        return found;
    }

    @Test
    void theWindowSaysInItsOwnLanguageWhatIsExplained() {
        noClasses().that().resideInAPackage("org.varscope.ui..")
                .should().callMethod(Clauses.class, "clause", Clause.class)
                .orShould().callMethod(Clauses.class, "why", Throwable.class)
                .orShould().callMethod(TypeWords.class, "bytes", long.class)
                .orShould().callMethod(TypeWords.class, "of", Structure.class, Node.class)
                .because("those without a language are in English, which the command line speaks").check(PROGRAM);
    }

    /// What the system says has no other words; what this program says does.
    @Test
    void theWindowShowsNoMessageOfAnException() {
        noClasses().that().resideInAPackage("org.varscope.ui..").and().doNotBelongToAnyOf(FailureWords.class)
                .should().callMethodWhere(target(owner(assignableTo(Throwable.class)))
                        .and(target(name("getMessage").or(name("getLocalizedMessage")))))
                .because("it is in English, or none at all; `FailureWords` says why something has failed")
                .check(PROGRAM);
    }

    @Test
    void noRoomBelowTheWordsSaysInEnglishWhatIsWrongWithAFile() {
        noClasses().that().resideInAnyPackage(Room.packages(Room.BYTES, Room.DIALECT, Room.CODEC, Room.SCAN, Room.TEXT,
                        Room.CONTAINER, Room.DOCUMENT, Room.CHECK, Room.COMPARE, Room.FIND, Room.REPAIR))
                .should().callConstructor(IOException.class, String.class)
                .orShould().callConstructor(IOException.class, String.class, Throwable.class)
                .because("a `RemarkedIOException` says it in any language").check(PROGRAM);
    }

    @Test
    void whatIsRemarkedIsNeverTakenForItsMessage() {
        noClasses().should().callMethodWhere(target(owner(assignableTo(Remarked.class)))
                        .and(target(name("getMessage").or(name("getLocalizedMessage")))))
                .because("that names no more than the kind of the remark").check(PROGRAM);
    }

    /// The one of a document is made anew by who opens it; one that was not read, or is at rest, has no words.
    @Test
    void everyPageIsThereInTheOtherLanguageToo() {
        assertThat(PROGRAM.stream().filter(found -> found.isAssignableTo(Page.class)
                        && !found.getModifiers().contains(JavaModifier.ABSTRACT)
                        && Stream.of(EditorPage.class, UnreadPage.class, RestingPage.class)
                                .noneMatch(found::isEquivalentTo)))
                .isNotEmpty().allSatisfy(page -> assertThat(page.tryGetMethod("renewed")).as("renewed() of %s", page)
                        .isPresent());
    }

    @Test
    void whatRoomsRemarkIsNamedSo() {
        classes().that().implement(Remark.Kind.class).should().haveSimpleNameEndingWith("Remark")
                .andShould().beEnums().because("their words are found by that name").check(PROGRAM);
    }

    /// Documents link in one way: `[Name]`.
    @Test
    void documentsLinkInOneWay() throws IOException {
        List<Path> others = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                if (Files.readString(file).contains("{@" + "link")) {
                    others.add(file);
                }
            }
        }
        assertThat(others).isEmpty();
    }

    /// Of what a format writes, only these differ from language to language; of a format that is put together nobody
    /// sees what it writes.
    @Test
    void nothingBelowTheWindowFormatsByTheDefaultLocale() throws IOException {
        Pattern digits = Pattern.compile("\"[^\"]*%[-#+ 0,(]*\\d*(?:\\.\\d+)?[defg][^\"]*\""
                + "|\"[^\"]*%[-#+ 0,(]*\" \\+");
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java", "org", "varscope"))) {
            assertThat(files.filter(f -> f.toString().endsWith(".java"))
                    .filter(f -> !f.startsWith(Path.of("src", "main", "java", "org", "varscope", "ui")))
                    .flatMap(f -> statements(f).filter(s -> digits.matcher(s).find() && !s.contains("Locale.ROOT"))
                            .map(s -> f + ": " + s.strip()))).isEmpty();
        }
        noClasses().that().resideOutsideOfPackage("org.varscope.ui..")
                .should().callMethod(String.class, "toUpperCase").orShould().callMethod(String.class, "toLowerCase")
                .orShould().callMethod(Locale.class, "getDefault")
                .orShould().callMethod(NumberFormat.class, "getInstance")
                .orShould().callConstructor(MessageFormat.class, String.class)
                .orShould().callConstructor(DecimalFormat.class, String.class)
                .orShould().callConstructor(SimpleDateFormat.class, String.class)
                .orShould().callMethod(DateTimeFormatter.class, "ofPattern", String.class)
                .because("what a file holds is written the same everywhere").check(PROGRAM);
    }

    private static Stream<String> statements(Path file) {
        try {
            return Arrays.stream(Files.readString(file).replaceAll("(?m)^\\s*//.*$", "").split("[;{}]\\R"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The language is that of the whole program. What compares codes and offsets alone may run meanwhile.
    @Test
    void noTestOfTheWindowRunsBesideOneThatSwitchesTheLanguage() throws IOException, ClassNotFoundException {
        Path tests = Path.of("src/test/java");
        for (String room : List.of("org/varscope/ui", "org/varscope/app")) {
            try (Stream<Path> all = Files.walk(tests.resolve(room))) {
                for (Path source : all.filter(file -> file.toString().endsWith("Test.java")
                        && !file.endsWith("ProblemsOfCorpusTest.java")).toList()) {
                    String name = tests.relativize(source).toString().replace(File.separatorChar, '.');
                    assertThat(AnnotationSupport.findRepeatableAnnotations(
                            Class.forName(name.substring(0, name.lastIndexOf('.'))), ResourceLock.class))
                            .as("%s takes turns: @InOneLanguage, @UsesToolkit", name).isNotEmpty();
                }
            }
        }
    }

    /// Larger files of main, and why each is one.
    private static final Map<String, String> LARGE = Map.of(
            "Flaw.java", "each case of a sealed family has its meaning and its parts, which are read side by side",
            "Obstacle.java", "each case of a sealed family has its meaning and its parts, which are read side by side",
            "Variant.java", "the kinds of values are closed by the engine, and equal and are written by one rule",
            "Scanner.java", "one loop over one stack of levels: each kind of item changes what all others see");

    @Test
    void noFileIsLargerThanItCanBeReadAtOnceWithoutAReason() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("src/main/java"))) {
            Set<String> large = all.filter(file -> file.toString().endsWith(".java") && lines(file) > LONGEST)
                    .map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new));
            assertThat(large).as("files of more than %d lines: two ideas, or a reason why it is one", LONGEST)
                    .containsExactlyInAnyOrderElementsOf(LARGE.keySet());
        }
    }

    private static long lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void noLineIsLongerThanItsColumns() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("src"))) {
            for (Path source : all.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
                assertThat(tooLong(Files.readAllLines(source)))
                        .as("lines of %s with more than %d columns: break them before an operator, after a comma, or"
                                + " in the middle of a string", source, COLUMNS)
                        .isEmpty();
            }
        }
    }

    @Test
    void aLineOfOneColumnTooManyIsFoundAndARowOfATextBlockIsNot() {
        String row = "x".repeat(COLUMNS + 1);
        assertThat(tooLong(List.of("x".repeat(COLUMNS), row, "\"\"\"", row, "\"\"\"", row))).containsExactly(2, 6);
    }
}
