package io.github.terrene.hobe.setup;

import io.github.terrene.kernel.Rule;
import io.vavr.control.Option;

/**
 * The options of section 13.
 *
 * @param deckSize how many cards a deck has, more than the opening hand
 * @param openingHand how many cards each player draws before the game, 0 or more
 * @param handLimit how many cards a hand may have at the end of a turn, 0 or more; none for no limit
 * @param copiesPerCard how many cards of one name a deck may have, 0 or more
 * @param copiesPerGod the same for Gods
 * @param costPile where the costs of played cards go
 * @param weaponTargets whose Battle cards can bear a Weapon
 * @param weaponsPerCard how many Weapons a Battle card can bear, 0 or more
 * @param counterCounters whether counters can be countered
 * @param moveLimit how many moves a Move phase has, 9 or more
 * @param offerAllWindows whether a window stays open for a player who has nothing legal to play there
 */
@Rule({"HB-2.1", "HB-2.2", "HB-4.1", "HB-4.4", "HB-6.3", "HB-7.10", "HB-7.16", "HB-7.17", "HB-8.5", "HB-8.8"})
public record Options(
        int deckSize,
        int openingHand,
        Option<Integer> handLimit,
        int copiesPerCard,
        int copiesPerGod,
        CostPile costPile,
        WeaponTargets weaponTargets,
        int weaponsPerCard,
        boolean counterCounters,
        int moveLimit,
        boolean offerAllWindows) {
    /** The fewest moves that a Move phase must have: as many as any arrangement of eight cards takes. */
    @Rule("HB-6.3")
    public static final int FEWEST_MOVES = 9;

    private static final int DECK = 40;
    private static final int HAND = 5;
    private static final int COPIES = 3;
    private static final int MOVES = 32;

    /** Where the costs of played cards go. */
    @Rule("HB-7.10")
    public enum CostPile {
        /** Face-down, unseen. */
        LOST,
        /** Face-up. */
        UNDERWORLD
    }

    /** Whose Battle cards can bear a Weapon. */
    @Rule("HB-7.16")
    public enum WeaponTargets {
        /** Only the own ones, unless the Weapon says otherwise. */
        OWN,
        /** Those of both players. */
        ANY
    }

    /** The defaults. */
    public static Options standard() {
        return new Options(
                DECK, HAND, Option.none(), COPIES, 1, CostPile.LOST, WeaponTargets.OWN, 1, true, MOVES, true);
    }

    /** Whether nothing is missing: object mappers leave null what a text does not mention. */
    public boolean whole() {
        return handLimit != null
                && handLimit.forAll(limit -> limit != null)
                && costPile != null
                && weaponTargets != null;
    }

    /** The same options with another size of decks. */
    public Options withDeckSize(int cards) {
        return new Options(
                cards,
                openingHand,
                handLimit,
                copiesPerCard,
                copiesPerGod,
                costPile,
                weaponTargets,
                weaponsPerCard,
                counterCounters,
                moveLimit,
                offerAllWindows);
    }

    /** The same options with another opening hand. */
    public Options withOpeningHand(int cards) {
        return new Options(
                deckSize,
                cards,
                handLimit,
                copiesPerCard,
                copiesPerGod,
                costPile,
                weaponTargets,
                weaponsPerCard,
                counterCounters,
                moveLimit,
                offerAllWindows);
    }

    /** The same options with another limit of the hand. */
    public Options withHandLimit(Option<Integer> cards) {
        return new Options(
                deckSize,
                openingHand,
                cards,
                copiesPerCard,
                copiesPerGod,
                costPile,
                weaponTargets,
                weaponsPerCard,
                counterCounters,
                moveLimit,
                offerAllWindows);
    }

    /** The same options with other limits of copies. */
    public Options withCopies(int perCard, int perGod) {
        return new Options(
                deckSize,
                openingHand,
                handLimit,
                perCard,
                perGod,
                costPile,
                weaponTargets,
                weaponsPerCard,
                counterCounters,
                moveLimit,
                offerAllWindows);
    }

    /** The same options with another pile for costs. */
    public Options withCostPile(CostPile pile) {
        return new Options(
                deckSize,
                openingHand,
                handLimit,
                copiesPerCard,
                copiesPerGod,
                pile,
                weaponTargets,
                weaponsPerCard,
                counterCounters,
                moveLimit,
                offerAllWindows);
    }

    /** The same options with other bearers of Weapons. */
    public Options withWeapons(WeaponTargets targets, int perCard) {
        return new Options(
                deckSize,
                openingHand,
                handLimit,
                copiesPerCard,
                copiesPerGod,
                costPile,
                targets,
                perCard,
                counterCounters,
                moveLimit,
                offerAllWindows);
    }

    /** The same options, in which counters can be countered or not. */
    public Options withCounterCounters(boolean on) {
        return new Options(
                deckSize,
                openingHand,
                handLimit,
                copiesPerCard,
                copiesPerGod,
                costPile,
                weaponTargets,
                weaponsPerCard,
                on,
                moveLimit,
                offerAllWindows);
    }

    /** The same options with another number of moves. */
    public Options withMoveLimit(int moves) {
        return new Options(
                deckSize,
                openingHand,
                handLimit,
                copiesPerCard,
                copiesPerGod,
                costPile,
                weaponTargets,
                weaponsPerCard,
                counterCounters,
                moves,
                offerAllWindows);
    }

    /** The same options, in which all windows are offered or not. */
    public Options withOfferAllWindows(boolean on) {
        return new Options(
                deckSize,
                openingHand,
                handLimit,
                copiesPerCard,
                copiesPerGod,
                costPile,
                weaponTargets,
                weaponsPerCard,
                counterCounters,
                moveLimit,
                on);
    }
}
