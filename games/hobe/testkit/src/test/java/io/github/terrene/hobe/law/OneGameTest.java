package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.hobe.law.Styles;
import io.github.terrene.testkit.law.game.OneGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
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
        assertThat(missing(new GameConfig(Options.standard(), null))).containsExactly("decks: is missing (HB-2.3)");
        assertThat(missing(GameConfig.of(Options.standard(), null, deck)))
                .containsExactly("decks[0]: is missing (HB-2.3)");
        assertThat(missing(GameConfig.of(without("handLimit"), deck, deck)))
                .containsExactly("options.handLimit: is missing (HB-4.4)");
        Options limitless = Options.standard().withHandLimit(Option.some(null));
        assertThat(missing(GameConfig.of(limitless, deck, deck)))
                .containsExactly("options.handLimit: is missing (HB-4.4)");
        assertThat(missing(GameConfig.of(without("costPile"), deck, deck)))
                .containsExactly("options.costPile: is missing (HB-7.10)");
        assertThat(missing(GameConfig.of(without("weaponTargets"), deck, deck)))
                .containsExactly("options.weaponTargets: is missing (HB-7.16)");
        assertThat(missing(
                        GameConfig.of(Options.standard(), Deck.of("one", Array.of(BattleCards.OAR_HAND, null)), deck)))
                .containsExactly("decks[0].cards[1]: is missing (HB-2.1)");
        assertThat(missing(GameConfig.of(Options.standard(), new Deck(null, deck.cards()), deck)))
                .containsExactly("decks[0].name: is missing");
        assertThat(missing(GameConfig.of(Options.standard(), new Deck("one", null), deck)))
                .containsExactly("decks[0].cards: is missing (HB-2.1)");
        Game game = first();
        Seat seat = game.table().active();
        assertThat(Array.of(
                                null,
                                new Pass(null),
                                new Move(seat, null, Slot.FRONT_0),
                                new Attack(seat, null),
                                new PlayCard(seat, null, Array.empty()),
                                new PlayCard(seat, "oar-hand", null),
                                new PlayCard(seat, "oar-hand", Array.of(new OwnChoice.Buried(seat, null))),
                                new Choose(seat, new OwnChoice.At(null)))
                        .flatMap(action -> RULES.whyNot(game, action))
                        .map(Rejection::sentence))
                .containsExactly(
                        "there is no action (HB-7.2)",
                        "the action lacks its seat (HB-7.2)",
                        "the action lacks its one (HB-7.2)",
                        "the action lacks its slot (HB-7.2)",
                        "the action lacks its card (HB-7.2)",
                        "the action lacks its targets (HB-7.2)",
                        "the action lacks its card (HB-7.2)",
                        "the action lacks its slot (HB-7.2)");
        assertThat(RULES.apply(game, new Pass(null)).isLeft()).isTrue();
    }

    /** The standard options, of which an object mapper left one out. */
    private static Options without(String option) {
        return (Options) Proxy.newProxyInstance(
                Options.class.getClassLoader(), new Class<?>[] {Options.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals(option)) {
                        return null;
                    }
                    return method.isDefault()
                            ? InvocationHandler.invokeDefault(proxy, method, arguments)
                            : method.invoke(Options.standard(), arguments);
                });
    }

    /** A state says nothing about its configuration: with another one it is refused, or it fits that one, too. */
    @Test
    @Rule({"HB-2.3", "HB-10.18"})
    void aStateIsReadOnlyWithAConfigurationThatItsGameCanHave() {
        Game game = first();
        String text = RULES.notation().writeState(game);
        Deck deck = ReadyDecks.HIGH_WALLS;
        assertThat(Array.of(
                                null,
                                new GameConfig(null, CONFIG.decks()),
                                new GameConfig(Options.standard(), Array.empty()),
                                new GameConfig(
                                        Options.standard(), CONFIG.decks().take(1)),
                                GameConfig.of(Options.standard(), deck, new Deck("one", null)),
                                GameConfig.of(
                                        Options.standard().withDeckSize(-1),
                                        CONFIG.decks().get(0),
                                        deck),
                                GameConfig.of(Options.standard(), deck, deck),
                                GameConfig.of(
                                        Options.standard(), deck, CONFIG.decks().get(0)))
                        .map(config -> RULES.notation()
                                .readState(config, text)
                                .getLeft()
                                .toString()))
                .containsExactly(
                        "configuration: is missing",
                        "options: is missing",
                        "decks: two players need two decks, not 0 (HB-2.3)",
                        "decks: two players need two decks, not 1 (HB-2.3)",
                        "decks[1].cards: is missing (HB-2.1)",
                        "deck of seat A: a deck has -1 cards, not 40 (HB-2.1)",
                        "table: the cards of a player must be those of the deck (HB-10.18)",
                        "table: the cards of a player must be those of the deck (HB-10.18)");
        assertThat(RULES.notation().readState(CONFIG, text)).contains(game);
    }

    private static Seq<String> missing(GameConfig config) {
        return RULES.start(config, 1).getLeft().map(Problem::toString);
    }
}
