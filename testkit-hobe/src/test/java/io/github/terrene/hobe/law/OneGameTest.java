package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Concede;
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
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.hobe.law.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What the laws say about random games, for one fixed game: it runs in a moment, and always fails for the same reason. */
class OneGameTest {
    private static final Hobe RULES = Hobe.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);

    private final Playthrough<GameConfig, Game, Action, Event> played = Playthrough.of(
            RULES,
            Styles.ALL,
            new Walk<>(
                    new SeededConfig<>(CONFIG, 3),
                    0,
                    Array.ofAll(Rng.of(3).dice().shuffle(Array.range(0, Walk.CHOICES)))
                            .take(600)));
    private final Notation<GameConfig, Game, Action> notation = RULES.notation();

    @Test
    void itIsReadBackAsWritten() {
        assertThat(notation.game()).isEqualTo("hobe");
        assertThat(notation.readConfig(notation.writeConfig(CONFIG)).get()).isEqualTo(CONFIG);
        for (Game game : played.states()) {
            assertThat(notation.readState(CONFIG, notation.writeState(game)).get())
                    .isEqualTo(game);
            for (Seat seat : RULES.seats(game)) {
                for (Action action : RULES.legal(game, seat)) {
                    assertThat(notation.readAction(CONFIG, notation.writeAction(action))
                                    .get())
                            .isEqualTo(action);
                }
            }
        }
    }

    @Test
    void itEndsAndThenAwaitsNobody() {
        Game first = played.states().head();
        Game last = played.states().last();
        Seat active = first.table().active();
        assertThat(RULES.outcome(first).isDefined()).isFalse();
        assertThat(RULES.outcome(last).isDefined()).isTrue();
        assertThat(RULES.choices(first, active))
                .doesNotContain(new Concede(active))
                .isNotEmpty();
        assertThat(RULES.legal(first, active)).contains(new Concede(active));
        for (Seat seat : Players.BOTH) {
            assertThat(RULES.awaited(RULES.view(first, seat))).containsExactly(active);
            assertThat(RULES.awaited(RULES.view(last, seat))).isEmpty();
            assertThat(RULES.legal(last, seat)).isEmpty();
        }
    }

    @Test
    void anImaginedGameLooksLikeTheView() {
        CardPool pool = RULES.pool(CONFIG);
        assertThat(pool.ofSeats()).containsExactly(ReadyDecks.BLACK_SHIPS.ids(), ReadyDecks.HIGH_WALLS.ids());
        for (Game game : played.states()) {
            for (Seat seat : Players.BOTH) {
                View view = RULES.view(game, seat);
                for (CardPool belief : Array.of(pool, pool.knownTo(seat), CardPool.UNKNOWN)) {
                    Game imagined =
                            RULES.imagine(view, belief, Rng.of(played.states().indexOf(game)));
                    assertThat(RULES.view(imagined, seat)).isEqualTo(view);
                }
            }
        }
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
        Game game = played.states().head();
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
