package io.github.terrene.kernel.simple;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.zone.Dealer;
import io.github.terrene.kernel.zone.Pack;
import io.github.terrene.kernel.zone.ZonedRules;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a simple game: how it is dealt, and what its players might do. Its {@linkplain SimpleTable table} says who decides and how it
 * ends, its {@linkplain SimpleAction actions} say what they require and what follows, and its events what the table is like afterwards. All
 * else follows: views, undo, replays, saved games, imagined worlds for bots, documents.
 *
 * <pre>{@code
 * public final class Wreckers extends SimpleGame<Config, Table, Move, Event, Card> {
 *     public Wreckers() {
 *         super("wreckers", "WK-2.1", new SimpleCards<>(Card.class, Card.ALL, Card.UNKNOWN), Config.class, Table.class, Move.class, Event.class);
 *     }
 *
 *     protected Table deal(Config config, Dice dice) {
 *         return Table.of(config, dice.shuffle(Card.ALL));
 *     }
 *
 *     protected Array<Move> conceivable(Table table, Seat seat) {
 *         return table.side(seat).hand().<Move>map(card -> new Play(seat, card.id())).append(new Draw(seat));
 *     }
 * }
 * }</pre>
 *
 * @param <C> configurations: records, which everybody may know. Numbers in them may have {@linkplain io.github.terrene.kernel.card.Bounded
 *     bounds}
 * @param <T> tables
 * @param <A> actions
 * @param <E> events
 * @param <K> cards
 */
