package io.github.terrene.testkit.law;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitrary;

/**
 * A game whose laws are checked: its rules, and what laws cannot know about them. If events say what the table is like afterwards, {@link
 * TableSpecimen} provides some of it.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public interface Specimen<C, S, A, E, V> {
    /** The rules. */
    Rules<C, S, A, E, V> rules();

    /** Valid configurations of all kinds, and seeds. */
    Arbitrary<SeededConfig<C>> seededConfigs();

    /** Ways to play that together reach everything; one is drawn for each walk. */
    default Seq<Policy<? super S, ? super A>> policies() {
        return Array.of(Policy.<S, A>uniform(rules()));
    }

    /** The most choices of a walk. */
    default int longest() {
        return 300;
    }

    /**
     * A number of moves that no game can reach, by what its rules guarantee: for example, the most turns times the most moves in a turn. A
     * higher number only makes it take longer to detect an endless game.
     */
    int endless(C config);

    /** What a seat may believe about the decks: the truth, nothing about the others' decks, or that all play with its own. */
    default Seq<CardPool> beliefs(C config, Seat seat) {
        CardPool pool = rules().pool(config);
        Seq<Seq<String>> lists = pool.ofSeats();
        Seq<String> own = pool.of(seat);
        return Array.of(
                pool,
                new CardPool(lists.map(list -> list == own ? own : Array.empty())),
                new CardPool(lists.map(list -> own)));
    }

    /**
     * Where all cards really are: whole hands, whole decks, and everything that has a number in play. What a seat {@linkplain Rules#remembered
     * remembers} is part of it. By default nothing, for rules that remember nothing.
     */
    default Knowledge truth(S state) {
        return Knowledge.NONE;
    }

    /** How events make tables. */
    Tables<S, E, V, ?> tables();

    /**
     * All seats, in groups of those that play together: in a tournament, those of each game, and a player without a game alone. What happens in one
     * group does not concern the others, except for its results. By default all play together.
     */
    default Seq<Seq<Seat>> groups(S state) {
        return Array.of(rules().seats(state));
    }

    /** The seats that play together with a seat, including itself; for an onlooker's seat, everybody if all play together. */
    default Seq<Seat> group(S state, Seat seat) {
        Seq<Seq<Seat>> groups = groups(state);
        return groups.find(seats -> seats.contains(seat))
                .getOrElse(() -> groups.size() == 1 ? groups.head() : seat.asList());
    }

    /** Whether the event shows what somebody could not know before, or what chance decided. */
    boolean reveals(E event);

    /** The numbers of all rules of the game. */
    Seq<String> ruleNumbers();

    /** All refusals that the game lists, for programs that rely on their keys; empty if it lists none. A house rule need not list its own. */
    default Seq<ListedRefusal> refusals() {
        return Array.empty();
    }

    /** A walk that was played, and noted among what a law has reached. */
    default Playthrough<C, S, A, E> playthrough(Walk<C> walk) {
        return Reached.noted(played(walk));
    }

    /** Plays a walk. */
    default Playthrough<C, S, A, E> played(Walk<C> walk) {
        return Playthrough.of(rules(), policies(), walk);
    }
}
