package io.github.terrene.narrator.board;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.compose.InnerSeats;
import io.github.terrene.kernel.compose.TwoParts;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Known.Value;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Where the parts of a game lie on a board. It is data that the game brings, in a file such as {@code META-INF/terrene/layouts/hobe.layout}.
 * {@code docs/boards.md} explains it.
 */
public final class Layout {
    private static final String FOLDER = "META-INF/terrene/layouts/";

    private final LinkedHashMap<String, Array<Line>> boards;
    private final LinkedHashMap<String, Array<Line>> cards;

    Layout(LinkedHashMap<String, Array<Line>> boards, LinkedHashMap<String, Array<Line>> cards) {
        this.boards = boards;
        this.cards = cards;
    }

    /** Reads a file, or lists everything in it that cannot be read, each with its line. */
    public static Either<Array<Problem>, Layout> parse(String text) {
        return LayoutParser.parse("", text);
    }

    /**
     * The layout that a game brings; none if it brings none. Games whose names begin alike can share a file, as they share {@linkplain
     * Wording#of language files}.
     *
     * @param game the {@linkplain io.github.terrene.kernel.Notation#game name} of the game, such as {@code hobe}
     * @throws IllegalStateException if the file cannot be read, which is a bug in the game
     */
    public static Option<Layout> of(String game) {
        return found(game)
                .map(read -> read.getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n"))));
    }

    /** The same, or everything in the file that cannot be read, each with its line. */
    public static Option<Either<Array<Problem>, Layout>> found(String game) {
        Array<GameFile> files = GameFile.all(game, FOLDER, ".layout");
        return Option.when(
                files.nonEmpty(),
                () -> Either.<Array<Problem>, Layout>sequence(
                                files.map(file -> LayoutParser.parse(file.name(), file.text())))
                        .bimap(problems -> problems.toArray().flatMap(each -> each), all -> all.reduce(Layout::and)));
    }

    /** This layout, and another one behind it. */
    private Layout and(Layout more) {
        return new Layout(
                more.boards.foldLeft(boards, LinkedHashMap::put), more.cards.foldLeft(cards, LinkedHashMap::put));
    }

    /**
     * What is wrong with the lines of this layout for a game: those whose paths lead nowhere in what is shown would draw nothing, without a word.
     * If some of its boards are for other games, which share the file, so may be what it says of cards.
     *
     * @param shown the form of what is shown
     * @param printed the forms of the cards of the game
     * @return each with its place
     */
    public Array<Problem> misfits(Form<?> shown, Array<Form<?>> printed) {
        Fit fit = Fit.of(shown, printed, boards.keySet());
        Array<Problem> all = boards.toArray()
                .flatMap(board -> fit.misfits("board", board._1, board._2))
                .appendAll(cards.toArray().flatMap(card -> fit.misfits("card", card._1, card._2)));
        int own = boards.keySet().count(fit.types()::containsKey);
        return own > 0 && own < boards.size()
                ? all.reject(problem -> problem.key().equals(Fit.NO_TYPE))
                : all;
    }

    /** The keys of all labels in it, which each language file of the game must have. */
    public Array<String> labels() {
        return Array.ofAll(boards.values())
                .appendAll(cards.values())
                .flatMap(lines -> lines)
                .flatMap(Layout::labels)
                .distinct();
    }

    /**
     * What it says in words besides labels, which each language file of the game must be able to say: the name of the part that it leads to,
     * {@code #} for the thing itself, and the variant.
     */
    public Array<Tuple2<String, String>> words() {
        return Array.ofAll(boards.values())
                .appendAll(cards.values())
                .flatMap(lines -> lines)
                .flatMap(Layout::words)
                .distinct();
    }

    private static Array<Tuple2<String, String>> words(Line line) {
        return line.said()
                .map(variant -> line.paths().map(path -> Tuple.of(path.replaceAll(".*[./]", ""), variant)))
                .getOrElse(() -> line.lines().flatMap(Layout::words));
    }

    /** The names of all types that it draws: of what is shown, of cards, and of things that have a card. */
    public Array<String> types() {
        return Array.ofAll(boards.keySet()).appendAll(cards.keySet());
    }

    /** The key of a label's words in a language file. */
    static String key(String label) {
        return "Board." + label;
    }

    private static Array<String> labels(Line line) {
        return line.label().map(Layout::key).toArray().appendAll(line.lines().flatMap(Layout::labels));
    }

    Array<Line> cards(String type) {
        return cards.getOrElse(type, Array.empty());
    }

    /**
     * Draws what is shown.
     *
     * @param form the form of what is shown
     * @param known what names stand for
     */
    public Board draw(Form<?> form, Shown<?> shown, Wording wording, Known known) {
        return new Board(parts(new Value(form, shown), known)
                .flatMap(part -> new Drawing(
                                this,
                                wording,
                                part.known(),
                                ((Shown<?>) part.value().value()).seat())
                        .all(board(part.value()), part)));
    }

    /**
     * By what a card differs from others at a glance: for each respect that this layout names, what sort it is of.
     *
     * @param card the card, with the form of what is printed on it
     */
    public Array<Sort> sorts(Value card, Wording wording, Known known) {
        return new Drawing(this, wording, known, Seat.ONLOOKER).sorts(card);
    }

    /**
     * By which number a card stands in the curve of a deck, such as what it costs; none if this layout names none for such cards.
     *
     * @param card the card, with the form of what is printed on it
     */
    public Option<Measure> measure(Value card, Wording wording, Known known) {
        return new Drawing(this, wording, known, Seat.ONLOOKER).measure(card);
    }

    private Array<Line> board(Value part) {
        return boards.getOrElse(((ProductForm<?>) part.form()).name(), Array.empty());
    }

    /** The parts of it that may have a board: what is currently shown within it, such as the game of a match, and below that the whole. */
    private static Array<Here> parts(Value shown, Known known) {
        if (shown.form() instanceof OptionForm option) {
            return ((Option<?>) shown.value())
                    .toArray()
                    .flatMap(there -> parts(new Value(option.element(), there), known));
        }
        return shown.form() instanceof ProductForm<?> product ? parts(product, shown, known) : Array.empty();
    }

    private static Array<Here> parts(ProductForm<?> product, Value shown, Known known) {
        Array<Value> within = within(product, shown);
        if (shown.value() instanceof TwoParts<?, ?> two) {
            return within.filter(part ->
                            part.form() instanceof OptionForm == two.second().isDefined())
                    .flatMap(part -> parts(part, known));
        } else if (shown.value() instanceof InnerSeats inner) {
            return within.flatMap(part -> parts(part, new InnerPlayers(known, inner.players())));
        }
        return shown.value() instanceof Shown
                ? within.flatMap(part -> parts(part, known)).append(Here.at(shown, known))
                : Array.empty();
    }

    private static Array<Value> within(ProductForm<?> product, Value whole) {
        return product.parts().map(part -> new Value(part.form(), part.of(whole.value())));
    }
}
