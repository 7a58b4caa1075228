package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Row;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Obstacle;
import org.varscope.scan.index.Role;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// Why an edit is not done, in words.
public final class RefusalWords {
    private RefusalWords() { }

    /// {@return why an edit does not fit as clauses, without a full stop}
    public static String clauses(EditException refusal) {
        return clauses(refusal.refusals());
    }

    /// {@return what speaks against an edit as clauses, without a full stop}
    public static String clauses(List<? extends EditRefusal> refusals) {
        return refusals.stream().map(RefusalWords::clause).collect(Collectors.joining("; "));
    }

    /// {@return what speaks against an edit, or keeps it from being done, as a clause, without a full stop}
    public static String clause(EditRefusal refusal) {
        return switch (refusal) {
            case Objection objection -> objection(objection);
            case Obstacle.InBatch(int index, int count, var why) ->
                    "edit %d of %d: %s".formatted(index + 1, count, clause(why));
            case Obstacle.OfText text -> text(text);
            case Obstacle.OfPlace place -> place(place);
            case Obstacle.OfValue value -> value(value);
            case Obstacle.OfCount count -> count(count);
        };
    }

    private static String objection(Objection objection) {
        return switch (objection) {
            case Objection.OtherType(var was, var is) -> "type change from " + was + " to " + is;
            case Objection.Inexact(var was, var is) -> was + " would become " + is;
            case Objection.Misfit misfit -> misfit(misfit);
            case Objection.DuplicateKey(var key, long place) -> "duplicate key " + key
                    + (place < 0 ? ", given twice" : ", already at #" + place) + "; the engine keeps only the last";
            case Objection.NoScript _ -> "the script of an object is null or a String that begins with res://; "
                    + "the engine refuses the whole record otherwise";
            case Objection.WithinRecord(long before) -> "$" + before + " is damaged, and nothing tells where it ends: "
                    + "what is put behind it would be read as a part of it; correct or remove it first";
            case Objection.WithinSibling(long before) -> "#" + before + " is damaged, and nothing tells where it ends: "
                    + "what is put behind it would be read as a part of it; put it before that, or repair it first";
            case Objection.Unread(long place) -> "what is put at #" + place + " would not be read there, as something "
                    + "damaged before it would take its bytes; put it before the damage, or repair that first";
            case Objection.TooDeep(int limit) -> "values nested more than " + limit
                    + " levels deep, with which the engine refuses the whole record";
            case Objection.Breaks(var first, long more) -> "would break the reading at 0x%08X: ".formatted(
                    first.span().start()) + FlawWords.clause(first.flaw())
                    + (more == 0 ? "" : more == 1 ? ", and 1 more error" : ", and %,d more errors".formatted(more));
            case Objection.Disturbs(long lost, long changed, boolean more) -> "would " + Stream.of(
                    lost == 0 ? "" : "lose " + values(lost, more), changed == 0 ? "" : "read "
                    + values(changed, more) + " as another").filter(part -> !part.isEmpty())
                    .collect(Collectors.joining(" and "));
        };
    }

    private static String values(long count, boolean more) {
        return (more ? "at least " : "") + (count == 1 ? "1 value" : "%,d values".formatted(count));
    }

    private static String misfit(Objection.Misfit misfit) {
        boolean element = misfit.role() == Role.ELEMENT;
        return (element ? "an " : "a ") + misfit.role().name().toLowerCase(Locale.ROOT) + " of " + misfit.collection()
                + " is " + misfit.wanted() + ", not " + misfit.found()
                + (misfit.role() == Role.VALUE ? "" : "; the engine drops others when it loads");
    }

    private static String text(Obstacle.OfText text) {
        return switch (text) {
            case Obstacle.Illegible(var why) -> String.valueOf(why.getMessage());
            case Obstacle.NoSuchPlace(var why) -> String.valueOf(why.getMessage());
            case Obstacle.NoSuchType(var name, var dialect) ->
                    "there is no type %s in %s".formatted(name, dialect.name());
            case Obstacle.NoKeyInPath(var of) -> "expected the key of the new entry, as in "
                    + (of == Obstacle.Keyed.SETTINGS ? "$[\"application/config/name\"]" : "$.name or $[\"a key\"]");
            case Obstacle.NoPlaceInPath(var step, var dialect) ->
                    "found `%s`; expected a place in the Array, such as [0]".formatted(PathText.write(step, dialect));
            case Obstacle.NoCollectionInPath _ ->
                    "a value is inserted into an Array or a Dictionary; expected a path such as $.items[0]";
            case Obstacle.PartOfValue _ -> "this is a part of a value; set the value as a whole";
            case Obstacle.WithoutKey _ -> "only an entry of a Dictionary has a key";
            case Obstacle.KeyAlone _ -> "a key cannot be removed without its value; remove the entry";
        };
    }

