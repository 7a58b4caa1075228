package org.varscope.ui.message;

import module java.base;
import org.varscope.remark.Clause;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Phrases;

/// The texts of the window in the language that the person chose, each feature's from `messages.properties` beside its
/// classes.
///
/// In the locale `en-XA` each text is in brackets, which shows what was written somewhere else:
/// `-Duser.language=en -Duser.country=XA`.
public final class Messages {
    private static final String ROOM = "org.varscope.ui.";
    private static final String PSEUDO = "XA";
    private static final Pattern CODE = Pattern.compile("`([^`]*)`");
    private static final Pattern SPACED_CODE = Pattern.compile(" ?`([^`]*)` ?");

    private static volatile LanguageChoice choice = LanguageChoice.SYSTEM;

    private Messages() { }

    /// Speaks the language of `now` from now on. What is shown already keeps its words until it is made anew.
    public static void speak(LanguageChoice now) {
        choice = now;
    }

    /// {@return what was chosen}
    public static LanguageChoice choice() {
        return choice;
    }

    /// {@return the language that is spoken, for what the rooms below put into words}
    public static Language language() {
        return choice.language();
    }

    /// {@return the text of `key`}
    /// @param key   the feature and its own key for the text: `page.copy-all`
    /// @param parts what is in its places; what a room below remarks is said in the same language
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    public static String get(String key, Object... parts) {
        int end = key.indexOf('.');
        return new Phrases(bundle(ROOM + key.substring(0, Math.max(0, end)))).get(key.substring(end + 1),
                Arrays.stream(parts).map(part -> part instanceof Clause clause ? say(clause) : part).toArray());
    }

    /// {@return the text of `key` in English, whatever is spoken}
    public static String english(String key) {
        int end = key.indexOf('.');
        return ResourceBundle.getBundle(ROOM + key.substring(0, end) + ".messages", Locale.ROOT,
                Messages.class.getModule()).getString(key.substring(end + 1));
    }

    /// {@return what a room below remarks, as a clause, with quotes instead of back-quotes}
    public static String say(Clause remark) {
        return quoted(Clauses.clause(remark, language()));
    }

    /// {@return what was found in a text, as an exception names it: a remark, or code in back-quotes}
    public static String found(Object found) {
        return found instanceof Clause remark ? say(remark) : quoted(String.valueOf(found));
    }

    private static String quoted(String words) {
        return language() == Language.JAPANESE ? SPACED_CODE.matcher(words).replaceAll("\u300C$1\u300D")
                : CODE.matcher(words).replaceAll("\u201C$1\u201D");
    }

    /// {@return all of the texts of a feature, for a form}
    /// @param room the package of the feature
    /// @throws MissingResourceException if it has none
    public static ResourceBundle bundle(String room) {
        Locale locale = choice.locale();
        ResourceBundle bundle = ResourceBundle.getBundle(room + ".messages", locale, Messages.class.getModule());
        return locale.getCountry().equals(PSEUDO) ? new Bracketed(bundle) : bundle;
    }

    private static final class Bracketed extends ResourceBundle {
        private final ResourceBundle bundle;

        private Bracketed(ResourceBundle bundle) {
            this.bundle = bundle;
        }

        @Override
        public Locale getLocale() {
            return bundle.getLocale();
        }

        @Override
        protected Object handleGetObject(String key) {
            return "\u27E6" + bundle.getString(key) + "\u27E7";
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(bundle.keySet());
        }
    }
}
