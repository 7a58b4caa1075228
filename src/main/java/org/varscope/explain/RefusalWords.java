package org.varscope.explain;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.dialect.Row;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.EditRefusal;
import org.varscope.document.edit.Objection;
import org.varscope.document.edit.Obstacle;
import org.varscope.said.FlawWords;
import org.varscope.said.Language;
import org.varscope.said.Wording;
import org.varscope.text.path.PathText;
import org.varscope.variant.Variant;

/// Why an edit is not done, in words.
public final class RefusalWords {
    private final Language language;
    private final Wording words;

    private RefusalWords(Language language) {
        this.language = language;
        this.words = Wording.beside(RefusalWords.class, language);
    }

    /// {@return why an edit does not fit as clauses in English, without a full stop}
    public static String clauses(EditException refusal) {
        return clauses(refusal.refusals());
    }

    /// {@return why an edit does not fit as clauses in `language`, without a full stop}
    public static String clauses(EditException refusal, Language language) {
        return clauses(refusal.refusals(), language);
    }

    /// {@return what speaks against an edit as clauses in English, without a full stop}
    public static String clauses(List<? extends EditRefusal> refusals) {
        return clauses(refusals, Language.ENGLISH);
    }

    /// {@return what speaks against an edit as clauses in `language`, without a full stop}
    public static String clauses(List<? extends EditRefusal> refusals, Language language) {
        RefusalWords said = new RefusalWords(language);
        return refusals.stream().map(said::say).collect(Collectors.joining(said.words.say("refusal.between")));
    }

    /// {@return what speaks against an edit, or keeps it from being done, as a clause in English, without a full stop}
    public static String clause(EditRefusal refusal) {
        return new RefusalWords(Language.ENGLISH).say(refusal);
    }

    private String say(EditRefusal refusal) {
        return switch (refusal) {
            case Objection objection -> objection(objection);
            case Obstacle.InBatch(int index, int count, var why) ->
                    words.say("refusal.in-batch", index + 1, count, say(why));
            case Obstacle.OfText text -> text(text);
            case Obstacle.OfPlace place -> place(place);
            case Obstacle.OfValue value -> value(value);
            case Obstacle.OfCount count -> count(count);
        };
    }

    private String objection(Objection objection) {
        return switch (objection) {
            case Objection.OtherType(var was, var is) -> words.say("refusal.other-type", was, is);
            case Objection.Inexact(var was, var is) -> words.say("refusal.inexact", was, is);
            case Objection.Misfit(var collection, var role, var wanted, var found) ->
                    words.say(words.key("refusal.misfit", role), collection, wanted, found);
            case Objection.DuplicateKey(var key, long place) ->
                    words.say(place < 0 ? "refusal.key-twice" : "refusal.key-again", key, place);
            case Objection.NoScript _ -> words.say("refusal.no-script");
            case Objection.WithinRecord(long before) -> words.say("refusal.within-record", before);
            case Objection.WithinSibling(long before) -> words.say("refusal.within-sibling", before);
            case Objection.Unread(long place) -> words.say("refusal.unread", place);
            case Objection.TooDeep(int limit) -> words.say("refusal.too-deep", limit);
            case Objection.Breaks(var first, long more) -> breaks(
                    String.format(Locale.ROOT, "0x%08X", first.span().start()),
                    FlawWords.clause(first.flaw(), language), more);
            case Objection.Disturbs(long lost, long changed, boolean more) -> changed == 0
                    ? words.say("refusal.loses", values(lost, more))
                    : lost == 0 ? words.say("refusal.changes", values(changed, more))
                    : words.say("refusal.loses-and-changes", values(lost, more), values(changed, more));
            case Objection.Renames(long count, boolean more) -> words.say("refusal.renames", values(count, more));
            case Objection.Unchecked _ -> words.say("refusal.unchecked");
        };
    }

    private String breaks(String at, String why, long more) {
        return more == 0 ? words.say("refusal.breaks", at, why)
                : words.counted("refusal.breaks-more", more, at, why, Wording.commas(more));
    }

    private String values(long count, boolean more) {
        return words.counted(more ? "refusal.at-least-values" : "refusal.values", count, Wording.commas(count));
    }

    private String text(Obstacle.OfText text) {
        return switch (text) {
            case Obstacle.Illegible(var why) -> RemarkWords.clause(why.remark(), language);
            case Obstacle.NoSuchPlace(var why) -> RemarkWords.clause(why.remark(), language);
            case Obstacle.NoSuchType(var name, var dialect) -> words.say("refusal.no-such-type", name, dialect.name());
            case Obstacle.NoKeyInPath(var of) -> words.say("refusal.no-key-in-path",
                    of == Obstacle.Keyed.SETTINGS ? "$[\"application/config/name\"]"
                            : words.say("refusal.no-key-in-path.or", "$.name", "$[\"a key\"]"));
            case Obstacle.NoPlaceInPath(var step, var dialect) ->
                    words.say("refusal.no-place-in-path", PathText.write(step, dialect));
            case Obstacle.NoCollectionInPath _ -> words.say("refusal.no-collection-in-path");
            case Obstacle.BeforeElsewhere _ -> words.say("refusal.before-elsewhere");
            case Obstacle.PartOfValue _ -> words.say("refusal.part-of-value");
            case Obstacle.WithoutKey _ -> words.say("refusal.without-key");
            case Obstacle.KeyAlone _ -> words.say("refusal.key-alone");
        };
    }

