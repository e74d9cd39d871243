package io.github.terrene.narrator.hint;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.card.PrintedWord;
import io.github.terrene.kernel.text.Placed;
import io.github.terrene.kernel.word.Effect;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;

/** Finds what stands twice, and what changes nothing. */
final class Repeated {
    private Repeated() {}

    static Array<Rejection> of(ReadCard card) {
        Array<Rejection> twice = card.parts()
                .filter(part -> part.value() instanceof Seq<?> list && isTwice(list))
                .map(part -> Rejection.of("hint/twice", "the same stands twice in it"));
        Array<Rejection> alike = card.parts()
                .filter(part -> part.value() instanceof Seq<?> list && isText(list) && isBeside(card, part))
                .map(part -> Rejection.of(
                        "hint/no-difference", "the same happens either way, so that the condition changes nothing"));
        Array<Rejection> idle = card.parts()
                .filter(part -> part.value() instanceof Effect effect && effect.changesNothing())
                .map(part -> Rejection.of("hint/no-change", "it changes nothing: what it moves is there already"));
        return twice.appendAll(alike).appendAll(idle);
    }

    private static boolean isTwice(Seq<?> list) {
        return isText(list) && list.distinct().size() < list.size();
    }

    /** Whether it consists of parts of a text; words and numbers may stand twice. */
    private static boolean isText(Seq<?> list) {
        return list.nonEmpty()
                && list.forAll(each -> !(each instanceof Enum
                        || each instanceof PrintedWord
                        || each instanceof Number
                        || each instanceof String));
    }

    /** Whether another part of the same whole is equal. */
    private static boolean isBeside(ReadCard card, Placed list) {
        int dot = list.place().lastIndexOf('.');
        return dot >= 0
                && card.parts()
                        .exists(other -> !other.place().equals(list.place())
                                && other.place().lastIndexOf('.') == dot
                                && other.place().startsWith(list.place().substring(0, dot + 1))
                                && Objects.equals(list.value(), other.value()));
    }
}
