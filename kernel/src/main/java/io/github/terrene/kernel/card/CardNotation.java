package io.github.terrene.kernel.card;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.Placed;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How games with cards are written down. Cards are written by their ids.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 */
public final class CardNotation<C, S, A> implements Notation<C, S, A> {
    private final String game;
    private final ConfigForm<C> configs;
    private final StateForm<C, S> states;
    private final Class<A> actions;
    private final Function<C, ? extends Seq<Problem>> faults;
    private final Canonical canonical;
    private final Zones zones;

    /**
     * A notation.
     *
     * @param game the name of the game in files
     * @param configs how its configurations are written, with forms of all types of the game: those {@linkplain #known known} of every game
     *     with cards, and whatever else the game has
     * @param states how its states are saved
     * @param actions the type of its actions
     * @param faults everything wrong with a configuration that lacks nothing, {@linkplain Problem#capped capped}
     */
    public CardNotation(
            String game,
            ConfigForm<C> configs,
            StateForm<C, S> states,
            Class<A> actions,
            Function<C, ? extends Seq<Problem>> faults) {
        this.game = game;
        this.configs = configs;
        this.states = states;
        this.actions = actions;
        this.faults = faults;
        this.canonical = new Canonical(configs.forms());
        this.zones = Zones.of(configs.forms());
    }

    /**
     * The forms of any game's types, with cards by their ids. Types are reflected on only when they are first written, read or, as
     * actions are, checked for what they lack.
     *
     * @param unknown stands for a card that somebody may not know; it has an id but is in no catalogue
     * @param find finds the card of the catalogue with an id
     */
    public static <K extends PrintedCard> Forms.Builder known(
            Class<K> cards, K unknown, Function<String, Option<K>> find) {
        return GameForms.common()
                .scalar(cards, K::id, id -> id.equals(unknown.id()) ? Option.some(unknown) : find.apply(id))
                .hideable(cards, unknown);
    }

    /** The forms of the game's types. */
    public Forms types() {
        return canonical.forms();
    }

    /** The form of states of games with that configuration. */
    public Form<S> state(C config) {
        return states.form(this, config);
    }

    /** The forms of everything that leaves the library. */
    public <E, V> GameForms<C, S, A, E, V> forms(Class<E> events, Class<V> views, Class<? extends Shown<A>> shown) {
        return GameForms.of(types(), configs.type(), this::state, actions, events, views, shown);
    }

    /** Who may see what, as the types of the game declare it. */
    public Zones zones() {
        return zones;
    }

    /** How values of the game's types are written. */
    public Canonical canonical() {
        return canonical;
    }

    /** Everything wrong with a configuration: at most {@link Problem#MOST} problems, and one that says how many more there are. */
    public Seq<Problem> problems(@Nullable C config) {
        Seq<Problem> missing = configs.missing(config);
        return missing.isEmpty() ? faults.apply(config) : missing;
    }

    /**
     * Why an action is refused that lacks something; null if it lacks nothing.
     *
     * @param rule the number of the rule that says what can be done
     */
    public @Nullable Rejection incomplete(String rule, @Nullable A action) {
        if (action == null) {
            return Rejection.of(rule + "/no-action-given", "there is no action");
        }
        Array<Placed> missing = canonical.missing(actions, action);
        return missing.isEmpty()
                ? null
                : Rejection.of(
                        rule + "/incomplete",
                        "the action lacks its {part}",
                        missing.head().name());
    }

    /** Where states of games with that configuration belong, as their prints say: see {@link StateForm#origin}. */
    public String origin(C config) {
        return states.origin(game, config);
    }

    @Override
    public String game() {
        return game;
    }

    @Override
    public String writeConfig(C config) {
        return configs.write(config);
    }

    @Override
    public Either<Problem, C> readConfig(String text) {
        return configs.read(text);
    }

    @Override
    public String writeAction(A action) {
        return canonical.write(actions, action);
    }

    @Override
    public Either<Problem, A> readAction(C config, String text) {
        return canonical.read(actions, text);
    }

    @Override
    public String writeState(S state) {
        return states.write(game, state);
    }

    /** With a configuration that has faults, no game has a state. */
    @Override
    public Either<Problem, S> readState(C config, String text) {
        Option<Problem> refusal = problems(config).headOption();
        return refusal.isDefined() ? Either.left(refusal.get()) : readBegun(config, text);
    }

    @Internal
    @Override
    public Either<Problem, S> readBegun(C config, String text) {
        return states.read(game, config, text);
    }

    @Override
    public String writePosition(S state) {
        return states.position(state);
    }
}
