package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.turn.DiscardToLimit;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A saved game that somebody forged so that it holds what no game does. */
class ForgedHandTest {
    private static final Duration ENDLESS = Duration.ofSeconds(20);

    @Test
    @Rule("HB-4.4")
    void anUnknownCardIsDiscardedAtTheEndOfTheTurn() {
        Options options = Options.standard().withHandLimit(Option.some(0));
        GameConfig config = GameConfig.of(options, ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        Game game = Workshop.RULES.start(config, 1).get().state();
        Seat active = game.table().active();
        Table forged = game.table().with(game.table().side(active).withHand(new Pile(Array.of(Card.UNKNOWN))));
        Play play = Play.trying(new Game(config, forged, game.agenda(), game.rng()));
        assertTimeoutPreemptively(ENDLESS, () -> new DiscardToLimit(Option.none()).run(play));
        assertThat(play.table().side(active).hand().size()).isZero();
        assertThat(play.table().side(active).underworld()).containsExactly(Card.UNKNOWN);
    }
}
