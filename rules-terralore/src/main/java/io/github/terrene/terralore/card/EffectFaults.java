package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What may be wrong with what cards do: each effect is proofread where it stands. */
final class EffectFaults {
    private EffectFaults() {}

    /**
     * All that is wrong with what a card does.
     *
     * @param tokens those that cards of the same catalogue make
     */
    static Array<Problem> in(Card card, Array<Card> tokens) {
        return card.continuous()
                .flatMap(each -> continuous(card, each, tokens))
                .appendAll(card.abilities().flatMap(ability -> ability(card, ability, tokens)));
    }

    private static Array<Problem> continuous(Card card, Continuous effect, Array<Card> tokens) {
        String place = place(card, "Continuous", effect, effect.say());
        Proofreader reader = new Proofreader(card, Option.none(), false, tokens, place);
        effect.proofread(reader);
        return problems(reader, effect.say());
    }

    private static Seq<Problem> ability(Card card, Ability ability, Array<Card> tokens) {
        return ability.effects()
                .flatMap(effect -> effect(card, ability.timing(), effect, false, tokens)
                        .appendAll(
                                effect.later().flatMap(later -> effect(card, ability.timing(), later, true, tokens))));
    }

    @Rule("TL-9.6")
    private static Array<Problem> effect(Card card, Timing timing, Effect effect, boolean putOff, Array<Card> tokens) {
        String place = place(card, timing.word(), effect, effect.say());
        Proofreader reader = new Proofreader(card, Option.some(timing), putOff, tokens, place);
        reader.require(!putOff || effect.later().isEmpty(), "TL-9.6", "what is put off is put off once");
        effect.proofread(reader);
        return problems(reader, effect.say());
    }

    @Rule("TL-1.2")
    private static Array<Problem> problems(Proofreader reader, String words) {
        reader.require(!CardText.wordless(words), "TL-1.2", "an effect has words");
        return reader.problems();
    }

    /** The card, when the effect happens, and its words, or its type if it has none. */
    private static String place(Card card, String when, Object effect, String words) {
        String what = CardText.wordless(words) ? effect.getClass().getSimpleName() : "\"" + words + "\"";
        return card.name() + ", " + when + ", " + what;
    }
}
