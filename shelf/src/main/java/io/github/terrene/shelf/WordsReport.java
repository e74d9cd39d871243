package io.github.terrene.shelf;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Coverage;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * How much of a game a language file says, and what is wrong with it.
 *
 * @param said for how much it has lines
 * @param needed how much there is to say
 * @param problems what is missing, never said, misnamed, said like something else or given twice, with the line of the file
 */
public record WordsReport(int said, int needed, Array<Problem> problems) {
    private static final String PRINT = "print";

    private static final int HUNDRED = 100;

    /** How much of a hundred is said, rounded down: 100 only for all of it. */
    public int percent() {
        return needed == 0 ? HUNDRED : said * HUNDRED / needed;
    }

    /**
     * What can be said of the words of a game. What those that come with the game lack, too, or have too much, counts for nothing: they are
     * shared with other games, or nobody knows beforehand whether they are said.
     *
     * @param words those of a file
     * @param file what the file says
     * @return the report, or what is wrong with the game itself
     */
    public static Either<Seq<Problem>, WordsReport> of(Shelf shelf, ShelvedGame game, Wording words, String file) {
        return shelf.usual(game.id()).map(ready -> {
            Array<Need> needs = needs(game, ready).appendAll(taught(shelf, game));
            Array<Coverage> shipped = Shelf.LANGUAGES
                    .flatMap(language -> shelf.wording(game.family(), language))
                    .map(usual -> usual.coverage(needs));
            Array<Rejection> usual = shipped.flatMap(Coverage::gaps).map(Problem::why);
            Coverage coverage = words.coverage(needs);
            Coverage own = new Coverage(
                    coverage.said(),
                    Wording.repeated(file).appendAll(coverage.gaps()).reject(gap -> usual.contains(gap.why())));
            return new WordsReport(own.said(), needed(own, shipped), own.gaps());
        });
    }

    /** What a missing line would say in turn is not looked for: another language knows how much it is. */
    private static int needed(Coverage own, Array<Coverage> shipped) {
        int most = shipped.map(Coverage::said).max().getOrElse(0);
        return own.needed() == own.said() ? own.said() : Math.max(own.needed(), most);
    }

    private static Array<Need> needs(ShelvedGame shelved, ReadyGame<?, ?, ?, ?, ?> ready) {
        String name = ready.game().rules().notation().game();
        Array<Need> cards = ready.game().cards().forms().flatMap(form -> Array.<Need>of(new Need.Texts(form, PRINT)));
        return cards.appendAll(told(ready.game().rules().forms()))
                .appendAll(ready.match()
                        .toArray()
                        .flatMap(match -> told(match.rules().forms())))
                .append(ready.game().cards().names())
                .append(new Need.Values(GameForms.SEAT, "name"))
                .append(new Need.Values(GameForms.OUTCOME, ""))
                .appendAll(Layout.of(name).toArray().flatMap(Layout::labels).map(Need.Label::new))
                .appendAll(shelved.artifacts()
                        .prepend("terrene-narrator")
                        .prepend("terrene-kernel")
                        .flatMap(RefusalPage::in)
                        .map(each -> new Need.Refusal(each.key(), each.facts(), Option.some(each.template()))));
    }

    /** What the lessons of all games say that have the same words. */
    private static Array<Need> taught(Shelf shelf, ShelvedGame game) {
        return ReadyLesson.games(shelf)
                .filter(other -> other.family().equals(game.family()))
                .flatMap(other -> ReadyLesson.of(shelf, other.id()))
                .flatMap(found -> found.lesson().steps().flatMap(LessonStep::needs));
    }

    private static Array<Need> told(GameForms<?, ?, ?, ?, ?> forms) {
        return Array.of(
                new Need.Values(forms.event(), ""),
                new Need.Values(forms.offered(), ""),
                new Need.Values(forms.action(), ""),
                new Need.Values(forms.shown(), "question"));
    }
}
