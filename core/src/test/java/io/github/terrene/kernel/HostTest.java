package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostTest {
    private static final Agent<Nim.View, Nim.Action> RANDOM =
            (view, legal, rng) -> rng.dice().pick(legal);
    private static final Agent<Nim.View, Nim.Action> FIRST = (view, legal, rng) -> legal.head();
    private final Step<Nim.Game, Nim.Event> start = Nim.start(30, 1);

    private static Host<Nim.Game, Nim.Action, Nim.Event, Nim.View> host(Agent<Nim.View, Nim.Action> agent) {
        return Host.of(Nim.RULES, Array.of(agent, agent));
    }

    @Test
    void playsToTheEnd() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> played = host(RANDOM).play(start, Rng.of(3));
        assertThat(Nim.RULES.outcome(played.state())).isNotEmpty();
        assertThat(played.first()).isSameAs(start);
        assertThat(Replay.of(Nim.RULES, new Nim.Config(30, "toy"), 1, played)
                        .verify(Nim.RULES)
                        .get()
                        .actions())
                .isEqualTo(played.actions());
    }

    @Test
    void givesEveryDecisionChanceOfItsOwnThatDependsOnTheSeed() {
        assertThat(host(RANDOM).play(start, Rng.of(3)).actions())
                .isEqualTo(host(RANDOM).play(start, Rng.of(3)).actions())
                .isNotEqualTo(host(RANDOM).play(start, Rng.of(4)).actions());
        List<Long> seen = new ArrayList<>();
        host((view, legal, rng) -> {
                    seen.add(rng.bits());
                    return legal.head();
                })
                .play(start, Rng.of(3));
        assertThat(seen).doesNotHaveDuplicates().hasSizeGreaterThan(20);
    }

    @Test
    void showsEachAgentItsOwnView() {
        List<Seat> seats = new ArrayList<>();
        Agent<Nim.View, Nim.Action> note = (view, legal, rng) -> {
            seats.add(view.seat());
            return legal.head();
        };
        host(note).atMost(4).play(start, Rng.of(1));
        assertThat(seats).containsExactly(Seat.of(0), Seat.of(0), Seat.of(1), Seat.of(1));
    }

    @Test
    void stopsAtTheBound() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> played = host(FIRST).atMost(7).play(start, Rng.of(3));
        assertThat(played.length()).isEqualTo(7);
        assertThat(Nim.RULES.outcome(played.state())).isEmpty();
        assertThatThrownBy(() -> host(FIRST).atMost(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void offersConcedingOnlyIfTold() {
        Agent<Nim.View, Nim.Action> last = (view, legal, rng) -> legal.last();
        assertThat(host(last).play(start, Rng.of(3)).actions()).doesNotHaveAnyElementsOfTypes(Nim.Resign.class);
        assertThat(host(last).conceding().play(start, Rng.of(3)).actions()).containsExactly(new Nim.Resign(Seat.of(0)));
    }

    @Test
    void showsEveryMoveToTheWatcherAtOnce() {
        List<Nim.Action> watched = new ArrayList<>();
        Timeline<Nim.Game, Nim.Action, Nim.Event> played = host((view, legal, rng) -> {
                    assertThat(watched.size()).isLessThan(7);
                    return legal.head();
                })
                .atMost(7)
                .watchedBy(move -> watched.add(move.action()))
                .play(start, Rng.of(3));
        assertThat(watched).containsExactlyElementsOf(played.actions());
    }

    @Test
    void namesTheSeatWhoseAgentIsWrong() {
        assertThatThrownBy(() ->
                        host((view, legal, rng) -> new Nim.Take(view.seat())).play(start, Rng.of(3)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("seat A")
                .hasMessageContaining("NIM-3");
        assertThatThrownBy(() -> Host.of(Nim.RULES, Array.of(FIRST)).play(start, Rng.of(3)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("seat B");
    }
}
