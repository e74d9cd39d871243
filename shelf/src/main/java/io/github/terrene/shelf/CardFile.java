package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Predicate;

/**
 * A card set that somebody wrote as plain text.
 *
 * @param path where it is, as problems tell it; what is in it need not come from a file
 * @param text what it says
 * @param languages in which it may be written, the one that the person speaks first; at least one
 */
public record CardFile(String path, String text, Array<Wording> languages) {
    private static final String SAME_ID = "cards/same-id";
    private static final String SAME_NAME = "/same-name";

    /** The file, or why it cannot be read. */
    public static Either<Problem, CardFile> read(Path path, Array<Wording> languages) {
        String name = path.toString();
        try {
            return Either.right(new CardFile(name, text(path), languages));
        } catch (NoSuchFileException absent) {
            return Either.left(Problem.at(name, "cards/no-file", "there is no such file"));
        } catch (CharacterCodingException other) {
            return Either.left(Problem.at(name, "cards/no-utf-8", "this is not text in UTF-8: save it as such"));
        } catch (IOException unreadable) {
            return Either.left(Problem.at(name, "cards/unreadable", "it cannot be read"));
        }
    }

    /** Unlike a decoder that replaces what it cannot read, this one says so. */
    private static String text(Path path) throws IOException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                .toString();
    }

    /** The same file, in which texts may call these cards by their names in its language. */
    public CardFile naming(Cards cards) {
        return new CardFile(
                path,
                text,
                languages.map(language -> language.naming(cards.byId().values())));
    }

    /** The cards of a file, if there is one, or what is not understood in the language of the person. */
    static <K> Either<Seq<Problem>, Array<K>> cards(Option<CardFile> file, Form<K> form) {
        return file.map(own -> own.cards(form)).getOrElse(() -> Either.right(Array.empty()));
    }

    private <K> Either<Seq<Problem>, Array<K>> cards(Form<K> form) {
        return CardSheet.read(text, form, language());
    }

    /** The language in which it is written, whatever is wrong with it: that of most of its words. */
    public Wording language() {
        return languages.maxBy(language -> language.familiar(text)).get();
    }

    /**
     * What in it is understood and probably meant otherwise, each with its place; nothing if it is not understood.
     *
     * @param cards all cards of the game, these among them
     */
    public Seq<Problem> doubts(Cards cards) {
        return cards.doubts(text, language());
    }

    /**
     * What in it is legal and probably a mistake, each with its line: {@link Cards#hints}; nothing if it is not understood.
     *
     * @param cards all cards of the game, these among them
     */
    public Seq<Problem> hints(Cards cards) {
        return CardSheet.read(text, cards.form(), language())
                .map(own -> located(cards.hints(own.map(card -> ((PrintedCard) card).id()), language())))
                .getOrElse(Array::empty);
    }

    /** Problems of it in the language in which it is written. */
    public Seq<String> told(Seq<Problem> problems) {
        Wording language = language();
        return problems.map(language::told);
    }

    /**
     * Problems of cards, with the line of the file where the card begins, of several with one name the last. A part of a card that a problem
     * names as Java does is left out: the line is nearer to whoever wrote it. That cards of one name have one id, too, goes without saying.
     */
    public Seq<Problem> located(Seq<Problem> problems) {
        Array<String> lines = Array.of(text.split("\r\n|\r|\n", -1)).map(String::trim);
        Seq<Problem> located = problems.map(problem -> located(problem, lines)).distinct();
        Seq<String> named =
                located.filter(problem -> problem.key().endsWith(SAME_NAME)).map(Problem::place);
        return located.reject(problem -> problem.key().equals(SAME_ID) && named.contains(problem.place()));
    }

    private static Problem located(Problem problem, Array<String> lines) {
        String card = problem.place().split(", ", 2)[0];
        Predicate<String> begins = text -> text.equals(card) || CardId.of(text).equals(card);
        boolean again = problem.key().endsWith(SAME_NAME) || problem.key().equals(SAME_ID);
        int line = again ? lines.lastIndexWhere(begins) : lines.indexWhere(begins);
        return line < 0 || card.isEmpty()
                ? problem
                : new Problem("line " + (line + 1) + ", " + lines.get(line), problem.why());
    }

    /** What a set or a deck of its cards is called: the name of the file without its ending. */
    public String name() {
        return path.replaceFirst("^.*[/\\\\]", "").replaceFirst("[.][^.]*$", "");
    }
}
