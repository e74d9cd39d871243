package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Timing;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What may be wrong with one part of what a card does: it is asked everything that it will be asked, and proofread in its place on the card.
 * An exception is a problem, too, unless something is missing, which explains it.
 */
final class EffectFaults {
    private final Proofreadable part;
    private final String place;
    private final Proofreader reader;
    private Array<Problem> thrown = Array.empty();
    private boolean explained;

    /**
     * The faults of one part of the text.
     *
     * @param card the otherwise complete card
     * @param timing when it happens; none if it is continuous
     * @param deferred whether it is put off until the end of the turn
     * @param tokens the tokens that cards of the same catalogue make
     * @param place the card, as problems name it
     */
    @Rule("TL-1.2")
    private EffectFaults(
            Card card, Option<Timing> timing, Proofreadable part, boolean deferred, Array<Card> tokens, String place) {
        this.part = part;
        String moment = timing.map(Timing::word).getOrElse("Continuous");
        this.place = place + ", " + moment + ", " + part.getClass().getSimpleName();
        this.reader = new Proofreader(card, timing, deferred, tokens, this.place);
        asked("its proofreading", () -> {
            part.proofread(reader);
            return "";
        });
    }

    /**
     * Everything wrong with what a card does.
     *
     * @param card the otherwise complete card
     * @param tokens the tokens that cards of the same catalogue make
     * @param place the card, as problems name it
     */
    static Array<Problem> in(Card card, Array<Card> tokens, String place) {
        return card.continuous()
                .flatMap(each -> new EffectFaults(card, Option.none(), each, false, tokens, place).problems())
                .appendAll(card.abilities()
                        .flatMap(ability -> ability.effects()
                                .flatMap(effect -> in(card, Option.some(ability.timing()), effect, tokens, place))));
    }

    @Rule("TL-9.6")
    private static Array<Problem> in(
            Card card, Option<Timing> timing, Effect effect, Array<Card> tokens, String place) {
        EffectFaults now = new EffectFaults(card, timing, effect, false, tokens, place);
        Array<EffectFaults> deferred = now.later(effect)
                .map(later -> new EffectFaults(card, timing, later, true, tokens, place).notAgain(later));
        now.checkTokens(effect);
        now.explained |= deferred.exists(EffectFaults::lacking);
        return now.problems().appendAll(deferred.flatMap(EffectFaults::problems));
    }

    private EffectFaults notAgain(Effect deferred) {
        reader.require(later(deferred).isEmpty(), "TL-9.6/put-off-twice", "what is put off cannot be put off again");
        checkTokens(deferred);
        return this;
    }

    /** Whether a part of it, or of what it makes or puts off, is missing. */
    private boolean lacking() {
        return explained || reader.lacksSomething();
    }

    private Array<Effect> later(Effect effect) {
        return list("TL-9.6", "what it puts off", effect::later);
    }

    @Rule("TL-1.9")
    private void checkTokens(Effect effect) {
        Array<Card> all = list("TL-1.9", "its token", effect::tokens);
        explained = all.exists(EffectFaults::unreadable);
        all.reject(token -> token.kind() == CardKind.TOKEN || token.kind() == null)
                .forEach(token -> reader.require(false, "TL-1.9/no-token", "{card} is not a token", token.name()));
    }

    /** Whether a token is incomplete; its own problems say what is missing. */
    private static boolean unreadable(Card token) {
        MissingParts missing = new MissingParts("");
        missing.filled(token);
        return missing.problems().nonEmpty();
    }

    /** The tokens that an otherwise complete card can make, as far as its effects say so. */
    static Array<Card> tokens(Card card) {
        return card.abilities().flatMap(Ability::effects).flatMap(EffectFaults::tokens);
    }

    private static Array<Card> tokens(Effect effect) {
        try {
            return Array.ofAll(effect.tokens()).filter(token -> token != null);
        } catch (Throwable thrown) {
            FaultyEffect.of("its tokens", effect, thrown);
            return Array.empty();
        }
    }

    private <T> Array<T> list(String rule, String what, Supplier<@Nullable Seq<T>> question) {
        int before = thrown.size();
        @Nullable Seq<T> all = asked(what, question);
        if (thrown.size() == before) {
            reader.given(rule, what, all == null || all.contains(null) ? null : all);
        }
        return all == null ? Array.empty() : Array.ofAll(all).filter(each -> each != null);
    }

    private <T> @Nullable T asked(String what, Supplier<@Nullable T> question) {
        try {
            return question.get();
        } catch (Throwable bug) {
            String why = FaultyEffect.of(what, part, bug).getMessage();
            thrown = thrown.append(Problem.at(place, "TL-1.2/faulty", "it cannot be read: {why}", why));
            return null;
        }
    }

    /** The problems found; if something is missing, that explains why something is thrown. */
    private Array<Problem> problems() {
        return lacking() ? reader.problems() : reader.problems().appendAll(thrown);
    }
}
