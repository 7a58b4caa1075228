package org.varscope;

import module java.base;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/// What installers of every system are made from, as the build has filled it in.
class InstallerFilesTest {
    private static final Path BUILD = Path.of("target", "installer", "build");
    private static final Path SHARE = BUILD.resolve("linux/share");
    private static final Path DESKTOP = SHARE.resolve("applications/org.varscope.Varscope.desktop");
    private static final List<String> GODOT_TYPES = List.of("application/x-godot-variant",
            "application/x-godot-compressed", "application/x-godot-encrypted", "application/x-godot-settings");
    private static final Set<String> WITH_FILES = Set.of("--icon", "--file-associations", "--add-launcher",
            "--resource-dir", "--license-file");
    private static final Path JPACKAGE_LINES = Path.of("src/test/resources/org/varscope/jpackage-lines.txt");
    /// Files that a script writes before its tools read them.
    private static final Set<String> MADE = Set.of("LICENSE.txt", "windows/resources");

    /// The words of an argument file, in the way of the JDK's tools.
    private static List<String> words(String... files) throws IOException {
        List<String> words = new ArrayList<>();
        for (String file : files) {
            for (String line : Files.readAllLines(BUILD.resolve(file))) {
                Matcher word = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(line.startsWith("#") ? "" : line);
                while (word.find()) {
                    words.add(word.group(1) == null ? word.group(2) : word.group(1));
                }
            }
        }
        return words;
    }

    private static Set<String> options(String text) {
        return Pattern.compile("--[a-z][a-z-]+").matcher(text).results().map(MatchResult::group)
                .collect(Collectors.toSet());
    }

    /// The options of jpackage on all systems: the JDK of each holds the help of all.
    private static Set<String> optionsOfJpackage() throws IOException {
        Path help = Path.of(URI.create("jrt:/jdk.jpackage/jdk/jpackage/internal/resources/HelpResources.properties"));
        return options(new String(Files.readAllBytes(help), StandardCharsets.ISO_8859_1));
    }

    @ParameterizedTest
    @CsvSource({"linux, image.args, win|mac", "linux, deb.args, win|mac", "linux, rpm.args, win|mac",
        "macos, image.args, win|linux", "macos, installer.args, win|linux", "windows, image.args, mac|linux",
                "windows, installer.args, mac|linux"})
    void jpackageKnowsEveryOptionOnThatSystem(String system, String file, String others) throws IOException {
        List<String> used = words(system + "/" + file).stream().filter(word -> word.startsWith("--")).toList();
        assertThat(optionsOfJpackage()).containsAll(used);
        assertThat(used).isNotEmpty().noneMatch(option -> option.matches("--(" + others + ")-.*"));
    }

    @Test
    void jpackageAndJlinkKnowWhatIsTheSameOnEverySystem() throws IOException {
        List<String> image = words("image.args");
        assertThat(optionsOfJpackage()).containsAll(IntStream.range(0, image.size())
                .filter(i -> image.get(i).startsWith("--") && (i == 0 || !image.get(i - 1).equals("--java-options")))
                .mapToObj(image::get).toList());
        ToolProvider jlink = ToolProvider.findFirst("jlink").orElseThrow();
        StringWriter said = new StringWriter();
        jlink.run(new PrintWriter(said), new PrintWriter(said), "--help");
        jlink.run(new PrintWriter(said), new PrintWriter(said), "--list-plugins");
        assertThat(options(said.toString()))
                .containsAll(words("jlink.args").stream().filter(word -> word.startsWith("--")).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"linux/image.args", "linux/deb.args", "linux/rpm.args", "macos/image.args",
        "macos/installer.args", "windows/image.args", "windows/installer.args"})
    void filesThatAreNamedAreThere(String file) throws IOException {
        List<String> words = words(file);
        for (int i = 0; i + 1 < words.size(); i++) {
            String value = words.get(i + 1).replaceFirst("^[\\w-]+=", "");
            if (WITH_FILES.contains(words.get(i)) && !MADE.contains(value)) {
                assertThat(BUILD.resolve(value)).exists();
            }
        }
        assertThat(String.join(" ", words)).doesNotContain("${", "SNAPSHOT");
    }

    @ParameterizedTest
    @ValueSource(strings = {"macos/gdvar.properties", "macos/saves.properties", "windows/gdvar.properties"})
    void iconsOfFileTypesAreThere(String file) throws IOException {
        Properties type = properties(file);
        assertThat(type).containsKeys("extension", "mime-type", "description");
        if (type.containsKey("icon")) {
            assertThat(BUILD.resolve(type.getProperty("icon"))).exists();
        }
    }

