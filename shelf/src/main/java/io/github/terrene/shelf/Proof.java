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
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A card file as it stands while somebody writes it: what is understood can be looked at while other cards in it are still wrong.
 *
 * @param language in which it is written
 * @param cards the cards of the game, and those of the file that are understood
 * @param own the ids of these, in the order of the file
 * @param problems everything that is wrong with it, each with its place
 * @param hints what is legal and probably meant otherwise
 */
public record Proof(Wording language, Cards cards, Array<String> own, Seq<Problem> problems, Seq<Problem> hints) {
    /**
     * Looks at a file.
     *
     * @param game the id of a game on that shelf that can be made
     */
    public static Proof of(Shelf shelf, String game, CardFile file) {
        Cards usual = shelf.usual(game).get().game().cards();
        return of(shelf, game, file, usual, usual.form());
    }

    private static <K> Proof of(Shelf shelf, String game, CardFile file, Cards usual, Form<K> form) {
        Wording language = file.language();
        Manuscript<K> written = CardSheet.manuscript(file.text(), form, language);
        Array<PrintedCard> own = written.cards().map(PrintedCard.class::cast);
        Array<String> ids = own.map(PrintedCard::id).distinct();
        if (own.isEmpty()) {
            return new Proof(language, usual, ids, written.problems(), Array.empty());
        }
        CardFile understood = new CardFile(file.path(), written.understood(), Array.of(language));
        Wish wish = new Wish(Option.some(understood), Option.none(), Option.none());
        Either<Seq<Problem>, Cards> made =
                shelf.ready(game, wish).map(ready -> ready.game().cards());
        return made.fold(
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
                        understood.doubts(cards).appendAll(understood.hints(cards))));
    }
}
