package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardProof;
import io.vavr.control.Option;

/** Checks one part of a card's text before anybody plays the card, and notes what makes no sense in that place. */
public final class Proofreader extends CardProof {
    /** The most points of ATK, HP or damage that a card may name. */
    public static final int MOST = 99;

    /** The most targets that a card may have, so that lists of plays stay short. */
    public static final int MOST_TARGETS = 2;

    /** The most cards of a Lost pile that a player can shuffle back in a game. */
    @Rule("HB-10.11")
    public static final int MOST_RECOVERED = 10;

    private final Card card;
    private final Option<Ability> ability;

    Proofreader(Card card, Option<Ability> ability, String place) {
        super(place);
        this.card = card;
        this.ability = ability;
    }

    /** Requires a number of targets that can be listed. */
    @Rule("HB-7.35")
    void targets(int number) {
        number("HB-7.35", "the number of targets", number, 1, MOST_TARGETS);
    }

    /** Requires a kind of card that exists. */
    @Rule("HB-1.1")
    public void kind(CardKind kind) {
        require(kind != CardKind.UNKNOWN, "HB-1.1/no-kind", "no card is of that kind");
    }

    /** Requires that the text, which reaches standby, is on a Situation: only those do. */
    @Rule({"HB-10.2", "HB-10.3"})
    public void reachesStandby() {
        require(card.kind() == CardKind.SITUATION, "HB-10.2/no-situation", "only a Situation reaches standby");
    }

    /** Requires that the text's own card, to which it refers, is a Battle card in play. */
    public void thisBattleCard() {
        require(card.kind() == CardKind.BATTLE, "HB-10.1/no-battle-card", "its card is no Battle card");
        require(
                !ability.exists(each ->
                        each.trigger().moment().ofLeaving() && each.trigger().subject() == Trigger.Subject.ITSELF),
                "HB-10.14/gone",
                "its card is no longer in play then");
    }

    /** Requires that the other card that caused it, to which the text refers, is still there: not one that has left play. */
    @Rule("HB-10.7")
    public void thatCard() {
        require(
                ability.exists(each -> each.trigger().moment() == Trigger.Moment.ENTERS
                        && each.trigger().subject() != Trigger.Subject.ITSELF),
                "HB-10.7/none-enters",
                "no other card enters then");
    }

    /** Requires that the card has a place on the battlefield, to which the text refers. */
    public void itsPlace() {
        require(
                card.kind() == CardKind.BATTLE || card.kind() == CardKind.WEAPON,
                "HB-10.5/not-on-battlefield",
                "its card is not on the battlefield");
    }

    /** Requires that the text is on a card of that kind. */
    public void on(CardKind kind, String rule) {
        require(card.kind() == kind, rule + "/other-kind", "it belongs on a {kinds}", kind.word());
    }

    /** Requires that the text is on a counter. */
    @Rule("HB-8.3")
    public void onCounter() {
        require(card.timed(EventTiming.COUNTER), "HB-8.3/no-counter", "only a counter counters");
    }
}
