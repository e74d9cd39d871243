package io.github.terrene.testkit.odyssey.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.AbandonAttack;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.action.PayExtra;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.BattleEvent.BattleEnded;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.play.SensiblePlay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Sensible random play of ready decks, beside the uniform one. */
class SensiblePlayTest extends SensiblePlay<GameConfig, Game, Action> {
    private static final int GAMES = 300;
    private static final int MATCHES = 30;
    private static final int MOST = 100_000;
    private static final BaseSet SET = new BaseSet();
    private static final TerreneOdyssey RULES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(SET)).get());
    private static final Array<GameOver> UNIFORM = play(Policy.uniform(RULES));
    private static final Array<GameOver> SENSIBLE = play(PlayStyles.SENSIBLE);

    /** A game that was played to its end, and how many battles there were. */
    private record GameOver(Game game, int battles, Array<Action> actions) {
        boolean endedBy(String rule) {
            return game.table().outcome().get().rule().equals(rule);
        }
    }

    private static Array<GameOver> play(Policy<Object, ? super Action> policy) {
        return Array.range(0, GAMES).map(seed -> play(seed, policy));
    }

    private static GameOver play(int seed, Policy<Object, ? super Action> policy) {
        Game game = RULES.start(game(seed), seed).get().state();
        Dice dice = Rng.of(seed).split(1).dice();
        Array<Action> actions = Array.empty();
        int battles = 0;
        Seq<Seat> deciders = RULES.deciders(game);
        while (deciders.nonEmpty()) {
            Action action = policy.choose(game, RULES.legal(game, deciders.head()), dice);
            Step<Game, Event> step = RULES.apply(game, action).get();
            battles += step.events().count(BattleEnded.class::isInstance);
            actions = actions.append(action);
            game = step.state();
            deciders = RULES.deciders(game);
        }
        return new GameOver(game, battles, actions);
    }

    @Override
    protected TerreneOdyssey rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int seed) {
        return game(seed);
    }

    private static GameConfig game(int seed) {
        return GameConfig.of(Options.standard(), deck(seed), deck(seed / 6));
    }

    @Override
    protected Evaluation<? super Game> prospect() {
        return PlayStyles.PROSPECT;
    }

    @Override
    protected Policy<? super Game, ? super Action> sensible() {
        return PlayStyles.SENSIBLE;
    }

    @Override
    protected int games() {
        return GAMES;
    }

    @Override
    protected int wins() {
        return 90;
    }

    private static Deck deck(int number) {
        Seq<ReadyDeck> all = SET.decks();
        return all.get(number % all.size()).deck();
    }

    @Test
    @Rule({"TO-10.1", "TO-10.2"})
    void mostGamesEndByHpWhereUniformPlayersHaveNobodyLeft() {
        assertThat(SENSIBLE.count(each -> each.endedBy("TO-10.1"))).isGreaterThan(GAMES * 8 / 10);
        assertThat(UNIFORM.count(each -> each.endedBy("TO-10.1"))).isLessThan(GAMES / 10);
        assertThat(UNIFORM.count(each -> each.endedBy("TO-10.2"))).isGreaterThan(GAMES * 8 / 10);
    }

    @Test
    void thereAreManyBattlesInAGame() {
        assertThat(SENSIBLE.map(GameOver::battles).sum().intValue()).isGreaterThan(8 * GAMES);
        assertThat(UNIFORM.map(GameOver::battles).sum().intValue()).isLessThan(3 * GAMES);
    }

    @Test
    void nobodyGivesUpNorDismissesCharactersAtWill() {
        Array<Class<?>> chosen = kinds(SENSIBLE);
        assertThat(chosen).doesNotContain(Run.class, DismissCharacter.class);
        assertThat(kinds(UNIFORM)).doesNotContain(Run.class).contains(DismissCharacter.class);
    }

    private static Array<Class<?>> kinds(Array<GameOver> games) {
        return games.flatMap(GameOver::actions).<Class<?>>map(Action::getClass).distinct();
    }

    @Test
    void everythingElseIsDoneNowAndThen() {
        Array<Class<?>> never =
                Array.<Class<?>>of(Action.class.getPermittedSubclasses()).removeAll(kinds(SENSIBLE));
        assertThat(never)
                .as("kinds of actions that no game shows: what is seldom asked, and those of weight 0")
                .isSubsetOf(
                        Run.class, DismissCharacter.class, PayExtra.class, AbandonAttack.class, DismissForSupply.class);
    }

    @Test
    @Rule({"TO-2.5", "TO-2.8"})
    void matchesArePlayedInTheSameWay() {
        BestOfThree<MatchConfig, Game, Action, Event, View, Table> rules = MatchRules.of(RULES);
        for (int seed = 0; seed < MATCHES; seed++) {
            MatchConfig config = MatchConfig.of(Options.standard(), deck(seed), deck(seed / 6));
            Match<MatchConfig, Game> start = rules.start(config, seed).get().state();
            Match<MatchConfig, Game> end =
                    PlayStyles.SENSIBLE.playout(rules, start, Rng.of(seed).dice(), MOST);
            assertThat(rules.outcome(end)).isNotEmpty();
            assertThat(end.wins().sum().intValue()).isGreaterThan(1);
        }
    }
}
