package io.github.terrene.testkit.perft;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.format.Edition;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.format.ResponseWindows;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.Match;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.AnswerQuestion;
import io.github.terrene.odyssey.rule.ChooseBlock;
import io.github.terrene.odyssey.rule.ChooseXpGain;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.ReduceSupply;
import io.github.terrene.odyssey.rule.Respond;
import io.github.terrene.odyssey.rule.TakeTurn;
import io.github.terrene.testkit.arbitrary.Course;
import io.github.terrene.testkit.arbitrary.Opening;
import io.github.terrene.testkit.arbitrary.Policy;
import io.github.terrene.testkit.arbitrary.Styles;
import io.github.terrene.testkit.arbitrary.Walk;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import java.util.function.Predicate;

/** Finds the positions that are published: the first that random play reaches. */
final class Positions {
    static final TerreneOdyssey DUEL =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());
    static final MatchRules MATCH = MatchRules.of(DUEL);
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
        return DUEL.legal(game, game.awaited().head()).size();
    }

    private static boolean oversupplied(Game game) {
        return game.prompt() instanceof ReduceSupply;
    }

    private static boolean searching(Game game) {
        return game.prompt() instanceof AnswerQuestion && choices(game) > 2;
    }

    private static PerftVector duel(
            String name, Options options, Policy<Object, Action> style, int depth, Predicate<Game> wanted) {
        return Iterator.from(1)
                .flatMap(seed -> reached(
                        DUEL, name, GameConfig.of(options, deck(seed), deck(seed + 1)), seed, style, depth, wanted))
                .head();
    }

    private static PerftVector match(String name, int depth) {
        Predicate<Match> wanted = match -> match.number() == 2 && turn(match.game(), 4);
        return Iterator.from(1)
                .flatMap(seed -> reached(
                        MATCH,
                        name,
                        MatchConfig.of(Options.standard().withTurnLimit(12), deck(seed), deck(seed + 2)),
                        seed,
                        Styles.FIGHTER,
                        depth,
                        wanted))
                .head();
    }

    private static Deck deck(int number) {
        return DECKS.get(number % DECKS.size());
    }

    private static <C, S> Array<PerftVector> reached(
            Rules<C, S, Action, ?, ?> rules,
            String name,
            C config,
            long seed,
            Policy<Object, Action> style,
            int depth,
            Predicate<S> wanted) {
        Dice dice = Rng.of(seed).split(1).dice();
        Array<Integer> choices = Array.fill(600, () -> dice.below(Walk.CHOICES));
        Course<C, S, Action, ?> course =
                Course.of(rules, Array.of(style), new Walk<>(new Opening<>(config, seed), 0, choices));
        int place = course.states().indexWhere(wanted);
        return place < 0
                ? Array.empty()
                : Array.of(PerftVector.of(rules, name, config, seed, course.before(place), depth));
    }
}
