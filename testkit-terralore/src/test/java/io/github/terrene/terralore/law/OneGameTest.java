package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.terralore.law.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the laws say about random games, for one fixed game: it runs in a moment, and always fails for the same reason. */
class OneGameTest {
    private static final Terralore RULES = WorkshopSpecimen.RULES;
    private static final Options OPTIONS = Options.standard().withMulligan(Mulligan.REDRAW_ONE_FEWER);
    private static final Deck ONE = WorkshopSpecimen.of("one", 1);
    private static final Deck OTHER = WorkshopSpecimen.of("other", 2);
    private static final GameConfig CONFIG = GameConfig.of(OPTIONS, ONE, OTHER);

    private final Playthrough<GameConfig, Game, Action, Event> played = Playthrough.of(
            RULES,
            Styles.ALL,
            new Walk<>(
                    new SeededConfig<>(CONFIG, 3),
                    0,
                    Array.ofAll(Rng.of(3).dice().shuffle(Array.range(0, Walk.CHOICES)))
                            .take(400)));
    private final Notation<GameConfig, Game, Action> notation = RULES.notation();

    @Test
    void itIsReadBackAsWritten() {
        assertThat(notation.game()).isEqualTo("terralore");
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
    void aConfigurationWhoseCardsHaveChangedIsRefusedNamingTheirIds() {
        String text = notation.writeConfig(CONFIG);
        String changed = text.replaceAll("print:[0-9a-f]", "print:x").replace("print:x", "print:0");
        assertThat(notation.readConfig(changed).getLeft().sentence())
                .contains(ONE.cards().head().id());
    }

    @Test
    void itEndsAndThenAwaitsNobody() {
        Game first = played.states().head();
        Game last = played.states().last();
        assertThat(RULES.seats(first)).isEqualTo(Players.BOTH);
        assertThat(RULES.outcome(first).isDefined()).isFalse();
        assertThat(RULES.outcome(last).isDefined()).isTrue();
        for (Seat seat : Players.BOTH) {
            assertThat(RULES.awaited(RULES.view(first, seat))).isEqualTo(Players.BOTH);
            assertThat(RULES.awaited(RULES.view(last, seat))).isEmpty();
            assertThat(RULES.legal(last, seat)).isEmpty();
            assertThat(RULES.choices(first, seat))
                    .doesNotContain(new Concede(seat))
                    .isNotEmpty();
            assertThat(RULES.legal(first, seat)).contains(new Concede(seat));
        }
    }

    @Test
    void anImaginedGameLooksLikeTheView() {
        CardPool pool = RULES.pool(CONFIG);
        assertThat(pool.ofSeats()).containsExactly(ONE.ids(), OTHER.ids());
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
    void eachSeatSeesOnlyWhatItMayOfEvents() {
        Array<Event> events =
                Array.ofAll(played.moves()).flatMap(move -> move.step().events());
        for (Event event : events) {
            for (Seat seat : Players.BOTH) {
                assertThat(RULES.seenBy(event, seat)).hasSameClassAs(event);
            }
        }
        assertThat(events.map(event -> RULES.seenBy(event, Players.NORTH)))
                .isNotEqualTo(events.map(event -> RULES.seenBy(event, Players.SOUTH)));
    }

    @Test
    void anythingIncompleteIsRefusedNamingWhatIsMissing() {
        assertThat(missing(null)).containsExactly("configuration: is missing");
        assertThat(missing(new GameConfig(null, CONFIG.decks()))).containsExactly("options: is missing");
        assertThat(missing(new GameConfig(OPTIONS, null))).containsExactly("decks: is missing");
        assertThat(missing(GameConfig.of(OPTIONS.withMulligan(null), ONE, OTHER)))
                .containsExactly("mulligan: is missing");
        assertThat(missing(GameConfig.of(OPTIONS.withCastleMaximum(null), ONE, OTHER)))
                .containsExactly("castleMaximum: is missing");
        assertThat(missing(GameConfig.of(OPTIONS.withCastleMaximum(Option.some(null)), ONE, OTHER)))
                .hasSize(1);
        assertThat(missing(GameConfig.of(OPTIONS.withDoubleKnockout(null), ONE, OTHER)))
                .containsExactly("doubleKnockout: is missing");
        assertThat(missing(GameConfig.of(OPTIONS, null, OTHER))).hasSize(1);
        assertThat(missing(GameConfig.of(OPTIONS, new Deck(null, ONE.cards()), OTHER)))
                .containsExactly("name: is missing");
        assertThat(missing(GameConfig.of(OPTIONS, new Deck("one", null), OTHER)))
                .containsExactly("cards: is missing");
        assertThat(missing(GameConfig.of(
                        OPTIONS, new Deck("one", Array.of(ONE.cards().head(), null)), OTHER)))
                .hasSize(1);
        Game game = played.states().head();
        assertThat(RULES.whyNot(game, null).map(Rejection::sentence)).containsExactly("there is no action (TL-3.1)");
        assertThat(RULES.whyNot(game, new HandIn(null)).map(Rejection::sentence))
                .containsExactly("the action lacks its seat (TL-3.1)");
        assertThat(RULES.apply(game, new HandIn(null)).isLeft()).isTrue();
        assertThat(RULES.whyNot(game, Players.SOUTH, (Plan) null)).hasSize(1);
    }

    @Test
    void anActionThatIsNotAwaitedIsRefusedAndNotCarriedOut() {
        Game first = played.states().head();
        for (Action action : Array.of(new HandIn(Players.SOUTH), new HandIn(Seat.of(2)))) {
            Seq<Rejection> reasons = RULES.whyNot(first, action);
            assertThat(reasons).hasSize(1);
            assertThat(RULES.apply(first, action).getLeft()).isEqualTo(reasons);
        }
        assertThat(RULES.whyNot(first, new HandIn(Seat.of(2))).map(Rejection::sentence))
                .containsExactly("nobody sits at seat C (TL-3.1)");
    }

    private static Seq<String> missing(GameConfig config) {
        return RULES.start(config, 1).getLeft().map(Problem::toString);
    }
}
