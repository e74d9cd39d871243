package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.hobe.law.Styles;
import io.github.terrene.testkit.law.OneGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What the laws say about random games, for one fixed game, and what is missing in configurations and actions. */
class OneGameTest extends OneGame<GameConfig, Game, Action, Event, View> {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);

    OneGameTest() {
        super(RULES, CONFIG, Styles.ALL.head());
    }

    @Test
    void itIsNamedAndItsDecksAreKnown() {
        assertThat(RULES.notation().game()).isEqualTo("hobe");
        assertThat(RULES.pool(CONFIG).ofSeats())
                .containsExactly(ReadyDecks.BLACK_SHIPS.ids(), ReadyDecks.HIGH_WALLS.ids());
    }

    @Test
    void anythingIncompleteIsRefusedNamingWhatIsMissing() {
        Deck deck = ReadyDecks.HIGH_WALLS;
        assertThat(missing(null)).containsExactly("configuration: is missing");
        assertThat(missing(new GameConfig(null, CONFIG.decks()))).containsExactly("options: is missing");
        assertThat(missing(new GameConfig(Options.standard(), null))).containsExactly("decks: is missing");
        assertThat(missing(GameConfig.of(Options.standard(), null, deck))).hasSize(1);
        assertThat(missing(GameConfig.of(Options.standard(), new Deck(null, deck.cards()), deck)))
                .containsExactly("name: is missing");
        assertThat(missing(GameConfig.of(Options.standard(), new Deck("one", null), deck)))
                .containsExactly("cards: is missing");
        Game game = first();
        Seat seat = game.table().active();
        assertThat(Array.of(
                                null,
                                new Pass(null),
                                new Move(seat, null, Slot.FRONT_0),
                                new Attack(seat, null),
                                new PlayCard(seat, null, Array.empty()),
                                new PlayCard(seat, "oar-hand", null))
                        .flatMap(action -> RULES.whyNot(game, action))
                        .map(Rejection::sentence))
                .containsExactly(
                        "there is no action (HB-7.2)",
                        "the action lacks its seat (HB-7.2)",
                        "the action lacks its one (HB-7.2)",
                        "the action lacks its slot (HB-7.2)",
                        "the action lacks its card (HB-7.2)",
                        "the action lacks its targets (HB-7.2)");
        assertThat(RULES.apply(game, new Pass(null)).isLeft()).isTrue();
    }

    private static Seq<String> missing(GameConfig config) {
        return RULES.start(config, 1).getLeft().map(Problem::toString);
    }
}
