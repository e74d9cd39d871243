package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.params.provider.Arguments;

/** Cards with one thing wrong about them, and what a catalogue must say of each. */
final class WrongCards {
    private WrongCards() {}

    static Seq<Problem> problems(Card card) {
        return Catalogue.of(Array.of(card)).swap().getOrElse(Array.empty());
    }

    static Arguments wrong(String key, String sentence, CardBuilder<?> said) {
        return Arguments.of(key, sentence, said.build());
    }

    static Arguments does(String key, String sentence, Effect effect) {
        return wrong(key, sentence, beast().trigger(GREEN, actions(1), effect));
    }

    static Arguments aims(String key, String sentence, io.github.terrene.odyssey.ability.Target target, Effect effect) {
        return wrong(key, sentence, beast().trigger(GREEN, actions(1), target, effect));
    }

    static Arguments waits(String key, String sentence, CardBuilder<?> card, When when, Effect effect) {
        return wrong(key, sentence, card.trigger(Color.BLUE, actions(1), when, effect));
    }

    static Arguments costs(String key, String sentence, Cost cost) {
        return wrong(key, sentence, beast().trigger(GREEN, cost, draw(1)));
    }

    static Arguments onlyIf(String key, String sentence, Condition condition) {
        return wrong(key, sentence, beast().trigger(GREEN, actions(1), draw(1)).onlyIf(condition));
    }

    static Arguments says(String key, String sentence, Passive statement) {
        return wrong(key, sentence, beast().passive(statement));
    }

    static Arguments gives(String key, String sentence, Gain gain) {
        return wrong(key, sentence, field().xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), gain));
    }

    static Effect damagePlayerBy(Amount amount) {
        return new io.github.terrene.odyssey.effect.table.DamagePlayers(amount, EACH_OPPONENT);
    }

    static Effect healYouBy(Amount amount) {
        return heal(amount).to(SELF);
    }

    static Effect inflictSlow() {
        return inflict(io.github.terrene.odyssey.trait.Status.SLOW).whileInPlay();
    }

    static CharacterBuilder beast() {
        return character("Wrong").of(FIRE, BEAST).stats(1, 1, 20, 20, 0);
    }

    static TerrainBuilder field() {
        return terrain("Wrong").actions(3).xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK));
    }

    static TerrainBuilder gale(Effect effect) {
        return storm("Wrong")
                .actions(1)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .breaks(effect);
    }

    static void found(String key, String sentence, Card card) {
        assertThat(problems(card))
                .as("%s", card.abilities())
                .anyMatch(problem -> problem.key().equals(key)
                        && problem.sentence().contains(sentence)
                        && problem.place().startsWith("Wrong"));
    }
}
