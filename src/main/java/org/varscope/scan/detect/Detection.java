package org.varscope.scan.detect;

import module java.base;
import org.jspecify.annotations.Nullable;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.dialect.Dialect;
import org.varscope.dialect.Dialects;
import org.varscope.dialect.FieldList;
import org.varscope.dialect.Framing;
import org.varscope.dialect.Layout;
import org.varscope.dialect.Row;
import org.varscope.scan.walk.Progress;

/// Finds out how values are laid out in bytes, and in which dialect they are written, by strict trial.
///
/// Of the framings, in the order `stream`, `stream-be`, `bare`, `values`, the first is taken in which some dialect
/// reads every record exactly; where none does, the one that would have before a transfer as text
/// ([TextTransfer]); else records, where those that are read exactly are more than any other reading makes sense of
/// ([SoundRecords]); else the one that makes sense of most bytes ([PartialReading]). Of the dialects, the
/// one whose reading scores most, of damaged records one that reads most of the sound ones exactly; of equals, the
/// one that is preferred. At most the first mebibyte is looked at, and beyond its first 64 KiB no more than 16
/// records.
///
/// @param framing how values are laid out at the root
/// @param dialect how they are written
/// @param whole   whether everything that was looked at fits
/// @param why     the reasons
public record Detection(Framing framing, Dialect dialect, boolean whole, List<Reason> why) {
    private static final int VALUES_BEFORE_A_CUT = 2;
    /// Bytes of the last value of a collection that is cut off.
    private static final long FEW = 16;
    /// Values back to back with less for them are hardly more than bytes that were written as something else: one
    /// number in each that no game has.
    private static final double UNLIKELY = -2.5;
    /// In this order. A project's settings are known by their magic; a list of fields nothing but a person knows.
    private static final List<Framing> TRIED =
            List.of(Framing.STREAM, Framing.STREAM_BE, Framing.BARE, Framing.VALUES);
    private static final List<String> PREFERRED = List.of("godot4", "godot3", "godot2");
    private static final String DOUBLE = "godot4-double";
    /// Its vectors without a flag make sense of too much damage: taken where the bytes are whole, or the flags tell.
    private static final String OLDER_DOUBLE = "godot4.0-double";
    /// Neighbours of Godot 4 that read some bytes which it does not.
    private static final List<String> OLDER = List.of("godot4.3", "godot4.0", OLDER_DOUBLE);
    private static final String OLDEST = "godot1";
    private static final String NEWEST_DOCUMENT = "doc-godot4";

    /// {@return how `bytes` are best read}
    /// @param framing the only framing to try, or null for any
    /// @param dialect the only dialect to try, or null for any that an engine writes
    public static Detection of(ByteStore bytes, @Nullable Framing framing, @Nullable Dialect dialect) {
        List<Framing> framings = framing == null ? TRIED : List.of(framing);
        List<StrictReading> tried = new ArrayList<>();
        Optional<Detection> found = whole(bytes, framings, dialect, tried)
                .or(() -> transferred(bytes, framings, dialect));
        boolean doubtful = framing == null && found.isPresent() && found.get().framing().equals(Framing.VALUES);
        boolean swallows = framing == null && found.isPresent() && isOneOpaque(bytes, found.get());
        if (framing == null && (found.isEmpty() || doubtful || swallows)) {
            Optional<Detection> digested = DigestedBytes.of(bytes, dialect,
                    PREFERRED.stream().map(Dialects::of).toList(),
                    (values, then) -> whole(values, List.of(then), dialect, new ArrayList<>()));
            if (digested.isPresent()) {
                return digested.get();
            }
        }
        if (swallows) {
            return behindNumber(bytes, found.get(), dialect).orElse(found.get());
        }
        return found.isPresent() && !doubtful ? found.get() : damaged(bytes, framing, dialect, tried, found);
    }

    /// Whether all of the bytes are one value that says nothing: what is first may be a number of the game's own,
    /// which is also that of a type, and the length after it that of a record.
    private static boolean isOneOpaque(ByteStore bytes, Detection found) {
        Doubts doubts = new Doubts(bytes, found.dialect());
        Row row = found.framing().isSingle() && bytes.length() >= Doubts.LEAST
                ? doubts.plan.row(doubts.in.i32(0)) : null;
        return row != null && !row.kind().isCollection() && !(row.layout() instanceof Layout.Properties)
                && !doubts.isText(0);
    }

