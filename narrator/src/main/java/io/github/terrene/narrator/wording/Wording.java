package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The words of one language for the values of a game. The same phrases are used to put values into words and to read them from texts.
 *
 * <pre>{@code
 * Wording german = Wording.of("hobe", "de").get();
 * Said text = german.say(CardForms.STANDARD.of(Card.class), card, "text", Known.NOTHING).get();
 * }</pre>
 *
 * <p>A language file has a line for each thing that is said; {@code docs/words.md} explains it. Immutable and thread-safe.
 */
public final class Wording {
    static final String NUMBER = "number";
    static final String TEXT = "text";
    static final String CARD = "Card.KNOWN";

    private static final ConcurrentHashMap<String, Wording> GIVEN = new ConcurrentHashMap<>();

    private final Phrases phrases;
    private final Known texts;

    Wording(Phrases phrases) {
        this(phrases, Known.NOTHING);
    }

    private Wording(Phrases phrases, Known texts) {
        this.phrases = phrases;
        this.texts = texts;
    }

    /** Reads a language file, or lists everything in it that cannot be read, each with its line. */
    public static Either<Array<Problem>, Wording> parse(String text) {
        return PhrasesParser.parse(Phrases.NONE, text).map(Wording::new);
    }

    /**
     * Reads a language file and those that it names in lines such as {@code also common}, or lists everything in them that cannot be read.
     *
     * @param others finds the text of another file by that name; one that is not there is left out
     */
    public static Either<Array<Problem>, Wording> parse(String text, Function<String, Option<String>> others) {
        Array<GameFile> also = GameFile.named(text)
                .sortBy(name -> !name.equals(Tables.COMMON))
                .flatMap(name -> others.apply(name).map(other -> new GameFile(name, other)));
        return also.foldLeft(
                        Either.<Array<Problem>, Phrases>right(Phrases.NONE),
                        (read, file) -> read.flatMap(before -> behind(before, file)))
                .flatMap(before -> PhrasesParser.together(before, text))
                .map(Wording::new);
    }

    /**
     * The words that a game brings in a language; none if it does not speak it. Games whose names begin alike can share a file:
     * {@code terrene-odyssey.de.words} also serves {@code terrene-odyssey-duel}, unless that has a file of its own. A line such as {@code also
     * terrene-odyssey-drafts} names another file, whose lines belong to this one if it is there: lines with conditions come first, and
     * of the others those of this one. Files are read once, which takes up to a quarter of
     * a second, and kept.
     *
     * @param game the {@linkplain io.github.terrene.kernel.Notation#game name} of the game, such as {@code hobe}
     * @param language the language, such as {@code de}
     * @throws IllegalStateException if the file of the game cannot be read, which is a bug in the game
     */
    public static Option<Wording> of(String game, String language) {
        return found(game, language).map(Wording::given);
    }

    /** The same, or everything in the file that cannot be read, each with its line. */
    public static Option<Either<Array<Problem>, Wording>> found(String game, String language) {
        String name = game + "." + language;
        Option<Wording> kept = Option.of(GIVEN.get(name));
        return kept.isDefined()
                ? kept.map(Either::right)
                : inFiles(game, language).map(read -> read.map(words -> GIVEN.computeIfAbsent(name, first -> words)));
    }

    private static Option<Either<Array<Problem>, Wording>> inFiles(String game, String language) {
        Array<GameFile> files = Tables.all(game, language);
        return Option.when(
                files.nonEmpty(),
                () -> files.foldLeft(
                                Either.<Array<Problem>, Phrases>right(Phrases.NONE),
                                (read, file) -> read.flatMap(before -> behind(before, file)))
                        .map(Wording::new));
    }

    private static Either<Array<Problem>, Phrases> behind(Phrases before, GameFile file) {
        return PhrasesParser.together(before, file.text())
                .mapLeft(problems -> problems.map(problem -> problem.at(file.name() + ", " + problem.place())));
    }

    /** Reads more lines, for cards of your own. They say only what these words do not say already. */
    public Either<Array<Problem>, Wording> and(String text) {
        return PhrasesParser.parse(phrases, text).map(more -> new Wording(more, texts));
    }

    /**
     * These words and those that another module brings for the effects of its cards, in the same language; none if it does not speak it.
     *
     * <pre>{@code
     * Wording german = Wording.of("carnage", "de").flatMap(game -> game.and("lamps", Lamps.class)).get();
     * }</pre>
     *
     * @param name the name of its file: {@code META-INF/terrene/words/lamps.de.words} has the name {@code lamps}
     * @param module a class of the module
     * @throws IllegalStateException if the file cannot be read, which is a bug in the module
     */
    public Option<Wording> and(String name, Class<?> module) {
        return Tables.read(name, language(), module).map(text -> given(and(text)));
    }

