package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.engine.HouseRules;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Who plays, in which teams and with what limits, as data. {@link #DUEL} is the duel.
 *
 * @param name the name of the format, for replays and saved games. It has the form of {@link HouseRules#NAME}; only the duel is called
 *     {@code duel}.
 * @param teams the seats of each team, in their turn order; every seat from 0 on exactly once
 * @param supply the supply limit of a player
 * @param partySize the number of Characters in a starting party, at most 99
 * @param hp the HP of a team
 * @param noFirstAttack the number of the rule that forbids attacks on the first turn of the game, which refusals cite. Nobody attacks on
 *     that turn in any format
 * @param noSmallParty the number of the rule that forbids a starting party with too few cards, which refusals cite: 3.9, or 14.7 where
 *     decks need not hold a complete party
 */
@Rule({"TO-7.1", "TO-10.1"})
public record Format(
        @Names(Named.WORD) String name,
        Array<Array<Seat>> teams,
        @Rule("TO-7.1") @Bounded(most = Bounded.NO_LIMIT) int supply,
        @Rule("TO-3.1") @Bounded int partySize,
        @Rule("TO-10.1") @Bounded(most = Bounded.NO_LIMIT) int hp,
        @Names(Named.RULE) String noFirstAttack,
        @Rule({"TO-3.9", "TO-14.7"}) @Names(Named.RULE) String noSmallParty) {

    /** One against one. */
    @Rule({"TO-3.1", "TO-7.1", "TO-10.1"})
    public static final Format DUEL =
            new Format("duel", Array.of(Array.of(Seat.of(0)), Array.of(Seat.of(1))), 4, 4, 50, "TO-4.18");

    /** A format for constructed decks, whose starting parties are complete by 3.9. */
    public Format(String name, Array<Array<Seat>> teams, int supply, int partySize, int hp, String noFirstAttack) {
        this(name, teams, supply, partySize, hp, noFirstAttack, "TO-3.9");
    }

    /** All seats, ascending. */
    public Array<Seat> seats() {
        return teams.flatMap(team -> team).sorted();
    }

    /** All players in turn order if that player's team begins: the first player of each team, then the second of each, and so on. */
    @Rule("TO-13.3")
    public Array<Seat> order(Seat starter) {
        int first = teams.indexWhere(team -> team.contains(starter));
        Array<Array<Seat>> fromFirst = teams.drop(first).appendAll(teams.take(first));
        Array<Seat> order = Array.empty();
        for (int i = 0; order.size() < seats().size(); i++) {
            int place = i;
            order = order.appendAll(
                    fromFirst.filter(team -> place < team.size()).map(team -> team.get(place)));
        }
        return order;
    }

    /** For each team, the player who begins if it goes first. */
    @Rule("TO-13.13")
    public Array<Seat> starters() {
        return teams.flatMap(Array::headOption);
    }

    /** Everything wrong with the format. A format with any problem cannot be played. */
    public Seq<Problem> problems() {
        return FormatCheck.problems(this);
    }
}
