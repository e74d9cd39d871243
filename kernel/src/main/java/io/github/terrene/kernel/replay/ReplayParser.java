package io.github.terrene.kernel.replay;

import static io.github.terrene.kernel.replay.ReplayText.CONFIG;
import static io.github.terrene.kernel.replay.ReplayText.END;
import static io.github.terrene.kernel.replay.ReplayText.GAME;
import static io.github.terrene.kernel.replay.ReplayText.LIBRARY;
import static io.github.terrene.kernel.replay.ReplayText.MAGIC;
import static io.github.terrene.kernel.replay.ReplayText.SEED;
import static io.github.terrene.kernel.replay.ReplayText.START;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Atom;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads a text as a {@link Replay} and collects what is wrong with it. */
final class ReplayParser<C, A> {
    private static final int LONGEST_NAME = 200;

    private static final int MOST_PROBLEMS = 20;
    private static final Canonical CANONICAL = new Canonical(GameForms.common().build());
    private static final Array<String> NAMES = Array.of(MAGIC, LIBRARY, GAME, SEED, CONFIG, START, END);

    private final ReplayLines lines;
    private final Notation<C, ?, A> notation;
    private final ArrayList<Problem> problems = new ArrayList<>();
    private int step;

    private ReplayParser(ReplayLines lines, Notation<C, ?, A> notation) {
        this.lines = lines;
        this.notation = notation;
    }

    static <C, A> Either<Seq<Problem>, Replay<C, A>> parse(String file, Notation<C, ?, A> notation) {
        String text = ByteOrderMark.without(file);
        Option<Problem> foreign = foreign(new ReplayLines(text))
                .orElse(() -> ReplayLines.excess(text, Replay.MOST_LINES, Replay.LONGEST_LINE))
                .orElse(() -> ofAnotherGame(new ReplayLines(text), notation.game()));
        return foreign.isDefined()
                ? Either.left(Array.ofAll(foreign))
                : new ReplayParser<>(new ReplayLines(text), notation).parse();
    }

    /** Why it makes no sense to read on. */
    private static Option<Problem> foreign(ReplayLines lines) {
        String format = String.valueOf(Replay.FORMAT);
        @Nullable ReplayLine first = lines.peek();
        if (first == null || !first.name().equals(MAGIC)) {
            return Option.some(Problem.at(
                    "line 1",
                    "replay/no-replay",
                    "this is not a replay: a replay starts with \"{start}\"",
                    MAGIC + " " + format));
        }
        return Option.when(
                !first.value().equals(format),
                () -> first.problem(
                        "replay/unknown-format",
                        "format {format} is unknown, only {known} can be read",
                        Atom.excerpt(first.value(), 0),
                        format));
    }

    private static Option<Problem> ofAnotherGame(ReplayLines lines, String game) {
        for (int i = 0; i < ReplayLine.BEFORE_MOVES; i++) {
            @Nullable ReplayLine line = lines.peek();
            if (line != null && line.name().equals(GAME) && !line.value().equals(game)) {
                return Option.some(line.problem(
                        "replay/other-game",
                        "this is a replay of {other}, not of {game}",
                        Atom.excerpt(line.value(), 0, LONGEST_NAME),
                        game));
            }
            lines.skip();
        }
        return Option.none();
    }

    private Either<Seq<Problem>, Replay<C, A>> parse() {
        lines.skip();
        Option<String> library = header(LIBRARY, ReplayParser::version);
        Option<String> game = header(GAME, Either::right);
        Option<Long> seed = header(SEED, ReplayParser::seed);
        Option<C> config = header(CONFIG, notation::readConfig);
        Option<Fingerprint> start = header(START, Fingerprint::parse);
        Seq<Replay.Entry<A>> entries = entries(config);
        end();
        return problems.isEmpty()
                ? Either.right(new Replay<>(library.get(), game.get(), config.get(), seed.get(), start.get(), entries))
                : Either.left(Array.ofAll(problems).take(MOST_PROBLEMS));
    }

    private <T> Option<T> header(String name, Function<String, Either<Problem, T>> read) {
        @Nullable ReplayLine line = lines.peek();
        if (line == null) {
            problems.add(missing(name));
            return Option.none();
        }
        if (line.name().equals(name)) {
            lines.skip();
            return part(line, name, read.apply(line.value()));
        }
        boolean damaged = !line.isNumbered() && !NAMES.contains(line.name());
        if (damaged) {
            lines.skip();
        }
        problems.add(
                damaged
                        ? line.problem("replay/other-line", "\"{name} ...\" expected here", name)
                        : line.problem("replay/missing-line", "\"{name} ...\" is missing before this line", name));
        return Option.none();
    }

    private <T> Option<T> part(ReplayLine line, String part, Either<Problem, T> read) {
        read.swap().forEach(problem -> problems.add(line.problem(part, problem)));
        return read.toOption();
    }

    private Seq<Replay.Entry<A>> entries(Option<C> config) {
        ArrayList<Replay.Entry<A>> entries = new ArrayList<>();
        for (@Nullable ReplayLine line = lines.peek(); line != null && goesOn(line); line = lines.peek()) {
            lines.skip();
            if (line.isNumbered()) {
                number(line);
                entry(line, config).forEach(entries::add);
            } else {
                problems.add(line.problem("replay/no-move", "a move or \"{end}\" expected here", END));
            }
        }
        return Vector.ofAll(entries);
    }

    private boolean goesOn(ReplayLine line) {
        return !line.name().equals(END) && problems.size() < MOST_PROBLEMS;
    }

    private void number(ReplayLine line) {
        step++;
        if (!line.name().equals(String.valueOf(step))) {
            problems.add(line.problem(
                    "replay/other-step", "step {step:number} expected here, not {found}", step, line.name()));
            step = Integer.parseInt(line.name());
        }
    }

    private Option<Replay.Entry<A>> entry(ReplayLine line, Option<C> config) {
        int space = line.value().indexOf(' ');
        if (space < 0) {
            problems.add(line.problem("replay/half-move", "a fingerprint, a space and an action expected"));
            return Option.none();
        }
        Option<Fingerprint> after =
                part(line, "fingerprint", Fingerprint.parse(line.value().substring(0, space)));
        Option<A> action = config.flatMap(known ->
                part(line, "action", notation.readAction(known, line.value().substring(space + 1))));
        return after.flatMap(mark -> action.map(done -> new Replay.Entry<>(done, mark)));
    }

    private void end() {
        @Nullable ReplayLine line = lines.peek();
        if (line == null) {
            problems.add(missing(END));
            return;
        }
        if (!line.value().equals(String.valueOf(step))) {
            problems.add(line.problem(
                    "replay/other-end", "\"{end} {step:number}\" expected here, after the last move", END, step));
        }
        lines.skip();
        @Nullable ReplayLine after = lines.peek();
        if (after != null) {
            problems.add(after.problem("replay/goes-on", "nothing may follow \"{end}\"", END));
        }
    }

    private Problem missing(String name) {
        return Problem.at(
                "line " + lines.number(), "replay/cut-off", "the text is cut off: \"{name} ...\" is missing", name);
    }

    private static Either<Problem, String> version(String text) {
        return Atom.isBare(text)
                ? Either.right(text)
                : Either.left(Problem.at("version", "replay/no-version", "this is not a version"));
    }

    private static Either<Problem, Long> seed(String text) {
        return CANONICAL
                .read(Long.class, text)
                .mapLeft(problem ->
                        Problem.at(problem.place(), "replay/no-seed", "a whole number of at most 64 bits expected"));
    }
}
