package io.github.terrene.kernel;

import static io.github.terrene.kernel.ReplayText.CONFIG;
import static io.github.terrene.kernel.ReplayText.END;
import static io.github.terrene.kernel.ReplayText.GAME;
import static io.github.terrene.kernel.ReplayText.LIBRARY;
import static io.github.terrene.kernel.ReplayText.MAGIC;
import static io.github.terrene.kernel.ReplayText.SEED;
import static io.github.terrene.kernel.ReplayText.START;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Function;

/** Reads one text as a {@link Replay} and collects what is wrong with it. */
final class ReplayParser<C, A> {
    private static final int MOST_PROBLEMS = 20;
    private static final Canonical CANONICAL = Canonical.builder().build();
    private static final Array<String> NAMES = Array.of(MAGIC, LIBRARY, GAME, SEED, CONFIG, START, END);

    private final Array<ReplayLine> lines;
    private final Notation<C, ?, A> notation;
    private final ArrayList<Problem> problems = new ArrayList<>();
    private int at;
    private int step;

    private ReplayParser(Array<ReplayLine> lines, Notation<C, ?, A> notation) {
        this.lines = lines;
        this.notation = notation;
    }

    static <C, A> Either<Seq<Problem>, Replay<C, A>> parse(String text, Notation<C, ?, A> notation) {
        Array<ReplayLine> lines = ReplayLine.split(text);
        Option<Problem> foreign = foreign(lines, notation.game());
        return foreign.isDefined() ? Either.left(Array.ofAll(foreign)) : new ReplayParser<>(lines, notation).parse();
    }

    /** Why it makes no sense to read on. */
    private static Option<Problem> foreign(Array<ReplayLine> lines, String game) {
        String format = String.valueOf(Replay.FORMAT);
        if (!lines.headOption().exists(first -> first.name().equals(MAGIC))) {
            String sentence = "this is no replay, which starts with \"" + MAGIC + " " + format + "\"";
            return Option.some(Problem.at("line 1", sentence));
        }
        if (!lines.head().value().equals(format)) {
            String found = Scan.excerpt(lines.head().value(), 0);
            return Option.some(
                    lines.head().problem("format " + found + " is unknown, only " + format + " can be read"));
        }
        return lines.find(line -> line.name().equals(GAME))
                .filter(line -> !line.value().equals(game))
                .map(line -> line.problem("this is a replay of " + Scan.excerpt(line.value(), 0) + ", not of " + game));
    }

    private Either<Seq<Problem>, Replay<C, A>> parse() {
        at = 1;
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
        if (at >= lines.size()) {
            problems.add(missing(name));
            return Option.none();
        }
        ReplayLine line = lines.get(at);
        if (line.name().equals(name)) {
            at++;
            return part(line, name, read.apply(line.value()));
        }
        boolean damaged = !line.isNumbered() && !NAMES.contains(line.name());
        at += damaged ? 1 : 0;
        problems.add(
                line.problem("\"" + name + " ...\" is " + (damaged ? "expected here" : "missing before this line")));
        return Option.none();
    }

    private <T> Option<T> part(ReplayLine line, String part, Either<Problem, T> read) {
        read.swap().forEach(problem -> problems.add(line.problem(part, problem)));
        return read.toOption();
    }

    private Seq<Replay.Entry<A>> entries(Option<C> config) {
        ArrayList<Replay.Entry<A>> entries = new ArrayList<>();
        while (at < lines.size() && !lines.get(at).name().equals(END) && problems.size() < MOST_PROBLEMS) {
            ReplayLine line = lines.get(at++);
            if (line.isNumbered()) {
                number(line);
                entry(line, config).forEach(entries::add);
            } else {
                problems.add(line.problem("a move or \"" + END + "\" is expected here"));
            }
        }
        return Vector.ofAll(entries);
    }

    private void number(ReplayLine line) {
        step++;
        if (!line.name().equals(String.valueOf(step))) {
            problems.add(line.problem("step " + step + " is expected here, not " + line.name()));
            step = Integer.parseInt(line.name());
        }
    }

    private Option<Replay.Entry<A>> entry(ReplayLine line, Option<C> config) {
        int space = line.value().indexOf(' ');
        if (space < 0) {
            problems.add(line.problem("a fingerprint, a space and an action are expected"));
            return Option.none();
        }
        Option<Fingerprint> after =
                part(line, "fingerprint", Fingerprint.parse(line.value().substring(0, space)));
        Option<A> action = config.flatMap(known ->
                part(line, "action", notation.readAction(known, line.value().substring(space + 1))));
        return after.flatMap(mark -> action.map(done -> new Replay.Entry<>(done, mark)));
    }

    private void end() {
        if (at >= lines.size()) {
            problems.add(missing(END));
            return;
        }
        ReplayLine line = lines.get(at);
        if (!line.value().equals(String.valueOf(step))) {
            problems.add(line.problem("\"" + END + " " + step + "\" is expected here, after the last move"));
        }
        if (at + 1 < lines.size()) {
            problems.add(lines.get(at + 1).problem("nothing may follow \"" + END + "\""));
        }
    }

    private Problem missing(String name) {
        return Problem.at("line " + (lines.size() + 1), "the text is cut off: \"" + name + " ...\" is missing");
    }

    private static Either<Problem, String> version(String text) {
        return Pen.isBare(text) ? Either.right(text) : Either.left(Problem.at("version", "this is no version"));
    }

    private static Either<Problem, Long> seed(String text) {
        return CANONICAL
                .read(Long.class, text)
                .mapLeft(problem -> Problem.at(problem.place(), "a whole number of at most 64 bits is expected"));
    }
}
