package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.ability.Cost.*;
import static io.github.terrene.odyssey.ability.Passive.*;
import static io.github.terrene.odyssey.ability.Target.*;
import static io.github.terrene.odyssey.card.Cards.*;
import static io.github.terrene.odyssey.card.Gain.*;
import static io.github.terrene.odyssey.effect.CharacterEffects.*;
import static io.github.terrene.odyssey.effect.CharacterFilter.*;
import static io.github.terrene.odyssey.trait.Affiliation.*;
import static io.github.terrene.odyssey.trait.CharacterClass.*;
import static io.github.terrene.odyssey.trait.Color.*;
import static io.github.terrene.odyssey.trait.Duration.END_OF_TURN;
import static io.github.terrene.odyssey.trait.Keyword.*;
import static io.github.terrene.odyssey.trait.Stat.*;
import static io.github.terrene.testkit.scenario.Stage.HOME_FIELD;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.card.TerrainCard;

/** Who and what appears in more than one scenario. */
final class Cast {
    static final CharacterCard LANCER =
            character("Lancer").of(LIGHT, WARRIOR).stats(1, 1, 25, 25, 5).build();

    static final CharacterCard INU =
            character("Inu the Inferno").of(FIRE, BEAST).stats(1, 1, 20, 20, 0).build();

    static final CharacterCard ASU = character("Asu the Flame Hellion")
            .of(FIRE, WARRIOR)
            .stats(1, 1, 40, 10, 10)
            .build();

    static final CharacterCard MILL_HAND =
            character("Mill Hand").of(EARTH, ENGINEER).stats(1, 1, 15, 12, 5).build();

    static final CharacterCard THORNBACK = character("Thornback")
            .of(EARTH, GUARDIAN)
            .stats(1, 1, 30, 5, 15)
            .passive(has(RETALIATE))
            .build();

    static final CharacterCard IRON_RAM =
            character("Iron Ram").of(EARTH, MACHINE).stats(2, 2, 40, 20, 10).build();

    static final CharacterCard PLANNER =
            character("Planner").of(LIGHT, TACTICIAN).stats(1, 1, 20, 15, 5).build();

    static final AssignableCard DART = item("Dart")
            .trigger(BLUE, actions(1), target(character()), damage(10))
            .build();

    static final AssignableCard WARD_STONE = item("Ward Stone")
            .trigger(BLUE, actions(1), target(alliedCharacter()), gets(10, DEF).until(END_OF_TURN))
            .build();

    static final AssignableCard POTION = item("Potion")
            .trigger(BLUE, free(), target(yourCharacter()), heal(10))
            .build();

    static final AssignableCard SPARK = item("Spark")
            .trigger(BLUE, free(), target(enemyCharacter()), stabDamage(5))
            .build();

    static final TerrainCard SALT_FLATS = terrain("Salt Flats")
            .actions(4)
            .xp(plus(10, HP), healing(10), plus(STAB), plus(5, DEF))
            .build();

    /** A deck of 30 cards that may be played. */
    static final Deck PLAIN = Deck.of("Plain")
            .with(3, LANCER, INU, ASU, MILL_HAND, THORNBACK)
            .with(3, DART, WARD_STONE, POTION, SPARK)
            .with(1, HOME_FIELD, SALT_FLATS, IRON_RAM);

    /** A party that may be chosen of it. */
    static final StartingParty PARTY = StartingParty.on(HOME_FIELD)
            .with(LANCER, DART)
            .with(ASU, WARD_STONE)
            .with(MILL_HAND, POTION);

    private Cast() {}
}
