package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An effect that asks several opponents, one after another")
class AskedInTurnTest extends FreeForAllBook {
    private static final int IMAGINED = 30;
    private static final Seat ONLOOKER = Seat.of(7);

    private static final AssignableCard LEVY =
            item("Levy").trigger(GREEN, free(), discard(1, EACH_OPPONENT)).build();

    private static final AssignableCard RAID = item("Raid")
            .trigger(GREEN, free(), discardOfYourChoice(1, EACH_OPPONENT))
            .build();

    private static final AssignableCard ALMS =
            item("Alms").trigger(GREEN, free(), new Alms()).build();

    /** A has used that card: B is asked. */
    private Scenario using(AssignableCard card) {
        Scenario s = given(A.has(recruited(ETHAN).holding(card)), B.hand(DART, PIKE), C.hand(NEEDLE, HUSH));
        return s.when(A.uses(card)).nobodyResponds();
    }

    /** Games that look to a seat like this one. */
    private static Array<Game> imagined(Scenario s, Seat viewer) {
        View view = s.rules().view(s.game(), viewer);
        return Array.range(0, IMAGINED).map(seed -> {
            Game game = s.rules().imagine(view, CardPool.UNKNOWN, Rng.of(seed));
            assertThat(s.rules().view(game, viewer)).isEqualTo(view);
            return game;
        });
    }

    /** What is discarded when that is the last answer in a game; then A goes on. */
    private static Seq<CardsDiscarded> discarded(Scenario s, Game game, Action last) {
        Step<Game, Event> step = s.rules().apply(game, last).get();
        assertThat(step.state().deciders()).as("awaited after %s", last).containsExactly(A.seat());
        return step.events().filter(CardsDiscarded.class::isInstance).map(CardsDiscarded.class::cast);
    }

    /** In all games that look to anybody like this one, whatever that player answers is the last answer: B and C discard. */
    private static void theLastAnswerIsThatOf(Player asked, Scenario s) {
        for (Seat viewer : Array.of(A.seat(), B.seat(), C.seat(), ONLOOKER)) {
            for (Game game : imagined(s, viewer)) {
                assertThat(game.deciders()).containsExactly(asked.seat());
                for (Action last : s.rules().legal(game, asked.seat())) {
                    assertThat(discarded(s, game, last).map(CardsDiscarded::seat))
                            .containsExactly(B.seat(), C.seat());
                }
            }
        }
    }

    @Test
    @DisplayName("Whoever has answered is not asked again in a game that somebody imagines")
    @Rule({"TO-8.36", "TO-11.6"})
    void whoHasAnsweredIsNotAskedAgain() {
        Scenario s = using(LEVY);
        s.awaits(B, "card");
        s.when(B.choosesCards(PIKE)).awaits(C, "card");
        theLastAnswerIsThatOf(C, s);
        s.when(C.choosesCards(HUSH)).then(B.hand(DART), B.discardPile(PIKE), C.hand(NEEDLE), C.discardPile(HUSH));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Whoever imagines what another looks through imagines that, too, and the game can be saved")
    @Rule({"TO-8.36", "TO-11.2"})
    void whatAnotherLooksThrough() {
        Scenario s = using(RAID);
        s.awaits(A, "card");
        for (Seat viewer : Array.of(B.seat(), C.seat(), ONLOOKER)) {
            for (Game game : imagined(s, viewer)) {
                Scenario imagined = Scenario.from(s.rules(), game);
                assertThat(imagined.loaded(imagined.saved())).contains(game);
                View hers = s.rules().view(game, A.seat());
                Game again = s.rules().imagine(hers, CardPool.UNKNOWN, Rng.of(1));
                assertThat(s.rules().legal(again, A.seat())).isEqualTo(s.rules().legal(game, A.seat()));
            }
        }
    }

    @Test
    @DisplayName("Nor is anybody asked again if one player chooses for each of the others")
    @Rule({"TO-8.36", "TO-11.6"})
    void oneChoosesForAll() {
        Scenario s = using(RAID);
        s.awaits(A, "card");
        s.when(A.choosesCards(PIKE)).awaits(A, "card");
        theLastAnswerIsThatOf(A, s);
        s.when(A.choosesCards(HUSH)).then(B.hand(DART), C.hand(NEEDLE));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What was answered stays secret until all have answered")
    @Rule({"TO-8.36", "TO-11.2"})
    void answersAreSealed() {
        Scenario s = using(LEVY);
        Scenario other = s.fork();
        s.when(B.choosesCards(PIKE));
        other.when(B.choosesCards(DART));
        s.seenBy(A).looksLike(other).seenBy(C).looksLike(other);
        s.awaits(C, "card");
        other.awaits(C, "card");
    }

    @Test
    @DisplayName("An answer that is imagined may be any that could be given; a player knows their own")
    @Rule({"TO-8.36", "TO-11.2"})
    void whatTheyMayHaveAnswered() {
        Scenario s = using(ALMS);
        s.when(B.choosesCards(PIKE)).awaits(C, "card");
        Action nothing = new Choose(C.seat(), new Choice.Nothing());
        assertThat(imagined(s, C.seat()).map(game -> discarded(s, game, nothing).size()))
                .contains(0, 1);
        assertThat(imagined(s, B.seat()).flatMap(game -> discarded(s, game, nothing)))
                .hasSize(IMAGINED)
                .allMatch(event -> event.cards().equals(Array.of(PIKE)));
        s.when(C.choosesNothing()).then(B.hand(DART), C.hand(NEEDLE, HUSH));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Who answers last cannot take that back, whatever the others have answered: it would tell")
    @Rule("TO-11.2")
    void theLastAnswerIsFinal() {
        Scenario given = using(ALMS);
        Scenario kept = given.fork();
        given.when(B.choosesCards(PIKE)).when(C.choosesNothing());
        kept.when(B.choosesNothing()).when(C.choosesNothing());
        assertThat(given.undoable()).as("after something was discarded").isFalse();
        assertThat(kept.undoable()).as("after nothing was discarded").isFalse();
        given.awaits(A, "action");
        kept.awaits(A, "action");
    }

    @Test
    @DisplayName("Whether somebody who may choose a card is asked does not tell whether there is one to be chosen")
    @Rule({"TO-8.36", "TO-11.6"})
    void whoHasNothingToChooseIsAskedToo() {
        Scenario s = given(A.has(recruited(ETHAN).holding(ALMS)), B.hand(INU), C.hand());
        s.when(A.uses(ALMS)).nobodyResponds();
        s.awaits(B, "card");
        s.when(B.choosesNothing()).then(B.hand(INU));
        s.awaits(A, "action");
    }
}
