package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.testkit.carnage.law.Styles;
import io.github.terrene.testkit.law.game.OneGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What the laws say about random games, for one fixed game, and what is missing in configurations and actions. */
class OneGameTest extends OneGame<GameConfig, Game, Action, Event, View> {
    private static final Carnage RULES = Carnage.of(StarterSet.catalogue());
    private static final GameConfig CONFIG =
            GameConfig.of(Options.standard(), ReadyLists.COAL_ROAD, ReadyLists.HIGH_PASS);

    OneGameTest() {
        super(RULES, CONFIG, Styles.ALL.head());
    }

    @Test
    void itIsNamedAndItsListsAreKnown() {
        assertThat(RULES.notation().game()).isEqualTo("carnage");
        assertThat(RULES.pool(CONFIG).ofSeats())
                .containsExactly(ReadyLists.COAL_ROAD.ids(), ReadyLists.HIGH_PASS.ids());
    }

    @Test
    @Rule({"CG-2.2", "CG-2.3", "CG-2.7"})
    void anIncompleteConfigurationIsRefusedNamingWhatIsMissing() {
        DeckList list = ReadyLists.HIGH_PASS;
        assertThat(missing(null)).containsExactly("configuration: is missing");
        assertThat(missing(new GameConfig(null, CONFIG.lists()))).containsExactly("options: is missing");
        assertThat(missing(new GameConfig(Options.standard(), null))).containsExactly("lists: is missing (CG-2.7)");
        assertThat(missing(GameConfig.of(Options.standard(), null, list))).hasSize(1);
        assertThat(missing(with(new DeckList(null, list.companion(), list.adventure()))))
                .containsExactly("lists[0].name: is missing");
        assertThat(missing(with(new DeckList("one", null, list.adventure()))))
                .containsExactly("lists[0].companion: is missing (CG-2.2)");
        assertThat(missing(with(new DeckList("one", list.companion(), null))))
                .containsExactly("lists[0].adventure: is missing (CG-2.3)");
    }

    private static GameConfig with(DeckList list) {
        return GameConfig.of(Options.standard(), list, ReadyLists.HIGH_PASS);
    }

    private static Seq<String> missing(GameConfig config) {
        return RULES.start(config, 1).getLeft().map(Problem::toString);
    }

    @Test
    void anIncompleteActionIsRefusedNamingWhatIsMissing() {
        Seat seat = Players.SOUTH;
        assertThat(Array.of(
                                null,
                                new EndDraft(null),
                                new KeepLegend(seat, null),
                                new KeepRelic(seat, null, 1),
                                new Burn(seat, null),
                                new Meditate(null),
                                new UsePower(seat, 1, null, 0),
                                new Place(seat, null),
                                new Add(seat, null, 1),
                                new Reinforce(seat, null),
                                new Lay(seat, null),
                                new Choose(seat, null),
                                new Choose(seat, new OwnChoice.From(null)),
                                new Choose(seat, new OwnChoice.OfElement(new Element(null))),
                                new Choose(seat, new Choice.InHand(null)),
                                new Choose(seat, new OwnChoice.OnTable(null)),
                                new Choose(seat, new OwnChoice.Order(Array.of(1, null, 0))),
                                new Choose(seat, new OwnChoice.Kept(null)))
                        .flatMap(action -> RULES.whyNot(first(), action))
                        .map(Rejection::sentence))
                .containsExactly(
                        "there is no action (CG-5.5)",
                        "the action lacks its seat (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its seat (CG-5.5)",
                        "the action lacks its bearer (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its cards (CG-5.5)",
                        "the action lacks its choice (CG-5.5)",
                        "the action lacks its deck (CG-5.5)",
                        "the action lacks its name (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its card (CG-5.5)",
                        "the action lacks its fighters (CG-5.5)",
                        "the action lacks its kept (CG-5.5)");
        assertThat(RULES.apply(first(), new Meditate(null)).isLeft()).isTrue();
    }
}
