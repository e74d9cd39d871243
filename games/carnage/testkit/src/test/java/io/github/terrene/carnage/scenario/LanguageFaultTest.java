package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.carnage.starter.StarterElements.FIRE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.CardBuilder;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What cards say that makes no sense in Carnage, and which rule says so. */
class LanguageFaultTest {
    private static CardBuilder odd() {
        return legend("Odd", FIRE, 1);
    }

    private static Array<String> faults(Effect... effects) {
        return Said.faults(odd().power(0, effects));
    }

    private static Array<String> faults(Statement text) {
        return Said.faults(odd().continuous(text));
    }

    private static Array<String> faults(Trigger trigger) {
        return Said.faults(odd().when(trigger, gainShards(OWN, 1)));
    }

    private static Selection legends() {
        return all(inPlay(OWN, LEGEND));
    }

    @Test
    @Rule({"CG-12.17", "CG-12.18", "CG-14.2"})
    void whatCannotBeThere() {
        assertThat(faults(damage(target(inPlay(ENEMY, MONSTER)), 2))).containsExactly("CG-12.17/no-such-text");
        assertThat(faults(limits(legends(), FIRE, 2))).containsExactly("CG-12.17/no-such-text");
        assertThat(faults(destroy(target(discarded(OWN, CARD))))).containsExactly("CG-12.17/not-in-play");
        assertThat(faults(move(target(inPlay(ENEMY, MONSTER)), PANTHEON))).containsExactly("CG-12.18/nowhere");
        assertThat(faults(destroy(target(inPlay(OWN, LOCATION).with(LEVEL, AT_LEAST, 1)))))
                .containsExactly("CG-1.7/location-numbers");
        assertThat(faults(provided(thereIs(inPlay(OWN, CARD).in(HAND)), draw(OWN, 1))))
                .containsExactly("CG-14.2/unseen");
        assertThat(faults(take(target(discarded(ENEMY, CARD)), HAND))).containsExactly("CG-3.3/no-own-pile");
    }

    @Test
    @Rule("CG-12.19")
    void whatCannotBeChosen() {
        assertThat(faults(destroy(targets(4, inPlay(ENEMY, MONSTER))))).containsExactly("CG-12.19/out-of-range");
        assertThat(faults(destroy(new Selection.Chosen(1, 2, inPlay(ENEMY, MONSTER)))))
                .containsExactly("CG-12.19/least");
        assertThat(faults(chooseOne(these(draw(OWN, 1))))).containsExactly("CG-12.19/out-of-range");
        assertThat(faults(adds(it(), FIRE, 1))).containsExactly("CG-12.19/nothing-chosen");
        assertThat(faults(whilst(heads(), winsTies()))).containsExactly("CG-12.19/no-moment");
        assertThat(faults(youMay())).containsExactly("CG-12.19/no-effect");
    }

    @Test
    @Rule("CG-12.20")
    void whatNeverHappens() {
        assertThat(faults(Trigger.of(OWN, When.BEATEN))).containsExactly("CG-12.20/senseless");
        assertThat(faults(Trigger.of(inPlay(ANY, LOCATION), When.BEATEN))).containsExactly("CG-12.20/senseless");
        assertThat(faults(Trigger.itself(When.WINS_DUEL))).containsExactly("CG-12.20/senseless");
        assertThat(faults(destroy(thatCard()))).containsExactly("CG-12.20/no-other-card");
    }

    @Test
    @Rule({"CG-12.10", "CG-12.13", "CG-12.21", "CG-12.22"})
    void whatCannotBeChanged() {
        assertThat(faults(gets(legends(), LEVEL, 1, NEXT_FIGHT))).containsExactly("CG-12.21/only-values");
        assertThat(faults(gets(legends(), FIRE, 1, THIS_TURN))).containsExactly("CG-12.21/other-duration");
        assertThat(faults(gets(all(inPlay(OWN, MONSTER)), FIRE, 1))).containsExactly("CG-12.21/no-legend");
        assertThat(faults(gets(legends(), FIRE, 0))).containsExactly("CG-12.21/of-zero");
        assertThat(faults(forbid(all(inPlay(OWN, MONSTER)), BE_BEATEN))).containsExactly("CG-12.22/no-legend");
        assertThat(faults(strongerIn(ENEMY, FIRE, 0))).containsExactly("CG-12.10/of-zero");
        assertThat(faults(multiply(legends(), FIRE, 11))).containsExactly("CG-12.21/out-of-range");
        assertThat(faults(whilst(roundEmpty(ENEMY), whilst(roundEmpty(OWN), winsTies()))))
                .containsExactly("CG-12.13/while-in-while");
    }

    @Test
    @Rule({"CG-12.23", "CG-12.25"})
    void whatCannotBeCounted() {
        assertThat(faults(provided(compared(statOf(target(inPlay(OWN, LEGEND)), FIRE), MORE, number(1)), draw(OWN, 1))))
                .containsExactly("CG-12.23/nobody-chooses");
        assertThat(faults(provided(has(OWN, MORE, SHARDS, OWN), draw(OWN, 1))))
                .containsExactly("CG-12.23/same-players");
        assertThat(faults(repeat(number(11), draw(OWN, 1)))).containsExactly("CG-12.23/out-of-range");
        assertThat(faults(costs(OWN, LEGEND, 0))).containsExactly("CG-12.25/of-zero");
    }
}
