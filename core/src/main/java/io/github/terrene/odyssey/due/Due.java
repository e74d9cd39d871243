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

/** What is under way in a game, or waiting to happen. That the active player goes on with the turn afterwards goes without saying. */
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
    /** What follows automatically in a turn or an attack. */
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
     * @param seat the player who activates the ability
     * @param ability the ability
     * @param happenings the events it may answer: several until one is chosen; none if the ability does not wait for an event
     * @param aim what has been chosen for it so far
     * @param discards the ids of the cards chosen to pay with so far
     * @param dismissed the numbers in play of the Characters chosen to pay with so far
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
     * An ability is being resolved, one effect after another.
     *
     * @param seat the player who has the ability
     * @param ability the ability
     * @param aim what was chosen when it was activated
     * @param happening the event it answers; none if the ability does not wait for an event
     * @param path the path from the ability to the list of effects under way: the place of an effect, then of its branch, and so on
     * @param part the place in that list of the effect under way
     * @param answers the cards chosen for that effect so far
     * @param terrains the numbers in play of the Terrains chosen for that effect so far
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
     * @param question the question that was asked
     * @param cards the ids of the cards; empty for players who may not know them
     */
    @Rule("TO-8.5")
    record ChosenCards(
            CardQuestion question, @Names(Named.CARD) Array<String> cards) {}

    /**
     * An Item is being resolved as a part of another effect, and its targets are being chosen.
     *
     * @param seat the player who chooses
     * @param ability the ability of the Item
     * @param aim what has been chosen for it so far
     * @param happening the event that the effect answers; none if its ability does not wait for an event
     */
    @Rule("TO-8.38")
    record Copying(Seat seat, AbilityInPlay ability, Aim aim, Option<Happening> happening) implements Due {}

    /**
     * Cards are being chosen for an effect.
     *
     * @param question the question that is asked
     * @param cards all cards in the place they are chosen from, if the player looks through that place only for this choice
     */
    @Rule({"TO-8.5", "TO-8.36"})
    record LookedThrough(CardQuestion question, Option<Array<Card>> cards) implements Due {}

    /**
     * Players may respond.
     *
     * @param seats the players still to be asked, in this order
     * @param happenings the declared events, which abilities may answer
     */
    @Rule({"TO-8.9", "TO-8.12"})
    record Responses(Array<Seat> seats, Array<Happening> happenings) implements Due {}

    /**
     * The chain resolves, the last activated ability first.
     *
     * @param happenings the events declared before the chain, for editions in which abilities can be added to it
     */
    @Rule({"TO-8.9", "TO-8.10"})
    record ChainResolves(Array<Happening> happenings) implements Due {}

    /**
     * The resolution of the uppermost ability of the chain ends.
     *
     * @param happenings the events declared before the chain
     */
    @Rule("TO-8.6")
    record LinkEnds(Array<Happening> happenings) implements Due {}

    /**
     * Players may block.
     *
     * @param seats the players still to be asked, in this order
     */
    @Rule("TO-5.4")
    record Blocks(Array<Seat> seats) implements Due {}

    /**
     * A Character gains XP, one at a time.
     *
     * @param member the number in play of the Character
     * @param left the amount of XP still to be gained
     * @param all the amount of XP to be gained in all
     * @param cause why the XP is gained
     */
    @Rule({"TO-6.2", "TO-6.12"})
    record XpGain(@Names(Named.IN_PLAY) int member, int left, int all, Cause cause) implements Due {}

    /**
     * Players are asked whether they use abilities that wait for an event, since they may have one on a face-down card.
     *
     * @param seats the players still to be asked, in this order
     */
    @Rule("TO-8.13")
    record Offers(Array<Seat> seats) implements Due {}

    /**
     * The turn or the attack continues.
     *
     * @param course what follows
     */
    @Rule({"TO-4.1", "TO-5.14"})
    record Then(Course course) implements Due {}
}
