package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
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
        MatchRules match = MatchRules.of(DuelSpecimen.RULES);
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

    @Test
    void aConfigurationThatLeavesSomethingOutIsRefused() {
        assertThat(DuelSpecimen.RULES
                        .problems(new GameConfig(Options.standard(), null, Array.empty()))
                        .map(Object::toString))
                .containsExactly("decks: is missing");
    }
}
