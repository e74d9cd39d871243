package io.github.terrene.bots.protocol;

import static io.github.terrene.bots.protocol.Programs.hasty;
import static io.github.terrene.bots.protocol.Programs.odd;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.view.View;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.AgentFailure;
import io.github.terrene.kernel.play.Played;
import io.vavr.collection.Array;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A program as a player. */
class ProgramAgentTest {
    @AfterEach
    void nothingIsLeft() throws InterruptedException {
        Leftovers.assertNone();
    }

    @Test
    void aProgramPlaysAWholeGame() {
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(odd("answers", "\"choice\":0"))) {
            Played<Game, Action, Event> played = HobeTable.play(bot);
            assertThat(played.outcome()).isNotEmpty();
            assertThat(bot.faults()).isEmpty();
        }
    }

    @Test
    void aProgramMayNameItsAction() {
        String action = Json.write(HobeTable.RULES.forms().action(), HobeTable.CHOICES.get(1));
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(odd("answers", "\"action\":" + action))) {
            assertThat(HobeTable.decide(bot)).isEqualTo(HobeTable.CHOICES.get(1));
            assertThat(bot.faults()).isEmpty();
        }
    }

    @Test
    void whereNothingIsToBeChosenNobodyIsAsked() {
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(odd("crashes"))) {
            Array<Action> only = Array.of(HobeTable.CHOICES.head());
            assertThat(bot.decide(HobeTable.RULES.view(HobeTable.START.state(), HobeTable.FIRST), only, Rng.of(5)))
                    .isEqualTo(only.head());
            assertThat(bot.faults()).isEmpty();
        }
    }

    @Test
    void aProgramThatDoesNotDecideLosesIfItIsTo() {
        try (ProgramAgent<View, Action, Event> bot =
                HobeTable.start(odd("crashes-later").on(OnFault.LOSE))) {
            assertThatThrownBy(() -> HobeTable.play(bot))
                    .isInstanceOfSatisfying(
                            AgentFailure.class,
                            failure -> assertThat(failure.seat()).isEqualTo(HobeTable.FIRST))
                    .cause()
                    .isInstanceOfSatisfying(
                            Forfeit.class,
                            forfeit -> assertThat(forfeit.fault()).isEqualTo(new Fault.Exited(2, 4)))
                    .hasMessageContaining("OddProgram crashes-later ended with exit code 4");
            assertThat(bot.faults()).containsExactly(new Fault.Exited(2, 4));
        }
    }

    @Test
    void aGameGoesOnWithoutItsProgram() {
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(odd("crashes-later"))) {
            assertThat(HobeTable.play(bot).outcome()).isNotEmpty();
            assertThat(bot.faults()).containsExactly(new Fault.Exited(2, 4));
        }
    }

    @Test
    void whoeverAsksCanBeInterrupted() {
        try (ProgramAgent<View, Action, Event> bot = HobeTable.start(hasty("hangs"))) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> HobeTable.decide(bot)).isInstanceOf(CancellationException.class);
            assertThat(bot.faults()).isEmpty();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void closingTwiceDoesNothing() {
        ProgramAgent<View, Action, Event> bot = HobeTable.start(hasty("hangs"));
        bot.close();
        bot.close();
        assertThat(HobeTable.decide(bot)).isEqualTo(HobeTable.fallback());
    }
}
