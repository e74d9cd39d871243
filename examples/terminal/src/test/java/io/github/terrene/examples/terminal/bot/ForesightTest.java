package io.github.terrene.examples.terminal.bot;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The bot plays sensibly. */
class ForesightTest {
    private static final int GAMES = 12;
    private static final BaseSet SET = new BaseSet();
    private static final TerreneOdyssey RULES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(SET)).get());

    @Test
    @DisplayName("it nearly always beats a random player")
    void strength() {
        int won = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Seat bot = Seat.of(seed % 2);
            Timeline<Game, Action, Event> game = play(seed, bot);
            won += RULES.outcome(game.state()).exists(outcome -> outcome.wonBy(bot)) ? 1 : 0;
        }
        assertThat(won).isGreaterThan(GAMES - 3);
    }

    @Test
    @DisplayName("it recruits, attacks and blocks, never gives up, and does not throw its own Characters away")
    void sense() {
        Timeline<Game, Action, Event> game = play(3, Seat.of(0));
        Array<ActionKind> kinds = Array.ofAll(game.actions())
                .filter(action -> action.seat().equals(Seat.of(0)))
                .map(Action::kind);
        assertThat(kinds)
                .contains(ActionKind.RECRUIT, ActionKind.ATTACK)
                .doesNotContain(ActionKind.RUN, ActionKind.DISMISS_CHARACTER);
    }

    @Test
    @DisplayName("it decides the same when it sees the same")
    void determinism() {
        assertThat(play(5, Seat.of(1)).actions()).isEqualTo(play(5, Seat.of(1)).actions());
    }

    /** Anything but to throw away what one has. */
    private static Action anything(View view, Seq<Action> legal, Rng rng) {
        Seq<Action> keeping = legal.reject(
                action -> action.kind() == ActionKind.DISMISS_CHARACTER || action.kind() == ActionKind.DISMISS_CARD);
        return rng.dice().pick(keeping);
    }

    private static Timeline<Game, Action, Event> play(long seed, Seat seat) {
        Array<ReadyDeck> decks = Array.of(SET.decks().get(0), SET.decks().get(1));
        CardPool pool = Deck.pool(decks.map(ReadyDeck::deck));
        Option<PartyPlan> plan =
                Option.some(PartyPlan.of(seat, decks.get(seat.index()).party(), 4));
        Agent<View, Action, Event> bot = new Foresight(RULES, pool.knownTo(seat), plan);
        Agent<View, Action, Event> random = ForesightTest::anything;
        GameConfig config = GameConfig.of(
                Options.standard(), decks.get(0).deck(), decks.get(1).deck());
        Step<Game, Event> start = RULES.start(config, seed).get();
        Array<Agent<View, Action, Event>> agents = Array.of(random, random);
        return Host.of(RULES, agents.update(seat.index(), bot))
                .play(start, Rng.of(seed).split(1))
                .timeline();
    }
}
