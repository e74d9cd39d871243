package io.github.terrene.table;

import io.github.terrene.bots.puzzle.Goal;
import io.github.terrene.bots.puzzle.Puzzle;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Setup;
import io.github.terrene.shelf.ReadyPuzzles;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.PuzzleCard;
import io.github.terrene.table.wire.SentAttempt;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A puzzle as it is given to people, at a table that is kept nowhere.
 *
 * @param shelved what it is a puzzle of
 * @param puzzles all puzzles of that game
 * @param number which of them it is, from 1
 * @param beginning its position
 * @param wordings in which words it is told
 */
record PosedPuzzle<C, S, A, E, V>(
        ShelvedGame shelved,
        ReadyPuzzles<C, S, A, E, V> puzzles,
        int number,
        Reached<C, S, A, E, V> beginning,
        Wordings wordings) {
    /** A puzzle; none if the rules of the game do not lead to its position, or its solution is not possible there. */
    static <C, S, A, E, V> Option<PosedPuzzle<C, S, A, E, V>> of(
            ShelvedGame shelved, ReadyPuzzles<C, S, A, E, V> puzzles, int number, Wordings wordings) {
        Puzzle<A> puzzle = puzzles.all().get(number - 1);
        return puzzles.game()
                .attempt(puzzle)
                .map(attempt -> new Reached<>(
                        KeptNowhere.table(
                                puzzles.ready().game(),
                                Setup.of(puzzles.game().config().apply(puzzle.decks()), puzzle.seed()),
                                puzzle.played(),
                                wordings),
                        attempt,
                        Option.none()))
                .map(beginning -> new PosedPuzzle<>(shelved, puzzles, number, beginning, wordings));
    }

    private Puzzle<A> puzzle() {
        return puzzles.all().get(number - 1);
    }

    private Seat seat() {
        return puzzle().aimed().seat();
    }

    /** The position without a choice. */
    Answer position(Request request) {
        return told(beginning, request);
    }

    /** What became of an attempt. */
    Answer attempt(Request request) {
        return after(request, (reached, sent) -> told(reached, request));
    }

    /** A choice that is wrong. */
    Answer hint(Request request) {
        return next(
                request,
                (reached, sent) -> reached.attempt()
                        .hint(sent.wrong().getOrElse(Array.empty()))
                        .map(choice -> choice(reached, choice, request))
                        .getOrElse(() -> problem(
                                request, Problem.at("wrong", "puzzle/no-hint", "all but one are known to be wrong"))));
    }

    /** The choice that is right. */
    Answer solution(Request request) {
        return next(
                request, (reached, sent) -> choice(reached, reached.attempt().solution(), request));
    }

    /** What cannot be chosen, and why. */
    Answer refused(Request request) {
        return next(
                request,
                (reached, sent) -> Answer.json(Answer.OK, reached.table().refused(seat(), request.language())));
    }

    /** What is answered where an attempt has come to. */
    @FunctionalInterface
    private interface Then<C, S, A, E, V> {
        Answer answer(Reached<C, S, A, E, V> reached, SentAttempt<A> sent);
    }

    /** Where something is still to be chosen. */
    private Answer next(Request request, Then<C, S, A, E, V> then) {
        return after(
                request,
                (reached, sent) -> reached.goesOn()
                        ? then.answer(reached, sent)
                        : over(sent.moves().size(), request));
    }

    private Answer after(Request request, Then<C, S, A, E, V> then) {
        return request.content(SentAttempt.form(puzzles.ready().game().rules().forms()))
                .flatMap(sent -> after(sent.moves(), request).map(reached -> then.answer(reached, sent)))
                .fold(wrong -> wrong, answer -> answer);
    }

    private Either<Answer, Reached<C, S, A, E, V>> after(Array<A> moves, Request request) {
        Reached<C, S, A, E, V> reached = beginning;
        for (int place = 0; place < moves.size(); place++) {
            if (!reached.goesOn()) {
                return Either.left(over(place, request));
            }
            Reached<C, S, A, E, V> before = reached;
            Either<Seq<Rejection>, Reached<C, S, A, E, V>> after = before.choose(moves.get(place));
            if (after.isLeft()) {
                return Either.left(Answer.refused(
                        after.getLeft(), before.table().why(seat(), after.getLeft(), request.language())));
            }
            reached = after.get();
        }
        return Either.right(reached);
    }

    /**
     * Nothing is to be chosen there.
     *
     * @param last which choice was the last, from 1
     */
    private Answer over(int last, Request request) {
        return problem(
                request,
                Problem.at(
                        "moves",
                        "puzzle/over",
                        "nothing follows choice {last:number}: it is wrong, or solves the puzzle",
                        last));
    }

    private Answer problem(Request request, Problem problem) {
        return Answer.problems(
                Answer.BAD, Array.of(problem), wordings.of(puzzles.ready().game(), request.language())::problem);
    }

    private Answer choice(Reached<C, S, A, E, V> reached, A choice, Request request) {
        return Answer.json(Answer.OK, reached.table().choice(seat(), choice, request.language()));
    }

    private Answer told(Reached<C, S, A, E, V> reached, Request request) {
        Array<String> lines =
                KeptNowhere.lines(reached.table(), beginning.table().number(seat()), seat(), request);
        return Answer.json(Answer.OK, JsonText.object(json -> {
            json.writeFieldName("puzzle");
            json.writeRawValue(card(request.language()).written());
            if (reached.verdict().isDefined()) {
                json.writeStringField("verdict", reached.verdict().get().name());
            }
            json.writeFieldName("lines");
            JsonText.list(json, lines, (line, list) -> list.writeRawValue(line));
        }));
    }

    /** What is told of it without its position. */
    private PuzzleCard card(String language) {
        Portrait<C, S, A, E, V> table = beginning.table();
        Goal goal = puzzle().aimed().goal();
        return new PuzzleCard(
                shelved.id(),
                shelved.title(),
                number,
                puzzles.all().size(),
                puzzle().grade(),
                puzzle().proof().own(),
                seat(),
                table.places(),
                goal.aim(),
                goal.turns(),
                puzzle().aimed().shown(),
                puzzles.game()
                        .told(puzzle(), table.session().state())
                        .toArray()
                        .map(each -> new PuzzleCard.Unseen(each._1, table.named(each._2, language))));
    }
}