    /// How bytes are read of which all but a number before them are a whole collection. Packed bytes that hold one are
    /// those, unless another engine wrote it.
    private static Optional<Detection> behindNumber(ByteStore bytes, Detection found, @Nullable Dialect dialect) {
        Doubts doubts = new Doubts(bytes, found.dialect());
        int header = doubts.in.i32(0);
        Row row = Objects.requireNonNull(doubts.plan.row(header));
        boolean packed = row.layout() instanceof Layout.PackedBytes && doubts.plan.isHeader(header);
        return led(bytes, found.dialect(), dialect, false)
                .filter(led -> !packed || !led.dialect().equals(found.dialect()));
    }

    /// {@return whether some dialect of those that are preferred reads all records of `bytes` that are looked at
    /// exactly; nothing is done about damage, so that this is quick}
    public static boolean isWhole(ByteStore bytes, Framing framing) {
        ByteReader in = bytes.reader(ByteReader.SMALLEST_WINDOW);
        return PREFERRED.stream().map(Dialects::of).anyMatch(dialect -> StrictReading.mayBeWhole(in, dialect, framing)
                && StrictReading.of(bytes, dialect, framing).isWhole());
    }

    /// How damaged bytes are best read.
    ///
    /// @param values what reads all of them as values back to back, which records with a damaged one may seem to be
    private static Detection damaged(ByteStore bytes, @Nullable Framing framing, @Nullable Dialect dialect,
            List<StrictReading> tried, Optional<Detection> values) {
        List<StrictReading> readings = tried.stream()
                .filter(r -> !r.dialect().name().equals(OLDER_DOUBLE) || dialect != null).toList();
        List<SoundRecords> sound = SoundRecords.best(readings.stream()
                .filter(r -> r.framing().isStream()).map(r -> SoundRecords.of(bytes, r)).toList());
        boolean single = framing == null && SoundRecords.isNearlyOne(bytes.reader(), Framing.STREAM);
        if (values.isPresent()) {
            // Loose values that swallow the rest are less than one collection that ends with the file.
            Optional<Detection> led = led(bytes, values.get().dialect(), dialect, true);
            if (led.isPresent()) {
                return led.get();
            }
        }
        double likely = readings.stream().filter(r -> r.framing().equals(Framing.VALUES) && r.isWhole())
                .mapToDouble(r -> r.evidence().average()).max().orElse(UNLIKELY);
        boolean lacksLittle = framing == null && readings.stream().anyMatch(r -> r.framing().isSingle()
                && r.isCutCollection(bytes.length() - FEW) && r.evidence().average() > likely);
        boolean convince = values.isPresent() && (!values.get().whole() || likely > UNLIKELY && !lacksLittle);
        if (convince && !single
                && sound.stream().noneMatch(SoundRecords::isMost)) {
            return values.get();
        }
        PartialReading best = best(readings.stream()
                .filter(r -> framing != null || mayBePartial(r) && !(single && r.framing().equals(Framing.VALUES)))
                .map(r -> PartialReading.of(bytes, r)).toList(), sound);
        Optional<Detection> led = framing != null ? Optional.empty() : (values.isPresent() ? Optional.<Detection>empty()
                : stored(bytes, dialect)).or(() -> led(bytes, best.dialect(), dialect, false));
        if (led.isPresent()) {
            return led.get();
        }
        Optional<Detection> hurt = framing != null ? Optional.empty()
                : hurt(bytes, best.dialect(), dialect, best.strict().exact() == 0);
        if (hurt.isPresent()) {
            return hurt.get();
        }
        List<Dialect> others = dialect != null || best.strict().exact() > 0 ? List.of() : others(bytes, best.framing());
        List<Reason> why = new ArrayList<>(framing != null ? List.of() : OwnBytes.of(bytes, best.dialect()).stream()
                .toList());
        why.addAll(WhyDialect.partial(best, others));
        return new Detection(best.framing(), dialect != null ? dialect : refined(best.dialect(), best.evidence()),
                false, why);
    }

    private static Optional<Detection> stored(ByteStore bytes, @Nullable Dialect dialect) {
        return StoredItems.of(bytes, dialect, PREFERRED.stream().map(Dialects::of).toList(),
                then -> whole(bytes, List.of(then), dialect, new ArrayList<>()));
    }

