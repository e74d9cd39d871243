package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The forms of everything in one game that leaves the library: what an app sends to its players, keeps and shows.
 *
 * <pre>{@code
 * GameForms<C, S, A, E, V> forms = rules.forms();
 * forms.view().write(rules.view(state, seat), sink);
 * A action = forms.action().read(source);
 * }</pre>
 *
 * <p>What a seat may not know is unknown in its view and its events, and reads back as unknown. A form does not say who may see a value:
 * states are for the host alone.
 *
 * @param config configurations
 * @param states states of games with a configuration
 * @param action actions
 * @param event events
 * @param view views
 * @param shown what screens show of views
 * @param offered {@linkplain Shown#offered what actions are} where they are offered to a person
 * @param types the forms of all other types of the game
 */
public record GameForms<C, S, A, E, V>(
        Form<C> config,
        Function<C, Form<S>> states,
        Form<A> action,
        Form<E> event,
        Form<V> view,
        Form<Shown<A>> shown,
        Form<Object> offered,
        Forms types) {
    private static final String SEATS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final Forms TYPES = common().build();

    /** A seat, by its letter. */
    public static final Form<Seat> SEAT = TYPES.of(Seat.class);

    /** Who is asked, and what about. */
    public static final Form<Decision> DECISION = TYPES.of(Decision.class);

    /** Why an action is refused. */
    public static final Form<Rejection> REJECTION = TYPES.of(Rejection.class);

    /** What is wrong with an input, and where. */
    public static final Form<Problem> PROBLEM = TYPES.of(Problem.class);

    /** How a game ended. */
    public static final Form<Outcome> OUTCOME = TYPES.of(Outcome.class);

    /**
     * The forms of a game whose types are classes.
     *
     * @param states the form of states of games with a configuration
     */
    public static <C, S, A, E, V> GameForms<C, S, A, E, V> of(
            Forms types,
            Class<C> configs,
            Function<C, Form<S>> states,
            Class<A> actions,
            Class<E> events,
            Class<V> views,
            Class<? extends Shown<A>> shown) {
        return new GameForms<>(
                types.of(configs),
                states,
                types.of(actions),
                types.of(events),
                types.of(views),
                shown(types.of(shown)),
                any(types.of(actions)),
                types);
    }

    @SuppressWarnings("unchecked") // what a game offers are values of one form, of whatever type
    private static Form<Object> any(Form<?> form) {
        return (Form<Object>) form;
    }

    /** The same forms for a game that offers actions as values of a separate type. */
    public GameForms<C, S, A, E, V> offering(Class<?> offers) {
        return new GameForms<>(config, states, action, event, view, shown, any(types.of(offers)), types);
    }

    /** The form of what a game shows, for callers that do not know its type. */
    @SuppressWarnings("unchecked") // a game shows values of one type only
    public static <A> Form<Shown<A>> shown(Form<? extends Shown<A>> form) {
        return (Form<Shown<A>>) form;
    }

    /** What the forms of every game begin with: seats, fingerprints and refusals. */
    public static Forms.Builder common() {
        return Forms.builder()
                .scalar(Seat.class, Seat::toString, GameForms::seat)
                .scalar(
                        Fingerprint.class,
                        Fingerprint::toString,
                        text -> Fingerprint.parse(text).toOption())
                .writtenAs(
                        Rejection.class, Written.Rejection.class, Written.Rejection::of, Written.Rejection::rejection);
    }

    private static Option<Seat> seat(String text) {
        return Option.when(text.length() == 1 && SEATS.contains(text), () -> Seat.of(SEATS.indexOf(text)));
    }

    /** The state of a game with that configuration, secrets and generator included. */
    public Form<S> state(C configuration) {
        return states.apply(configuration);
    }

    /** What an accepted action leads to in a game with that configuration; like a state, it is for the host alone. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Step<S, E>
    public Form<Step<S, E>> step(C configuration) {
        return (Form<Step<S, E>>) TYPES.of(Step.class, state(configuration), event);
    }

    /** What a seat cannot do, and why. */
    @SuppressWarnings("unchecked") // Java cannot name the class of Refused<A>
    public Form<Refused<A>> refused() {
        return (Form<Refused<A>>) TYPES.of(Refused.class, action);
    }
}