    @Test
    void onlyOneTypeIsOwned() throws IOException {
        assertThat(properties("windows/gdvar.properties").getProperty("extension")).isEqualTo("gdvar");
        assertThat(properties("macos/gdvar.properties")).containsEntry("extension", "gdvar")
                .containsEntry("mac.LSHandlerRank", "Owner");
        assertThat(properties("macos/saves.properties")).containsEntry("extension", "save sav dat var binary cfb")
                .containsEntry("mac.LSHandlerRank", "Alternate");
    }

    private static Properties properties(String file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(BUILD.resolve(file))) {
            properties.load(reader);
        }
        return properties;
    }

    @Test
    void theUpgradeCodeOfWindowsNeverChanges() throws IOException {
        assertThat(words("windows/installer.args"))
                .containsSequence("--win-upgrade-uuid", "7b0f5c9e-3a44-4d0e-9a5e-6f1c2d8e4b73");
    }

    @Test
    void theVersionIsThatOfTheProgram() throws IOException {
        try (InputStream in = InstallerFilesTest.class.getResourceAsStream("/org/varscope/cli/version.txt")) {
            String version = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().replace("-SNAPSHOT", "");
            assertThat(words("linux/deb.args")).containsSequence("--app-version", version);
            assertThat(BUILD.resolve("macos/resources/Info.plist")).content()
                    .contains("<string>" + version + "</string>");
        }
    }

    /// Without asking a network for the description of its elements.
    private static Document xml(Path file) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setEntityResolver((_, _) -> new InputSource(new StringReader("")));
        return builder.parse(file.toFile());
    }

    private static Stream<Element> elements(Document document, String name) {
        NodeList list = document.getElementsByTagName(name);
        return IntStream.range(0, list.getLength()).mapToObj(i -> (Element) list.item(i));
    }

    /// The values of a property list by their keys, of all that lie in it: no key is there twice.
    private static Map<String, Element> values(Document list, int dict) {
        Element pairs = elements(list, "dict").toList().get(dict);
        NodeList children = pairs.getChildNodes();
        List<Element> nodes = IntStream.range(0, children.getLength()).mapToObj(children::item)
                .filter(Element.class::isInstance).map(Element.class::cast).toList();
        assertThat(nodes.size() % 2).isZero();
        Map<String, Element> values = new LinkedHashMap<>();
        for (int i = 0; i < nodes.size(); i += 2) {
            assertThat(nodes.get(i).getTagName()).isEqualTo("key");
            assertThat(nodes.get(i + 1).getTagName()).isIn("string", "true", "false", "array", "dict");
            assertThat(values.put(nodes.get(i).getTextContent(), nodes.get(i + 1))).isNull();
        }
        return values;
    }

    @ParameterizedTest
    @ValueSource(strings = {"macos/resources/Info.plist", "macos/entitlements.plist", "macos/zip.plist"})
    void propertyListsPairKeysWithValues(String file) throws Exception {
        Document list = xml(BUILD.resolve(file));
        for (int dict = 0; dict < elements(list, "dict").count(); dict++) {
            assertThat(values(list, dict)).isNotEmpty();
        }
    }

    /// jpackage makes these of the same properties for the dmg.
    @Test
    void theAppOfTheZipOpensWhatThatOfTheDmgDoes() throws Exception {
        Document list = xml(BUILD.resolve("macos/zip.plist"));
        Properties own = properties("macos/gdvar.properties");
        Properties saves = properties("macos/saves.properties");
        assertThat(values(list, 1).get("LSHandlerRank").getTextContent())
                .isEqualTo(own.getProperty("mac.LSHandlerRank"));
        assertThat(values(list, 2).get("LSHandlerRank").getTextContent())
                .isEqualTo(saves.getProperty("mac.LSHandlerRank"));
        assertThat(values(list, 2).get("CFBundleTypeExtensions").getTextContent().strip().split("\\s+"))
                .containsExactly(saves.getProperty("extension").split(" "));
        assertThat(values(list, 4).get("public.filename-extension").getTextContent().strip())
                .isEqualTo(own.getProperty("extension"));
        assertThat(values(list, 4).get("public.mime-type").getTextContent()).isEqualTo(own.getProperty("mime-type"));
        assertThat(values(list, 1).get("LSItemContentTypes").getTextContent().strip())
                .isEqualTo(values(list, 3).get("UTTypeIdentifier").getTextContent());
        assertThat(values(xml(BUILD.resolve("macos/resources/Info.plist")), 0).keySet())
                .isSubsetOf(values(list, 0).keySet());
    }

    @Test
    void windowsOffersWhatMacsOffer() throws Exception {
        String offered = elements(xml(BUILD.resolve("windows/open-with.xml")), "RegistryValue")
                .filter(value -> value.getAttribute("Key").equals("SupportedTypes"))
                .map(value -> value.getAttribute("Name").substring(1)).collect(Collectors.joining(" "));
        assertThat(offered).isEqualTo(properties("macos/saves.properties").getProperty("extension"));
    }

    @Test
    void whatWindowsOffersIsOneComponentWithOneKeyPath() throws Exception {
        Document offer = xml(BUILD.resolve("windows/open-with.xml"));
        assertThat(offer.getDocumentElement().getTagName()).isEqualTo("Component");
        assertThat(UUID.fromString(offer.getDocumentElement().getAttribute("Guid"))).isNotNull();
        assertThat(elements(offer, "RegistryValue").filter(value -> value.getAttribute("KeyPath").equals("yes")))
                .hasSize(1);
        assertThat(elements(offer, "RegistryKey").map(key -> key.getAttribute("Root"))).containsOnly("HKCU");
    }

    @Test
    void theDesktopEntryNamesTypesThatThereAre() throws Exception {
        Map<String, String> entry = Files.readAllLines(DESKTOP).stream().takeWhile(line -> !line.isEmpty())
                .map(line -> line.split("=", 2)).filter(parts -> parts.length == 2)
                .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
        assertThat(entry).containsEntry("Type", "Application").containsEntry("Exec", "varscope %F")
                .containsEntry("Icon", "org.varscope.Varscope");
        List<String> types = elements(xml(SHARE.resolve("mime/packages/varscope.xml")), "mime-type")
                .map(type -> type.getAttribute("type")).toList();
        assertThat(types).containsExactlyElementsOf(GODOT_TYPES);
        assertThat(entry.get("MimeType").split(";")).as("a program that lists the type of unknown files becomes theirs")
                .containsExactlyElementsOf(types);
    }

    @Test
    void onlyOneExtensionIsTakenOnLinux() throws Exception {
        assertThat(elements(xml(SHARE.resolve("mime/packages/varscope.xml")), "glob"))
                .map(glob -> glob.getAttribute("pattern")).containsExactly("*.gdvar", "project.binary", "engine.cfb");
    }

    @Test
    void theMetadataNameTheDesktopEntryAndTheTypes() throws Exception {
        Document metadata = xml(SHARE.resolve("metainfo/org.varscope.Varscope.metainfo.xml"));
        assertThat(elements(metadata, "launchable").map(Element::getTextContent))
                .containsExactly(DESKTOP.getFileName().toString());
        assertThat(elements(metadata, "mediatype").map(Element::getTextContent)).containsExactlyElementsOf(GODOT_TYPES);
        assertThat(elements(metadata, "release").map(release -> release.getAttribute("version"))).first().asString()
                .matches("\\d+\\.\\d+\\.\\d+");
    }

    /// What the scripts tell jpackage, with argument files filled in: one word a line, read by a person when it
    /// changes.
    @Test
    void theLinesOfJpackageAreThoseThatWereRead() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (String script : List.of("linux/package.sh", "macos/package.sh", "windows/package.ps1")) {
            for (String line : Files.readAllLines(Path.of("installers", script))) {
                Matcher call = Pattern.compile("bin[/\\\\]jpackage\" (.*)").matcher(line);
                if (call.find()) {
                    lines.append(script).append(": jpackage\n");
                    for (String word : call.group(1).split(" ")) {
                        String plain = word.replace("'", "");
                        for (String each : plain.startsWith("@") ? words(plain.substring(1)) : List.of(plain)) {
                            lines.append("    ").append(each).append('\n');
                        }
                    }
                }
            }
        }
        if ("update".equals(System.getProperty("varscope.transcripts"))) {
            Files.writeString(JPACKAGE_LINES, lines);
        }
        assertThat(JPACKAGE_LINES).hasContent(lines.toString());
    }

    @Test
    void everyLicenceThatIsNamedIsThere() throws IOException {
        Set<String> families = new TreeSet<>();
        for (String line : Files.readAllLines(BUILD.resolve("THIRD-PARTY.txt"))) {
            Matcher licences = Pattern.compile("^[\\w-]+ [\\w.-]+: (.+)").matcher(line);
            if (licences.find()) {
                Matcher family = Pattern.compile("Apache|BSD|MIT|GPL").matcher(licences.group(1));
                assertThat(family.find()).as(line).isTrue();
                families.add(family.group());
            }
        }
        assertThat(families).containsExactly("Apache", "BSD", "GPL", "MIT").allSatisfy(family -> {
            try (Stream<Path> texts = Files.list(Path.of("installers", "licenses"))) {
                assertThat(texts).anyMatch(text -> text.getFileName().toString().startsWith(family));
            }
        });
    }
}
