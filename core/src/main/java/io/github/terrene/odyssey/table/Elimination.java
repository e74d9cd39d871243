package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens to the table when teams leave a game that goes on without them. */
@Rule({"TO-10.10", "TO-10.11"})
public final class Elimination {
    private Elimination() {}

    /**
     * The table without those players.
     *
     * @param seats all players of the teams that leave, ascending
     * @param ran whether they left by Running
     * @param discarded the cards of other players that their Characters held
     * @param memories what is remembered of their Characters
     */
    public static Table leave(
            Table table, Array<Seat> seats, boolean ran, Array<Held> discarded, Array<Memory> memories) {
        Array<Integer> gone = numbers(table, seats);
        Table without = table.withSides(table.sides()
                        .map(side -> seats.contains(side.seat()) ? side.emptied() : returning(side, seats)))
                .withTeams(ranked(table.teams(), seats, ran))
                .withChain(table.chain().without(seats))
                .withBattle(table.battle().filter(battle -> !battle.isOf(seats)))
                .withMemories(table.memories().appendAll(memories));
        return discarded.foldLeft(Expiry.endingWith(without, seats, gone), Departures::discard);
    }

    /** A side whose Characters no longer hold what belongs to those who leave. */
    private static Side returning(Side side, Array<Seat> seats) {
        return side.withMembers(side.members()
                .map(member -> member.held().exists(held -> seats.contains(held.owner()))
                        ? member.withHeld(Option.none())
                        : member));
    }

    /** The numbers in play of everything that leaves with them. */
    private static Array<Integer> numbers(Table table, Array<Seat> seats) {
        Array<Side> leaving = seats.map(table::side);
        return leaving.flatMap(Side::members)
                .map(Member::id)
                .appendAll(leaving.flatMap(Side::terrains).map(TerrainInPlay::id))
                .appendAll(table.sides()
                        .flatMap(Side::members)
                        .flatMap(Member::held)
                        .filter(held -> seats.contains(held.owner()))
                        .map(Held::id));
    }

    /** Players who leave together are ranked after all who are still in the game, and before all who left earlier. */
    @Rule({"TO-10.13", "TO-2.9"})
    private static Array<Team> ranked(Array<Team> teams, Array<Seat> seats, boolean ran) {
        Array<Team> staying =
                teams.reject(team -> team.left() || seats.contains(team.seats().head()));
        Array<Team> before = teams.filter(Team::left);
        int hp = ran ? teams.find(team -> team.has(seats.head())).get().hp() : 0;
        return staying.append(Team.ofThoseWhoLeft(seats, hp)).appendAll(before);
    }
}
