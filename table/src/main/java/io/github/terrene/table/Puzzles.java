package io.github.terrene.table;

import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.ReadyPuzzles;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Puzzles, and attempts at them. Nothing is kept of an attempt: each request says all that was chosen so far. And nothing is searched, since it
 * was proved what is right when the puzzle was made: an attempt costs no more than its few moves.
 */
final class Puzzles {
    private static final int AT_NUMBER = 2;
    private static final int AT_DAY = 3;
    private static final int DIGITS = 9;

    private final Shelf shelf;
    private final Wordings wordings;
    private final Host host;
    private final ConcurrentHashMap<String, Option<ReadyPuzzles<?, ?, ?, ?, ?>>> games = new ConcurrentHashMap<>();
    private final ConcurrentHashMap<String, Option<PosedPuzzle<?, ?, ?, ?, ?>>> posed = new ConcurrentHashMap<>();

    /**
     * The puzzles of what is on a shelf.
     *
     * @param host is told what cannot be given, and why
     */
    Puzzles(Shelf shelf, Wordings wordings, Host host) {
        this.shelf = shelf;
        this.wordings = wordings;
        this.host = host;
    }

    private Array<ShelvedGame> shelved() {
        return ReadyPuzzles.games(shelf).filter(ShelvedGame::atTables);
    }

    /** The games that have puzzles: {@code [{"game":"hobe","title":"Hobe"}]}. */
    Answer titles() {
        return Answer.json(Answer.OK, Catalogue.titles(shelved()));
    }

    /** Those of a game: {@code [{"number":1,"grade":2,"decisions":1}]}. */
    Answer list(String game) {
        return find(game)
                .<Answer>map(found -> Answer.json(Answer.OK, list(found)))
                .getOrElse(Routes::notFound);
    }

    private static <A> String list(ReadyPuzzles<?, ?, A, ?, ?> found) {
        return JsonText.of(json -> JsonText.list(json, found.all().zipWithIndex(), (each, list) -> {
            list.writeStartObject();
            list.writeNumberField("number", each._2 + 1);
            list.writeNumberField("grade", each._1.grade());
            list.writeNumberField("decisions", each._1.proof().own());
            list.writeEndObject();
        }));
    }

    /** Something that is asked of the puzzle whose number stands in the address. */
    Answer at(Request request, String game, Function<PosedPuzzle<?, ?, ?, ?, ?>, Answer> asked) {
        return find(game)
                .map(found -> numbered(
                                request.address().get(AT_NUMBER), found.all().size())
                        .map(number -> asked(game, found, number, asked))
                        .getOrElse(() -> noSuch(request, found)))
                .getOrElse(Routes::notFound);
    }

    /** The puzzle of the day whose number stands in the address, counted from the beginning of 1970. */
    Answer ofDay(Request request, String game) {
        return find(game)
                .flatMap(found -> number(request.address().get(AT_DAY))
                        .map(day -> asked(
                                game,
                                found,
                                Puzzle.ofDay(day, found.all().size()) + 1,
                                puzzle -> puzzle.position(request))))
                .getOrElse(Routes::notFound);
    }

    private Answer asked(
            String game,
            ReadyPuzzles<?, ?, ?, ?, ?> found,
            int number,
            Function<PosedPuzzle<?, ?, ?, ?, ?>, Answer> asked) {
        return posed.computeIfAbsent(game + " " + number, key -> posed(game, found, number))
                .map(asked)
                .getOrElse(Routes::notFound);
    }

    private Answer noSuch(Request request, ReadyPuzzles<?, ?, ?, ?, ?> found) {
        Problem problem = Problem.at(
                "number",
                "puzzle/number",
                "the puzzles of this game are numbered from 1 to {most:number}",
                found.all().size());
        return Answer.problems(
                Answer.NOT_FOUND, Array.of(problem), wordings.of(found.ready().game(), request.language())::problem);
    }

    /** The number that a text stands for, from 1 to that many. */
    static Option<Integer> numbered(String text, int most) {
        return number(text).filter(number -> number >= 1 && number <= most);
    }

    private static Option<Integer> number(String text) {
        return Option.when(
                !text.isEmpty() && text.length() <= DIGITS && text.chars().allMatch(each -> each >= '0' && each <= '9'),
                () -> Integer.parseInt(text));
    }

    private Option<ReadyPuzzles<?, ?, ?, ?, ?>> find(String game) {
        return Option.when(shelved().exists(each -> each.id().equals(game)), game)
                .flatMap(known -> games.computeIfAbsent(known, this::read));
    }

    private Option<ReadyPuzzles<?, ?, ?, ?, ?>> read(String game) {
        return ReadyPuzzles.of(shelf, game)
                .peekLeft(problems -> problems.forEach(problem -> host.note("no puzzles of " + game + ": " + problem)))
                .toOption();
    }

    private Option<PosedPuzzle<?, ?, ?, ?, ?>> posed(String game, ReadyPuzzles<?, ?, ?, ?, ?> found, int number) {
        Option<? extends PosedPuzzle<?, ?, ?, ?, ?>> puzzle =
                PosedPuzzle.of(shelf.find(game).get(), found, number, wordings);
        if (puzzle.isEmpty()) {
            host.note("no puzzle " + number + " of " + game + ": these rules do not lead there");
        }
        return puzzle.map(each -> each);
    }
}
