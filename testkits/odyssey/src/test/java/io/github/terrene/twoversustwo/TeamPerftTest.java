package io.github.terrene.twoversustwo;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.battle.ChooseBlock;
import io.github.terrene.odyssey.rule.chain.Respond;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.setup.TeamBlocks;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.github.terrene.testkit.perft.PerftFiles;
import io.github.terrene.testkit.perft.PerftSearch;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.function.Predicate;

/** The rules give the published counts of two versus two. */
class TeamPerftTest extends PerftFiles {
    private static final BestOfThree<MatchConfig, Game, Action, Event, View, Table> MATCH =
            TwoVersusTwo.match(TeamSpecimen.CATALOGUE);
    private static final Array<Deck> DECKS = Array.ofAll(new BaseSet().decks()).map(ReadyDeck::deck);
    private static final Options STANDARD = Options.standard();
    private static final Options UPDATED = STANDARD.withEdition(Edition.UPDATE_2015)
            .withResponseWindows(ResponseWindows.ALWAYS)
            .withTeamBlocks(TeamBlocks.OWN_ONLY);

    @Override
    protected Path folder() {
        return super.folder().resolve("2v2");
    }

    @Override
    protected Array<Rules<?, ?, ?, ?, ?>> rules() {
        return Array.of(TeamSpecimen.RULES, MATCH);
    }

    @Override
    protected Array<PerftVector> positions() {
        return Array.of(
                game("setup", STANDARD, Styles.FIGHTER, 4, game -> true),
                game("first turn", STANDARD, Styles.FIGHTER, 3, game -> turn(game, 1)),
                game("turn 11", STANDARD, Styles.BUILDER, 3, game -> turn(game, 11)),
                game("turn 18 of the updated rules", UPDATED, Styles.SCHEMER, 6, game -> turn(game, 18)),
                game("the attacked player may block", STANDARD, Styles.FIGHTER, 4, game -> blocking(game, 1)),
                game("the team-mate may block", STANDARD, Styles.FIGHTER, 4, game -> blocking(game, 0)),
                game("an answer to an answer", STANDARD, Styles.AMBUSHER, 4, TeamPerftTest::answering),
                match("the second game of a match"));
    }

    private static boolean turn(Game game, int number) {
        return game.prompt() instanceof TakeTurn && game.table().turn() == number;
    }

    /** A player is asked to block, and that many are still to be asked. */
    private static boolean blocking(Game game, int after) {
        return game.prompt() instanceof ChooseBlock asked
                && asked.rest().size() == after
                && TeamSpecimen.RULES.legal(game, asked.seat()).size() > 2;
    }

    private static boolean answering(Game game) {
        return game.prompt() instanceof Respond asked
                && asked.rest().nonEmpty()
                && game.table().chain().links().size() == 2;
    }

    private static PerftVector game(
            String name, Options options, Policy<Object, ? super Action> style, int depth, Predicate<Game> wanted) {
        return new PerftSearch<>(
                        TeamSpecimen.RULES,
                        seed -> GameConfig.of(options, deck(seed), deck(seed + 1), deck(seed + 2), deck(seed + 3)),
                        style)
                .first(name, depth, wanted);
    }

    private static PerftVector match(String name) {
        Options options = STANDARD.withTurnLimit(8);
        return new PerftSearch<>(
                        MATCH,
                        seed -> MatchConfig.of(options, deck(seed), deck(seed + 1), deck(seed + 2), deck(seed + 3)),
                        Styles.FIGHTER)
                .first(name, 3, match -> match.number() == 2 && turn(match.game(), 6));
    }

    private static Deck deck(long number) {
        return DECKS.get((int) (number % DECKS.size()));
    }
}
