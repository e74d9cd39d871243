package io.github.terrene.testkit.law.match;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.law.Specimen;
import io.github.terrene.testkit.law.TableSpecimen;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Seq;
import java.util.function.Function;
import net.jqwik.api.Arbitrary;

/**
 * Matches of a specimen's games.
 *
 * <pre>{@code
 * class ChessMatchLawsTest implements AllLaws<...> {
 *     private static final MatchSpecimen<...> SPECIMEN = MatchSpecimen.of(RULES.match(), new ChessSpecimen());
 *     ...
 * }
 * }</pre>
 *
 * @param <M> configurations of matches
 * @param <C> configurations of games
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables
 */
public class MatchSpecimen<M, C, S, A, E extends TableEvent<T>, V, T>
        implements Specimen<M, Match<M, S>, A, MatchEvent<E, T>, MatchView<V>> {
    private final BestOfThree<M, S, A, E, V, T> rules;
    private final TableSpecimen<C, S, A, E, V, T> game;
    private final Function<C, M> match;
    private final Function<M, C> config;

    /**
     * Matches.
     *
     * @param game what their games are like
     * @param match the configuration of a match of such games
     * @param config the configuration of the first game of a match
     */
    public MatchSpecimen(
            BestOfThree<M, S, A, E, V, T> rules,
            TableSpecimen<C, S, A, E, V, T> game,
            Function<C, M> match,
            Function<M, C> config) {
        this.rules = rules;
        this.game = game;
        this.match = match;
        this.config = config;
    }

    /** Matches with the configurations of their games. */
    public static <C, S, A, E extends TableEvent<T>, V, T> MatchSpecimen<C, C, S, A, E, V, T> of(
            BestOfThree<C, S, A, E, V, T> rules, TableSpecimen<C, S, A, E, V, T> game) {
        return new MatchSpecimen<>(rules, game, same -> same, same -> same);
    }

    @Override
    public BestOfThree<M, S, A, E, V, T> rules() {
        return rules;
    }

    @Override
    public Arbitrary<SeededConfig<M>> seededConfigs() {
        return game.seededConfigs().map(each -> new SeededConfig<>(match.apply(each.config()), each.seed()));
    }

    /** Those of its games. */
    @Override
    public Seq<Policy<? super Match<M, S>, ? super A>> policies() {
        return game.policies().map(this::inItsGames);
    }

    private Policy<Match<M, S>, A> inItsGames(Policy<? super S, ? super A> policy) {
        return (played, action) -> policy.weight(played.game(), action);
    }

    /** Fewer than in a single game, whose laws look at what comes late in one: a match is to get from short games to further ones. */
    @Override
    public int longest() {
        return 250;
    }

    /** As many as in all its games. */
    @Override
    public int endless(M matches) {
        return BestOfThree.MOST_GAMES * game.endless(config.apply(matches));
    }

    @Override
    public Tables<Match<M, S>, MatchEvent<E, T>, MatchView<V>, T> tables() {
        return new MatchTables<>(game.tables());
    }

    @Override
    public Knowledge truth(Match<M, S> played) {
        return game.truth(played.game());
    }

    @Override
    public boolean reveals(MatchEvent<E, T> event) {
        return event.inGame().exists(game::reveals);
    }

    @Override
    public Seq<String> ruleNumbers() {
        return game.ruleNumbers();
    }

    @Override
    public Seq<ListedRefusal> refusals() {
        return game.refusals();
    }
}
