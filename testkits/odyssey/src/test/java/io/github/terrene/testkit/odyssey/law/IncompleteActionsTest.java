package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.lang.reflect.RecordComponent;
import org.junit.jupiter.api.Test;

/** Every action with nothing but its seat, and with nothing at all: what mappers make of a text that leaves it out. */
class IncompleteActionsTest {
    private static final Deck DECK = new BaseSet().decks().get(0).deck();

    private static Array<Action> actions(Seat seat) throws ReflectiveOperationException {
        Array<Action> actions = Array.empty();
        for (Class<?> type : Action.class.getPermittedSubclasses()) {
            RecordComponent[] components = type.getRecordComponents();
            Object[] values = Array.of(components)
                    .map(component -> component.getType() == Seat.class
                                    && component.getName().equals("seat")
                            ? seat
                            : component.getType() == int.class ? (Object) 0 : null)
                    .toJavaArray();
            Class<?>[] types =
                    Array.of(components).map(RecordComponent::getType).toJavaArray(Class<?>[]::new);
            actions = actions.append((Action) type.getConstructor(types).newInstance(values));
        }
        return actions;
    }

    private static <S> void refuses(Rules<?, S, Action, ?, ?> rules, S state) throws ReflectiveOperationException {
        for (Action action : actions(Seat.of(0)).appendAll(actions(null)).append(null)) {
            Seq<Rejection> reasons = rules.whyNot(state, action);
            assertThat(reasons).as("%s", action).isNotEmpty();
            assertThat(rules.apply(state, action).getLeft()).isEqualTo(reasons);
        }
    }

    @Test
    void areRefusedInAGameAndInAMatch() throws ReflectiveOperationException {
        refuses(
                DuelSpecimen.RULES,
                DuelSpecimen.RULES
                        .start(GameConfig.of(Options.standard(), DECK, DECK), 1)
                        .get()
                        .state());
        BestOfThree<MatchConfig, Game, Action, Event, View, Table> match = MatchRules.of(DuelSpecimen.RULES);
        refuses(
                match,
                match.start(MatchConfig.of(Options.standard(), DECK, DECK), 1)
                        .get()
                        .state());
    }

    @Test
    void theSentenceSaysWhatIsMissing() {
        assertThat(DuelSpecimen.RULES
                        .whyNot(
                                DuelSpecimen.RULES
                                        .start(GameConfig.of(Options.standard(), DECK, DECK), 1)
                                        .get()
                                        .state(),
                                new Pass(null))
                        .map(Rejection::sentence))
                .containsExactly("the action lacks its seat (TO-4.20)");
    }

    private static Seq<String> missing(Options options, Array<Deck> decks, Array<Seat> extraDraws) {
        return DuelSpecimen.RULES
                .problems(new GameConfig(options, decks, extraDraws))
                .map(Object::toString);
    }

    /** The rule that asks for it is named, and its place. */
    @Test
    @Rule({"TO-2.1", "TO-2.9", "TO-2.10", "TO-3.5", "TO-12.1"})
    void aConfigurationThatLeavesSomethingOutIsRefused() {
        Options options = Options.standard();
        Array<Deck> decks = Array.of(DECK, DECK);
        assertThat(missing(options, null, Array.empty())).containsExactly("decks: is missing (TO-2.10)");
        assertThat(missing(null, decks, null))
                .containsExactly("options: is missing (TO-12.1)", "extraDraws: is missing (TO-2.9)");
        assertThat(missing(options, Array.of(DECK, null), Array.of((Seat) null)))
                .containsExactly("decks[1]: is missing (TO-2.10)", "extraDraws[0]: is missing (TO-2.9)");
        assertThat(missing(
                        options,
                        Array.of(new Deck(null, DECK.cards().update(1, (Card) null)), new Deck("B", null)),
                        Array.empty()))
                .containsExactly(
                        "decks[0].name: is missing (TO-2.10)",
                        "decks[0].cards[1]: is missing (TO-2.1)",
                        "decks[1].cards: is missing (TO-2.1)");
        Options nobody = options.withEdition(new Edition(null, 1, 1, 1, true, true, true))
                .withStartingPlayer(new StartingPlayer.Named(null));
        assertThat(missing(nobody, decks, Array.empty()))
                .containsExactly(
                        "options.edition.name: is missing (TO-12.1)",
                        "options.startingPlayer.seat: is missing (TO-3.5)");
        assertThat(missing(options, Array.of(DECK, DECK, null), Array.empty()))
                .containsExactly("decks[2]: is missing (TO-2.10)");
        assertThat(DuelSpecimen.RULES.problems((GameConfig) null).map(Object::toString))
                .containsExactly("configuration: is missing");
    }

    @Test
    @Rule("TO-2.10")
    void soIsAMatchThatLeavesSomethingOut() {
        BestOfThree<MatchConfig, Game, Action, Event, View, Table> match = MatchRules.of(DuelSpecimen.RULES);
        assertThat(match.start(null, 1).getLeft().map(Object::toString))
                .containsExactly("configuration: is missing (TO-2.5)");
        assertThat(match.start(new MatchConfig(Options.standard(), Array.of(null, DECK)), 1)
                        .getLeft()
                        .map(Object::toString))
                .containsExactly("decks[0]: is missing (TO-2.10)");
    }
}
