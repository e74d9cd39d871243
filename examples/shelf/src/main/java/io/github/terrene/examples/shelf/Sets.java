package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.card.PrintedSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.tree.Tree;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;
import java.util.function.Function;

/**
 * The card sets of a game that are found in other jars, with their decks and words.
 *
 * @param all the sets, by name
 * @param forms the form of a card that can be written with the words of all of them
 * @param <S> sets
 * @param <K> cards
 * @param <D> decks
 */
record Sets<S extends PrintedSet<K, D>, K extends PrintedCard, D>(Array<S> all, Lazy<Form<K>> forms) {
    /**
     * All sets that are found.
     *
     * @param service what they are declared as
     * @param card the type of a card
     * @param forms the forms of cards that are also written with records of their own
     */
    static <S extends PrintedSet<K, D>, K extends PrintedCard, D> Sets<S, K, D> found(
            Class<S> service, Class<K> card, Function<Class<?>[], Forms> forms) {
        Array<S> all = Array.ofAll(ServiceLoader.load(service)).sortBy(PrintedSet::name);
        Class<?>[] types = all.flatMap(PrintedSet::types).toJavaArray(Class<?>[]::new);
        return new Sets<>(all, Lazy.of(() -> forms.apply(types).of(card)));
    }

    /** The form of a card that can be written with the words of all of them. */
    Form<K> form() {
        return forms.get();
    }

    /** Their cards. */
    Array<K> printed() {
        return all.flatMap(PrintedSet::cards);
    }

    /** Their decks. */
    Array<D> decks() {
        return all.flatMap(PrintedSet::decks);
    }

    /** The cards of a file, if there is one; or what is wrong with it or with the sets. */
    Either<Seq<Problem>, Array<K>> cards(Option<CardFile> file) {
        Array<Problem> unwritten = all.flatMap(set -> set.cards().flatMap(card -> unwritten(set, card)));
        return unwritten.isEmpty() ? CardFile.cards(file, form()) : Either.left(unwritten);
    }

    /** Why a card cannot be written, told, or read: it has effects that its set does not name. */
    private Option<Problem> unwritten(S set, K card) {
        try {
            Tree.of(form(), card);
            return Option.none();
        } catch (IllegalArgumentException unknown) {
            return Option.some(Problem.at(
                    set.name() + ", " + card.id(),
                    "set/types",
                    "{problem}: the types() of the set name its own effects",
                    String.valueOf(unknown.getMessage())));
        }
    }

    /** These words, and those that the sets bring in the same language. */
    Wording and(Wording game) {
        return all.foldLeft(
                game,
                (words, set) -> set.words()
                        .foldLeft(
                                words,
                                (before, name) ->
                                        before.and(name, set.getClass()).getOrElse(before)));
    }
}
