package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Shown;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Something that happened in a match. */
public sealed interface MatchEvent
        permits MatchEvent.GameBegan,
                MatchEvent.InGame,
                MatchEvent.GameFinished,
                MatchEvent.FaceDownRevealed,
                MatchEvent.MatchFinished {

    /** The event as a seat sees it. */
    default MatchEvent seenBy(Seat viewer) {
        return this;
    }

    /** The event of the game being played, if it is one. */
    default Option<Event> inGame() {
        return Option.none();
    }

    /**
     * Another game of the match begins; every card is back in its deck (2.6).
     *
     * @param number its number, from 1
     * @param extraDraws who draws two cards in the first Draw Phase (2.9)
     * @param table the table that the events of this game change
     */
    @Rule({"TO-2.6", "TO-2.9"})
    record GameBegan(int number, Array<Seat> extraDraws, Table table) implements MatchEvent {
        @Override
        public MatchEvent seenBy(Seat viewer) {
            return new GameBegan(number, extraDraws, table.seenBy(viewer));
        }
    }

    /** Something happened in the game being played. */
    record InGame(Event event) implements MatchEvent {
        @Override
        public Option<Event> inGame() {
            return Option.some(event);
        }

        @Override
        public MatchEvent seenBy(Seat viewer) {
            return new InGame(event.seenBy(viewer));
        }
    }

    /**
     * A game is over.
     *
     * @param number its number, from 1
     * @param outcome how it ended
     * @param wins games won by then, by team
     */
    @Rule("TO-2.8")
    record GameFinished(int number, Outcome outcome, Array<Integer> wins) implements MatchEvent {}

    /**
     * A game is over and another one follows: before the cards go back into their decks, everybody sees what lay face-down.
     *
     * @param characters the hidden Characters
     * @param held the cards that Characters held face-down
     */
    @Rule("TO-2.6")
    record FaceDownRevealed(Array<Shown> characters, Array<Held> held) implements MatchEvent {
        static FaceDownRevealed on(Table table) {
            Array<Member> members = table.sides().flatMap(Side::members);
            return new FaceDownRevealed(
                    members.filter(Member::hidden).map(member -> new Shown(member.id(), member.card())),
                    members.flatMap(Member::held).reject(Held::faceUp));
        }
    }

    /** The match is over. */
    @Rule("TO-2.5")
    record MatchFinished(Outcome outcome) implements MatchEvent {}
}
