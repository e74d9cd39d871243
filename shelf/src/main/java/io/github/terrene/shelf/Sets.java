package io.github.terrene.shelf;

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
public record Sets<S extends PrintedSet<K, D>, K extends PrintedCard, D>(Array<S> all, Lazy<Form<K>> forms) {
    /**
     * The sets that are found.
     *
     * @param found what a {@link java.util.ServiceLoader} finds: the module that calls it must say that it {@code uses} the sets of its game
     * @param card the type of a card
     * @param forms the forms of cards that are also written with records of their own
     */
    public static <S extends PrintedSet<K, D>, K extends PrintedCard, D> Sets<S, K, D> of(
            Iterable<S> found, Class<K> card, Function<Class<?>[], Forms> forms) {
        Array<S> all = Array.ofAll(found).sortBy(PrintedSet::name);
        Class<?>[] types = all.flatMap(PrintedSet::types).toJavaArray(Class<?>[]::new);
        return new Sets<>(all, Lazy.of(() -> forms.apply(types).of(card)));
    }

    /** The form of a card that can be written with the words of all of them. */
    public Form<K> form() {
        return forms.get();
    }

    /** Their cards. */
    public Array<K> printed() {
        return all.flatMap(PrintedSet::cards);
    }

    /** Their decks. */
    public Array<D> decks() {
        return all.flatMap(PrintedSet::decks);
    }

    /**
     * The cards that a game is played with, as somebody wishes; or what is wrong with the wish or with the sets.
     *
     * @param brought the cards that the game brings itself
     */
    public Either<Seq<Problem>, Stock<K>> stock(Array<K> brought, Wish wish) {
        Array<Problem> unwritten = all.flatMap(set -> set.cards().flatMap(card -> unwritten(set, card)));
        return unwritten.isEmpty()
                ? CardFile.cards(wish.cards(), form())
                        .flatMap(own -> Stock.of(form(), brought.appendAll(printed()), own, wish.errata()))
                : Either.left(unwritten);
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

    /** Whether any of them brings words. */
    boolean haveWords() {
        return all.exists(set -> set.words().nonEmpty());
    }

    /** What is wrong with the files of words that the sets bring in the language of these words. */
    Array<Problem> misworded(Wording game) {
        return all.flatMap(set -> set.words().flatMap(name -> misworded(set, name, game)));
    }

    private Option<Problem> misworded(S set, String name, Wording game) {
        try {
            game.and(name, set.getClass());
            return Option.none();
        } catch (IllegalStateException unreadable) {
            return Option.some(Problem.at(
                    set.name() + ", " + name + "." + game.language() + ".words",
                    "set/words",
                    "{problem}",
                    String.valueOf(unreadable.getMessage())));
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