    private String place(Obstacle.OfPlace place) {
        return switch (place) {
            case Obstacle.Outdated _ -> words.say("refusal.outdated");
            case Obstacle.Gone _ -> words.say("refusal.gone");
            case Obstacle.Pending(var bytes) -> words.say("refusal.pending", bytes);
            case Obstacle.Damaged(var bytes) -> words.say("refusal.damaged", bytes);
            case Obstacle.HoldsNone(var row) -> words.say(row != null && row.kind().isPacked()
                    ? "refusal.holds-one-kind" : "refusal.holds-none", name(row));
            case Obstacle.PlaceOutside(long index, long most) -> words.say(
                    most == 0 ? "refusal.place-outside-first" : "refusal.place-outside", index, most);
            case Obstacle.BytesOutside(var bytes, long length) ->
                    words.say("refusal.bytes-outside", bytes.length(), bytes.start(), length);
            case Obstacle.LengthKept(long length) -> words.say("refusal.length-kept", words.bytes(length));
            case Obstacle.Overlapping _ -> words.say("refusal.overlapping");
            case Obstacle.TooLong(long length, long most) ->
                    words.say("refusal.too-long", Wording.commas(length), Wording.commas(most));
            case Obstacle.TooLongAsText(long length, long most) ->
                    words.say("refusal.too-long-as-text", Wording.commas(length), Wording.commas(most));
            case Obstacle.PropertyName _ -> words.say("refusal.property-name");
            case Obstacle.ElementsAlone(var row) -> words.say("refusal.elements-alone", row.name());
            case Obstacle.NotPacked(var row) -> words.say("refusal.not-packed", name(row));
            case Obstacle.ElementsOutside(long from, long count, long most) -> words.say("refusal.elements-outside",
                    Math.max(from, from + count - 1), Wording.commas(most));
            case Obstacle.IntoItself _ -> words.say("refusal.into-itself");
            case Obstacle.NotWrapped(long children) -> words.say("refusal.not-wrapped."
                    + (children < 0 ? "none" : children == 0 ? "empty" : "many"), Wording.commas(children));
            case Obstacle.NotSortable(var row) -> words.say("refusal.not-sortable", name(row));
            case Obstacle.OneWidth(var row) -> words.say("refusal.one-width", name(row));
            case Obstacle.OnlyValue _ -> words.say("refusal.only-value");
            case Obstacle.SingleValue _ -> words.say("refusal.single-value");
            case Obstacle.FieldListed(long record) -> words.say("refusal.field-listed", record);
            case Obstacle.OpenQuotes(var line) -> words.say("refusal.open-quotes", line);
        };
    }

    private String name(@Nullable Row row) {
        return row == null ? words.say("refusal.field") : row.name();
    }

    private String value(Obstacle.OfValue value) {
        return switch (value) {
            case Obstacle.FixedType _ -> words.say("refusal.fixed-type");
            case Obstacle.OtherElements(var expected, var found, var dialect) -> words.say("refusal.other-elements",
                    dialect.typeName(found), dialect.typeName(expected));
            case Obstacle.NoConversion(var old, var to, var dialect) ->
                    words.say("refusal.no-conversion", old, dialect.typeName(to));
            case Obstacle.Unfit unfit -> unfit(unfit);
            case Obstacle.Unwritable(var why) -> RemarkWords.clause(why.remark(), language);
            case Obstacle.NoKey(var of) -> words.say("refusal.no-key." + ofProperty(of));
            case Obstacle.NoKeyLike(var key) -> words.say("refusal.no-key-like", key);
            case Obstacle.KeyNotText(var of) -> words.say("refusal.key-not-text." + ofProperty(of));
        };
    }

    private static String ofProperty(Obstacle.Keyed of) {
        return of == Obstacle.Keyed.OBJECT ? "property" : "entry";
    }

    private String unfit(Obstacle.Unfit unfit) {
        String type = unfit.dialect().typeName(unfit.value().kind());
        return switch (unfit.need()) {
            case Obstacle.Number _ -> words.say("refusal.unfit.number", type);
            case Obstacle.Narrow _ -> words.say("refusal.unfit.narrow", type);
            case Obstacle.OfKind(var kind) -> words.say("refusal.unfit.kind", type, unfit.dialect().typeName(kind));
            case Obstacle.Whole(long least, long most) -> words.say("refusal.unfit.whole",
                    unfit.value() instanceof Variant.Int(long number) ? number : type, least, most);
            case Obstacle.Text _ -> words.say("refusal.unfit.text", type);
        };
    }

    private String count(Obstacle.OfCount count) {
        return switch (count) {
            case Obstacle.RecordTooLong(long length, long most) ->
                    words.say("refusal.record-too-long", length, most);
            case Obstacle.NoSettingsCount _ -> words.say("refusal.no-settings-count");
            case Obstacle.CountsRecords(long there) -> words.say("refusal.counts-records", there);
            case Obstacle.SettingsCount(long now) -> words.say("refusal.settings-count", now);
            case Obstacle.ChildrenCount(var at, long word) -> words.say("refusal.children-count", at, word);
        };
    }
}
