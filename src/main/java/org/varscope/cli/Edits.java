package org.varscope.cli;

import java.util.Optional;
import java.util.function.Consumer;
import org.varscope.dialect.Dialect;
import org.varscope.document.Document;
import org.varscope.document.ScanJob;
import org.varscope.document.edit.DefaultValue;
import org.varscope.document.edit.Edit;
import org.varscope.document.edit.EditException;
import org.varscope.document.edit.Review;
import org.varscope.document.place.CollectionHead;
import org.varscope.document.place.EntryKeys;
import org.varscope.document.place.Part;
import org.varscope.document.place.PathException;
import org.varscope.document.place.Paths;
import org.varscope.document.place.Target;
import org.varscope.document.place.Values;
import org.varscope.explain.RefusalWords;
import org.varscope.scan.index.Location;
import org.varscope.scan.index.Node;
import org.varscope.scan.index.Role;
import org.varscope.scan.index.Structure;
import org.varscope.scan.walk.Progress;
import org.varscope.text.TextException;
import org.varscope.text.cell.Coerce;
import org.varscope.text.path.PathStep;
import org.varscope.text.path.PathText;
import org.varscope.text.path.ValuePath;
import org.varscope.variant.ElementType;
import org.varscope.variant.Variant;
import org.varscope.variant.VariantKind;

/// Does what `set` was asked for on a document, one edit after the other.
final class Edits {
    private final Document document;
    private final boolean force;
    private final Consumer<String> say;

    /// @param force whether edits are done that something speaks against
    /// @param say   is told what spoke against them then
    Edits(Document document, boolean force, Consumer<String> say) {
        this.document = document;
        this.force = force;
        this.say = say;
    }

    /// Does one edit.
    /// @throws Refusal if it does not fit, naming it
    void apply(EditArguments.Asked asked) throws Refusal {
        try {
            Review review = Review.of(structure(), edit(asked), Progress.NONE);
            if (!force) {
                document.apply(review);
            } else if (!document.applyAnyway(review).patches().isEmpty()) {
                review.objections().forEach(objection -> say.accept(asked.path() + ": " + RefusalWords.clause(objection)));
            }
        } catch (EditException e) {
            throw new Refusal(ExitCode.MISFIT, asked.path() + ": " + RefusalWords.clauses(e)
                    + (e.objections().isEmpty() ? "" : " (--force does it anyway)"));
        } catch (TextException | PathException e) {
            throw new Refusal(ExitCode.MISFIT, asked.path() + ": " + e.getMessage());
        }
        Optional<ScanJob> pending = document.pending();
        pending.ifPresent(job -> document.adopt(job, job.run(Progress.NONE)));
    }

    private Edit edit(EditArguments.Asked asked) throws TextException, PathException, EditException {
        ValuePath path = PathText.read(asked.path(), dialect());
        return switch (asked) {
            case EditArguments.Asked.Set(_, var text) -> set(Paths.resolve(structure(), path), text);
            case EditArguments.Asked.Insert(_, var text) -> insert(path, text);
            case EditArguments.Asked.Remove _ -> remove(Paths.resolve(structure(), path));
            case EditArguments.Asked.Key(_, var text) -> key(Paths.resolve(structure(), path), text);
        };
    }

    private Edit set(Target target, String text) throws TextException, PathException {
        Location at = target.node().location();
        if (!target.isWhole()) {
            Part part = Part.of(structure(), target.node(), target.inner());
            return new Edit.SetPart(at, target.inner(), Coerce.read(text, part.read(), dialect()), part);
        }
        Variant old = Values.of(structure(), target.node(), Integer.MAX_VALUE).orElse(Variant.NIL);
        Variant value = Coerce.read(text, old, dialect());
        return at.key() ? new Edit.SetKey(at.asValue(), value) : new Edit.SetValue(at, value);
    }

