package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Reads one effect of a card before anybody plays it, and notes what makes no sense: numbers that nothing can come of, and words that
 * can never work where they stand. {@link Effect#proofread} and {@link Continuous#proofread} tell it what to look at.
 */
public final class Proofreader {
    /** The most points, HP or damage that a card may name. */
    public static final int MOST_POINTS = 99;

    /** The most cards of a deck that a card may name: there are no more. */
    @Rule("TL-2.1")
    public static final int DECK = 20;

    /** The most cards of a hand that a card may name: it holds no more. */
    @Rule("TL-5.2")
    public static final int HAND = 7;

    /** The highest cost: a hand holds no more cards beside the one that is played. */
    @Rule({"TL-1.3", "TL-5.2"})
    public static final int MOST_COST = HAND - 1;

    /** The most Creatures that a card may name on one side of a column: there is place for no more. */
    @Rule("TL-3.5")
    public static final int LANE = 4;

    private final Card card;
    private final Option<Timing> timing;
    private final boolean putOff;
    private final Seq<Card> tokens;
    private final String place;
    private Array<Problem> problems = Array.empty();

    /**
     * Reads an effect of a card.
     *
     * @param timing when it happens; none if it continues
     * @param putOff whether it is put off until the end of the turn
     * @param tokens those that cards of the same catalogue make
     * @param place where a problem is said to be
     */
    Proofreader(Card card, Option<Timing> timing, boolean putOff, Seq<Card> tokens, String place) {
        this.card = card;
        this.timing = timing;
        this.putOff = putOff;
        this.tokens = tokens;
        this.place = place;
    }

    /** What it has noted. */
    Array<Problem> problems() {
        return problems;
    }

    /** Something must be so, or the card breaks that rule. */
    public void require(boolean met, String rule, String sentence) {
        if (!met) {
            problems = problems.append(new Problem(rule, place, sentence));
        }
    }

    /** A number must be within bounds, or the card breaks that rule. */
    public void number(String rule, String what, int number, int least, int most) {
        require(number >= least && number <= most, rule, what + " from " + least + " to " + most + ", not " + number);
    }

    /** So many points, HP, or so much damage: at least 1. */
    public void points(String rule, String what, int number) {
        number(rule, what, number, 1, MOST_POINTS);
    }

    /** Points that are added, or taken where the number is negative: some. */
    public void change(String rule, int number) {
        require(number != 0, rule, "a change of 0 changes nothing");
        number(rule, "a change of points is", number, -MOST_POINTS, MOST_POINTS);
    }

    /** Its text says "this Creature": there must be one, still on the field. */
    @Rule({"TL-1.4", "TL-9.5"})
    public void thisCreature() {
        require(card.kind().creature(), "TL-1.4", "a Skill is not a Creature, so \"this Creature\" means nothing");
        require(
                !timing.contains(Timing.WHEN_DESTROYED),
                "TL-9.5",
                "\"this Creature\" is not on the field any more when it was destroyed");
    }

    /** It changes a lane's total this turn: it must come before totals are computed. */
    @Rule("TL-10.2")
    public void beforeTotals() {
        require(
                !putOff && !timing.contains(Timing.END_OF_TURN),
                "TL-10.2",
                "the totals of a turn are computed before its end");
    }

    /** It puts its own card back onto the field: it must be a Creature card that can be in the Graveyard by then. */
    @Rule({"TL-1.9", "TL-7.10", "TL-9.21"})
    public void comesBack() {
        require(card.kind() != CardKind.TOKEN, "TL-1.9", "a token that left is nowhere, and cannot come back");
        require(card.kind() != CardKind.SKILL, "TL-7.10", "a Skill is not put onto the field");
        require(
                putOff || timing.contains(Timing.WHEN_DESTROYED),
                "TL-9.21",
                "a card comes back when it was destroyed, or at the end of the turn: before that it has not left");
    }

    /** It names a token: some card must make it. */
    @Rule("TL-1.10")
    public void token(String name) {
        require(tokens.exists(token -> token.name().equals(name)), "TL-1.10", "no card makes a token " + name);
    }
}
