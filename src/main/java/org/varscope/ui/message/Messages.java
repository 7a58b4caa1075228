package org.varscope.ui.message;

import java.text.Format;
import java.text.MessageFormat;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import org.varscope.explain.Numbers;

/// The texts of one feature of the window in the language of the system, from `messages.properties` beside its classes.
///
/// A text with parts is a pattern of {@link MessageFormat}: `{0}` is the first part, and a choice says plural forms. A
/// number is written as everywhere in the window, whatever the system's language is.
///
/// In the locale `en-XA` each text stands in brackets, which shows what was written somewhere else:
/// `-Duser.language=en -Duser.country=XA`.
public final class Messages {
    private static final String PSEUDO = "XA";

    private final Class<?> feature;

    private Messages(Class<?> feature) {
        this.feature = feature;
    }

    /// {@return the texts of the package of `feature`}
    public static Messages of(Class<?> feature) {
        return new Messages(feature);
    }

    /// {@return the text of `key`}
    /// @param parts what stands in its places
    /// @throws MissingResourceException if there is none, which is a mistake of the program
    public String get(String key, Object... parts) {
        String text = bundle().getString(key);
        if (parts.length == 0) {
            return text;
        }
        MessageFormat format = new MessageFormat(text, Locale.ROOT);
        Format[] formats = format.getFormatsByArgumentIndex();
        Object[] written = parts.clone();
        for (int i = 0; i < written.length; i++) {
            boolean plain = i >= formats.length || formats[i] == null;
            written[i] = plain && written[i] instanceof Number number ? Numbers.grouped(number.longValue()) : written[i];
        }
        return format.format(written);
    }

    /// {@return all of the texts, for a form}
    /// @throws MissingResourceException if the feature has none
    public ResourceBundle bundle() {
        Locale locale = Locale.getDefault(Locale.Category.DISPLAY);
        ResourceBundle bundle = ResourceBundle.getBundle(feature.getPackageName() + ".messages", locale,
                feature.getModule());
        return locale.getCountry().equals(PSEUDO) ? new Bracketed(bundle) : bundle;
    }

    /// {@return `text` as the locale `en-XA` shows it}
    static String bracketed(String text) {
        return "\u27E6" + text + "\u27E7";
    }

    private static final class Bracketed extends ResourceBundle {
        private final ResourceBundle bundle;

        private Bracketed(ResourceBundle bundle) {
            this.bundle = bundle;
        }

        @Override
        protected Object handleGetObject(String key) {
            return bracketed(bundle.getString(key));
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(bundle.keySet());
        }
    }
}
