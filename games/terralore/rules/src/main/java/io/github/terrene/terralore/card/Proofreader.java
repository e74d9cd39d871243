package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardProof;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Timing;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Checks one effect of a card before anybody plays it, and notes what makes no sense: words that can never work in that place. {@link
 * Effect#proofread} and {@link Continuous#proofread} tell it what to check.
 */
public final class Proofreader extends CardProof {
    /** The most points, HP or damage that a card may name. */
    public static final int MOST_POINTS = 99;

    /** The most cards of a deck that a card may name: a deck has no more. */
    @Rule("TL-2.1")
    public static final int DECK = 20;

    /** The most cards of a hand that a card may name: a hand holds no more. */
    @Rule("TL-5.2")
    public static final int HAND = 7;

    /** The highest cost: a hand holds no more cards besides the one that is played. */
    @Rule({"TL-1.3", "TL-5.2"})
    public static final int MOST_COST = HAND - 1;

    /** The most Creatures that a card may name on one side of a column: it has no more places. */
    @Rule("TL-3.5")
    public static final int LANE = 4;

    /** The most Creatures that a card may name: each player has two lanes. */
    @Rule("TL-3.1")
    public static final int FIELD = 4 * LANE;

    private final Card card;
    private final Option<Timing> timing;
    private final boolean deferred;
    private final Seq<Card> tokens;

    /**
     * A proofreader for an effect of a card.
     *
     * @param timing when it happens; none if it is continuous
     * @param deferred whether it is put off until the end of the turn
     * @param tokens the tokens that cards of the same catalogue make
     * @param place the place that problems name
     */
    Proofreader(Card card, Option<Timing> timing, boolean deferred, Seq<Card> tokens, String place) {
        super(place);
        this.card = card;
        this.timing = timing;
        this.deferred = deferred;
        this.tokens = tokens;
    }

    /** Requires, because the text says "this Creature", that its card is a Creature and still on the field. */
    @Rule({"TL-1.4", "TL-9.5"})
    public void thisCreature() {
        require(
                card.kind().creature(),
                "TL-1.4/no-creature",
                "a Skill is not a Creature, so \"this Creature\" means nothing");
        require(
                !timing.contains(Timing.WHEN_DESTROYED),
                "TL-9.5/destroyed",
                "\"this Creature\" is no longer on the field after it was destroyed");
    }

    /** Requires, because the effect changes a lane's total this turn, that it happens before totals are computed. */
    @Rule("TL-10.2")
    public void beforeTotals() {
        require(
                !deferred && !timing.contains(Timing.END_OF_TURN),
                "TL-10.2/totals-done",
                "the totals of a turn are computed before the end of the turn");
    }

    /** Requires, because the effect puts its own card back onto the field, that it is a Creature card that can be in the Graveyard by then. */
    @Rule({"TL-1.9", "TL-7.10", "TL-9.21"})
    public void comesBack() {
        require(
                card.kind() != CardKind.TOKEN,
                "TL-1.9/token-gone",
                "a token that left no longer exists, and cannot come back");
        require(card.kind() != CardKind.SKILL, "TL-7.10/skill-on-field", "a Skill cannot be put onto the field");
        require(
                deferred || timing.contains(Timing.WHEN_DESTROYED),
                "TL-9.21/not-left",
                "a card can come back only after it was destroyed, or at the end of the turn: before that it has not left");
    }

    /** Requires that some card makes a token that the text names. */
    @Rule("TL-1.10")
    public void token(String name) {
        require(
                tokens.exists(token -> name.equals(token.name())),
                "TL-1.10/unknown-token",
                "no card makes a token called {token}",
                name);
    }
}
