package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ASH_STORM;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.MILL_HAND;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.REED_GUARD;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.SALT_FLATS;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.trait.Duration;
import io.vavr.collection.Array;

/** Cards that make an end of players at any moment: in chains and battles, together, and while others wait, are asked, or hold their cards. */
final class Ruffians {
    static final Array<Card> CARDS = Array.of(
            REED_GUARD,
            MILL_HAND,
            brute("Avenger")
                    .trigger(BLUE, free(), when(IS_DEFEATED), damagePlayer(10, EACH_OPPONENT))
                    .build(),
            brute("Gravedigger")
                    .trigger(BLUE, free(), when(character(), IS_DEFEATED), draw(1))
                    .build(),
            brute("Bully")
                    .trigger(BLUE, free(), when(DEALS_DAMAGE_TO_PLAYER), damagePlayer(5, DAMAGED_PLAYER))
                    .build(),
            brute("Pickpocket")
                    .trigger(BLUE, free(), target(enemyCharacter()), takeHeld(TARGET))
                    .build(),
            brute("Early Bird")
                    .trigger(BLUE, free(), atStartOfTurn(), target(enemyCharacter()), damage(10))
                    .build(),
            item("Knife")
                    .trigger(BLUE, free(), target(character()), stabDamage(15))
                    .build(),
            item("Fire Pot")
                    .trigger(BLUE, actions(1), damage(15).to(each(character())))
                    .build(),
            item("Blackmail")
                    .trigger(BLUE, free(), targetOpponent(), damagePlayer(15, TARGET_OPPONENT), draw(1))
                    .build(),
            item("Uproar")
                    .trigger(BLUE, actions(1), damagePlayer(10, EACH_PLAYER), draw(1, EACH_PLAYER))
                    .build(),
            item("Shakedown")
                    .trigger(BLUE, free(), targetOpponent(), discard(1, TARGET_OPPONENT))
                    .build(),
            item("Ransom")
                    .trigger(BLUE, free(), draw(2, EACH_PLAYER), discard(1, EACH_OPPONENT))
                    .build(),
            item("Curse")
                    .trigger(BLUE, free(), target(character()), gets(-10, ATK).until(START_OF_YOUR_NEXT_TURN))
                    .build(),
            item("Feast")
                    .trigger(BLUE, free(), gets(1, SP).to(each(character())).until(Duration.END_OF_TURN))
                    .build(),
            item("Totem")
                    .ongoing()
                    .trigger(BLUE, free(), target(character()), gets(5, HP).until(WHILE_IN_PLAY))
                    .build(),
            HOME_FIELD,
            SALT_FLATS,
            ASH_STORM);

    static final Catalogue CATALOGUE =
            Catalogue.of(CARDS).getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));

    private static CharacterBuilder brute(String name) {
        return character(name).of(FIRE, BEAST).stats(1, 1, 15, 20, 0);
    }

    private Ruffians() {}
}
