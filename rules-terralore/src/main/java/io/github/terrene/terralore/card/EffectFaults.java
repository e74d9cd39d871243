package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What may be wrong with what cards do: each effect is proofread in its place on the card. */
final class EffectFaults {
    private EffectFaults() {}

    /**
     * Everything wrong with what a card does.
     *
     * @param tokens the tokens that cards of the same catalogue make
     */
    static Array<Problem> in(Card card, Array<Card> tokens) {
        return card.continuous()
                .flatMap(each -> read(card, Option.none(), each, false, tokens))
                .appendAll(card.abilities().flatMap(ability -> ability(card, ability, tokens)));
    }

    private static Seq<Problem> ability(Card card, Ability ability, Array<Card> tokens) {
        Option<Timing> timing = Option.some(ability.timing());
        return ability.effects()
                .flatMap(effect -> read(card, timing, effect, false, tokens)
                        .appendAll(effect.later().flatMap(later -> read(card, timing, later, true, tokens))));
    }

    /** Everything wrong with one part of the text; without a timing it is continuous. */
    @Rule({"TL-1.2", "TL-9.6"})
    private static Array<Problem> read(
            Card card, Option<Timing> timing, Worded part, boolean deferred, Array<Card> tokens) {
        boolean worded = !CardText.wordless(part.say());
        String what = worded ? "\"" + part.say() + "\"" : part.getClass().getSimpleName();
        String place = card.name() + ", " + timing.map(Timing::word).getOrElse("Continuous") + ", " + what;
        Proofreader reader = new Proofreader(card, timing, deferred, tokens, place);
        boolean again =
                deferred && part instanceof Effect effect && effect.later().nonEmpty();
        reader.require(!again, "TL-9.6", "what is put off cannot be put off again");
        part.proofread(reader);
        reader.require(worded, "TL-1.2", "an effect must have words");
        return reader.problems();
    }
}
