package org.varscope.text.cell;

import module java.base;
import org.varscope.text.TextException;
import org.varscope.text.TextRemark;
import org.varscope.text.Unseen;

/// A key of the keyboard, as Godot 1 and 2 number it: the character on it, or its name. `core/os/keyboard.h` and
/// `keyboard.cpp` of 2.1.
public final class KeyText {
    /// Modifier keys, and the bits of an event that say so.
    public enum Modifier {
        CTRL("Ctrl", 28), ALT("Alt", 26), SHIFT("Shift", 25), META("Meta", 27);

        private final String word;
        private final int bit;

        Modifier(String word, int bit) {
            this.word = word;
            this.bit = bit;
        }

        /// {@return what is written on it}
        public String word() {
            return word;
        }

        /// {@return the bit of it}
        public int mask() {
            return 1 << bit;
        }
    }

    /// The bit of keys without a character.
    private static final int SPECIAL = 1 << 24;
    private static final int SPACE = 0x20;
    private static final int LAST_PRINTABLE = 0xFF;
    private static final Map<Integer, String> NAMES = new TreeMap<>();

    static {
        name(0x01, "Escape,Tab,Backtab,Backspace,Return,Enter,Insert,Delete,Pause,Print,SysReq,Clear,Home,End,"
                + "Left,Up,Right,Down,PageUp,PageDown,Shift,Control,Meta,Alt,CapsLock,NumLock,ScrollLock,F1,F2,"
                + "F3,F4,F5,F6,F7,F8,F9,F10,F11,F12,F13,F14,F15,F16,Super L,Super R,Menu,Hyper L,Hyper R,Help,"
                + "Direction L,Direction R");
        name(0x40, "Back,Forward,Stop,Refresh,VolumeDown,VolumeMute,VolumeUp,BassBoost,BassUp,BassDown,TrebleUp,"
                + "TrebleDown,MediaPlay,MediaStop,MediaPrevious,MediaNext,MediaRecord,HomePage,Favorites,"
                + "Search,StandBy,OpenURL,LaunchMail,LaunchMedia,Launch0,Launch1,Launch2,Launch3,Launch4,"
                + "Launch5,Launch6,Launch7,Launch8,Launch9,LaunchA,LaunchB,LaunchC,LaunchD,LaunchE,LaunchF");
        name(0x80, "Kp Enter,Kp Multiply,Kp Divide,Kp Subtract,Kp Period,Kp Add,Kp 0,Kp 1,Kp 2,Kp 3,Kp 4,Kp 5,"
                + "Kp 6,Kp 7,Kp 8,Kp 9");
        NAMES.put(SPACE, "Space");
    }

    private KeyText() { }

    private static void name(int first, String names) {
        List<String> all = List.of(names.split(","));
        for (int i = 0; i < all.size(); i++) {
            NAMES.put(SPECIAL | first + i, all.get(i));
        }
    }

    /// {@return what is written on the key number `code`; the number of one that has no name}
    public static String show(int code) {
        boolean character = code > SPACE && code <= LAST_PRINTABLE && !Unseen.isUnseen(code)
                && Character.toUpperCase(code) == code;
        return NAMES.getOrDefault(code, character ? Character.toString(code) : "0x%X".formatted(code));
    }

    /// {@return the key with the modifiers that are held, as in `Ctrl+A`; no others, if there are any}
    public static String show(int code, int modifiers) {
        return Stream.of(Modifier.values()).filter(one -> (modifiers & one.mask()) != 0).map(Modifier::word)
                .map(word -> word + "+").collect(Collectors.joining()) + show(code);
    }

    /// {@return the number of the key that `typed` means: one character is the key that bears it, more are the name or
    /// the number}
    /// @throws TextException if it means none
    public static int read(String typed) throws TextException {
        String text = typed.strip();
        if (text.codePointCount(0, text.length()) == 1) {
            return Character.toUpperCase(text.codePointAt(0));
        }
        Optional<Integer> named = NAMES.entrySet().stream().filter(each -> each.getValue().equalsIgnoreCase(text))
                .map(Map.Entry::getKey).findFirst();
        return named.or(() -> TypedNumber.integer(text).filter(number -> number >= Integer.MIN_VALUE
                        && number <= 0xFFFF_FFFFL).map(Long::intValue))
                .orElseThrow(() -> new TextException(0, "`" + text + "`",
                        TextRemark.KEY.with()));
    }
}
