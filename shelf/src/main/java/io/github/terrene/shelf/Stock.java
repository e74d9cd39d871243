package io.github.terrene.shelf;

import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Spelling;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.tree.Change;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.kernel.tree.Tree;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The cards that a game is played with: those that it brings, those of the sets that are found, and those of a file, with the numbers that stand on them
 * after errata.
 *
 * @param corrected the cards that errata change, by id
 * @param cards all cards, corrected
 * @param own those of the file, corrected
 * @param <K> cards
 */
public record Stock<K extends PrintedCard>(Map<String, K> corrected, Array<K> cards, Array<K> own) {
    /**
     * Cards with errata.
     *
     * @param form how cards are taken apart
     * @param cards all but those of the file
     * @param own those of the file
     * @return the cards, or every erratum that is about nothing
     */
    static <K extends PrintedCard> Either<Seq<Problem>, Stock<K>> of(
            Form<K> form, Array<K> cards, Array<K> own, Array<Erratum> errata) {
        Map<String, K> corrected = LinkedHashMap.empty();
        Array<Problem> wrong = Array.empty();
        for (Erratum erratum : errata) {
            Either<Problem, K> card = corrected
                    .get(erratum.card())
                    .orElse(() -> cards.appendAll(own).find(each -> each.id().equals(erratum.card())))
                    .toEither(() -> unknown(erratum, cards.appendAll(own)))
                    .flatMap(known -> changed(form, known, erratum));
            wrong = wrong.appendAll(card.swap().toOption());
            corrected = card.isRight() ? corrected.put(erratum.card(), card.get()) : corrected;
        }
        Map<String, K> all = corrected;
        return wrong.isEmpty()
                ? Either.right(new Stock<>(all, of(all, cards.appendAll(own)), of(all, own)))
                : Either.left(Problem.capped("errata", wrong));
    }

    private static Problem unknown(Erratum erratum, Array<? extends PrintedCard> cards) {
        return Spelling.closest(cards.map(PrintedCard::id), erratum.card())
                .map(near -> Problem.at(
                        erratum.place(),
                        "errata/no-card",
                        "there is no card {name}; did you mean {near}?",
                        erratum.card(),
                        near))
                .getOrElse(() -> Problem.at(
                        erratum.place(), "errata/no-card-at-all", "there is no card {name}", erratum.card()));
    }

    private static <K extends PrintedCard> Either<Problem, K> changed(Form<K> form, K card, Erratum erratum) {
        if (numbers(form, card, Array.of(card.id()), "")
                .forAll(number -> !number.part().equals(erratum.part()))) {
            return Either.left(Problem.at(
                    erratum.place(),
                    "errata/no-number",
                    "there is no such number on {name}; there are {numbers}",
                    card.id(),
                    numbers(form, card, Array.of(card.id()), "")
                            .map(CardNumber::part)
                            .mkString(", ")));
        }
        Array<String> path = Array.of(erratum.part().split("[.]"));
        Tree number = new Tree.Whole(erratum.number(), false);
        try {
            return Either.right(
                    new Difference(Array.of(new Change(path, new Change.Replace(number)))).apply(form, card));
        } catch (Unreadable refused) {
            return Either.left(Problem.at(
                    erratum.place(), "errata/refused", "{number:number} cannot stand there", erratum.number()));
        }
    }

    /** These cards with their errata: decks hold their cards themselves. */
    public Array<K> of(Iterable<? extends K> printed) {
        return of(corrected, Array.ofAll(printed));
    }

    private static <K extends PrintedCard> Array<K> of(Map<String, K> corrected, Array<? extends K> printed) {
        return printed.map(card -> corrected.get(card.id()).getOrElse(card));
    }

    /**
     * All numbers on a card, each with where it stands: {@code hp}, {@code text.0.effects.1.damage}.
     *
     * @param ids its id, and those of its other prints
     * @param name its name, for people
     */
    static Array<CardNumber> numbers(Form<?> form, Object card, Array<String> ids, String name) {
        return numbers(Tree.of(form, card), Array.empty())
                .map(found -> new CardNumber(ids, name, found._1.mkString("."), found._2));
    }

    private static Array<Tuple2<Array<String>, Integer>> numbers(Tree tree, Array<String> path) {
        if (tree instanceof Tree.Whole whole) {
            return Array.of(new Tuple2<>(path, (int) whole.number()));
        }
        if (tree instanceof Tree.Product product) {
            return product.parts().flatMap(part -> numbers(part._2, path.append(part._1)));
        }
        if (tree instanceof Tree.Elements list) {
            return list.elements().zipWithIndex().flatMap(each -> numbers(each._1, path.append("" + each._2)));
        }
        return tree instanceof Tree.Member member ? numbers(member.value(), path) : Array.empty();
    }
}
