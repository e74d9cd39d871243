package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Manuscript;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where card files are looked at while somebody writes them, again and again. Several threads may use it.
 *
 * <pre>{@code
 * Workshop workshop = new Workshop(Shelf.onPath());
 * Proof proof = workshop.look("hobe", new CardFile("my cards", text, languages));
 * proof.problems().forEach(System.out::println);
 * }</pre>
 */
public final class Workshop {
    /** So many letters are looked at: some 150 cards. They come from outside, and reading them takes time. */
    public static final int MOST = 16_000;

    private final Shelf shelf;
    private final ConcurrentHashMap<String, Array<String>> named = new ConcurrentHashMap<>();

    /** For the games of a shelf. */
    public Workshop(Shelf shelf) {
        this.shelf = shelf;
    }

    /**
     * Looks at a file.
     *
     * @param game the id of a game that can be made
     */
    public Proof look(String game, CardFile file) {
        Cards usual = shelf.usual(game).get().game().cards();
        return tooLong(file)
                .map(problem ->
                        new Proof(file.languages().head(), usual, Array.empty(), Array.of(problem), Array.empty()))
                .getOrElse(() -> look(game, file, usual, usual.form()));
    }

    /** That nobody looks at a file since it is too long, if it is. */
    public static Option<Problem> tooLong(CardFile file) {
        return Option.when(
                file.text().length() > MOST,
                () -> Problem.at(
                        "line 1", "cards/too-long", "all cards together have at most {most:number} letters", MOST));
    }

    private <K> Proof look(String game, CardFile file, Cards usual, Form<K> form) {
        Wording language = file.language();
        Manuscript<K> written = CardSheet.manuscript(file.text(), form, language);
        Array<PrintedCard> own = written.cards().map(PrintedCard.class::cast);
        Array<String> ids = own.map(PrintedCard::id).distinct();
        if (own.isEmpty()) {
            return new Proof(language, usual, ids, written.problems(), Array.empty());
        }
        CardFile understood = new CardFile(file.path(), written.understood(), Array.of(language));
        return shelf.ready(game, Wish.USUAL.withCards(understood))
                .map(ready -> ready.game().cards())
                .fold(
                        illegal -> new Proof(
                                language,
                                usual.and(own, language),
                                ids,
                                written.problems().appendAll(understood.located(illegal)),
                                Array.empty()),
                        cards -> new Proof(
                                language,
                                cards,
                                ids,
                                written.problems(),
                                doubts(game, understood, usual, language)
                                        .appendAll(understood.located(cards.hints(ids, language)))));
    }

    private Seq<Problem> doubts(String game, CardFile file, Cards usual, Wording language) {
        Array<String> elsewhere =
                named.computeIfAbsent(game + "." + language.language(), first -> usual.named(language));
        return usual.doubts(file.text(), language, elsewhere);
    }
}
