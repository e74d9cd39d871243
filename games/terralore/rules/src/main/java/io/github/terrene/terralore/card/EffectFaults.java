package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Timing;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What may be wrong with one text of a card: it is asked everything that it will be asked, and proofread in its place on the card. Some texts
 * come from card sets, and anything that they throw is a problem like any other.
 */
final class EffectFaults {
    /** The forms of cards, open to the texts of all modules. */
    static final Forms FORMS = Forms.builder()
            .family(Effect.class, Array.empty())
            .family(Continuous.class, Array.empty())
            .build()
            .open();

    private final Proofreadable text;
    private final String place;
    private final Proofreader reader;
    private Array<Problem> problems = Array.empty();

    /**
     * The faults of one text.
     *
     * @param card the card, which lacks nothing
     * @param timing when it happens; none if it is continuous
     * @param deferred whether it is put off until the end of the turn
     * @param tokens the tokens that cards of the same catalogue make
     * @param place the card, as problems name it
     */
    @Rule("TL-1.2")
    private EffectFaults(
            Card card, Option<Timing> timing, Proofreadable text, boolean deferred, Array<Card> tokens, String place) {
        this.text = text;
        String moment = timing.map(Timing::word).getOrElse("Continuous");
        this.place = place + ", " + moment + ", " + text.getClass().getSimpleName();
        this.reader = new Proofreader(card, timing, deferred, tokens, this.place);
    }

    /**
     * Everything wrong with the texts of a card that lacks nothing.
     *
     * @param tokens the tokens that cards of the same catalogue make
     * @param place the card, as problems name it
     */
    static Array<Problem> in(Card card, Array<Card> tokens, String place) {
        return card.continuous()
                .flatMap(each -> new EffectFaults(card, Option.none(), each, false, tokens, place)
                        .proofread(Continuous.class)
                        .problems())
                .appendAll(card.abilities()
                        .flatMap(ability -> ability.effects()
                                .flatMap(effect -> in(card, Option.some(ability.timing()), effect, tokens, place))));
    }

    @Rule("TL-9.6")
    private static Array<Problem> in(
            Card card, Option<Timing> timing, Effect effect, Array<Card> tokens, String place) {
        EffectFaults now = new EffectFaults(card, timing, effect, false, tokens, place).proofread(Effect.class);
        Array<EffectFaults> deferred = now.later(effect)
                .map(later -> new EffectFaults(card, timing, later, true, tokens, place)
                        .proofread(Effect.class)
                        .notAgain(later));
        now.checkTokens(effect);
        return now.problems().appendAll(deferred.flatMap(EffectFaults::problems));
    }

    /** Proofreads the text with its parts. What it puts off and the tokens it makes are read by themselves. */
    private EffectFaults proofread(Class<? extends Proofreadable> family) {
        PartCheck parts = PartCheck.of(FORMS.of(family), text, place).apart(Effect.class, Card.class);
        problems = parts.outOfBounds();
        parts.parts(Proofreadable.class)
                .forEach(part -> asked("its proofreading", () -> {
                    part.proofread(reader);
                    return Array.empty();
                }));
        return this;
    }

    private EffectFaults notAgain(Effect deferred) {
        reader.require(later(deferred).isEmpty(), "TL-9.6/put-off-twice", "what is put off cannot be put off again");
        checkTokens(deferred);
        return this;
    }

    private Array<Effect> later(Effect effect) {
        return list("what it puts off", effect::later);
    }

    /** Requires that what it makes are tokens. Whether they lack something is said where they are checked themselves. */
    @Rule("TL-1.9")
    private void checkTokens(Effect effect) {
        list("its tokens", effect::tokens)
                .filter(token -> token.kind() != CardKind.TOKEN && lacksNothing(token))
                .forEach(token -> reader.require(false, "TL-1.9/no-token", "{card} is not a token", token.name()));
    }

    /** The tokens that a card can make, as far as its effects say so; none if it lacks something. */
    static Array<Card> tokens(Card card) {
        return lacksNothing(card)
                ? card.abilities().flatMap(Ability::effects).flatMap(EffectFaults::tokens)
                : Array.empty();
    }

    private static Array<Card> tokens(Effect effect) {
        return answer("its tokens", effect, () -> Array.ofAll(effect.tokens()).filter(token -> token != null))
                .getOrElse(Array.empty());
    }

    private static boolean lacksNothing(Card card) {
        return answer("its parts", card, () -> FORMS.of(Card.class).isWhole(card))
                .getOrElse(false);
    }

    private <T> Array<T> list(String what, Supplier<@Nullable Seq<T>> question) {
        return asked(what, () -> whole(question.get()));
    }

    private static <T> Array<T> whole(@Nullable Seq<T> all) {
        if (all == null || all.contains(null)) {
            throw new IllegalStateException("something is missing");
        }
        return all.toArray();
    }

    private <T> Array<T> asked(String what, Supplier<Array<T>> question) {
        return answer(what, text, question)
                .peekLeft(why -> problems = problems.append(faulty(place, why)))
                .getOrElse(Array.empty());
    }

    /** Its answer, or what it did wrong. */
    static <T> Either<String, T> answer(String question, Object asked, Supplier<T> answer) {
        try {
            return Either.right(answer.get());
        } catch (Throwable thrown) {
            return Either.left(
                    String.valueOf(FaultyEffect.of(question, asked, thrown).getMessage()));
        }
    }

    /** The problem that something thrown by a card set keeps a card from being read. */
    static Problem faulty(String place, String why) {
        return Problem.at(place, "TL-1.2/faulty", "it cannot be read: {why}", why);
    }

    private Array<Problem> problems() {
        return reader.problems().appendAll(problems);
    }
}
