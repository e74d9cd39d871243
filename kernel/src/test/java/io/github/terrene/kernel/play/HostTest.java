package io.github.terrene.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HostTest {
    private static final Agent<Nim.View, Nim.Action, Nim.Event> RANDOM =
            (view, legal, rng) -> rng.dice().pick(legal);
    private static final Agent<Nim.View, Nim.Action, Nim.Event> FIRST = (view, legal, rng) -> legal.head();
    private final Step<Nim.Game, Nim.Event> start = Nim.start(30, 1);

    private static Host<Nim.Game, Nim.Action, Nim.Event, Nim.View> host(Agent<Nim.View, Nim.Action, Nim.Event> agent) {
        return Host.of(Nim.RULES, Array.of(agent, agent));
    }

    @Test
    void playsToTheEnd() {
        Played<Nim.Game, Nim.Action, Nim.Event> played = host(RANDOM).play(start, Rng.of(3));
        Timeline<Nim.Game, Nim.Action, Nim.Event> timeline = played.timeline();
        assertThat(played.outcome()).isNotEmpty().isEqualTo(Nim.RULES.outcome(played.state()));
        assertThat(played.ending())
                .isEqualTo(new Played.Over(Nim.RULES.outcome(timeline.state()).get()));
        assertThat(timeline.first()).isSameAs(start);
        assertThat(Replay.of(Nim.RULES, new Nim.Config(30, "toy"), 1, timeline)
                        .verify(Nim.RULES)
                        .get()
                        .actions())
                .isEqualTo(timeline.actions());
    }

    @Test
    void givesEveryDecisionItsOwnChanceThatDependsOnTheSeed() {
        assertThat(host(RANDOM).play(start, Rng.of(3)).timeline().actions())
                .isEqualTo(host(RANDOM).play(start, Rng.of(3)).timeline().actions())
                .isNotEqualTo(host(RANDOM).play(start, Rng.of(4)).timeline().actions());
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
        Agent<Nim.View, Nim.Action, Nim.Event> note = (view, legal, rng) -> {
            seats.add(view.seat());
            return legal.head();
        };
        host(note).atMost(4).play(start, Rng.of(1));
        assertThat(seats).containsExactly(Seat.of(0), Seat.of(0), Seat.of(1), Seat.of(1));
    }

    @Test
    void stopsAtTheLimit() {
        Played<Nim.Game, Nim.Action, Nim.Event> played = host(FIRST).atMost(7).play(start, Rng.of(3));
        assertThat(played.timeline().length()).isEqualTo(7);
        assertThat(played.outcome()).isEmpty();
        assertThat(played.ending()).isEqualTo(new Played.Stopped(7)).hasToString("Stopped[decisions=7]");
        int whole = host(FIRST).play(start, Rng.of(3)).timeline().length();
        assertThat(host(FIRST).atMost(whole).play(start, Rng.of(3)).ending()).isInstanceOf(Played.Over.class);
        assertThatThrownBy(() -> host(FIRST).atMost(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void offersConcedingOnlyIfToldTo() {
        Agent<Nim.View, Nim.Action, Nim.Event> last = (view, legal, rng) -> legal.last();
        assertThat(host(last).play(start, Rng.of(3)).timeline().actions())
                .doesNotHaveAnyElementsOfTypes(Nim.Resign.class);
        assertThat(host(last).conceding().play(start, Rng.of(3)).timeline().actions())
                .containsExactly(new Nim.Resign(Seat.of(0)));
    }

    @Test
    void showsEveryMoveToTheWatcherAtOnce() {
        List<Nim.Action> watched = new ArrayList<>();
        Played<Nim.Game, Nim.Action, Nim.Event> played = host((view, legal, rng) -> {
                    assertThat(watched.size()).isLessThan(7);
                    return legal.head();
                })
                .atMost(7)
                .watchedBy(move -> watched.add(move.action()))
                .play(start, Rng.of(3));
        assertThat(watched).containsExactlyElementsOf(played.timeline().actions());
    }

    @Test
    void givesEverySeatItsOwnChanceWhateverTheOthersDo() {
        assertThat(chance(Seat.of(1), 0))
                .startsWith(
                        Rng.of(3).streamOf(Seat.of(1)).split(0),
                        Rng.of(3).streamOf(Seat.of(1)).split(1))
                .doesNotContainAnyElementsOf(chance(Seat.of(0), 0));
        assertThat(chance(Seat.of(1), 1))
                .startsWith(chance(Seat.of(1), 0).get(0), chance(Seat.of(1), 0).get(1));
    }

    /** What one seat is given if the other always takes its first choice, or another one. */
    private List<Rng> chance(Seat seat, int other) {
        List<Rng> given = new ArrayList<>();
        Agent<Nim.View, Nim.Action, Nim.Event> agent = (view, legal, rng) -> {
            if (view.seat().equals(seat)) {
                given.add(rng);
                return legal.head();
            }
            return legal.get(Math.min(other, legal.size() - 1));
        };
        host(agent).play(start, Rng.of(3));
        return given;
    }

    @Test
    void showsEveryAgentWhatHappenedBeforeItsNextDecision() {
        List<Nim.Event> first = new ArrayList<>();
        List<Nim.Event> second = new ArrayList<>();
        Step<Nim.Game, Nim.Event> begun =
                new Step<>(start.state(), Array.of(new Nim.Took(Seat.of(1), 1)), start.undoable());
        Timeline<Nim.Game, Nim.Action, Nim.Event> played = Host.of(Nim.RULES, Array.of(noting(first), noting(second)))
                .play(begun, Rng.of(3))
                .timeline();
        assertThat(first).startsWith(begun.events().head()).containsExactlyElementsOf(played.events());
        assertThat(first).hasSizeGreaterThan(1);
        assertThat(second).isEqualTo(first);
    }

    private static Agent<Nim.View, Nim.Action, Nim.Event> noting(List<Nim.Event> seen) {
        return new Agent<>() {
            @Override
            public Nim.Action decide(Nim.View view, Seq<Nim.Action> legal, Rng rng) {
                return legal.head();
            }

            @Override
            public void observe(Nim.Event event) {
                seen.add(event);
            }
        };
    }

    @Test
    void saysWhichAgentFailedAndWhenAndWithWhichChance() {
        IllegalArgumentException bug = new IllegalArgumentException("a bug");
        Agent<Nim.View, Nim.Action, Nim.Event> failing = (view, legal, rng) -> {
            throw bug;
        };
        assertThatThrownBy(() -> Host.of(Nim.RULES, Array.of(FIRST, failing)).play(start, Rng.of(3)))
                .isInstanceOfSatisfying(AgentFailure.class, failure -> {
                    assertThat(failure.seat()).isEqualTo(Seat.of(1));
                    assertThat(failure.decision()).isEqualTo(3);
                    assertThat(failure.rng()).isEqualTo(Rng.of(3));
                })
                .hasMessage("the agent of seat B failed: java.lang.IllegalArgumentException: a bug"
                        + " (decision 3 of the game, agents' generator Rng.of(3))")
                .hasCause(bug);
    }

    @Test
    void saysWhichAgentFailedWhileObserving() {
        Agent<Nim.View, Nim.Action, Nim.Event> failing = new Agent<>() {
            @Override
            public Nim.Action decide(Nim.View view, Seq<Nim.Action> legal, Rng rng) {
                return legal.head();
            }

            @Override
            public void observe(Nim.Event event) {
                throw new IllegalStateException("cannot remember");
            }
        };
        assertThatThrownBy(() -> Host.of(Nim.RULES, Array.of(FIRST, failing)).play(start, Rng.of(3)))
                .isInstanceOf(AgentFailure.class)
                .hasMessageContainingAll("seat B", "cannot remember", "decision 1 ");
    }

    @Test
    void saysThatItOffersNoConceding() {
        assertThatThrownBy(() ->
                        host((view, legal, rng) -> new Nim.Resign(view.seat())).play(start, Rng.of(3)))
                .isInstanceOf(AgentFailure.class)
                .hasMessageContainingAll("seat A", "Resign", "this host offers no conceding", "decision 1 ");
    }

    @Test
    void namesTheSeatWhoseAgentChoseSomethingItWasNotOffered() {
        assertThatThrownBy(() ->
                        host((view, legal, rng) -> new Nim.Take(view.seat())).play(start, Rng.of(3)))
                .isInstanceOf(AgentFailure.class)
                .hasMessageContainingAll("seat A", "Take", "NIM-3", "decision 1 ");
    }

    @Test
    void saysWhatTheRulesListButRefuse() {
        Nim.Action refused = new Nim.Take(Seat.of(0));
        assertThatThrownBy(
                        () -> Host.of(listing(refused), Array.of(FIRST, FIRST)).play(start, Rng.of(3)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContainingAll("the rules are broken", refused.toString(), "NIM-3");
    }

    /** The rules of Nim, except that they say of one action that it is all that is ever legal. */
    @SuppressWarnings("unchecked") // a proxy does not know type arguments
    private static Rules<Nim.Config, Nim.Game, Nim.Action, Nim.Event, Nim.View> listing(Nim.Action only) {
        return (Rules<Nim.Config, Nim.Game, Nim.Action, Nim.Event, Nim.View>) Proxy.newProxyInstance(
                HostTest.class.getClassLoader(), new Class<?>[] {Rules.class}, (rules, method, arguments) -> {
                    if (method.getName().equals("legal")) {
                        return Array.of(only);
                    }
                    return method.isDefault()
                            ? InvocationHandler.invokeDefault(rules, method, arguments)
                            : method.invoke(Nim.RULES, arguments);
                });
    }

    /** Here it is the host who takes the announced stones, all but the last ones. */
    @Test
    void doesWhatIsItsOwnBeforeItAsksAnAgent() {
        Nim.Action take = new Nim.Take(Seat.ONLOOKER);
        List<Nim.Action> watched = new ArrayList<>();
        Played<Nim.Game, Nim.Action, Nim.Event> played = Host.of(taking(), Array.of(FIRST, FIRST))
                .acting(game -> Option.when(game.announced().isDefined() && game.heap() > 1, take))
                .conceding()
                .atMost(10)
                .watchedBy(move -> watched.add(move.action()))
                .play(start, Rng.of(3));
        Array<Nim.Action> announced = Array.of(0, 1, 0, 1, 0).map(seat -> new Nim.Announce(Seat.of(seat), 1));
        assertThat(played.timeline().actions()).isEqualTo(announced.flatMap(each -> Array.of(each, take)));
        assertThat(watched).containsExactlyElementsOf(played.timeline().actions());
        assertThat(played.ending()).isEqualTo(new Played.Stopped(10));
    }

    @Test
    void saysWhyItCannotDoWhatItWants() {
        Host<Nim.Game, Nim.Action, Nim.Event, Nim.View> host = Host.of(taking(), Array.of(FIRST, FIRST));
        assertThatThrownBy(() -> host.acting(game -> Option.some(new Nim.Take(Seat.ONLOOKER)))
                        .play(start, Rng.of(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("the host cannot do", "Take", "decision 1 ", "NIM-3");
        assertThatThrownBy(() -> host.acting(game -> Option.some(new Nim.Announce(game.turn(), 1)))
                        .play(start, Rng.of(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("Announce", "a player sits at seat A");
    }

    /** The rules of Nim, except that taking is the host's, who may do it for whoever announced. */
    @SuppressWarnings("unchecked") // a proxy does not know type arguments
    private static Rules<Nim.Config, Nim.Game, Nim.Action, Nim.Event, Nim.View> taking() {
        return (Rules<Nim.Config, Nim.Game, Nim.Action, Nim.Event, Nim.View>) Proxy.newProxyInstance(
                HostTest.class.getClassLoader(), new Class<?>[] {Rules.class}, (rules, method, arguments) -> {
                    if (method.getName().equals("apply") && arguments[1].equals(new Nim.Take(Seat.ONLOOKER))) {
                        Nim.Game game = (Nim.Game) arguments[0];
                        return Nim.RULES.apply(game, new Nim.Take(game.turn()));
                    }
                    return method.isDefault()
                            ? InvocationHandler.invokeDefault(rules, method, arguments)
                            : method.invoke(Nim.RULES, arguments);
                });
    }

    @Test
    void needsAnAgentForEverySeat() {
        assertThatThrownBy(() -> Host.of(Nim.RULES, Array.of(FIRST)).play(start, Rng.of(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContainingAll("2 seats", "not 1");
    }
}
