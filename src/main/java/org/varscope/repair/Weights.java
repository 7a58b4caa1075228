package org.varscope.repair;

/// What makes one repair likelier than another: costs that are added up, so that the least is the likeliest.
///
/// They were found with faults of seed 21 in the files of the corpus. `src/docs/repair.md` measures what they decide on
/// faults of seeds that they were not found with, and `RankingTest` holds it.
final class Weights {
    // What a reading costs that is unlike what an engine writes.

    /// A warning: no engine has written the value so.
    static final double WARNING = 8;
    /// A note: some engine may have.
    static final double NOTE = 3;
    /// A number in 64 bits that needs 32, or an object: rare, and no mistake.
    static final double WIDE = 0.3;
    /// A key of another type than those before it.
    static final double OTHER_KEY = 2;
    /// A collection as a key where the others have names: nobody looks values up by one.
    static final double COLLECTION_KEY = 4;
    /// An element of another type than those before it: scripts mix them.
    static final double OTHER_ELEMENT = 0.7;
    /// A control character in a text: nobody types one.
    static final double STRAY_CHARACTER = 3;
    /// An empty text as a key.
    static final double EMPTY_KEY = 2;
    /// A number larger or smaller than games have.
    static final double NUMBER = 1;
    /// As many such numbers as count: after those, more of them say nothing new.
    static final double MOST_NUMBERS = 6;
    /// A plain character of a text, of ten at most: chance makes few in a row.
    static final double PLAIN_CHARACTER = -0.08;
    /// A header other than that of null: few words are one by chance.
    static final double HEADER = -0.3;
    /// More than this in one item is not what was written.
    static final double ODD_ITEM = 1.5;
    /// More than this in the values that follow is no row of values.
    static final double ODD_FOLLOWER = 20;
    /// From here on, a key is one that nobody has written.
    static final double STRANGE_KEY = 3.5;
    /// A change of the very bytes that were found wrong.
    static final double BLAME = -1;

    // What changes cost by what they do.

    /// A count or length of nothing: what is empty is rarely where damage is.
    static final double NOTHING = 0.8;
    /// A word that is neither a count, a length, a type nor flags.
    static final double OTHER_WORD = 1.5;
    /// Another bit of a text than its highest, which leaves bytes that are no ASCII.
    static final double NO_ASCII = 1;
    /// Setting the highest bit: transfers lose those, and hardly anything sets one.
    static final double SET_BIT = 0.6;
    /// Bytes that came in or went: less likely than one that changed.
    static final double SHIFT = 4;
    /// A CR among them: transfers as text add and drop those.
    static final double LINE_END = -1;
    /// A whole word within another one: whole words come in between words.
    static final double WITHIN = 0.5;
    /// A second fault: two are less likely than one.
    static final double TWO = 6;
    /// Several bytes of one word, from where on it is no length with a fault.
    static final double UNLIKE = 4;
    /// The length that a whole value has where another record follows it: nothing else can be wrong.
    static final double CERTAIN = -20;
    /// Another length where a record follows the one that is there: that is more likely right.
    static final double FOLLOWED_AS_IT_IS = 6;
    /// Closing what is open and removing the rest: it always helps, and loses the most.
    static final double CLOSED = 40;
    /// The same where the file ends too early, which is how most files are damaged.
    static final double CUT_SHORT = 2.25;
    /// The same where a few bytes are left in which no value begins.
    static final double STRAY = 0.8;
    /// An end that is no multiple of four from the start: some bytes are likelier to have come or gone.
    static final double RAGGED_END = 3;
    /// Each byte that goes with it.
    static final double LOST_BYTE = 0.05;
    /// Removing bytes too few for a record at the end, as closing does.
    static final double TAIL = 40;
    /// Zeros where an engine writes zeros: the least change there is.
    static final double PADDING = -100;
    /// Renaming a key that is there twice: nothing is lost.
    static final double RENAMED = 1;
    /// Keeping the first of two entries with one key, where the engine reads the last.
    static final double FIRST_KEPT = 1.5;
    /// Either of these where both have the same value, so that one of them just goes.
    static final double FAR = 10;
    /// Letting a collection hold any type: nothing is lost.
    static final double RETYPED = 1;
    /// A character in the name of a setting that no name has.
    static final double STRAY_IN_NAME = 8;
    /// Bytes that came or went before the name of a setting, which all others lead to.
    static final double SETTING_SHIFT = 2;
    /// A value that does not end with its entry.
    static final double RAGGED_SETTING = 8;
    /// A magic or count where all entries can be read: nothing else can be wrong.
    static final double SURE_SETTING = -20;
    /// Undoing a transfer as text where all of it fits: chance would have to be all of the file.
    static final double SURE_TRANSFER = -1000;
    /// The magic of a wrapper whose head fits: all that is left of it would have to be chance.
    static final double SURE_MAGIC = -2000;

    // What speaks for or against the result.

    /// Nothing that can follow a record follows it.
    static final double NOT_FOLLOWED = 6;
    /// It does not mend all: it costs more than any that does.
    static final double PARTIAL = 1000;
    /// The least that a change costs with that; one that mends all costs less.
    static final double LEAST_PARTIAL = PARTIAL / 4;
    /// A key that is twice in a Dictionary then: no engine writes one.
    static final double REPEATED = 4;
    /// A value that can be read now and not then, of two at most: more of them say nothing new.
    static final double LOST = 3;
    /// How much likelier the first repair must be than the second: more than one changed byte is less likely than one
    /// changed bit.
    static final double MARGIN = 2;

    private Weights() { }
}
