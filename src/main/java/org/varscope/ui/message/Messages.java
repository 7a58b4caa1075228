package org.varscope.ui.message;

import module java.base;
import org.varscope.explain.Numbers;

/// The texts of the window in the language of the system, each feature's from `messages.properties` beside its classes.
///
/// A text with parts is a pattern of {@link MessageFormat}: `{0}` is the first part. Where the first part is the number
/// 1 and there is a text of the same key with `.one` after it, that is taken. A number is written as everywhere in the
/// window, whatever the system's language is.
///
/// In the locale `en-XA` each text stands in brackets, which shows what was written somewhere else:
/// `-Duser.language=en -Duser.country=XA`.
public final class Messages {
    private static final String ROOM = "org.varscope.ui.";
    private static final String PSEUDO = "XA";

    private Messages() { }

    /// {@return the text of `key`}
    /// @param key   the feature and its own key for the text: `page.copy-all`
    /// @param parts what stands in its places
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    public static String get(String key, Object... parts) {
        int end = key.indexOf('.');
        ResourceBundle texts = bundle(ROOM + key.substring(0, Math.max(0, end)));
        String own = key.substring(end + 1);
        if (parts.length == 0) {
            return texts.getString(own);
        }
        boolean one = parts[0] instanceof Number count && count.longValue() == 1 && texts.containsKey(own + ".one");
        return new MessageFormat(texts.getString(one ? own + ".one" : own), Locale.ROOT).format(Stream.of(parts)
                .map(part -> part instanceof Number number ? Numbers.grouped(number.longValue()) : part).toArray());
    }

    /// {@return all of the texts of a feature, for a form}
    /// @param room the package of the feature
    /// @throws MissingResourceException if it has none
    public static ResourceBundle bundle(String room) {
        Locale locale = Locale.getDefault(Locale.Category.DISPLAY);
        ResourceBundle bundle = ResourceBundle.getBundle(room + ".messages", locale, Messages.class.getModule());
        return locale.getCountry().equals(PSEUDO) ? new Bracketed(bundle) : bundle;
    }

    private static final class Bracketed extends ResourceBundle {
        private final ResourceBundle bundle;

        private Bracketed(ResourceBundle bundle) {
            this.bundle = bundle;
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
