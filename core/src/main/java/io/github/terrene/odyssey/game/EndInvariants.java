package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.text.Ending;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What must hold for the end of a game that was read from text. Somebody's own rules may end it in other ways than the printed ones. */
final class EndInvariants {
    private EndInvariants() {}

    /** All of them, for games with these rules. */
    static Array<Invariant<Game, ?>> of(RuleBook book) {
        return Array.of(
                Invariant.of(
                        Table.class,
                        (game, table) -> table.outcome().forAll(outcome -> won(table, outcome)),
                        "the winners must be one team still in the game, or nobody"),
                lost(book, "TO-10.1", "a team has no HP, and all have lost but the winners")
                        .invariant(),
                lost(book, "TO-10.2", "a team has no Character, and all have lost but the winners")
                        .invariant(),
                new Ending<Game>("TO-10.3", EndInvariants::ran, "a team runs, and only the winners are left")
                        .invariant(),
                new Ending<Game>(
                                "TO-10.5",
                                (game, outcome) -> outcome.drawn() && allHaveLost(book, game, outcome),
                                "all teams lose together, and nobody wins")
                        .invariant(),
                new Ending<>("TO-10.6", EndInvariants::lasted, "so ends the last turn of all, and nobody wins")
                        .invariant());
    }

    /** Whether this game can have that outcome; a match can be won by a team that left its last game, a game cannot. */
    private static boolean won(Table table, Outcome outcome) {
        return outcome.drawn()
                || table.teams().exists(team -> !team.left() && team.seats().equals(Array.ofAll(outcome.winners())));
    }

    /** The end of a game in which all but the winners have lost at the same check, by this rule the first of them. */
    @Rule({"TO-10.1", "TO-10.2", "TO-10.4"})
    private static Ending<Game> lost(RuleBook book, String rule, String sentence) {
        return new Ending<>(
                rule,
                (game, outcome) -> !outcome.drawn()
                        && allHaveLost(book, game, outcome)
                        && losers(game, outcome)
                                .flatMap(team -> Option.of(book.lost(atTheCheck(game), team)))
                                .min()
                                .contains(rule),
                sentence);
    }

    @Rule({"TO-10.4", "TO-10.5"})
    private static boolean allHaveLost(RuleBook book, Game game, Outcome outcome) {
        Table table = atTheCheck(game);
        Array<Team> losers = losers(game, outcome);
        return table.teams()
                .reject(Team::left)
                .forAll(team -> losers.contains(team) == (book.lost(table, team) != null));
    }

    private static Table atTheCheck(Game game) {
        return game.table().withOutcome(Option.none());
    }

    /** The teams that were in the game to its end, and did not win. */
    private static Array<Team> losers(Game game, Outcome outcome) {
        return game.table()
                .teams()
                .reject(team -> team.left() || outcome.wonBy(team.seats().head()));
    }

    @Rule({"TO-10.3", "TO-10.9"})
    private static boolean ran(Game game, Outcome outcome) {
        return !outcome.drawn() && losers(game, outcome).size() == 1;
    }

    @Rule("TO-10.6")
    private static boolean lasted(Game game, Outcome outcome) {
        return outcome.drawn()
                && game.table().turn() >= game.setting().options().turnLimit();
    }
}
