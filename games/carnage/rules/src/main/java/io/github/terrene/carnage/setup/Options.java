package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import org.immutables.value.Value;

/** The options of section 15 of the rules. Begin with {@link #standard()} and change what should differ. */
@Value.Immutable
public interface Options extends WithOptions {
    /** The fewest turns after which a game can end. */
    int FEWEST_TURNS = 2;

    /** Whether a premium print is the same card in play. */
    @Rule("CG-1.10")
    PremiumCards premium();

    /** What a Location costs. */
    @Rule("CG-6.7")
    LocationPrice locationPrice();

    /** Whether duplicates make a Legend or Relic stronger; they protect a Legend in any case. */
    @Rule("CG-6.14")
    boolean awakening();

    /** What happens to the Relic of a Legend that has left. */
    @Rule("CG-9.4")
    RelicFate relicFate();

    /** Whether a won duel must be followed by an ascension. */
    @Rule("CG-9.6")
    AscensionAfterWin ascensionAfterWin();

    /** The number of victory points for a Monster that is saved from a lost invasion: 0 or 1. */
    @Rule("CG-10.11")
    @Bounded(least = 0, most = 1)
    int savedMonsterVp();

    /** Whether only the first pillar of a player counts. */
    @Rule("CG-11.5")
    boolean pillarOnce();

    /** Whether a player whose two decks are empty at the end of their turn loses. */
    @Rule("CG-13.2")
    boolean concedeOnExhaustion();

    /** The number of turns in a row without a card to draw and without victory points after which the game ends, 2 or more. */
    @Rule("CG-13.5")
    @Bounded(least = FEWEST_TURNS, most = Bounded.NO_LIMIT)
    int stalemateTurns();

    /** The number of turns after which the game ends, 2 or more. A saved game is read up to its millionth turn. */
    @Rule("CG-13.6")
    @Bounded(least = FEWEST_TURNS, most = Bounded.NO_LIMIT)
    int turnLimit();

    /** Whether a premium print is the same card in play. */
    @Rule("CG-1.10")
    enum PremiumCards {
        /** It is. */
        SAME_CARD,
        /** It is a card of another name wherever names are compared in the draft and in the spearhead. */
        SEPARATE
    }

    /** What a Location costs. */
    @Rule("CG-6.7")
    enum LocationPrice {
        /** 1 shard, or nothing if the realm holds a Location of its element. */
        DISCOUNTED,
        /** 1 shard. */
        FLAT_1,
        /** Nothing. */
        FREE
    }

    /** What happens to the Relic of a Legend that has left. */
    @Rule("CG-9.4")
    enum RelicFate {
        /** It stays and serves the next Legend there. */
        STAYS,
        /** It is discarded, unless another Legend takes the place at once. */
        DISCARDED
    }

    /** Whether a won duel must be followed by an ascension. */
    @Rule("CG-9.6")
    enum AscensionAfterWin {
        /** It must. */
        MANDATORY,
        /** The winner may decline. */
        OPTIONAL
    }

    /** The name of a card for comparing names in the draft and in the spearhead. In decks, printed names are counted. */
    @Rule({"CG-1.10", "CG-3.5", "CG-3.6", "CG-4.1", "CG-4.2", "CG-6.12", "CG-6.13"})
    default String name(Card card) {
        return premium() == PremiumCards.SEPARATE && card.premium() ? card.name() + " (premium)" : card.name();
    }

    /** The defaults of section 15. */
    static Options standard() {
        return new Builder()
                .premium(PremiumCards.SAME_CARD)
                .locationPrice(LocationPrice.DISCOUNTED)
                .awakening(true)
                .relicFate(RelicFate.STAYS)
                .ascensionAfterWin(AscensionAfterWin.MANDATORY)
                .savedMonsterVp(1)
                .pillarOnce(false)
                .concedeOnExhaustion(false)
                .stalemateTurns(6)
                .turnLimit(200)
                .build();
    }

    /** A builder of options; every value must be set. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds options. */
    final class Builder extends ImmutableOptions.Builder {}
}
