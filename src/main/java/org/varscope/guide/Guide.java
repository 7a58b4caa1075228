package org.varscope.guide;

import module java.base;
import org.varscope.guide.page.Page;
import org.varscope.said.Language;
import org.varscope.said.Phrases;

/// The pages that explain the format, in one language. Usable from any thread.
public final class Guide {
    /// The page to begin with.
    public static final String START = "index";
    /// The page that the manual begins with.
    public static final String MANUAL = "manual";

    private final Language language;
    private final List<Chapter> chapters;
    private final Map<String, Topic> topics = new LinkedHashMap<>();
    private final Map<String, Page> pages = new ConcurrentHashMap<>();

    /// Makes no page yet.
    public Guide(Language language) {
        this.language = language;
        Phrases phrases = Phrases.beside(Guide.class, language);
        Explained examples = new Explained(language);
        this.chapters = List.of(new StartPages(phrases, examples).chapter(),
                new ManualPages(phrases, language).chapter(), new TypePages(phrases, examples).chapter(),
                new DialectPages(phrases).chapter(),
                new FilePages(phrases, examples).chapter(), new WrapperPages(phrases, examples).chapter(),
                new ProblemPages(phrases, examples).chapter());
        chapters.forEach(chapter -> chapter.topics().forEach(topic -> topics.put(topic.name(), topic)));
    }

    /// {@return the language of its words}
    public Language language() {
        return language;
    }

    /// {@return the contents}
    public List<Chapter> chapters() {
        return chapters;
    }

    /// {@return the names of all pages, in the order of the contents}
    public List<String> names() {
        return List.copyOf(topics.keySet());
    }

    /// {@return what the page called `name` is called by people; empty where there is none}
    public Optional<String> title(String name) {
        return Optional.ofNullable(topics.get(name)).map(Topic::title);
    }

    /// {@return the page called `name`; empty where there is none}
    public Optional<Page> page(String name) {
        return Optional.ofNullable(topics.get(name)).map(topic -> pages.computeIfAbsent(name, _ -> topic.page()));
    }

    /// {@return the pages in which every word of `words` begins a word, those with all in their titles first}
    public List<Page> find(String words) {
        List<String> asked = List.of(words.strip().toLowerCase(Locale.ROOT).split("\\s+"));
        if (asked.getFirst().isEmpty()) {
            return List.of();
        }
        Map<Integer, List<Page>> found = new TreeMap<>();
        for (String name : topics.keySet()) {
            Page page = page(name).orElseThrow();
            String titles = (page.title() + " " + String.join(" ", page.also())).toLowerCase(Locale.ROOT);
            if (isIn(asked, titles)) {
                found.computeIfAbsent(0, _ -> new ArrayList<>()).add(page);
            } else if (isIn(asked, titles + "\n" + page.text().toLowerCase(Locale.ROOT))) {
                found.computeIfAbsent(1, _ -> new ArrayList<>()).add(page);
            }
        }
        return found.values().stream().flatMap(List::stream).toList();
    }

    private static boolean isIn(List<String> words, String text) {
        return words.stream().allMatch(text::contains);
    }
}
