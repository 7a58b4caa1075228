package org.varscope.container;

import module java.base;
import org.varscope.bytes.ByteStore;
import org.varscope.bytes.Span;
import org.varscope.container.cipher.Iv;
import org.varscope.container.remark.FormatRemark;
import org.varscope.problem.Problem;
import org.varscope.remark.Remark;
import org.varscope.scan.walk.Progress;

/// A wrapper around a wrapped file.
///
/// @param outer of the file; its content is the file that `inner` has unwrapped
/// @param inner holds the values
record Nested(Wrapping outer, Wrapping inner) implements Wrapping {
    @Override
    public String word() {
        return outer.layout(inner.word());
    }

    @Override
    public String layout(String inside) {
        return outer.layout(inner.layout(inside));
    }

    @Override
    public Remark title() {
        return FormatRemark.NESTED.with(outer.title(), FormatRemark.A_TITLE.with(inner.title()));
    }

    @Override
    public ByteStore content() {
        return inner.content();
    }

    @Override
    public ByteStore file() {
        return outer.file();
    }

    @Override
    public List<Layer> layers() {
        return Stream.concat(outer.layers().stream(), inner.layers().stream()).toList();
    }

    /// What is wrong with the outer wrapper has no place of its own in the content.
    @Override
    public List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        outer.problems().forEach(p -> problems.add(new Problem(p.flaw(), new Span(0, 0))));
        problems.addAll(inner.problems());
        return problems;
    }

    @Override
    public List<Remark> renewed() {
        return Stream.concat(outer.renewed().stream(), inner.renewed().stream()).toList();
    }

    @Override
    public boolean isCertain() {
        return outer.isCertain() && inner.problems().isEmpty() || inner.isCertain() && outer.problems().isEmpty();
    }

    @Override
    public Nested with(Iv choice) {
        return new Nested(outer.with(choice), inner.with(choice));
    }

    @Override
    public Nested with(Damage choice) {
        return new Nested(outer.with(choice), inner.with(choice));
    }

    @Override
    public Optional<Secret> secret() {
        return inner.secret().or(outer::secret);
    }

    @Override
    public Optional<String> dialect() {
        return inner.dialect().or(outer::dialect);
    }

    @Override
    public Rewrapped wrap(ByteStore content, Progress progress) throws IOException {
        Rewrapped within = inner.wrap(content, progress);
        Rewrapped around = outer.wrap(within.file(), progress);
        return new Rewrapped(around.file(), new Nested(around.wrapping(), within.wrapping()));
    }
}