    private static String place(Obstacle.OfPlace place) {
        return switch (place) {
            case Obstacle.Outdated _ -> "the document has changed meanwhile; try again";
            case Obstacle.Gone _ -> "there is no such value any more";
            case Obstacle.Pending(var bytes) ->
                    "the bytes " + bytes + " are still being read; try again when they are there";
            case Obstacle.Damaged(var bytes) -> "the bytes " + bytes + " are damaged; correct them first";
            case Obstacle.HoldsNone(var row) -> none(row);
            case Obstacle.PlaceOutside(long index, long most) ->
                    "place " + index + " is outside; expected " + (most == 0 ? "0" : "0 to " + most);
            case Obstacle.BytesOutside(var bytes, long length) -> "%d bytes at offset %d are outside; the file has %d"
                    .formatted(bytes.length(), bytes.start(), length);
            case Obstacle.LengthKept(long length) -> "these bytes are part of a value, which has room for exactly "
                    + (length == 1 ? "1 byte" : length + " bytes") + "; replace as many, or search for the value";
            case Obstacle.Overlapping _ -> "this is part of a match that is replaced already";
            case Obstacle.TooLong(long length, long most) -> "this value has %,d bytes; at most %,d can be replaced"
                    .formatted(length, most);
            case Obstacle.TooLongAsText(long length, long most) ->
                    "these are %,d bytes; at most %,d are written as text".formatted(length, most);
            case Obstacle.PropertyName _ -> "the name of a property cannot be changed";
            case Obstacle.NotPacked(var row) -> (row == null ? "a field without a header" : row.name())
                    + " is no packed array, and has no elements of one kind";
            case Obstacle.ElementsOutside(long from, long count, long most) ->
                    "there is no element [%d]; the array has %,d".formatted(
                            Math.max(from, from + count - 1), most);
            case Obstacle.IntoItself _ -> "a value cannot be moved into itself";
            case Obstacle.NotWrapped(long children) -> children < 0 ? "this is no collection that holds a value"
                    : children == 0 ? "this holds no value that could take its place"
                    : "this holds %,d values; only a collection that holds one can be unwrapped".formatted(children);
            case Obstacle.NotSortable(var row) -> (row == null ? "a field without a header" : row.name())
                    + " has nothing to sort; expected an Array, a packed array or a Dictionary";
            case Obstacle.OneWidth(var row) -> (row == null ? "a field without a header" : row.name())
                    + " has one width alone; an int or a float of Godot 3 or 4 has two";
            case Obstacle.OnlyValue _ -> "the only value of a file cannot be removed";
            case Obstacle.SingleValue _ -> "the file holds one value; expected a place inside it";
            case Obstacle.FieldListed(long record) -> "the list of fields says what stands at $" + record
                    + "; only items that `...` repeats can be more or fewer";
            case Obstacle.OpenQuotes(var line) -> "the line before, at " + line
                    + ", ends within quotes; expected a quote that closes them";
        };
    }

    private static String none(@Nullable Row row) {
        String none = " holds no other values";
        return row == null ? "a field without a header" + none
                : row.name() + (row.kind().isPacked()
                ? " holds elements of one kind; expected a place among them, such as [0]" : none);
    }

    private static String value(Obstacle.OfValue value) {
        return switch (value) {
            case Obstacle.FixedType _ -> "the list of fields says what type this is";
            case Obstacle.OtherElements(var expected, var found, var dialect) ->
                    "the elements are those of a %s; expected a %s".formatted(dialect.typeName(found),
                            dialect.typeName(expected));
            case Obstacle.NoConversion(var old, var to, var dialect) ->
                    old + " cannot become " + dialect.typeName(to);
            case Obstacle.OtherCount(int expected, int found) ->
                    "this part is made of %d numbers, not %d".formatted(expected, found);
            case Obstacle.Unfit unfit -> unfit(unfit);
            case Obstacle.Unwritable(var why) -> String.valueOf(why.getMessage());
            case Obstacle.NoKey(var of) ->
                    of == Obstacle.Keyed.OBJECT ? "a property needs a name" : "an entry needs a key";
            case Obstacle.NoKeyLike(var key) -> "the key " + key
                    + " is there already, and no other can be made of it; insert an entry with a key of your own";
            case Obstacle.KeyNotText(var of) -> of == Obstacle.Keyed.OBJECT ? "a property's name is a String"
                    : "the key of an entry is a String that is not empty";
        };
    }

    private static String unfit(Obstacle.Unfit unfit) {
        String type = unfit.dialect().typeName(unfit.value().kind());
        return switch (unfit.need()) {
            case Obstacle.Numbers _ -> type + " does not fit here; expected numbers";
            case Obstacle.Whole(long least, long most) ->
                    (unfit.value() instanceof Variant.Int(long number) ? Long.toString(number) : type)
                            + " does not fit here; expected an int from " + least + " to " + most;
            case Obstacle.Text _ -> type + " does not fit here; expected a String";
        };
    }

    private static String count(Obstacle.OfCount count) {
        return switch (count) {
            case Obstacle.RecordTooLong(long length, long most) ->
                    "the record would be " + length + " bytes; the engine reads at most " + most;
            case Obstacle.NoSettingsCount _ ->
                    "the file has no count of entries; expected 8 bytes of a magic and a count";
            case Obstacle.SettingsCount(long now) -> "the count of entries would be " + now;
            case Obstacle.ChildrenCount(var at, long word) ->
                    "the collection is full, or its count at " + at + " is damaged: " + word;
        };
    }
}
