package io.github.terrene.testkit.law.simple;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.simple.SimpleAction;
import io.github.terrene.kernel.simple.SimpleGame;
import io.github.terrene.kernel.simple.SimpleState;
import io.github.terrene.kernel.simple.SimpleTable;
import io.github.terrene.kernel.simple.SimpleView;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Keys;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.FormNames;
import io.github.terrene.testkit.law.word.BoardLaws;
import io.vavr.collection.Array;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * The words and the layout of a {@linkplain SimpleLaws simple game}.
 *
 * @param <C> configurations
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 */
public interface SimpleBoardLaws<C, T extends SimpleTable, A extends SimpleAction<T, E>, E extends TableEvent<T>>
        extends BoardLaws<C, SimpleState<C, T>, A, E, SimpleView<C, T>> {
    @Override
    SimpleSpecimen<C, T, A, E> specimen();

    /**
     * The words of each language say whatever happens, can be done, asked, refused and drawn, and how a game ends, and nothing else. A slot
     * that leads nowhere would take its sentence with it.
     */
    @Example
    default void everythingIsSaidAndEveryLineIsNeeded() {
        Array<Need> needs = needs();
        for (Wording language : languages()) {
            Array<Problem> ofAllGames =
                    Wording.of("common", language.language()).get().gaps(Array.empty());
            assertThat(language.gaps(needs).removeAll(ofAllGames).map(Problem::sentence))
                    .as("what is wrong with the words in %s", language.language())
                    .isEmpty();
        }
    }

    private Array<Need> needs() {
        GameForms<C, SimpleState<C, T>, A, E, SimpleView<C, T>> forms =
                specimen().rules().forms();
        FormNames drawn = new FormNames();
        drawn.collect(forms.shown());
        drawn.collect(cards().form());
        return Array.<Need>of(
                        new Need.Values(cards().form(), ""),
                        new Need.Values(forms.event(), ""),
                        new Need.Values(forms.offered(), ""),
                        new Need.Values(forms.action(), ""),
                        new Need.Values(forms.shown(), "question"),
                        new Need.Values(GameForms.OUTCOME, ""))
                .appendAll(layout().labels().map(Need.Label::new))
                .appendAll(layout().words()
                        .flatMap(said ->
                                drawn.forms(said._1(), layout().types()).map(form -> new Need.Values(form, said._2()))))
                .appendAll(WrittenRefusals.of(specimen().rules().getClass()).needs());
    }

    /** However a game ends, it is said. */
    @Property
    default void howAGameEndsIsSaid(@ForAll("walks") Walk<C> walk) {
        SimpleGame<C, T, A, E, ?> rules = specimen().rules();
        SimpleState<C, T> last = specimen()
                .playthrough(walk)
                .playedOn(
                        Policy.uniform(rules),
                        Rng.of(walk.seeded().seed()),
                        specimen().endless(walk.seeded().config()));
        for (Outcome outcome : rules.outcome(last)) {
            for (Wording language : languages()) {
                assertThat(new Narrator<>(language, cards(), rules.forms(), Cast.LETTERS)
                                .outcome(outcome)
                                .text())
                        .as("what is said of %s in %s, which has no line for it", outcome, language.language())
                        .isNotEmpty();
            }
        }
    }

    /** What only its player knows is drawn for that player, and so is each card that a choice names, or it could not be pointed at. */
    @Property
    default void whatOnlyItsPlayerKnowsIsDrawn(@ForAll("walks") Walk<C> walk) {
        SimpleGame<C, T, A, E, ?> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            Seat seat = rules.seats(state)
                    .get(place / EveryState.PART % rules.seats(state).size());
            Board board = board(languages().head(), layout(), rules.shown(rules.view(state, seat)));
            Array<String> open = known(state, Seat.ONLOOKER);
            assertThat(known(state, seat).reject(open::contains))
                    .as(
                            "cards that only %s knows, all of which must be on its board: does the layout draw the hand?",
                            seat)
                    .allMatch(id -> board.has("card/" + id));
        });
    }

    private Array<String> known(SimpleState<C, T> state, Seat seat) {
        SimpleGame<C, T, A, E, ?> rules = specimen().rules();
        return rules.cardsOn(rules.view(state, seat).table()).map(PrintedCard::id);
    }

    /** Each card that a choice names is on the board of whoever can choose it: a hand that is not drawn cannot be played from. */
    @Property
    default void everyCardThatCanBeChosenCanBePointedAt(@ForAll("walks") Walk<C> walk) {
        Rules<C, SimpleState<C, T>, A, E, SimpleView<C, T>> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> {
            for (Seat seat : rules.deciders(state)) {
                Board board = board(languages().head(), layout(), rules.shown(rules.view(state, seat)));
                assertThat(rules.choices(state, seat)
                                .flatMap(choice -> Keys.of(rules.forms().action(), choice, seat))
                                .filter(key -> key.startsWith("card/")))
                        .as("cards that can be chosen, all of which must be on the board")
                        .allMatch(board::has);
            }
        });
    }
}
