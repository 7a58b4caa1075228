package org.varscope.explain.wrapper;

import module java.base;
import org.varscope.bytes.ByteReader;
import org.varscope.bytes.Span;
import org.varscope.container.Layer;
import org.varscope.container.field.WrapperField;
import org.varscope.container.field.WrapperPart;
import org.varscope.explain.FieldWords;
import org.varscope.explain.field.Figure;
import org.varscope.explain.field.Pages;
import org.varscope.problem.Flaw;
import org.varscope.problem.Problem;
import org.varscope.said.Clauses;
import org.varscope.said.Language;
import org.varscope.said.Phrases;

/// Explains the bytes of one wrapper, in one language. For one thread.
public final class WrapperExplainer {
    private static final int MOST_PROBLEMS = 3;

    private final Layer layer;
    private final Language language;
    private final Phrases phrases;
    private final WrapperSentences sentences;
    private final ByteReader in;
    private final List<Problem> problems;

    /// Explains `layer`; asks it what is wrong with it.
    public WrapperExplainer(Layer layer, Language language) {
        this.layer = layer;
        this.language = language;
        this.phrases = Phrases.beside(WrapperExplainer.class, language);
        this.in = layer.file().reader(ByteReader.SMALLEST_WINDOW);
        this.sentences = new WrapperSentences(layer, in, language, phrases);
        this.problems = layer.problems();
    }

    /// {@return what the wrapper is, in a few words}
    public String title() {
        return sentences.title();
    }

    /// {@return what the byte at `offset` of the file is part of; empty where there is no such byte}
    public Optional<WrapperExplanation> at(long offset) {
        return offset < 0 || offset >= layer.file().length() ? Optional.empty()
                : layer.fields(new Span(offset, 1)).stream().findFirst().map(this::of);
    }

    /// {@return the explanation of one of the fields of the wrapper}
    public WrapperExplanation of(WrapperField field) {
        List<Problem> wrong = wrong(field);
        String trouble = wrong.stream().limit(MOST_PROBLEMS)
                .map(problem -> phrases.get("wrong." + problem.severity().name().toLowerCase(Locale.ROOT),
                        Clauses.clause(problem.flaw(), language)))
                .collect(Collectors.joining());
        return new WrapperExplanation(field, sentences.name(field),
                sentences.stableName(field), FieldWords.bytes(in, field.span()),
                sentences.value(field), sentences.of(field, wrong), trouble, figures(field), wrong, sentences.source(),
                Pages.of(layer.wrapper()));
    }

    /// {@return what is wrong with one of the fields of the wrapper}
    public List<Problem> wrong(WrapperField field) {
        return problems.stream().filter(problem -> isAt(problem.flaw(), field)).toList();
    }

    /// Whether it is this field that is wrong. Of a block without a byte, its size tells, and of
    /// what is missing at the end, whatever comes last.
    private boolean isAt(Flaw flaw, WrapperField field) {
        return switch (flaw) {
            case Flaw.BlockDamaged damaged -> field.index() == damaged.block()
                    && field.part() == (damaged.packedThere() == 0 ? WrapperPart.PACKED_SIZE : WrapperPart.BLOCK);
            case Flaw.BlockSlack(int block, long _, long _) ->
                    field.index() == block && field.part() == WrapperPart.BLOCK;
            case Flaw.BufferDamaged _ -> field.part() == WrapperPart.BUFFER;
            case Flaw.BufferSlack _ -> field.part() == WrapperPart.AFTER;
            case Flaw.BufferSizeWrong(long said, long _) -> field.part() == WrapperPart.BUFFER_SIZE
                    || field.part() == WrapperPart.OWN_SIZE && sentences.number(field) == said;
            case Flaw.DigestOther(var digest) -> field.part() == WrapperPart.OWN_DIGEST
                    && sentences.item(field).word().equals(digest);
            case Flaw.MagicOther(var _, var expected) -> field.part() == WrapperPart.OWN_ITEM
                    && sentences.item(field).word().equals(expected);
            case Flaw.CompressionModeWrong _ -> field.part() == WrapperPart.COMPRESSION_MODE;
            case Flaw.EndMarkOdd(long bytes, var _) -> bytes > 0 ? field.part() == WrapperPart.END_MARK
                    : field.span().end() == layer.file().length();
            case Flaw.Encryption encryption -> isAt(encryption, field);
            case Flaw.MoreFollow _ -> field.span().start() == 0;
            default -> false;
        };
    }

    private static boolean isAt(Flaw.Encryption flaw, WrapperField field) {
        return switch (flaw) {
            case Flaw.ContentSumOther _ -> field.part() == WrapperPart.SUM;
            case Flaw.ContentByteOther(long at, int _, int _) -> field.span().contains(at);
            case Flaw.ContentCut _, Flaw.ContentLengthOther _ -> field.part() == WrapperPart.CONTENT_LENGTH;
            case Flaw.CipherModeOther _ -> field.part() == WrapperPart.CIPHER_MODE;
            case Flaw.EncryptedMagicOther _ -> field.part() == WrapperPart.MAGIC;
        };
    }

    private List<Figure> figures(WrapperField field) {
        return sentences.isCut(field) ? List.of() : switch (field.part()) {
            case COMPRESSION_MODE, BLOCK_SIZE, TOTAL_SIZE, PACKED_SIZE, CIPHER_MODE, CONTENT_LENGTH ->
                    List.of(new Figure.Order(unsigned(field.span()), ByteOrder.LITTLE_ENDIAN));
            case LETTERS -> {
                Figure.Base64 letters = sentences.figure(field);
                yield letters.bytes().isEmpty() ? List.of() : List.of(letters);
            }
            case BUFFER_SIZE -> List.of(new Figure.Order(unsigned(field.span()), sentences.size().order()));
            case OWN_SIZE -> List.of(new Figure.Order(unsigned(field.span()), sentences.order(field)));
            case MAGIC, BLOCK, BUFFER, END_MARK, SUM, VECTOR, CIPHERTEXT, AFTER, SPACE, OWN_ITEM, OWN_DIGEST, INSIDE,
                 DIGITS, COMBINED, REST -> List.of();
        };
    }

    private List<Integer> unsigned(Span span) {
        return LongStream.range(span.start(), span.end()).mapToObj(in::u8).toList();
    }
}
