package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * Characters whose first class is Tactician. They are average in battle and strong on the table: they find cards,
 * make room, and make Traps possible.
 */
public final class Tacticians {
    public static final CharacterCard SKYLAR_THE_DETERMINED = character("Skylar the Determined")
            .of(WIND, TACTICIAN)
            .stats(2, 1, 25, 15, 5)
            .hero()
            .trigger(GREEN, actions(1), search(TRAP))
            .oncePerTurn()
            .passive(costLess(TRAP, 1))
            .build();

    public static final CharacterCard ZILE_THE_RECRUITER = character("Zile the Recruiter")
            .of(EARTH, TACTICIAN)
            .stats(1, 1, 25, 10, 5)
            .trigger(
                    GREEN,
                    free(),
                    when(yourCharacter().another(), IS_RECRUITED),
                    putCounters(1, STRATAGEM).to(SELF))
            .trigger(
                    GREEN,
                    paying(removeCounters(2, STRATAGEM)),
                    search(card(CHARACTER).ofSpOrLess(1)))
            .build();

    public static final CharacterCard ISAAC_THE_OBSERVER = character("Isaac the Observer")
            .of(LIGHT, TACTICIAN)
            .stats(1, 0, 10, 5, 0)
            .trigger(
                    BLUE,
                    free(),
                    whenOpponent(IS_RECRUITED),
                    putCounters(1, STRATAGEM).to(SELF))
            .trigger(GREEN, paying(removeCounters(2, STRATAGEM)), draw(1))
            .build();

    public static final CharacterCard JUST_A_TRAVELER = character("Just a Traveler")
            .of(WIND, TACTICIAN)
            .stats(1, 1, 15, 15, 0)
            .trigger(GREEN, free(), whenYou(PLAYS_TERRAIN), draw(1))
            .trigger(GREEN, actions(1), switchTerrain())
            .oncePerTurn()
            .build();

    static final Array<CharacterCard> ALL =
            Array.of(SKYLAR_THE_DETERMINED, ZILE_THE_RECRUITER, ISAAC_THE_OBSERVER, JUST_A_TRAVELER);

    private Tacticians() {}
}
