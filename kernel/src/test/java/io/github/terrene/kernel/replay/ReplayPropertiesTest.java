package io.github.terrene.kernel.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.NimNotation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class ReplayPropertiesTest {
    private static final NimNotation NOTATION = new NimNotation("nim");
    private static final Agent<Nim.View, Nim.Action, Nim.Event> RANDOM =
            (view, legal, rng) -> rng.dice().pick(legal);

    @Property(tries = 200)
    void everyGameCanBePlayedAgainFromItsText(@ForAll("replays") Replay<Nim.Config, Nim.Action> replay) {
        Replay<Nim.Config, Nim.Action> read = parse(replay.text(NOTATION)).get();
        assertThat(read).isEqualTo(replay);
        assertThat(read.verify(Nim.RULES).get().length())
                .isEqualTo(replay.entries().size());
    }

    @Property
    void noTruncatedTextIsTakenForAWholeOne(
            @ForAll("replays") Replay<Nim.Config, Nim.Action> replay, @ForAll @IntRange(max = 100_000) int cut) {
        String text = replay.text(NOTATION);
        assertAnswered(text.substring(0, cut % (text.length() - 1)), true);
    }

    @Property
    void aTextWithOneLineMissingIsRefused(
            @ForAll("replays") Replay<Nim.Config, Nim.Action> replay, @ForAll @IntRange(max = 10_000) int line) {
        Array<String> lines = Array.ofAll(replay.text(NOTATION).lines().toList());
        assertAnswered(lines.removeAt(line % lines.size()).mkString("\n"), true);
    }

    @Property
    void aDamagedTextIsRefusedOrDeviatesOrIsTheSameGame(
            @ForAll("replays") Replay<Nim.Config, Nim.Action> replay,
            @ForAll @IntRange(max = 100_000) int where,
            @ForAll char with) {
        StringBuilder text = new StringBuilder(replay.text(NOTATION));
        text.setCharAt(where % text.length(), with);
        Either<Seq<Problem>, Replay<Nim.Config, Nim.Action>> read = assertAnswered(text.toString(), false);
        read.peek(other -> other.verify(Nim.RULES)
                .peek(again -> assertThat(other.entries()).isEqualTo(replay.entries())));
    }

    @Property
    void anyBytesGetAnAnswer(@ForAll byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        assertAnswered(text, true);
        assertAnswered("terrene-replay 1\n" + text, true);
        assertAnswered("terrene-replay 1\nlibrary 1\ngame nim\nseed 1\n" + text, true);
    }

    private static Either<Seq<Problem>, Replay<Nim.Config, Nim.Action>> assertAnswered(String text, boolean refused) {
        Either<Seq<Problem>, Replay<Nim.Config, Nim.Action>> read = parse(text);
        read.swap().forEach(problems -> {
            assertThat(problems.size()).isBetween(1, 20);
            assertThat(problems).allMatch(problem -> problem.place().matches("line [1-9][0-9]*(, .*)?"));
        });
        assertThat(read.isLeft() || !refused).isTrue();
        return read;
    }

    private static Either<Seq<Problem>, Replay<Nim.Config, Nim.Action>> parse(String text) {
        return Replay.parse(text, NOTATION);
    }

    @Provide
    Arbitrary<Replay<Nim.Config, Nim.Action>> replays() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 20),
                        Arbitraries.longs(),
                        Arbitraries.strings().ofMaxLength(5),
                        Arbitraries.integers().between(0, 50))
                .as(ReplayPropertiesTest::replay);
    }

    private static Replay<Nim.Config, Nim.Action> replay(int heap, long seed, String title, int decisions) {
        Nim.Config config = new Nim.Config(heap, title);
        Timeline<Nim.Game, Nim.Action, Nim.Event> played = Host.of(Nim.RULES, Array.of(RANDOM, RANDOM))
                .atMost(decisions)
                .play(Nim.RULES.start(config, seed).get(), Rng.of(seed))
                .timeline();
        return Replay.of(Nim.RULES, config, seed, played);
    }
}
