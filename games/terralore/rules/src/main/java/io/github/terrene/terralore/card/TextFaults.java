package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Proofreading;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.terralore.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What may be wrong with the texts of a card that lacks nothing. The tokens that they make are read by themselves. */
@Rule("TL-1.2")
final class TextFaults {
    private final Card card;
    private final Array<Card> tokens;
    private final String place;

    /**
     * @param tokens the tokens that cards of the same catalogue make
     * @param place the card, as problems name it
     */
    TextFaults(Card card, Array<Card> tokens, String place) {
        this.card = card;
        this.tokens = tokens;
        this.place = place;
    }

    /** Everything wrong with them. */
    Array<Problem> all() {
        return card.continuous().flatMap(this::of).appendAll(card.abilities().flatMap(this::of));
    }

    private String place(String moment, Text text) {
        return place + ", " + moment + ", " + Text.inWords(text);
    }

    private Array<Problem> of(Statement text) {
        String where = place("Continuous", text);
        return new Proofreading(text, Proofreader.ofStatement(card, tokens, where), where)
                .problems(CommonForms.OPEN.of(Statement.class), Card.class);
    }

    private Array<Problem> of(Ability ability) {
        Trigger when = ability.trigger();
        String where = place(ability.timing().word(), when);
        return new Proofreading(when, Proofreader.ofTrigger(card, when, where), where)
                .problems(CommonForms.OPEN.of(Trigger.class))
                .appendAll(ability.effects().flatMap(effect -> of(effect, ability, Array.empty())));
    }

    /** What is put off is proofread together with what puts it off if it is a part of that, otherwise by itself. */
    @Rule("TL-9.6")
    private Array<Problem> of(Effect effect, Ability ability, Array<Text> deferred) {
        String where = place(ability.timing().word(), effect);
        Proofreader proof = Proofreader.ofEffect(card, ability.trigger(), tokens, where);
        Proofreading reading = new Proofreading(effect, proof, where);
        Array<Text> parts = parts(effect);
        Array<Effect> later = parts.flatMap(part -> later(part, reading));
        Array<Text> put = deferred.appendAll(later.flatMap(TextFaults::parts));
        proof.deferring(put);
        proof.require(
                put.forAll(part -> later(part, reading).isEmpty()),
                "TL-9.6/put-off-twice",
                "what is put off cannot be put off again");
        checkTokens(effect, reading, proof);
        return reading.problems(CommonForms.OPEN.of(Effect.class), Card.class)
                .appendAll(later.reject(each -> parts.exists(part -> part == each))
                        .flatMap(each -> of(each, ability, parts(each))));
    }

    private static Array<Text> parts(Effect effect) {
        return PartCheck.of(CommonForms.OPEN.of(Effect.class), effect, "")
                .apart(Card.class)
                .parts(Text.class);
    }

    private static Array<Effect> later(Text part, Proofreading reading) {
        return part instanceof OwnEffect own
                ? Option.of(reading.asked("what it puts off", () -> whole(own.later())))
                        .getOrElse(Array.empty())
                : Array.empty();
    }

    /** Requires that what it makes are tokens. Whether they lack something is said where they are checked themselves. */
    @Rule("TL-1.9")
    private static void checkTokens(Effect effect, Proofreading reading, Proofreader proof) {
        Option.of(reading.asked("its tokens", () -> whole(effect.makes())))
                .getOrElse(Array.empty())
                .map(Card.class::cast)
                .filter(token -> token.kind() != CardKind.TOKEN && CardTokens.lacksNothing(token))
                .forEach(token -> proof.require(false, "TL-1.9/no-token", "{card} is not a token", token.name()));
    }

    private static <T> Array<T> whole(@Nullable Seq<? extends T> all) {
        if (all == null || all.contains(null)) {
            throw new IllegalStateException("something is missing");
        }
        return Array.ofAll(all);
    }
}
