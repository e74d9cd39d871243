package io.github.terrene.testkit.odyssey.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Agents that were written for a duel play a match. */
class MatchAgentTest {
    private static final BestOfThree<MatchConfig, Game, Action, Event, View, Table> RULES = MatchRules.of(
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get()));
    private static final MatchConfig CONFIG = MatchConfig.of(
            Options.standard(), ReadyDecks.GREGORY_THE_HOARDER.deck(), ReadyDecks.SK_THE_ART_HISTORIAN.deck());

    /** Keeps the table of its game by folding what it observes over the first view, as a client does. */
    private static final class Scorer implements Agent<View, Action, Event> {
        private final List<Scorer> all;
        private @Nullable Table table;
        private int observed;
        private int decided;

        Scorer(List<Scorer> all) {
            this.all = all;
            all.add(this);
        }

        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            if (table != null) {
                assertThat(table).as("the table folded in game %s", all.size()).isEqualTo(view.table());
            }
            table = view.table();
            decided++;
            return PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        }

        @Override
        public void observe(Event event) {
            observed++;
            if (table != null) {
                table = event.applyTo(table);
            }
        }
    }

    private static Played<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> play(
            Supplier<? extends Agent<View, Action, Event>> agents) {
        Agent<View, Action, Event> sensible = (view, legal, rng) -> PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        return Host.of(RULES, Array.of(BestOfThree.agent(agents), BestOfThree.agent(() -> sensible)))
                .play(RULES.start(CONFIG, 7).get(), Rng.of(8));
    }

    @Test
    @Rule({"TO-2.5", "TO-2.6"})
    void everyGameHasAnAgentThatRemembersThatGameAlone() {
        List<Scorer> scorers = new ArrayList<>();
        Played<Match<MatchConfig, Game>, Action, MatchEvent<Event, Table>> played = play(() -> new Scorer(scorers));
        assertThat(played.outcome()).isNotEmpty();
        assertThat(scorers).hasSize(played.state().number()).allMatch(each -> each.decided > 10);
        Seq<MatchEvent<Event, Table>> events = played.timeline()
                .moves()
                .flatMap(move -> move.step().events())
                .prependAll(played.timeline().first().events());
        assertThat(scorers.stream().mapToInt(each -> each.observed).sum())
                .isEqualTo(events.count(MatchEvent.InGame.class::isInstance));
    }

    @Test
    void itMakesTheSameChoicesAsOneThatIsWrittenForMatches() {
        Agent<MatchView<View>, Action, MatchEvent<Event, Table>> first =
                (view, legal, rng) -> PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        assertThat(play(() -> (view, legal, rng) -> PlayStyles.SENSIBLE.choose(view, legal, rng.dice()))
                        .timeline()
                        .actions())
                .isEqualTo(Host.of(RULES, Array.of(first, first))
                        .play(RULES.start(CONFIG, 7).get(), Rng.of(8))
                        .timeline()
                        .actions());
    }
}
