package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.game.OneGame;
import io.github.terrene.testkit.terralore.law.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the laws say about random games, for one fixed game, and what is missing in configurations and actions. */
class OneGameTest extends OneGame<GameConfig, Game, Action, Event, View> {
    private static final Terralore RULES = WorkshopSpecimen.RULES;
    private static final Options OPTIONS = Options.standard().withMulligan(Mulligan.REDRAW_ONE_FEWER);
    private static final Deck ONE = WorkshopSpecimen.of("one", 1);
    private static final Deck OTHER = WorkshopSpecimen.of("other", 2);
    private static final GameConfig CONFIG = GameConfig.of(OPTIONS, ONE, OTHER);

    OneGameTest() {
        super(RULES, CONFIG, Styles.ALL.head());
    }

    @Test
    void aConfigurationWhoseCardsHaveChangedIsRefusedNamingTheirIds() {
        String text = RULES.notation().writeConfig(CONFIG);
        String changed = text.replace("print:0", "print:x")
                .replaceAll("print:[1-9a-f]", "print:0")
                .replace("print:x", "print:1");
        assertThat(RULES.notation().readConfig(changed).getLeft().sentence())
                .contains(ONE.cards().head().id());
    }

    @Test
    void itIsNamedAndItsDecksAreKnown() {
        assertThat(RULES.notation().game()).isEqualTo("terralore");
        assertThat(RULES.pool(CONFIG).ofSeats()).containsExactly(ONE.ids(), OTHER.ids());
    }

    @Test
    @Rule({"TL-2.1", "TL-2.4", "TL-3.3", "TL-4.2", "TL-11.7"})
    void anythingIncompleteIsRefusedNamingWhatIsMissingAndTheRuleThatAsksForIt() {
        assertThat(missing(null)).containsExactly("configuration: is missing");
        assertThat(missing(new GameConfig(null, CONFIG.decks()))).containsExactly("options: is missing");
        assertThat(missing(new GameConfig(OPTIONS, null))).containsExactly("decks: is missing (TL-2.4)");
        assertThat(missing(GameConfig.of(OPTIONS.withMulligan(null), ONE, OTHER)))
                .containsExactly("options.mulligan: is missing (TL-4.2)");
        assertThat(missing(GameConfig.of(OPTIONS.withCastleMaximum(null), ONE, OTHER)))
                .containsExactly("options.castleMaximum: is missing (TL-3.3)");
        assertThat(missing(GameConfig.of(OPTIONS.withCastleMaximum(Option.some(null)), ONE, OTHER)))
                .containsExactly("options.castleMaximum: is missing (TL-3.3)");
        assertThat(missing(GameConfig.of(OPTIONS.withDoubleKnockout(null), ONE, OTHER)))
                .containsExactly("options.doubleKnockout: is missing (TL-11.7)");
        assertThat(missing(GameConfig.of(OPTIONS, null, OTHER))).containsExactly("decks[0]: is missing (TL-2.4)");
        assertThat(missing(GameConfig.of(OPTIONS, new Deck(null, ONE.cards()), OTHER)))
                .containsExactly("decks[0].name: is missing");
        assertThat(missing(GameConfig.of(OPTIONS, new Deck("one", null), OTHER)))
                .containsExactly("decks[0].cards: is missing (TL-2.1)");
        assertThat(missing(GameConfig.of(
                        OPTIONS, Deck.of("one", Array.of(ONE.cards().head(), null)), OTHER)))
                .containsExactly("decks[0].cards[1]: is missing (TL-2.1)");
        Game game = first();
        assertThat(RULES.whyNot(game, null).map(Rejection::sentence)).containsExactly("there is no action (TL-3.1)");
        assertThat(RULES.whyNot(game, new HandIn(null)).map(Rejection::sentence))
                .containsExactly("the action lacks its seat (TL-3.1)");
        assertThat(RULES.apply(game, new HandIn(null)).isLeft()).isTrue();
        assertThat(RULES.whyNot(game, Players.SOUTH, (Plan) null).map(Rejection::sentence))
                .containsExactly("there is no plan (TL-6.12)");
        assertThat(RULES.whyNot(game, Players.SOUTH, Plan.of((PlannedCard) null))
                        .map(Rejection::sentence))
                .containsExactly("the plan lacks its entries (TL-6.12)");
        assertThat(RULES.whyNot(game, null, Plan.of()).map(Rejection::sentence))
                .containsExactly("there is no seat (TL-3.1)");
        assertThat(RULES.handIn(game, null, null).isLeft()).isTrue();
    }

    @Test
    void anAnswerOfWhichAPartIsMissingIsRefused() {
        for (Choice choice : Array.of(
                new Choice.InHand(null),
                new OwnChoice.OnTop(null),
                new OwnChoice.Buried(null, "phoenix"),
                new OwnChoice.Buried(Players.SOUTH, null),
                new OwnChoice.Player(null))) {
            assertThat(RULES.whyNot(first(), new Choose(Players.SOUTH, choice)).map(Rejection::sentence))
                    .hasSize(1)
                    .allMatch(sentence -> sentence.startsWith("the action lacks its "));
        }
    }

    @Test
    @Rule({"TL-2.1", "TL-2.4", "TL-11.9"})
    void aStateIsReadOnlyWithAConfigurationThatItsGameCanHave() {
        String text = RULES.notation().writeState(first());
        assertThat(unread(null, text)).isEqualTo("configuration: is missing");
        assertThat(unread(new GameConfig(null, CONFIG.decks()), text)).isEqualTo("options: is missing");
        assertThat(unread(new GameConfig(OPTIONS, Array.empty()), text))
                .isEqualTo("decks: two players need two decks, not 0 (TL-2.4)");
        assertThat(unread(new GameConfig(OPTIONS, CONFIG.decks().append(ONE)), text))
                .isEqualTo("decks: two players need two decks, not 3 (TL-2.4)");
        assertThat(unread(
                        GameConfig.of(
                                OPTIONS, ONE, new Deck("other", OTHER.cards().drop(1))),
                        text))
                .isEqualTo("deck of seat B: a deck has 20 cards, not 19 (TL-2.1)");
        assertThat(unread(GameConfig.of(OPTIONS.withTurnLimit(0), ONE, OTHER), text))
                .isEqualTo("options: turnLimit must be 1 or more, not 0 (TL-11.9)");
        assertThat(unread(GameConfig.of(OPTIONS, OTHER, ONE), text))
                .startsWith("print: these rules did not write this state with this configuration");
    }

    private static String unread(GameConfig config, String text) {
        return RULES.notation().readState(config, text).getLeft().toString();
    }

    @Test
    void anActionThatIsNotAwaitedIsRefusedAndNotCarriedOut() {
        Game first = first();
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
