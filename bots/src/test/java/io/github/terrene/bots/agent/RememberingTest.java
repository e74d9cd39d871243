package io.github.terrene.bots.agent;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.Guess;
import io.github.terrene.bots.Guess.Held;
import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.Toy.Say;
import io.github.terrene.bots.arena.AgentSpec;
import io.github.terrene.bots.arena.AgentSpec.Place;
import io.github.terrene.bots.level.Level;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever remembers what was shown at the start is right about it later. */
class RememberingTest {
    private static final Array<Integer> NUMBERS = Array.of(3, 7, 12, 20);

    /** How many of the numbers a player names right. */
    private static int right(Function<Playbook<Held, Say, String, Held>, Agent<Held, Say, String>> player) {
        return NUMBERS.count(number -> {
            Guess guess = new Guess(number);
            Agent<Held, Say, String> first = player.apply(guess.playbook());
            return Host.of(guess, Array.of(first, Sensible.random(guess.playbook())))
                    .play(guess.start("", 1).get(), Rng.of(2))
                    .outcome()
                    .get()
                    .wonBy(Seat.of(0));
        });
    }

    @ParameterizedTest
    @EnumSource(names = {"ATTENTIVE", "SKILLED", "MASTER"})
    void theLevelsThatThinkRemember(Level level) {
        assertThat(right(book -> level.bot(book, CardPool.UNKNOWN))).isEqualTo(NUMBERS.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "trials:4", "search:60", "search:20ms", "skilled"})
    void agentsInTheArenaRemember(String spec) {
        Place place = new Place("guess", Seat.of(0), Seat.first(2));
        assertThat(right(book -> AgentSpec.parse(spec)
                        .get()
                        .seated(book, CardPool.UNKNOWN, place)
                        .agent()))
                .isEqualTo(NUMBERS.size());
    }

    @Test
    void whoRemembersNothingGuesses() {
        assertThat(right(book -> new Greedy<>(book, CardPool.UNKNOWN, 4, 8))).isLessThan(NUMBERS.size());
    }

    @Test
    void itKnowsWhatItWasToldUntilNow() {
        Guess guess = new Guess(5);
        Remembering<Held, Say, String, Held> player =
                Remembering.of(guess, CardPool.UNKNOWN, known -> new Sensible<>(guess.playbook(), known));
        assertThat(player.pool()).isEqualTo(CardPool.UNKNOWN);
        player.observe("5");
        assertThat(player.pool().known().inHand(Seat.of(1))).containsExactly("5");
    }
}