public abstract class SimpleGame<
                C, T extends SimpleTable, A extends SimpleAction<T, E>, E extends TableEvent<T>, K extends PrintedCard>
        implements ZonedRules<C, SimpleState<C, T>, A, E, SimpleView<C, T>> {
    private final String acting;
    private final SimpleCards<K> cards;
    private final SimpleTypes<C, T, A, E> types;
    private final Zones zones;
    private final CardNotation<C, SimpleState<C, T>, A> notation;

    /**
     * The rules of a game.
     *
     * @param name its name in files and addresses, such as {@code wreckers}
     * @param acting the number of the rule that says whose turn it is: refusals of what is done out of turn cite it
     * @throws IllegalArgumentException if one of the types has no form, or if nothing says who may see a card, with the place where
     */
    protected SimpleGame(
            String name,
            String acting,
            SimpleCards<K> cards,
            Class<C> configs,
            Class<T> tables,
            Class<A> actions,
            Class<E> events) {
        this.acting = acting;
        this.cards = cards;
        this.types = new SimpleTypes<>(SimpleTypes.forms(cards), configs, tables, actions, events);
        this.zones = Zones.of(types.forms());
        this.notation = types.notation(name, cards);
        checkZones();
    }

    /** The first table. */
    protected abstract T deal(C config, Dice dice);

    /**
     * Everything that a player might think of doing at that seat, possible or not, each once, in the order in which it is listed. It names only
     * what the seat knows. {@link SimpleAction#permits} decides what is possible; what is not named here is never possible.
     */
    protected abstract Array<A> conceivable(T table, Seat seat);

    /** The cards that a game is played with, copies repeated: by default one of each. */
    public Array<K> pack(C config) {
        return cards.all();
    }

    /** What is wrong with a configuration in which nothing is missing and each number is within its bounds: by default nothing. */
    protected Seq<Problem> faults(C config) {
        return Array.empty();
    }

    @Override
    public final Zones zones() {
        return zones;
    }

    @Override
    public final void checkZones() {
        zones.check(types.tables(), types.events());
    }

    /** The known cards that lie in the zones of a table. */
    public final Array<K> cardsOn(T table) {
        return zones.cards(types.tables(), table, cards.type());
    }

    @Override
    public final boolean reveals(E event) {
        return zones.reveals(types.events(), event);
    }

    @Override
    public final Either<Seq<Problem>, Opening<SimpleState<C, T>, E>> open(C config) {
        Seq<Problem> problems = notation.problems(config);
        Seq<Problem> all = problems.isEmpty() ? Problem.capped(faults(config)) : problems;
        return all.isEmpty() ? Either.right(seed -> begin(config, Rng.of(seed).dice())) : Either.left(all);
    }

    private Step<SimpleState<C, T>, E> begin(C config, Dice dice) {
        T table = deal(config, dice);
        return new Step<>(seated(new SimpleState<>(config, table, dice.rest())), Array.empty(), false);
    }

    @Override
    public final Seq<Seat> seats(SimpleState<C, T> state) {
        return workedOut(() -> state.table().seats());
    }

    @Override
    public final Seq<Decision> pending(SimpleState<C, T> state) {
        return workedOut(() ->
                state.deciders().map(seat -> new Decision(seat, state.table().about())));
    }

    @Override
    public final Seq<A> legal(SimpleState<C, T> state, Seat seat) {
        return workedOut(() -> thoughtOf(state, seat)
                .filter(action ->
                        early(state, action, seat).isEmpty() && action.permits(state.table(), Verdict.SILENT)));
    }

    private Array<A> thoughtOf(SimpleState<C, T> state, Seat seat) {
        return state.table().seats().contains(seat) ? conceivable(state.table(), seat) : Array.empty();
    }

    /** What is listed is not checked again. */
    @Override
    public final Moves<SimpleState<C, T>, A, E> moves(SimpleState<C, T> state, Seat seat) {
        return Moves.of(legal(state, seat), action -> carriedOut(state, action));
    }

    /** Why a seat can do nothing of the kind now, whatever the action names. */
    private Option<Rejection> early(SimpleState<C, T> state, A action, Seat seat) {
        if (!state.table().seats().contains(seat)) {
            return Option.some(Rejection.of(acting + "/nobody", "nobody sits at seat {seat:seat}", seat));
        }
        if (state.table().outcome().isDefined()) {
            return Option.some(Rejection.of(acting + "/has-ended", "the game is over"));
        }
        return Option.when(
                !action.concedes() && !state.deciders().contains(seat),
                () -> Rejection.of(acting + "/not-your-turn", "it is not your turn to decide"));
    }

    @Override
    public final Seq<Rejection> whyNot(SimpleState<C, T> state, A action) {
        return workedOut(() -> forbidding(state, action));
    }

    private Seq<Rejection> forbidding(SimpleState<C, T> state, A action) {
        Option<Rejection> early = senseless(action).orElse(() -> early(state, action, action.seat()));
        if (early.isDefined()) {
            return early.toArray();
        }
        Verdict why = Verdict.asked();
        boolean permitted = action.permits(state.table(), why);
        return why.refusals().nonEmpty()
                        || permitted && thoughtOf(state, action.seat()).contains(action)
                ? why.refusals().distinct()
                : Array.of(Rejection.of(acting + "/no-such-choice", "there is no such choice now"));
    }

    /** Why an action cannot even be looked at. */
    private Option<Rejection> senseless(@Nullable A action) {
        return action == null || types.isAction(action)
                ? Option.of(notation.incomplete(acting, action))
                : Option.some(Rejection.of(acting + "/other-game", "this is not an action of this game"));
    }

    @Override
    public final Seq<Refused<A>> refused(SimpleState<C, T> state, Seat seat) {
        return workedOut(() -> thoughtOf(state, seat)
                .reject(SimpleAction::concedes)
                .distinct()
                .map(action -> new Refused<>(action, whyNot(state, action)))
                .filter(refused -> refused.why().nonEmpty()));
    }

    @Override
    public final Either<Seq<Rejection>, Step<SimpleState<C, T>, E>> apply(SimpleState<C, T> state, A action) {
        Seq<Rejection> why = whyNot(state, action);
        if (why.nonEmpty()) {
            return Either.left(why);
        }
        return Either.right(carriedOut(state, action));
    }

    private Step<SimpleState<C, T>, E> carriedOut(SimpleState<C, T> state, A action) {
        return workedOut(() -> after(state, action));
    }

    private Step<SimpleState<C, T>, E> after(SimpleState<C, T> state, A action) {
        Happening<T, E> here = new Happening<>(state.table(), state.rng());
        here.finalIf(this::reveals);
        action.carryOut(here);
        Step<SimpleState<C, T>, E> step = here.over(state.config(), action.seat());
        seated(step.state());
        return step;
    }

    /** A table whose deciders sit there: the default has two seats, and whoever forgets that would wait for a third player forever. */
    private static <C, T extends SimpleTable> SimpleState<C, T> seated(SimpleState<C, T> state) {
        Array<Seat> seats = state.table().seats();
        for (Seat seat : state.deciders()) {
            if (!seats.contains(seat)) {
                throw new IllegalStateException(seat + " must decide, but the seats of the table are "
                        + seats.mkString(", ") + ": SimpleTable.seats says who plays");
            }
        }
        return state;
    }

    @Override
    public final Option<Outcome> outcome(SimpleState<C, T> state) {
        return workedOut(() -> state.table().outcome());
    }

    @Override
    public final SimpleView<C, T> view(SimpleState<C, T> state, Seat seat) {
        return workedOut(
                () -> new SimpleView<>(seat, state.config(), zones.seenBy(types.tables(), state.table(), seat)));
    }

    @Override
    public final SimpleShown<T, A> shown(SimpleView<C, T> view) {
        return workedOut(() -> new SimpleShown<>(view.seat(), view.table(), asked(view.table()), Array.empty()));
    }

    private Option<Asked<A, A>> asked(T table) {
        return Option.when(
                table.outcome().isEmpty(),
                () -> new Asked<>(
                        table.deciders(), table.about(), acting, Array.empty(), Array.empty(), Option.none()));
    }

    @Override
    public final Seq<Seat> awaited(SimpleView<C, T> view) {
        return workedOut(() -> view.table().outcome().isDefined()
                ? Array.<Seat>empty()
                : view.table().deciders());
    }

    @Override
    public final E seenBy(E event, Seat seat) {
        return zones.seenBy(types.events(), event, seat);
    }

    /** The cards of the pack that are seen nowhere lie in the unknown places in any order, all as likely. */
    @Override
    public final SimpleState<C, T> imagine(SimpleView<C, T> view, CardPool pool, Rng rng) {
        return workedOut(() -> imagined(view, rng));
    }

    private SimpleState<C, T> imagined(SimpleView<C, T> view, Rng rng) {
        Pack<K> pack = Pack.of(cards.type(), cards.all(), PrintedCard::id, card -> 0);
        Dealer dealer = Dealer.ofOne(zones, pack, pack(view.config()));
        T table = dealer.dealt(types.tables(), view.table(), rng.split(0).dice());
        return new SimpleState<>(view.config(), table, rng.split(1));
    }

    @Override
    public final CardPool pool(C config) {
        return CardPool.UNKNOWN;
    }

    @Override
    public final Seat actor(A action) {
        return action.seat();
    }

    @Override
    public final boolean concedes(A action) {
        return types.isAction(action) && action.concedes();
    }

    @Override
    public final Notation<C, SimpleState<C, T>, A> notation() {
        return notation;
    }

    @Override
    public final GameForms<C, SimpleState<C, T>, A, E, SimpleView<C, T>> forms() {
        return types.gameForms(notation::state);
    }
}
