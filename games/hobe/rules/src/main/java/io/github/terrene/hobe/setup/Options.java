package io.github.terrene.hobe.setup;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** The options of section 13 of the rules. Begin with {@link #standard()} and change what should differ. */
@Value.Immutable
public interface Options extends WithOptions {
    /** The fewest moves that a Move phase must have: as many as any arrangement of eight cards takes. */
    @Rule("HB-6.3")
    int FEWEST_MOVES = 9;

    /** The most cards of a deck, copies, cards of a hand and moves that can be asked for. */
    int MOST = 1000;

    /** The number of cards in a deck, more than in the opening hand. */
    @Rule("HB-2.1")
    @Bounded(most = MOST)
    int deckSize();

    /** The number of cards each player draws before the game, 0 or more. */
    @Rule("HB-4.1")
    @Bounded(least = 0, most = MOST - 1)
    int openingHand();

    /** How many cards a hand may have at the end of a turn, 0 or more; none for no limit. */
    @Rule("HB-4.4")
    @Bounded(least = 0, most = MOST)
    Option<Integer> handLimit();

    /** How many cards of one name a deck may have, 0 or more. */
    @Rule("HB-2.2")
    @Bounded(least = 0, most = MOST)
    int copiesPerCard();

    /** How many cards of the name of one God a deck may have, 0 or more. */
    @Rule("HB-2.2")
    @Bounded(least = 0, most = MOST)
    int copiesPerGod();

    /** Where the costs of played cards go. */
    @Rule("HB-7.10")
    CostPile costPile();

    /** Whose Battle cards can bear a Weapon. */
    @Rule("HB-7.16")
    WeaponTargets weaponTargets();

    /** How many Weapons a Battle card can bear, 0 or more. */
    @Rule("HB-7.17")
    @Bounded(least = 0, most = MOST)
    int weaponsPerCard();

    /** Whether counters can be countered. */
    @Rule("HB-8.5")
    boolean counterCounters();

    /** The number of moves in a Move phase, 9 or more. */
    @Rule("HB-6.3")
    @Bounded(least = FEWEST_MOVES, most = MOST)
    int moveLimit();

    /** Whether a window stays open for a player who has nothing legal to play there. */
    @Rule("HB-8.8")
    boolean offerAllWindows();

    /** Where the costs of played cards go. */
    @Rule("HB-7.10")
    enum CostPile {
        /** Face-down, unseen. */
        LOST,
        /** Face-up. */
        UNDERWORLD
    }

    /** Whose Battle cards can bear a Weapon. */
    @Rule("HB-7.16")
    enum WeaponTargets {
        /** Only those of its player, unless the Weapon says otherwise. */
        OWN,
        /** Those of both players. */
        ANY
    }

    /** The most copies of a card that a deck may have. */
    @Rule("HB-2.2")
    default int copiesOf(Card card) {
        return card.god() ? copiesPerGod() : copiesPerCard();
    }

    /**
     * The defaults: decks of 40 cards, three copies, one of a God; five cards to begin with and no hand limit; costs go to the Lost pile; one
     * Weapon on each of a player's own Battle cards; counters can be countered; 32 moves; all windows are offered.
     */
    static Options standard() {
        return new Builder()
                .deckSize(40)
                .openingHand(5)
                .handLimit(Option.none())
                .copiesPerCard(3)
                .copiesPerGod(1)
                .costPile(CostPile.LOST)
                .weaponTargets(WeaponTargets.OWN)
                .weaponsPerCard(1)
                .counterCounters(true)
                .moveLimit(32)
                .offerAllWindows(true)
                .build();
    }

    /** A builder of options; every value must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds options. */
    final class Builder extends ImmutableOptions.Builder {}
}
