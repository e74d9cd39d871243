package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.table.Elimination;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Players leave the game, it ends (section 10), and another one of the match follows. */
public sealed interface EndEvent extends Event {
    /**
     * Teams that lost at the same check leave the game together with everything that belongs to them, and the others play on. Teams whose loss
     * ends the game do not leave: the table stays as it is.
     *
     * @param seats the players of all these teams, ascending
     * @param rule the number of the rule by which they lost
     * @param discarded the cards of other players that their Characters held, which everybody sees now
     * @param memories the last values of their recruited Characters
     */
    @Rule({"TO-10.9", "TO-10.10"})
    record TeamsLeft(
            Array<Seat> seats,
            @Names(Named.RULE) String rule,
            @Revealed Array<Held> discarded,
            Array<Memory> memories) implements EndEvent {
        @Override
        public Table applyTo(Table table) {
            return Elimination.leave(table, seats, rule.equals("TO-10.3"), discarded, memories);
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            return seats.foldLeft(known, Knowledge::handForgotten);
        }
    }

    /**
     * The game is over.
     *
     * @param outcome who won, and by which rule
     */
    @Rule("TO-10.4")
    record GameEnded(Outcome outcome) implements EndEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withOutcome(Option.some(outcome));
        }
    }

    /**
     * A game is over and another one of the match follows: before the cards go back into their decks, everybody sees the cards that were
     * face-down.
     *
     * @param characters the hidden Characters
     * @param held the cards that Characters held face-down
     */
    @Rule("TO-2.6")
    record FaceDownRevealed(
            @Revealed Array<Shown> characters, @Revealed Array<Held> held) implements EndEvent, ChangesNothing<Table> {
        /** What lies face-down on a table. */
        public static FaceDownRevealed on(Table table) {
            Array<Member> members = table.sides().flatMap(Side::members);
            return new FaceDownRevealed(
                    members.filter(Member::hidden).map(member -> new Shown(member.id(), member.card())),
                    members.flatMap(Member::held).reject(Held::faceUp));
        }
    }
}
