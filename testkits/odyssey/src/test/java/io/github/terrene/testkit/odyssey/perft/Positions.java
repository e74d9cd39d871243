package io.github.terrene.testkit.odyssey.perft;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.battle.ChooseBlock;
import io.github.terrene.odyssey.rule.chain.Respond;
import io.github.terrene.odyssey.rule.resolve.AnswerQuestion;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.rule.upkeep.ChooseXpGain;
import io.github.terrene.odyssey.rule.upkeep.ReduceSupply;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.github.terrene.testkit.perft.PerftSearch;
import io.github.terrene.testkit.perft.PerftVector;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** Finds the positions that are published: the first that random play reaches. */
final class Positions {
    static final TerreneOdyssey DUEL =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
    static final BestOfThree<MatchConfig, Game, Action, Event, View, Table> MATCH = MatchRules.of(DUEL);
    private static final Array<Deck> DECKS = Array.ofAll(new BaseSet().decks()).map(ReadyDeck::deck);
    private static final Options UPDATED =
            Options.standard().withEdition(Edition.UPDATE_2015).withResponseWindows(ResponseWindows.ALWAYS);

    private Positions() {}

    static Array<PerftVector> all() {
        return Array.of(
                duel("setup start", Options.standard(), Styles.FIGHTER, 4, game -> true),
                duel("first turn", Options.standard(), Styles.FIGHTER, 3, game -> turn(game, 1)),
                duel("turn 9", Options.standard(), Styles.BUILDER, 3, game -> turn(game, 9)),
                duel("turn 16 of the updated rules", UPDATED, Styles.SCHEMER, 5, game -> turn(game, 16)),
                duel("in a battle", Options.standard(), Styles.FIGHTER, 4, Positions::blocking),
                duel("in a chain", Options.standard(), Styles.AMBUSHER, 4, game -> chain(game, 2)),
                duel("in a chain of the updated rules", UPDATED, Styles.AMBUSHER, 5, game -> chain(game, 2)),
                duel("over the supply limit", Options.standard(), Styles.BUILDER, 3, Positions::oversupplied),
                duel(
                        "a fifth XP",
                        Options.standard(),
                        Styles.SCHEMER,
                        3,
                        game -> game.prompt() instanceof ChooseXpGain),
                duel("looking for a card", Options.standard(), Styles.SCHEMER, 3, Positions::searching),
                match("the second game of a match", 3));
    }

    private static boolean turn(Game game, int number) {
        return game.prompt() instanceof TakeTurn && game.table().turn() == number;
    }

    private static boolean blocking(Game game) {
        return game.prompt() instanceof ChooseBlock && choices(game) > 2;
    }

    private static boolean chain(Game game, int links) {
        return game.prompt() instanceof Respond && game.table().chain().links().size() == links && choices(game) > 2;
    }

    private static int choices(Game game) {
        return DUEL.legal(game, game.deciders().head()).size();
    }

    private static boolean oversupplied(Game game) {
        return game.prompt() instanceof ReduceSupply;
    }

    private static boolean searching(Game game) {
        return game.prompt() instanceof AnswerQuestion && choices(game) > 2;
    }

    private static PerftVector duel(
            String name, Options options, Policy<Object, ? super Action> style, int depth, Predicate<Game> wanted) {
        return new PerftSearch<>(DUEL, seed -> GameConfig.of(options, deck(seed), deck(seed + 1)), style)
                .first(name, depth, wanted);
    }

    private static PerftVector match(String name, int depth) {
        Options options = Options.standard().withTurnLimit(12);
        return new PerftSearch<>(MATCH, seed -> MatchConfig.of(options, deck(seed), deck(seed + 2)), Styles.FIGHTER)
                .first(name, depth, match -> match.number() == 2 && turn(match.game(), 4));
    }

    private static Deck deck(long number) {
        return DECKS.get((int) (number % DECKS.size()));
    }
}
