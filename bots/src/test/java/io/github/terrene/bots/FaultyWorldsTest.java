package io.github.terrene.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.Toy.Say;
import io.github.terrene.bots.agent.Greedy;
import io.github.terrene.bots.agent.Trials;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import org.junit.jupiter.api.Test;

/** The effect of a card cannot be carried out in games that bots imagine: they do not choose it, and go on thinking. */
class FaultyWorldsTest {
    private static final Trap TRAP = new Trap();
    private static final Playbook<Race.Count, Say, String, Race.Count> BOOK = TRAP.playbook();

    private static int chosen(Agent<Race.Count, Say, String> agent, int number) {
        Race.Count count = new Race.Count(number, Seat.of(number % 2));
        return agent.decide(count, TRAP.legal(count, count.next()), Rng.of(number))
                .number();
    }

    @Test
    void aSearchFindsTheBestOfWhatIsLeft() {
        Agent<Race.Count, Say, String> search = TreeSearch.of(BOOK, CardPool.UNKNOWN, Budget.of(5_000));
        for (int number = Race.END - 8; number < Race.END; number++) {
            int left = (Race.END - number) % 3;
            if (left > 0) {
                assertThat(chosen(search, number)).as("after %s", number).isEqualTo(left);
            }
        }
    }

    @Test
    void whoLooksAShortWayAheadDoesNotChooseIt() {
        Agent<Race.Count, Say, String> greedy = new Greedy<>(BOOK, CardPool.UNKNOWN, 4, 8);
        Agent<Race.Count, Say, String> trials = new Trials<>(BOOK, CardPool.UNKNOWN, 0, 8, 8);
        for (int number = 0; number < Race.END - 1; number++) {
            assertThat(chosen(greedy, number)).as("greedy after %s", number).isBetween(1, 2);
            assertThat(chosen(trials, number)).as("trials after %s", number).isBetween(1, 2);
        }
    }
}
