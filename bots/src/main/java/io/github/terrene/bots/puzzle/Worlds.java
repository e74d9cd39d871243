package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.PositionedState;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.zone.Hidden;
import io.github.terrene.kernel.zone.Lying;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.github.terrene.kernel.zone.ZonedRules;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.Iterator;
import java.util.function.Predicate;

/**
 * The states that a seat cannot tell from one another. It needs a game that says who may see what, and whose states are records with a table.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
final class Worlds<S, A, E, V> {
    private static final String TABLE = "table";

    private final ZonedRules<?, S, A, E, V> rules;
    private final ProductForm<S> form;
    private final int table;

    /** In which deck of its owner a card lay before the game. */
    private final Map<String, Integer> decks;

    private Worlds(ZonedRules<?, S, A, E, V> rules, ProductForm<S> form, int table, Map<String, Integer> decks) {
        this.rules = rules;
        this.form = form;
        this.table = table;
        this.decks = decks;
    }

    /**
     * The states of a game.
     *
     * @param start a state before anything was drawn
     * @throws IllegalArgumentException if the game does not say what has to be known
     */
    @SuppressWarnings("unchecked") // the form of a state's class is that of states
    static <S, A, E, V> Worlds<S, A, E, V> of(Rules<?, S, A, E, V> rules, S start) {
        if (!(rules instanceof ZonedRules<?, S, A, E, V> zoned)
                || !(start instanceof PositionedState<?, ?, ?>)
                || !(rules.forms().types().of(start.getClass()) instanceof ProductForm<?> form)
                || form.place(TABLE) < 0) {
            throw new IllegalArgumentException("there are no puzzles of "
                    + rules.notation().game() + ": it must say who may see what on the table of a state");
        }
        Worlds<S, A, E, V> worlds = new Worlds<>(zoned, (ProductForm<S>) form, form.place(TABLE), HashMap.empty());
        return new Worlds<>(zoned, worlds.form, worlds.table, decks(worlds.cards(start)));
    }

    private static Map<String, Integer> decks(Array<Lying> cards) {
        return cards.filter(each -> each.deck() >= 0).toMap(Lying::id, Lying::deck);
    }

    @SuppressWarnings("unchecked") // the table of a state is of the type of tables
    private Class<Object> type() {
        return (Class<Object>) ((ProductForm<?>) form.parts().get(table).form()).type();
    }

    private Object table(S state) {
        return form.parts().get(table).of(state);
    }

    private Array<Lying> cards(S state) {
        return Hidden.cards(rules.zones(), type(), table(state));
    }

    private Hidden<Object> hidden(S state, Seat seat) {
        return Hidden.of(rules.zones(), type(), table(state), seat);
    }

    /** Whether a card can lie where another one lies: what is in a deck came from there. */
    private boolean fits(Lying card, Lying there) {
        return card.type() == there.type()
                && (there.kind() != Kind.DECK || decks.get(card.id()).forAll(deck -> deck == there.deck()));
    }

    /**
     * The ids of the cards that a seat does not see, by owner, sorted.
     *
     * @param shown whether only those that somebody else sees
     */
    Map<Seat, Seq<String>> unseen(S state, Seat seat, boolean shown) {
        Set<Integer> nobodys = seenByNobody(state);
        return hidden(state, seat)
                .cards()
                .reject(card -> shown && nobodys.contains(card.place()))
                .groupBy(Lying::owner)
                .mapValues(cards -> (Seq<String>) cards.map(Lying::id).sorted())
                .foldLeft(TreeMap.<Seat, Seq<String>>empty(), (all, each) -> all.put(each._1, each._2));
    }

    /**
     * A state for each way in which the cards can lie that others see and a seat does not, such as those of another hand. What nobody sees lies as
     * it may.
     *
     * @param most none are returned if there are more
     */
    Option<Array<S>> seenByOthers(S state, Seat seat, int most) {
        Hidden<Object> hidden = hidden(state, seat);
        Set<Integer> nobodys = seenByNobody(state);
        return others(state, hidden, seat, nobodys, most)
                .filter(worlds -> worlds.forAll(fitting(state, seat)))
                .map(worlds -> worlds.map(world -> sameToOthers(world, state, seat) ? state : world));
    }

    /** A state for each way in which the cards can lie that nobody sees. */
    Option<Array<S>> seenByNobody(S state, int most) {
        Set<Integer> nobodys = seenByNobody(state);
        Seat one = rules.seats(state).head();
        Hidden<Object> hidden = hidden(state, one);
        return nobodys.isEmpty()
                ? Option.some(Array.of(state))
                : only(state, hidden, nobodys, most)
                        .filter(worlds -> rules.seats(state).forAll(seat -> worlds.forAll(fitting(state, seat))));
    }

    /** What nobody sees may lie as it does, too. */
    private boolean sameToOthers(S world, S state, Seat seat) {
        return rules.seats(state)
                .forAll(other -> other.equals(seat) || rules.view(world, other).equals(rules.view(state, other)));
    }

    private Predicate<S> fitting(S state, Seat seat) {
        V view = rules.view(state, seat);
        return world -> rules.view(world, seat).equals(view);
    }

    private Set<Integer> seenByNobody(S state) {
        return rules.seats(state)
                .<Set<Integer>>map(
                        seat -> hidden(state, seat).cards().map(Lying::place).toSet())
                .reduce(Set::intersect);
    }

    /** What belongs to the seat stays where it is: only what belongs to others can lie otherwise. */
    private Option<Array<S>> others(S state, Hidden<Object> hidden, Seat seat, Set<Integer> nobodys, int most) {
        Array<Lying> all = hidden.cards();
        Array<Lying> cards = all.reject(card -> card.owner().equals(seat));
        Array<Integer> places = Array.range(0, cards.size())
                .filter(place -> !nobodys.contains(cards.get(place).place()));
        return Arrangements.of(cards, places, this::fits, most)
                .map(found -> found.flatMap(laid -> {
                    Iterator<Object> next = laid.iterator();
                    return with(state, hidden, all.map(card -> card.owner().equals(seat) ? card.card() : next.next()));
                }));
    }

    /** Only the cards that nobody sees: whatever one seat sees, and this one does not, stays where it is. */
    private Option<Array<S>> only(S state, Hidden<Object> hidden, Set<Integer> nobodys, int most) {
        Array<Lying> all = hidden.cards();
        Array<Lying> cards = all.filter(card -> nobodys.contains(card.place()));
        return Arrangements.of(cards, Array.range(0, cards.size()), this::fits, most)
                .map(found -> found.flatMap(laid -> {
                    Iterator<Object> next = laid.iterator();
                    return with(
                            state, hidden, all.map(card -> nobodys.contains(card.place()) ? next.next() : card.card()));
                }));
    }

    /** The state with other cards in the hidden places; none if one of them cannot lie where it would. */
    private Option<S> with(S state, Hidden<Object> hidden, Array<Object> laid) {
        Object[] parts = form.apart(state);
        try {
            parts[table] = hidden.with(laid);
            return Option.some(form.of(parts));
        } catch (IllegalArgumentException | ClassCastException impossible) {
            return Option.none();
        }
    }

    /**
     * Whether a step may have depended on cards that nobody saw: it shows some, or cannot be undone though nobody else decides.
     *
     * @param actor whose step it is
     */
    boolean shows(Step<S, E> step, Seat actor) {
        return step.events().exists(rules::reveals)
                || !step.undoable() && rules.deciders(step.state()).contains(actor);
    }

    /** Whether a step depended on chance. */
    boolean drew(S before, Step<S, E> step) {
        return !((PositionedState<?, ?, ?>) before).rng().equals(((PositionedState<?, ?, ?>) step.state()).rng());
    }
}
