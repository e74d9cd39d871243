package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The decks that a game is played with.
 *
 * @param names the names of all decks that there are
 * @param usual the places of those that are played if nothing else is said, one for each player
 * @param config a game with decks, by their places, one for each player
 * @param own the same, where some players have decks of their own, by seat; or what is wrong with these
 * @param played the names of the decks of a game, by seat
 * @param <C> configurations
 */
public record Decks<C>(
        Array<String> names,
        Array<Integer> usual,
        Function<Array<Integer>, C> config,
        BiFunction<Array<Integer>, Map<Integer, OwnDeck>, Either<Seq<Problem>, C>> own,
        Function<C, Array<String>> played) {
    /**
     * Ready decks, and perhaps one of the player's own, which is then the first that is played.
     *
     * @param name what a deck is called
     * @param config a game with decks
     * @param decks the decks of a game
     * @param listed a deck of one's own, or which of its cards there are not
     */
    public static <C, D> Decks<C> of(
            Array<D> ready,
            Option<D> own,
            Array<Integer> usual,
            Function<D, String> name,
            Function<Array<D>, C> config,
            Function<C, Array<D>> decks,
            Function<OwnDeck, Either<Seq<Problem>, D>> listed) {
        Array<D> all = ready.appendAll(own);
        return new Decks<>(
                all.map(name),
                own.isEmpty() ? usual : usual.update(0, ready.size()),
                places -> config.apply(places.map(all)),
                (places, lists) ->
                        chosen(places.map(all), lists.mapValues(listed)).map(config),
                played -> decks.apply(played).map(name));
    }

    /** Ready decks, but for the seats that have their own; or everything that is wrong with these. */
    private static <D> Either<Seq<Problem>, Array<D>> chosen(
            Array<D> ready, Map<Integer, Either<Seq<Problem>, D>> own) {
        Array<Problem> wrong =
                own.values().toArray().flatMap(deck -> deck.fold(problems -> problems, none -> Array.empty()));
        return wrong.isEmpty()
                ? Either.right(ready.zipWithIndex(
                        (deck, seat) -> own.get(seat).map(Either::get).getOrElse(deck)))
                : Either.left(wrong);
    }

    /** No decks: the players build them, or the game has none. */
    public static <C> Decks<C> none(C config) {
        return new Decks<>(
                Array.empty(),
                Array.empty(),
                places -> config,
                (places, lists) -> Either.right(config),
                played -> Array.empty());
    }

    /** The same decks for what is configured otherwise, and back. */
    public <B> Decks<B> as(Function<C, B> other, Function<B, C> back) {
        return new Decks<>(
                names,
                usual,
                config.andThen(other),
                (places, lists) -> own.apply(places, lists).map(other),
                back.andThen(played));
    }
}
