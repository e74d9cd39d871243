package io.github.terrene.odyssey.due;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is under way in a game, or waits to happen. That the active player goes on with the turn afterwards goes without saying. */
public sealed interface Due
        permits Due.Activating,
                Due.UnderWay,
                Due.Copying,
                Due.LookedThrough,
                Due.Responses,
                Due.ChainResolves,
                Due.LinkEnds,
                Due.Blocks,
                Due.XpGain,
                Due.Offers,
                Due.Then,
                PendingTrigger,
                PendingXp {
    /** What follows in a turn or an attack of itself. */
    enum Course {
        /** The active player gains Actions. */
        GAIN_ACTIONS,
        /** The Storms that are due break. */
        STORMS_BREAK,
        /** Start-of-turn abilities may be used. */
        START_OF_TURN,
        /** The Draw Phase. */
        DRAW_PHASE,
        /** It is looked whether the attack still takes place. */
        CONFIRM_ATTACK,
        /** The damage of the attack is dealt. */
        BATTLE_DAMAGE,
        /** The attack is over. */
        BATTLE_ENDS,
        /** Characters gain the XP that they are owed. */
        XP_AWARDED,
        /** The End Phase, in which end-of-turn abilities may be used. */
        END_PHASE,
        /** What lasts until end of turn ends. */
        TURN_ENDS,
        /** The Storms that were due leave play. */
        STORMS_LEAVE,
        /** The turn of the next player. */
        NEXT_TURN;

        private final Array<Due> due = Array.of(new Then(this));

        /** This as what is due. */
        public Array<Due> next() {
            return due;
        }
    }

    /**
     * A player activates an ability and has not yet made all its choices. Nobody else knows of it.
     *
     * @param seat who
     * @param ability the ability
     * @param happenings what it may answer: several until one is chosen; none if it waits for nothing
     * @param aim what was chosen so far
     * @param discards the cards chosen to pay with so far
     * @param dismissed the Characters chosen to pay with so far
     */
    @Rule({"TO-8.5", "TO-8.7", "TO-8.32"})
    record Activating(
            Seat seat,
            AbilityInPlay ability,
            Array<Happening> happenings,
            Aim aim,
            @Names(Named.CARD) Array<String> discards,
            @Names(Named.IN_PLAY) Array<Integer> dismissed)
            implements Due {}

    /**
     * An ability is resolved, one effect after another.
     *
     * @param seat whose it is
     * @param ability the ability
     * @param aim what was chosen when it was activated
     * @param happening what it answers; none if it waits for nothing
     * @param path the way from the ability to the list of effects under way: the place of an effect and of its branch, and so on
     * @param part the place of the effect in that list
     * @param answers which cards were chosen for that effect so far
     * @param terrains which Terrains were chosen for it so far
     */
    @Rule({"TO-8.5", "TO-8.34"})
    record UnderWay(
            Seat seat,
            AbilityInPlay ability,
            Aim aim,
            Option<Happening> happening,
            Array<Integer> path,
            int part,
            Array<ChosenCards> answers,
            @Names(Named.IN_PLAY) Array<Integer> terrains)
            implements Due {}

    /**
     * Cards that a player chose in the middle of an effect.
     *
     * @param question what was asked
     * @param cards the cards; nothing in what others may know of it
     */
    @Rule("TO-8.5")
    record ChosenCards(
            CardQuestion question, @Names(Named.CARD) Array<String> cards) {}

    /**
     * An Item is carried out as a part of another effect, and its targets are chosen now.
     *
     * @param seat who chooses
     * @param ability its ability
     * @param aim what was chosen so far
     * @param happening what the effect answers; none if it waits for nothing
     */
    @Rule("TO-8.38")
    record Copying(Seat seat, AbilityInPlay ability, Aim aim, Option<Happening> happening) implements Due {}

    /**
     * Cards are chosen for an effect.
     *
     * @param question what is asked
     * @param cards the cards of the place where they lie, if the player looks through it only for this
     */
    @Rule({"TO-8.5", "TO-8.36"})
    record LookedThrough(CardQuestion question, Option<Array<Card>> cards) implements Due {}

    /**
     * Players may respond.
     *
     * @param seats who is still to be asked, in this order
     * @param happenings what was declared
     */
    @Rule({"TO-8.9", "TO-8.12"})
    record Responses(Array<Seat> seats, Array<Happening> happenings) implements Due {}

    /**
     * The chain resolves, the last activated ability first.
     *
     * @param happenings what was declared before it, for editions that let abilities be added to it
     */
    @Rule({"TO-8.9", "TO-8.10"})
    record ChainResolves(Array<Happening> happenings) implements Due {}

    /**
     * The uppermost ability of the chain is done with.
     *
     * @param happenings what was declared before the chain
     */
    @Rule("TO-8.6")
    record LinkEnds(Array<Happening> happenings) implements Due {}

    /**
     * Players may block.
     *
     * @param seats who is still to be asked, in this order
     */
    @Rule("TO-5.4")
    record Blocks(Array<Seat> seats) implements Due {}

    /**
     * A Character gains XP, one after another.
     *
     * @param member its number in play
     * @param left the XP still to be gained
     * @param all the XP of the whole event
     * @param cause why it is gained
     */
    @Rule({"TO-6.2", "TO-6.12"})
    record XpGain(@Names(Named.IN_PLAY) int member, int left, int all, Cause cause) implements Due {}

    /** Players are asked for abilities that wait for an event, as they may have one on a face-down card. */
    @Rule("TO-8.13")
    record Offers(Array<Seat> seats) implements Due {}

    /** The turn or the attack takes its course. */
    @Rule({"TO-4.1", "TO-5.14"})
    record Then(Course course) implements Due {}
}
