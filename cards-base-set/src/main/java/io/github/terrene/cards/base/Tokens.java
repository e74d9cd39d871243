package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/** The tokens that cards of the set make; no deck contains them. */
public final class Tokens {
    public static final CharacterCard SCOOPS_MCGEE =
            token("Scoops McGee").of(DARK, MACHINE).stats(1, 0, 10, 5, 0).build();

    public static final CharacterCard JOHNNY_DONUTS =
            token("Johnny Donuts").of(DARK, MACHINE).stats(1, 0, 5, 10, 0).build();

    public static final CharacterCard WANDERER_ALPHA =
            token("Wanderer Alpha").of(DARK, MACHINE).stats(1, 1, 15, 15, 0).build();

    public static final CharacterCard WANDERER_BETA = token("Wanderer Beta")
            .of(DARK, MACHINE)
            .stats(1, 1, 25, 5, 5)
            .passive(has(RETALIATE))
            .build();

    public static final CharacterCard ENERGY_TOKEN = token("Energy Token")
            .of(LIGHT, ENERGY)
            .stats(1, 0, 5, 5, 0)
            .trigger(
                    BLUE,
                    paying(discardThis()),
                    target(yourCharacter().another()),
                    gets(5, ATK).until(END_OF_TURN),
                    putCounters(1, CHARGE))
            .build();

    public static final CharacterCard FACTORY_DRONE =
            token("Factory Drone").of(EARTH, MACHINE).stats(1, 1, 15, 10, 0).build();

    static final Array<CharacterCard> ALL =
            Array.of(SCOOPS_MCGEE, JOHNNY_DONUTS, WANDERER_ALPHA, WANDERER_BETA, ENERGY_TOKEN, FACTORY_DRONE);

    private Tokens() {}
}