    /// How bytes are read before which a game has put a few of its own.
    ///
    /// @param likely the dialect that makes most of them otherwise
    /// @param values whether all of it can be read as values back to back
    private static Optional<Detection> led(ByteStore bytes, Dialect likely, @Nullable Dialect dialect,
            boolean values) {
        return likely(likely, dialect)
                .flatMap(each -> OwnBytes.of(bytes, each).stream().filter(lead -> lead.read()
                        && !(values && OwnBytes.areValues(bytes, each, lead))))
                .flatMap(lead -> whole(bytes.slice(Span.between(lead.bytes(), bytes.length() - lead.behind())),
                        List.of(lead.then()), dialect, new ArrayList<>())
                        .map(inner -> inner.beside(lead, lead.list(), lead.bytes())).stream())
                .findFirst();
    }

    /// How bytes are read around which a game has put a few of its own, and of which some are damaged.
    ///
    /// @param first whether there may be bytes before the values: no record is read exactly from the start
    private static Optional<Detection> hurt(ByteStore bytes, Dialect likely, @Nullable Dialect dialect,
            boolean first) {
        return likely(likely, dialect).flatMap(each -> OwnBytes.aroundDamage(bytes, each, first).stream()
                .flatMap(lead -> Stream.of(of(bytes.slice(Span.between(lead.bytes(), bytes.length() - lead.behind())),
                                lead.then(), dialect))
                        .filter(inner -> inner.isOf(each)).map(inner -> inner.beside(lead, lead.list(), lead.bytes()))))
                .findFirst();
    }

    /// Whether an engine of the same generation as that of `other` wrote the values: where another makes more of them,
    /// what speaks for bytes around them is gone.
    private boolean isOf(Dialect other) {
        return dialect.traits().generation() == other.traits().generation();
    }

    /// The dialects to try where nobody has said which.
    private static Stream<Dialect> likely(Dialect first, @Nullable Dialect given) {
        return given != null ? Stream.of(given) : Stream.concat(Stream.of(first),
                PREFERRED.stream().map(Dialects::of).filter(other -> !other.equals(first)));
    }

    /// {@return the same of values that something of a game's own is beside}
    ///
    /// @param from where the values begin
    Detection beside(Reason reason, FieldList list, long from) {
        return new Detection(Framing.of(list), dialect, whole,
                Stream.concat(Stream.of(reason), why.stream().map(other -> other.behind(from))).toList());
    }

    /// The first framing in which all that is looked at can be read.
    ///
    /// @param tried gets the readings
    private static Optional<Detection> whole(ByteStore bytes, List<Framing> framings, @Nullable Dialect dialect,
            List<StrictReading> tried) {
        for (Framing each : framings) {
            List<StrictReading> readings = readings(bytes, each, dialect);
            tried.addAll(readings);
            Optional<StrictReading> best = readings.stream().filter(StrictReading::isWhole).reduce(Detection::better);
            if (best.isPresent()) {
                return Optional.of(whole(bytes, best.get(), readings, dialect != null));
            }
        }
        return Optional.empty();
    }

    /// How the bytes were read before a transfer as text, which is how its repair is found.
    private static Optional<Detection> transferred(ByteStore bytes, List<Framing> framings, @Nullable Dialect dialect) {
        for (TextTransfer transfer : TextTransfer.values()) {
            Optional<Detection> before = transfer.undo(bytes, Progress.NONE)
                    .flatMap(undone -> whole(ByteStore.of(undone.bytes()), framings, dialect, new ArrayList<>()));
            if (before.isPresent()) {
                List<Reason> why = new ArrayList<>(List.of(new Reason.Transferred(transfer)));
                why.addAll(before.get().why());
                return Optional.of(new Detection(before.get().framing(), before.get().dialect(), false, why));
            }
        }
        return Optional.empty();
    }

    private static List<StrictReading> readings(ByteStore bytes, Framing framing, @Nullable Dialect only) {
        if (only != null) {
            return List.of(StrictReading.of(bytes, only, framing));
        }
        List<StrictReading> readings = new ArrayList<>();
        PREFERRED.forEach(name -> readings.add(StrictReading.of(bytes, Dialects.of(name), framing)));
        if (!readings.getFirst().isWhole()) {
            OLDER.forEach(name -> readings.add(StrictReading.of(bytes, Dialects.of(name), framing)));
        }
        return readings;
    }

