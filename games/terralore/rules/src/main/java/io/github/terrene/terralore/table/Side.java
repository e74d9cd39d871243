package io.github.terrene.terralore.table;

import static io.github.terrene.kernel.zone.Zone.Kind.DECK;
import static io.github.terrene.kernel.zone.Zone.Kind.HAND;
import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Everything on the side of one player. */
@Value.Immutable
@Rule({"TL-3.1", "TL-3.4", "TL-12.1", "TL-12.2", "TL-12.3"})
public abstract class Side implements WithSide {
    Side() {}

    /** The player whose side it is. */
    @Value.Parameter
    @Owner
    public abstract Seat seat();

    /** The HP of the castle, 0 or more. */
    @Rule("TL-3.3")
    @Value.Parameter
    public abstract int castle();

    /** The damage beyond 0 HP that the castle has taken since it was last above 0. */
    @Rule("TL-11.11")
    @Value.Parameter
    public abstract int beyond();

    /** How much more damage the castle may take this turn, one number for each limit. */
    @Rule({"TL-9.14", "TL-9.26"})
    @Value.Parameter
    public abstract Array<Integer> limits();

    /** Whether the player has run out of cards, which takes effect at the next check. */
    @Rule({"TL-5.6", "TL-5.9"})
    @Value.Parameter
    public abstract boolean ranOut();

    /** Whether a card has been put into this deck during the game. */
    @Rule("TL-9.19")
    @Value.Parameter
    public abstract boolean refilled();

    /** The deck, the top first. */
    @Value.Parameter
    @Zone(to = NOBODY, as = DECK)
    public abstract Pile deck();

    /** The hand, sorted by id. */
    @Value.Parameter
    @Zone(to = OWNER, as = HAND)
    public abstract Pile hand();

    /** The Graveyard, face-up, the oldest card first. */
    @Value.Parameter
    @Zone(to = EVERYBODY)
    public abstract Array<Card> graveyard();

    /** The Exile pile, face-up; no effect can reach it. */
    @Rule("TL-3.7")
    @Value.Parameter
    @Zone(to = EVERYBODY)
    public abstract Array<Card> exile();

    /** The defending lane. */
    @Value.Parameter
    public abstract LaneHalf defending();

    /** The attacking lane. */
    @Value.Parameter
    public abstract LaneHalf attacking();

    /** A side before setup. */
    @Rule("TL-3.12")
    public static Side before(Seat seat, Pile deck) {
        return builder()
                .seat(seat)
                .castle(Options.CASTLE)
                .beyond(0)
                .limits(Array.empty())
                .ranOut(false)
                .refilled(false)
                .deck(deck)
                .hand(Pile.EMPTY)
                .graveyard(Array.empty())
                .exile(Array.empty())
                .defending(LaneHalf.EMPTY)
                .attacking(LaneHalf.EMPTY)
                .build();
    }

    /** One of the lanes. */
    public LaneHalf row(Lane lane) {
        return lane == Lane.DEFENDING ? defending() : attacking();
    }

    /** The same side with another state of a lane. */
    public Side withRow(Lane lane, LaneHalf row) {
        return lane == Lane.DEFENDING ? withDefending(row) : withAttacking(row);
    }

    /** The face-up card here with that number, or null. */
    public @Nullable CardOnField find(int number) {
        @Nullable CardOnField found = defending().find(number);
        return found == null ? attacking().find(number) : found;
    }

    /** The place of one of its lanes. */
    public Place place(Lane lane) {
        return Place.of(seat(), lane);
    }

    /** The same side with other cards in the deck, in the hand and in the Graveyard. */
    public Side withCards(Pile deck, Pile hand, Array<Card> graveyard) {
        return with(castle(), beyond(), limits(), deck, hand, graveyard, defending(), attacking());
    }

    /** The same side when a plan is opened: its discards are in the Graveyard, the cards played face-down in their lanes. */
    public Side withPlan(Array<Card> discards, Pile defence, Pile attack) {
        Pile left = hand().minus(discards).minus(defence.cards()).minus(attack.cards());
        Array<Card> buried = graveyard().appendAll(discards);
        return with(
                castle(),
                beyond(),
                limits(),
                deck(),
                left,
                buried,
                defending().with(defence),
                attacking().with(attack));
    }

    /** The same side with another state of the castle. */
    public Side withCastle(int castle, int beyond, Array<Integer> limits) {
        return with(castle, beyond, limits, deck(), hand(), graveyard(), defending(), attacking());
    }

    /** The damage that the castle takes after limits, each of which applies separately: at most {@value Points#MOST}. */
    @Rule({"TL-9.14", "TL-9.26"})
    public int taken(int damage) {
        int taken = Math.max(0, Points.bounded(damage));
        for (int i = 0; i < limits().size(); i++) {
            taken = Math.min(taken, limits().get(i));
        }
        return taken;
    }

    /** The HP by which the castle can be healed: up to its maximum, which is never beyond {@value Points#MOST}. */
    @Rule({"TL-3.3", "TL-3.12"})
    public int healed(int hp, Options options) {
        int most = Points.bounded(options.castleMaximum().getOrElse(Points.MOST));
        return Math.min(hp, most - castle());
    }

    private Side with(
            int castle,
            int beyond,
            Array<Integer> limits,
            Pile deck,
            Pile hand,
            Array<Card> graveyard,
            LaneHalf defending,
            LaneHalf attacking) {
        return ImmutableSide.of(
                seat(),
                castle,
                beyond,
                limits,
                ranOut(),
                refilled(),
                deck,
                hand,
                graveyard,
                exile(),
                defending,
                attacking);
    }

    /** The same side without what lasts only for the turn. */
    @Rule("TL-4.5")
    public Side lasting() {
        return withDefending(defending().lasting())
                .withAttacking(attacking().lasting())
                .withLimits(Array.empty());
    }

    /** The same side with one more card in the Graveyard. */
    public Side bury(Card card) {
        return withGraveyard(graveyard().append(card));
    }

    /** The same side with one more card in the Exile pile. */
    @Rule("TL-3.7")
    public Side banish(Card card) {
        return withExile(exile().append(card));
    }

    /** A builder for sides; everything must be given. */
    public static Builder builder() {
        return new Builder();
    }

    /** Builds sides. */
    public static final class Builder extends ImmutableSide.Builder {}
}
