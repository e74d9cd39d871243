package io.github.terrene.hobe.game;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Sensible players understand cards that they have never seen: by what these say. */
class AimsTest {
    private static final Card SPARE = event("Spare", COUNTER, counter()).cost(9).build();

    private static Card whim(Effect... effects) {
        return event("Whim", effects).build();
    }

    private static Scene scene(Effect... effects) {
        return Scene.table()
                .hand(SOUTH, whim(effects), SPARE)
                .put(SOUTH, FRONT_0, Scene.melee("Friend", 2, 3))
                .put(NORTH, FRONT_0, Scene.melee("Foe", 2, 3))
                .awaits("South: turn");
    }

    private static int onto(String name, Effect... effects) {
        Scene scene = scene(effects);
        return PlayStyles.SENSIBLE.weight(scene.game(), scene.play(SOUTH, whim(effects), name));
    }

    private static int played(Effect... effects) {
        Scene scene = scene(effects);
        return PlayStyles.SENSIBLE.weight(scene.game(), scene.play(SOUTH, whim(effects)));
    }

    private static int says(Choice choice, Effect... effects) {
        Scene scene = scene(effects).plays(SOUTH, whim(effects));
        return PlayStyles.SENSIBLE.weight(scene.game(), new Action.Choose(SOUTH, choice));
    }

    @Test
    void harmIsForEnemiesAndHelpForOnesOwn() {
        Effect[] harms = {
            damage(target(anyone()), 1),
            destroy(target(anyone())),
            gets(target(anyone()), ATK, -1, LASTING),
            move(target(anyone()), HAND),
            forbid(target(anyone()), ATTACK, LASTING)
        };
        for (Effect harm : harms) {
            assertThat(onto("Foe", harm)).as("%s", harm).isGreaterThan(onto("Friend", harm));
            assertThat(onto("Friend", harm)).isZero();
        }
        Effect[] helps = {
            heal(target(anyone()), 1), gets(target(anyone()), ATK, 1, LASTING), prevent(target(anyone()), LASTING)
        };
        for (Effect help : helps) {
            assertThat(onto("Friend", help)).as("%s", help).isGreaterThan(onto("Foe", help));
            assertThat(onto("Foe", help)).isZero();
        }
    }

    @Test
    void whatOnlyHarmsItsPlayerIsNotPlayed() {
        assertThat(played(loseCards(OWN, 3))).isZero();
        assertThat(played(discard(OWN), draw(OWN, 2), draw(OWN, 2))).isPositive();
        assertThat(played(loseCards(ENEMY, 3))).isPositive();
        assertThat(played(damage(all(enemies()), 1))).isPositive();
        assertThat(played(damage(all(yours()), 1))).isZero();
    }

    @Test
    void answersSuitWhatTheyBring() {
        Choice yes = new Choice.Say(Choice.Answer.YES);
        Choice no = new Choice.Say(Choice.Answer.NO);
        assertThat(says(yes, youMay(draw(OWN, 1)))).isGreaterThan(says(no, youMay(draw(OWN, 1))));
        assertThat(says(yes, youMay(loseCards(OWN, 1)))).isLessThan(says(no, youMay(loseCards(OWN, 1))));
        Effect either = chooseOne(these(loseCards(OWN, 2)), these(loseCards(ENEMY, 2)));
        assertThat(says(new Choice.OneOf(1), either)).isGreaterThan(says(new Choice.OneOf(0), either));
        Effect some = damage(upTo(1, anyone()), 1);
        Scene scene = scene(some).plays(SOUTH, whim(some));
        int enough = says(new Choice.Say(Choice.Answer.ENOUGH), some);
        int foe = PlayStyles.SENSIBLE.weight(
                scene.game(),
                new Action.Choose(
                        SOUTH,
                        new OwnChoice.InPlay(
                                scene.game().table().at(NORTH, FRONT_0).number())));
        int friend = PlayStyles.SENSIBLE.weight(
                scene.game(),
                new Action.Choose(
                        SOUTH,
                        new OwnChoice.InPlay(
                                scene.game().table().at(SOUTH, FRONT_0).number())));
        assertThat(foe).isGreaterThan(enough);
        assertThat(enough).isGreaterThan(friend);
    }
}