    /// The dialect of a reading, or an older one where scripts are objects and that reads all of it too.
    private static Dialect dated(ByteStore bytes, StrictReading best) {
        Dialect refined = refined(best.dialect(), best.evidence());
        Dialect older = best.evidence().hasScriptObject() ? switch (refined.name()) {
            case "godot4", "godot4.3" -> Dialects.of("godot4.0");
            case DOUBLE -> Dialects.of(OLDER_DOUBLE);
            default -> refined;
        } : refined;
        return older.equals(refined) || StrictReading.of(bytes, older, best.framing()).isWhole() ? older : refined;
    }

    private static Detection whole(ByteStore bytes, StrictReading best, List<StrictReading> readings, boolean given) {
        return new Detection(best.framing(), given ? best.dialect() : dated(bytes, best), true,
                given ? WhyDialect.given(best) : WhyDialect.whole(best, readings));
    }

    /// The dialect of a reading, or its neighbour that the values themselves prove.
    private static Dialect refined(Dialect dialect, Evidence evidence) {
        String name = dialect.name();
        if (evidence.isDouble() && (name.equals("godot4") || name.equals("godot4.0"))) {
            return Dialects.of(name.equals("godot4") ? DOUBLE : OLDER_DOUBLE);
        }
        return name.equals("godot2") && evidence.hasOldMotion() ? Dialects.of(OLDEST) : dialect;
    }

    private static StrictReading better(StrictReading a, StrictReading b) {
        return b.score() > a.score() ? b : a;
    }

    /// The best framing, and the dialect that reads it best.
    ///
    /// @param sound the records that are read exactly, by those dialects for which most of them speak
    private static PartialReading best(List<PartialReading> readings, List<SoundRecords> sound) {
        boolean records = sound.stream().anyMatch(r -> r.isMost() || r.covered() > readings.stream()
                .filter(other -> !other.framing().equals(r.framing()))
                .mapToLong(PartialReading::soundBytes).max().orElse(0));
        Framing framing = records ? sound.getFirst().framing() : first(readings, PartialReading::score).framing();
        Set<Dialect> shown = sound.stream().filter(r -> r.framing().equals(framing)).map(r -> r.strict().dialect())
                .collect(Collectors.toSet());
        List<PartialReading> framed = readings.stream().filter(r -> r.framing().equals(framing))
                .filter(r -> shown.isEmpty() || shown.contains(r.dialect())).toList();
        List<PartialReading> newest = framed.stream().filter(r -> !isOlder(r.dialect())).toList();
        PartialReading best = first(newest.isEmpty() ? framed : newest, PartialReading::scoreOfDialect);
        // Its neighbours read on at other places after damage, which tells nothing.
        return best.dialect().name().equals(PREFERRED.getFirst()) ? first(framed.stream()
                .filter(r -> r == best || isOlder(r.dialect())).toList(), PartialReading::scoreInFamily) : best;
    }

    private static boolean isOlder(Dialect dialect) {
        return OLDER.contains(dialect.name());
    }

    /// The first of the readings that score most.
    private static PartialReading first(List<PartialReading> readings, ToDoubleFunction<PartialReading> score) {
        return readings.stream().reduce((a, b) -> score.applyAsDouble(b) > score.applyAsDouble(a) ? b : a)
                .orElseThrow();
    }

    /// Values back to back that do not all decode are one value and trailing data, unless the bytes just end too early
    /// and look like what an engine writes: the numbers of any file read as short values for a while.
    private static boolean mayBePartial(StrictReading reading) {
        return !reading.framing().equals(Framing.VALUES)
                || reading.isCutOff() && reading.exact() >= VALUES_BEFORE_A_CUT && reading.evidence().score() >= 0;
    }

    /// Tables that are never chosen but read the bytes whole: of development snapshots, forks and the newest document.
    private static List<Dialect> others(ByteStore bytes, Framing framing) {
        List<Dialect> others = new ArrayList<>(Dialects.presets());
        others.add(Dialects.of(NEWEST_DOCUMENT));
        return others.stream().filter(d -> StrictReading.of(bytes, d, framing).isWhole()).toList();
    }
}
