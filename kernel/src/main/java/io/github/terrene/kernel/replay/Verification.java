package io.github.terrene.kernel.replay;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Plays a replay again, once. */
record Verification<C, S, A, E>(Replay<C, A> replay, Rules<C, S, A, E, ?> rules) {
    private static final String OTHERS =
            ": the seed, the configuration or the rules are not those of the original game";

    Either<Deviation<S, A, E>, Timeline<S, A, E>> run() {
        String game = rules.notation().game();
        if (!replay.game().equals(game)) {
            return Either.left(atStart("game " + replay.game(), "game " + game));
        }
        Either<Seq<Problem>, Timeline<S, A, E>> start = Timeline.start(rules, replay.config(), replay.seed());
        return start.mapLeft(problems -> atStart("a valid configuration", problems.mkString("; ")))
                .flatMap(this::checkStart)
                .flatMap(this::play);
    }

    private Either<Deviation<S, A, E>, Timeline<S, A, E>> checkStart(Timeline<S, A, E> timeline) {
        Fingerprint found = Fingerprint.ofStart(rules.notation(), replay.config(), replay.seed(), timeline.state());
        return found.equals(replay.start())
                ? Either.right(timeline)
                : Either.left(atStart(replay.start().toString(), found + OTHERS));
    }

    private Either<Deviation<S, A, E>, Timeline<S, A, E>> play(Timeline<S, A, E> start) {
        Either<Deviation<S, A, E>, Timeline<S, A, E>> timeline = Either.right(start);
        for (Replay.Entry<A> entry : replay.entries()) {
            if (timeline.isLeft()) {
                break;
            }
            timeline = play(timeline.get(), entry);
        }
        return timeline;
    }

    private Either<Deviation<S, A, E>, Timeline<S, A, E>> play(Timeline<S, A, E> before, Replay.Entry<A> entry) {
        return before.play(rules, entry.action())
                .mapLeft(rejections -> new Deviation<>(
                        before.length() + 1,
                        rules.notation().writeAction(entry.action()),
                        "a legal action",
                        rejections.mkString("a refusal: ", " ", ""),
                        rejections,
                        Option.some(before)))
                .flatMap(after -> {
                    Fingerprint found = Fingerprint.of(rules.notation(), after.state());
                    return found.equals(entry.after())
                            ? Either.right(after)
                            : Either.left(new Deviation<>(
                                    before.length() + 1,
                                    rules.notation().writeAction(entry.action()),
                                    entry.after().toString(),
                                    found.toString(),
                                    Array.empty(),
                                    Option.some(before)));
                });
    }

    private Deviation<S, A, E> atStart(String expected, String found) {
        return new Deviation<>(0, "start", expected, found, Array.empty(), Option.none());
    }
}
