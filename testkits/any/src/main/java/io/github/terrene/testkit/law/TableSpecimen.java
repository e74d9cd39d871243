package io.github.terrene.testkit.law;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.zone.Hidden;
import io.github.terrene.kernel.zone.Lying;
import io.github.terrene.kernel.zone.ZonedRules;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A game in which every event says what the table is like afterwards, and which declares who may see what.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 * @param <T> tables
 */
public abstract class TableSpecimen<C, S, A, E extends TableEvent<T>, V, T> implements Specimen<C, S, A, E, V> {
    private final Lazy<ZonedRules<C, S, A, E, V>> game;
    private final Seq<? extends Policy<? super S, ? super A>> policies;
    private final Tables<S, E, V, T> tables;
    private final Seq<String> ruleNumbers;

    /**
     * A game.
     *
     * @param game its rules; they are asked for when a law first needs them
     * @param policies ways to play that together reach everything
     * @param ofState the table of a state
     * @param ofView the table of a view
     * @param ruleNumbers the numbers of all rules
     */
    protected TableSpecimen(
            Supplier<? extends ZonedRules<C, S, A, E, V>> game,
            Seq<? extends Policy<? super S, ? super A>> policies,
            Function<S, T> ofState,
            Function<V, T> ofView,
            Seq<String> ruleNumbers) {
        this.game = Lazy.of(game::get);
        this.policies = policies;
        this.tables = Tables.folding(ofState, ofView);
        this.ruleNumbers = ruleNumbers;
    }

    @Override
    public Seq<Policy<? super S, ? super A>> policies() {
        return Seq.narrow(policies);
    }

    @Override
    public Tables<S, E, V, T> tables() {
        return tables;
    }

    /** The rules as the game has them, whatever else may be tried. */
    public final ZonedRules<C, S, A, E, V> game() {
        return game.get();
    }

    @Override
    public Rules<C, S, A, E, V> rules() {
        return game();
    }

    @Override
    public boolean reveals(E event) {
        return game().reveals(event);
    }

    /**
     * All cards of some players that there are from the beginning to the end, each with its {@linkplain #owned owner}; if cards change their
     * owners, all cards that there are. Tokens are not among them.
     */
    public abstract Array<?> cards(S state, Seq<Seat> owners);

    /** The cards that lie in the zones of a table or of an event, those that are known in it. */
    @SuppressWarnings("unchecked") // a value is of its own type
    public final Array<Object> known(Object value) {
        return game().zones().cards((Class<Object>) declared(value.getClass()), value, Object.class);
    }

    /** All cards that lie on a table, known or not, in the order in which they lie there. */
    @SuppressWarnings("unchecked") // a table is of its own type
    public final Array<Lying> lying(T table) {
        return Hidden.cards(game().zones(), (Class<T>) declared(table.getClass()), table);
    }

    /** A record; of an Immutables value, what it was made from. */
    private static Class<?> declared(Class<?> type) {
        return type.isRecord() ? type : Array.of(type.getInterfaces()).getOrElse(type.getSuperclass());
    }

    /** All cards of some players that lie in zones of a table, each with its owner. */
    protected final Array<Tuple2<Seat, Object>> owned(Class<T> tables, T table, Seq<Seat> owners) {
        return Array.ofAll(owners)
                .flatMap(owner -> game().zones()
                        .cardsOf(owner, tables, table, Object.class)
                        .map(card -> Tuple.of(owner, card)));
    }

    @Override
    public Seq<String> ruleNumbers() {
        return ruleNumbers;
    }
}
