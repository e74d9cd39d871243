package io.github.terrene.table;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.board.Box;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.OwnDeck;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Iterator;
import io.vavr.control.Option;

/**
 * A deck to try cards with: a ready one in which they take the place of others, each as often as the rules of the game let it in, and together at
 * most of half of them.
 *
 * @param game what is played
 * @param decks the places of the ready decks
 * @param seat whose deck it is
 * @param words in which its board is drawn, which shows what is in a hand
 */
record TrialDeck<C>(Game<C, ?, ?, ?, ?> game, Array<Integer> decks, Seat seat, Wording words) {
    private static final int COPIES = 3;

    /** How often is tried to begin a game in which the seat soon has one of the cards. */
    private static final int TRIES = 30;

    /** So soon: games are prepared and first cards drawn with a few decisions. */
    private static final int DECISIONS = 12;

    /** The game with that deck; with the ready ones if none of the cards may be in a deck. */
    C with(Array<String> own) {
        C ready = game.decks().config().apply(decks);
        Array<String> deck = Array.ofAll(game.rules().pool(ready).of(seat));
        int most = deck.size() / 2;
        C best = ready;
        for (int copy = 0; copy < COPIES; copy++) {
            for (String card : own) {
                Option<Tuple2<Array<String>, C>> more =
                        deck.count(own::contains) < most ? with(card, deck, own) : Option.none();
                deck = more.map(Tuple2::_1).getOrElse(deck);
                best = more.map(Tuple2::_2).getOrElse(best);
            }
        }
        return best;
    }

    /** With one more card, in place of the first that it may replace. */
    private Option<Tuple2<Array<String>, C>> with(String card, Array<String> deck, Array<String> own) {
        return deck.distinct()
                .reject(own::contains)
                .iterator()
                .map(other -> deck.replace(other, card))
                .flatMap(other -> game.decks()
                        .own()
                        .apply(decks, HashMap.of(seat.index(), new OwnDeck("trial", other)))
                        .toOption()
                        .filter(config -> game.rules().start(config, 0).isRight())
                        .map(config -> new Tuple2<>(other, config)))
                .headOption();
    }

    /**
     * The first of some seeds with which the seat has one of the cards as soon as the game begins, or else soon; the first of all if there is none.
     *
     * @param config a game with such a deck
     * @param seeds more than are tried
     */
    long seed(C config, Array<String> own, Iterator<Long> seeds) {
        Array<Long> tried = seeds.take(TRIES).toArray();
        return tried.find(seed -> has(game, config, own, seed, 1))
                .orElse(() -> tried.find(seed -> has(game, config, own, seed, DECISIONS)))
                .getOrElse(tried.head());
    }

    private <S, A, V> boolean has(Game<C, S, A, ?, V> of, C config, Array<String> own, long seed, int decisions) {
        S state = of.rules().start(config, seed).get().state();
        for (int i = 0; i < decisions && of.rules().outcome(state).isEmpty(); i++) {
            if (hands(of, state)
                    .exists(hand -> hand.boxes().exists(held -> held.card().exists(own::contains)))) {
                return true;
            }
            state = next(of.rules(), state);
        }
        return false;
    }

    /** The hands on the board of the seat, of which it sees its own. */
    private <S, A, V> Array<Box> hands(Game<C, S, A, ?, V> of, S state) {
        Layout layout = Layout.of(of.rules().notation().game()).get();
        Narrator<A, ?> narrator = new Narrator<>(words, of.cards(), of.rules().forms(), Cast.LETTERS.toldTo(seat));
        Scene<A> scene = narrator.scene(of.rules().shown(of.rules().view(state, seat)));
        return hands(narrator.board(scene, layout).boxes());
    }

    private static Array<Box> hands(Array<Box> boxes) {
        return boxes.flatMap(box -> box.kind() == Box.Kind.HAND ? Array.of(box) : hands(box.boxes()));
    }

    /** After anything that somebody may choose: it does not matter to the cards that are drawn first. */
    private static <S, A> S next(Rules<?, S, A, ?, ?> rules, S state) {
        A any = rules.choices(state, rules.deciders(state).head()).head();
        return rules.apply(state, any).get().state();
    }
}
