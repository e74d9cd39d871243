package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Round;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * The pairing of a round, and how its games ended.
 *
 * @param paper where to
 * @param cast the players
 */
record RoundPage(Paper paper, PlayerNames cast) {

    /** A headline over a round. */
    void headline(int number, int rounds) {
        paper.blank();
        paper.rule(paper.paint(Ink.STRONG, "Round " + number + " of " + rounds), "");
    }

    /** Who plays whom, before it is played. */
    void pairing(Round round) {
        paper.wrapped(
                "  ",
                "  ",
                round.games()
                                .map(game -> cast.name(game.first()) + " against " + cast.name(game.second()))
                                .mkString(", ")
                        + round.bye().map(seat -> "; " + bye(seat)).getOrElse("") + ".");
    }

    /**
     * A line for each game, and one for the bye.
     *
     * @param known how games ended that the reader saw, by their first players
     */
    void results(Round round, Map<Seat, GameTale> known) {
        int widest = round.games()
                .flatMap(game -> Array.of(game.first(), game.second()))
                .map(seat -> Paper.width(cast.name(seat)))
                .max()
                .getOrElse(0);
        for (Fixture game : round.games()) {
            String players = "  " + Paper.left(cast.name(game.first()), widest) + " – "
                    + Paper.left(cast.name(game.second()), widest) + "   ";
            paper.wrapped(players, " ".repeat(Paper.width(players)), result(game, known.get(game.first())));
        }
        round.bye().forEach(seat -> paper.line("  " + Paper.capital(bye(seat)) + ": a win without a game"));
    }

    private String bye(Seat seat) {
        return cast.does(seat, "have") + " the bye";
    }

    private String result(Fixture game, Option<GameTale> known) {
        if (!game.over()) {
            return "not finished";
        }
        String who = game.winner().map(seat -> cast.does(seat, "win")).getOrElse("drawn");
        return known.map(tale -> who + " in turn " + tale.turns() + why(game, tale))
                .getOrElse(who);
    }

    private String why(Fixture game, GameTale tale) {
        Option<Seat> loser = game.winner().map(game::opponentOf);
        return tale.outcome()
                .map(outcome -> ": " + reason(outcome, loser)
                        + paper.paint(Ink.FAINT, " (" + outcome.rule().replace("TO-", "") + ")"))
                .getOrElse("");
    }

    private String reason(Outcome outcome, Option<Seat> loser) {
        String who = loser.map(seat -> cast.does(seat, "have")).getOrElse("both have");
        return switch (outcome.rule()) {
            case "TO-10.1" -> who + " no HP left";
            case "TO-10.2" -> who + " no Characters left";
            case "TO-10.3" -> loser.map(cast::player).getOrElse("somebody") + " Ran";
            case "TO-10.5" -> "both lose at the same moment";
            case "TO-10.6" -> "the last turn is over";
            case "TO-14.16" -> loser.map(cast::player).getOrElse("somebody") + " left";
            default -> "the game is over";
        };
    }
}