    private Edit key(Target target, String text) throws TextException, PathException {
        Node entry = whole(target);
        if (entry.parent() == null && EntryKeys.has(structure())) {
            String name = structure().entryKey(entry)
                    .orElseThrow(() -> new PathException("the key of this entry is damaged"));
            return new Edit.SetKey(entry.location(), Coerce.read(text, new Variant.Text(name), dialect()));
        }
        Node key = structure().key(entry)
                .orElseThrow(() -> new PathException("only an entry of a Dictionary has a key"));
        Variant old = Values.of(structure(), key, Integer.MAX_VALUE).orElse(Variant.NIL);
        return new Edit.SetKey(entry.location(), Coerce.read(text, old, dialect()));
    }

    private Edit remove(Target target) throws PathException {
        Node node = whole(target);
        if (node.role() == Role.KEY) {
            throw new PathException("a key cannot be removed without its value; remove the entry");
        }
        // Settings may well be none; any other file would be empty.
        if (node.parent() == null && structure().records() == 1 && !EntryKeys.has(structure())) {
            throw new PathException("the only value of a file cannot be removed");
        }
        return new Edit.Remove(node.location());
    }

    private Edit insert(ValuePath path, String text) throws TextException, PathException, EditException {
        if (isRecord(path)) {
            return insertRecord(path, text);
        }
        Node parent = whole(Paths.resolve(structure(), path.parent()));
        VariantKind kind = parent.row() == null ? VariantKind.NIL : parent.row().kind();
        CollectionHead head = CollectionHead.of(structure(), parent);
        Variant value = Coerce.read(text, DefaultValue.of(head.of()), dialect());
        Location at = parent.location();
        if (kind == VariantKind.ARRAY && path.last() instanceof PathStep.Index(long index)) {
            return new Edit.Insert(at, index, null, value);
        }
        if (!parent.isCollection() || kind == VariantKind.ARRAY) {
            throw new EditException(noPlace(kind, path.last()));
        }
        return new Edit.Insert(at, parent.children(), newKey(path.last()), value);
    }

    private String noPlace(VariantKind kind, PathStep step) {
        String type = dialect().typeName(kind);
        if (kind == VariantKind.ARRAY) {
            return "found `%s`; expected a place in the %s, such as [0]"
                    .formatted(PathText.write(step, dialect()), type);
        }
        return type + (kind.isPacked() ? " takes no single element; set it as a whole" : " holds no other values");
    }

    /// Whether the path leads to a record and not into one.
    private boolean isRecord(ValuePath path) {
        return path.isRoot()
                || path.record() == ValuePath.ONLY && path.steps().size() == 1 && EntryKeys.has(structure());
    }

    private Edit insertRecord(ValuePath path, String text) throws TextException, EditException {
        Variant value = Coerce.read(text, Variant.NIL, dialect());
        if (EntryKeys.has(structure())) {
            if (path.isRoot()) {
                throw new EditException("expected the key of the new entry, as in $[\"application/config/name\"]");
            }
            return new Edit.InsertRecord(structure().records(), newKey(path.last()), value);
        }
        if (path.record() == ValuePath.ONLY) {
            throw new EditException(
                    "a value is inserted into an Array or a Dictionary; expected a path such as $.items[0]");
        }
        return new Edit.InsertRecord(path.record(), null, value);
    }

    private static Variant newKey(PathStep step) throws EditException {
        return switch (step) {
            case PathStep.Name(var name) -> new Variant.Text(name);
            case PathStep.Index(long index) -> new Variant.Int(index);
            case PathStep.Key(var key) -> key;
            case PathStep.Place _, PathStep.KeyOf _ ->
                    throw new EditException("expected the key of the new entry, as in $.name or $[\"a key\"]");
        };
    }

    private Node whole(Target target) throws PathException {
        if (!target.isWhole()) {
            throw new PathException("this is a part of a value; set the value as a whole");
        }
        return target.node();
    }

    private Structure structure() {
        return document.structure();
    }

    private Dialect dialect() {
        return structure().dialect();
    }
}
