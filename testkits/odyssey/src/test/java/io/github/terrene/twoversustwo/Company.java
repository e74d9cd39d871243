package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;

/** Cards that appear in several scenarios of four players, besides the cast of the testkit. */
final class Company {
    static final CharacterCard VETERAN =
            character("Veteran").of(FIRE, WARRIOR).stats(1, 1, 40, 10, 10).build();

    static final AssignableCard POTION = item("Potion")
            .trigger(BLUE, free(), target(yourCharacter()), heal(10))
            .build();

    static final AssignableCard SPARK = item("Spark")
            .trigger(BLUE, free(), target(enemyCharacter()), stabDamage(5))
            .build();

    /** A legal deck of 30 cards. */
    static final Deck PLAIN = Deck.of("Plain")
            .with(3, LANCER, INU, VETERAN, MILL_HAND, THORNBACK)
            .with(3, DART, WARD_STONE, POTION, SPARK)
            .with(1, HOME_FIELD, SALT_FLATS, IRON_RAM);

    /** A legal party from it. */
    static final StartingParty PARTY = StartingParty.on(HOME_FIELD)
            .with(LANCER, DART)
            .with(VETERAN, WARD_STONE)
            .with(MILL_HAND, POTION);

    private Company() {}
}