    private static Wording given(Either<Array<Problem>, Wording> read) {
        return read.getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    /** The same words, in which texts of other cards may call these cards by their names in the language. */
    public Wording naming(Iterable<Known.Printed> cards) {
        Array<Known.Printed> all = Array.ofAll(cards);
        return new Wording(phrases, new Known() {
            @Override
            public Array<Printed> printed() {
                return all;
            }
        });
    }

    /** What names stand for in texts of cards. */
    public Known texts() {
        return texts;
    }

    /** The language, such as {@code en}. */
    public String language() {
        return phrases.language();
    }

    /**
     * A value in words; none if there is no phrase for it, or for a part of it.
     *
     * @param form the form of the value
     * @param variant how it is said, as named in the language file; an empty text for the usual way
     */
    public Option<Said> say(Form<?> form, Object value, String variant, Known known) {
        return new Writer(phrases, known)
                .ways(Thing.of(form, value), variant, Features.OPEN)
                .headOption()
                .map(way -> Piece.all(way.pieces(), phrases.changes()));
    }

    /**
     * An event in words.
     *
     * @param said a sentence; nothing if nothing is told
     * @param role its role among other sentences
     * @param events how many events it tells about; 0 if the next sentence tells more about the same event
     */
    public record Told(Said said, Role role, int events) {}

    /** Events in words, in order; those that belong together are told in one sentence. */
    public Array<Told> tell(Form<?> form, Iterable<?> events, Known known) {
        return new Teller(new Writer(phrases, known), form).tell(Array.ofAll(events));
    }

    /** What a card is called: by the name that the language has for it, or by its printed name. */
    public String called(Known.Printed card) {
        return new Writer(phrases, Known.NOTHING)
                .ways(phrases.name(card), Scope.NONE, Features.OPEN)
                .headOption()
                .map(way -> Piece.all(way.pieces(), phrases.changes()).text())
                .getOrElse(card.name());
    }

    /** Why something is refused. */
    public Said why(Rejection rejection, Known known) {
        return new Reasons(new Writer(phrases, known)).why(rejection);
    }

    /**
     * A sentence for people that stands for itself, such as what a lesson says.
     *
     * @param key its line in the language file: {@code lesson.hand}
     * @param facts what its slots stand for; of a card among them, also what is printed on it: {@code {card.cost}}
     * @return none if there is no such line, or if it says something that is not there
     */
    public Option<Said> sentence(String key, Seq<Fact> facts, Known known) {
        return new Reasons(new Writer(phrases, known)).sentence(key, facts);
    }

    /**
     * The values that a text stands for: none if it cannot be understood, several if it can be understood in several ways. Words that occur in
     * phrases are read as such, not as names.
     */
    public Array<Object> read(Form<?> form, String text, String variant, Known known) {
        return read(form, new Letters(text, false, false), variant, known);
    }

    private Array<Object> read(Form<?> form, Letters letters, String variant, Known known) {
        return best(form, letters, variant, known).map(Found::value).distinct().toArray();
    }

    private List<Found> best(Form<?> form, Letters letters, String variant, Known known) {
        List<Found> all = found(form, letters, variant, known)
                .filter(found -> found.notes().closed());
        return Alternatives.fewest(
                Alternatives.fewest(all, found -> found.free().letters()),
                found -> found.notes().outside());
    }

    private List<Found> found(Form<?> form, Letters letters, String variant, Known known) {
        return new Reader(phrases, known, letters)
                .values(Sought.of(form), variant, Features.OPEN, 0)
                .filter(found -> found.to() == letters.length() && found.whole());
    }

    /**
     * The value that a text stands for, or what is wrong with the text: the place where it is no longer understood, or that it can be
     * understood in two ways.
     *
     * @param line the number of its first line in a file, from 1
     */
    @SuppressWarnings("unchecked") // the form of a type reads its values
    public <T> Either<Problem, T> understand(Form<T> form, String text, String variant, Known known, int line) {
        Array<Object> read = read(form, text, variant, known);
        if (read.size() == 1) {
            return Either.right((T) read.head());
        }
        return Either.left(
                read.isEmpty()
                        ? misread(form, text, variant, known, line)
                        : Problem.at("line " + line, "words/two-meanings", "this can be understood in two ways"));
    }

    /**
     * What is wrong with one line of a text whose other lines are understood, and the line without the mistakes, if that is to be found.
     *
     * @param lines the text
     * @param which the place of that line
     * @param number its number in a file, from 1
     * @param patience how much is tried
     */
    public Mistakes mistakes(
            Form<?> form, Array<String> lines, int which, String variant, Known known, int number, Patience patience) {
        return Mistakes.of(text -> heard(form, text, variant, known), lines, which, number, patience)
                .getOrElse(() -> Mistakes.unknown(
                        misread(form, lines.mkString("", "\n", "\n"), variant, known, number - which)));
    }

    /**
     * What may come next in a text that somebody writes: words and phrases that begin with the letters behind the last blank, in
     * the order of the alphabet.
     *
     * @param text what is written, as far as that place
     */
    public Array<String> next(Form<?> form, String text, String variant, Known known) {
        int from = Letters.lastWord(text);
        String begun = text.substring(from).toLowerCase(Locale.ROOT);
        Letters letters = new Letters(text.substring(0, from) + Letters.NOTHING, true, true);
        found(form, letters, variant, known);
        return letters.expected(from)
                .filter(each -> each.toLowerCase(Locale.ROOT).startsWith(begun))
                .reject(Letters.NUMBER::equals)
                .sortBy(each -> each.toLowerCase(Locale.ROOT));
    }

    /** What of a text that is understood was taken for names, in order; nothing if it is not understood. */
    public Array<FreeName> names(Form<?> form, String text, String variant, Known known) {
        Letters letters = new Letters(text, true, false);
        List<Found> all = Alternatives.fewest(
                found(form, letters, variant, known)
                        .filter(found -> found.notes().closed()),
                found -> found.free().letters());
        return all.toArray()
                .take(1)
                .flatMap(found -> found.free().runs().reverse())
                .map(run -> letters.name(run.from(), run.to()));
    }

    /** Whether a word occurs in a phrase of these words. */
    public boolean says(String word) {
        return phrases.words().get().contains(word.toLowerCase(Locale.ROOT));
    }

    /** How many words of a text occur in phrases of these words: many if it is in this language, whatever is wrong with it. */
    public int familiar(String text) {
        return FreeName.words(text).count(this::says);
    }

    /** How much of a text is not understood; 0 if all is, or would be with more lines. */
    public int left(Form<?> form, String text, String variant, Known known) {
        Letters letters = heard(form, text, variant, known);
        return letters.understood() || letters.openEnded() ? 0 : 1 + letters.length() - letters.farthest();
    }

    private Letters heard(Form<?> form, String text, String variant, Known known) {
        Letters letters = new Letters(text, true, true);
        List<Found> best = best(form, letters, variant, known);
        return best.map(Found::value).distinct().size() == 1
                ? letters.understood(best.head().free().letters())
                : letters;
    }

    private Problem misread(Form<?> form, String text, String variant, Known known, int line) {
        Letters letters = new Letters(text, true, true);
        return found(form, letters, variant, known)
                .flatMap(found -> Register.unmentioned(found.notes().all()))
                .map(at -> new Misread(letters.text(), at, Array.empty()))
                .headOption()
                .fold(
                        () -> letters.misread().problem(line, Misread::why),
                        misread -> misread.problem(line, Misread::unmentioned));
    }

    /** What is wrong with something that somebody wrote, and where, with the number of the rule that it breaks. */
    public String told(Problem problem) {
        String rule = problem.rule().isEmpty() ? "" : " (" + problem.rule() + ")";
        return Places.told(problem.place(), this) + ": " + problem(problem) + rule;
    }

    /** What is wrong, without its place: a sentence without a full stop. */
    public String problem(Problem problem) {
        return why(problem.why(), Known.NOTHING).text();
    }

    /** The lines of a language file that are given twice, each with its place. */
    public static Array<Problem> repeated(String file) {
        return RepeatedLines.in(file);
    }

    /**
     * The words for a key, for labels on a screen: {@code Row.FRONT}, or {@code Side.hand} for the name of a part of a side; none if the
     * language file has none.
     */
    public Option<String> word(String key) {
        return phrases.all()
                .get(key)
                .flatMap(all -> new Writer(phrases, Known.NOTHING)
                        .ways(all, Scope.NONE, Features.OPEN)
                        .headOption())
                .map(way -> Piece.all(way.pieces(), phrases.changes()).text());
    }

    /**
     * What is missing or superfluous in the language file: values without a phrase, phrases that are never said, slots that are not parts.
     *
     * @param needs everything that is to be said
     */
    public Array<Problem> gaps(Iterable<? extends Need> needs) {
        return coverage(needs).gaps();
    }

    /**
     * How much of what is needed the language file says, and what is missing or superfluous in it.
     *
     * @param needs everything that is to be said
     */
    public Coverage coverage(Iterable<? extends Need> needs) {
        Gaps gaps = new Gaps(phrases);
        gaps.need(Array.ofAll(needs));
        Array<Problem> problems = gaps.problems();
        return new Coverage(gaps.said(), problems);
    }
}
