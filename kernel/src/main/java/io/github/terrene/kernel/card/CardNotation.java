package io.github.terrene.kernel.card;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.StateForm;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How games with cards are written down. Cards are written by their ids. The configuration is written with fingerprints of all that is printed
 * on its cards, and is refused if cards have changed since. A game only has to say which cards these are, and what its saved states consist
 * of.
 *
 * @param <C> configurations
 * @param <W> configurations as they are written down
 * @param <S> states
 * @param <A> actions
 */
public abstract class CardNotation<C, W extends WrittenConfig<C>, S, A> implements Notation<C, S, A> {
    private final Canonical canonical;
    private final Class<C> configs;
    private final Class<W> written;
    private final BiFunction<C, Array<CardPrint>, W> with;
    private final Class<A> actions;

    /**
     * A notation.
     *
     * @param forms of the game's types: those {@linkplain #known known} of every game with cards, and whatever else the game has
     * @param with makes the form in which a configuration is written down, with these prints
     */
    protected CardNotation(
            Forms forms,
            Class<C> configs,
            Class<W> written,
            BiFunction<C, Array<CardPrint>, W> with,
            Class<A> actions) {
        this.canonical = new Canonical(forms);
        this.configs = configs;
        this.written = written;
        this.with = with;
        this.actions = actions;
    }

    /**
     * The forms of any game's types, with cards by their ids. Types are reflected on only when they are first written or read; merely playing
     * needs none of this.
     *
     * @param unknown stands for a card that somebody may not know; it has an id but is in no catalogue
     * @param find finds the card of the catalogue with an id
     */
    public static <K extends PrintedCard> Forms.Builder known(
            Class<K> cards, K unknown, Function<String, Option<K>> find) {
        return GameForms.common()
                .scalar(cards, K::id, id -> id.equals(unknown.id()) ? Option.some(unknown) : find.apply(id));
    }

    /** The forms of the game's types. */
    public final Forms types() {
        return canonical.forms();
    }

    /** The forms of everything that leaves the library. */
    public final <E, V> GameForms<C, S, A, E, V> forms(
            Class<E> events, Class<V> views, Class<? extends Shown<A>> shown) {
        return GameForms.of(types(), configs, config -> states().form(this, config), actions, events, views, shown);
    }

    /** How values of the game's types are written. */
    public final Canonical canonical() {
        return canonical;
    }

    /** What is missing in a configuration, or null if nothing is missing. */
    public final @Nullable MissingPart missing(@Nullable C config) {
        return canonical.missing(configs, config, "configuration");
    }

    /**
     * Why an incomplete action is refused.
     *
     * @param rule the number of the rule that says what can be done
     */
    public final Rejection incomplete(String rule, @Nullable A action) {
        @Nullable MissingPart missing = canonical.missing(actions, action, "action");
        return missing == null || missing.part().equals("action")
                ? Rejection.of(rule + "/no-action-given", "there is no action")
                : Rejection.of(rule + "/incomplete", "the action lacks its {part}", missing.part());
    }

    /** All cards that a game with that configuration is played with, in any order, copies repeated or not. */
    protected abstract Seq<? extends PrintedCard> cards(C config);

    /** The form of a card with all that is printed on it, {@linkplain Forms#open open} to what other modules add. */
    protected abstract Form<? extends PrintedCard> printed();

    /** How states are saved. */
    protected abstract StateForm<C, S> states();

    /** The configuration of a state, as far as the state holds it. */
    protected abstract C config(S state);

    /** The part of a configuration that states hold: by default all of it. */
    protected C known(C config) {
        return config;
    }

    /** The first thing that is wrong with a configuration, which may be incomplete. If there is one, no game with it has a state. */
    protected abstract Option<Problem> refusal(C config);

    /** Where states of games with that configuration belong, as their prints say: the game's name and the part of the configuration they hold. */
    public final String origin(C config) {
        return game() + "\n" + canonical.write(configs, known(config));
    }

    @Override
    public final String writeState(S state) {
        return states().write(origin(config(state)), state);
    }

    @Override
    public final Either<Problem, S> readState(C config, String text) {
        Option<Problem> refusal = refusal(config);
        return refusal.isDefined() ? Either.left(refusal.get()) : states().read(origin(config), config, text);
    }

    @Override
    public final String writeConfig(C config) {
        return canonical.write(written, with.apply(config, CardPrint.of(printed(), cards(config))));
    }

    @Override
    public final Either<Problem, C> readConfig(String text) {
        return canonical
                .read(written, text)
                .flatMap(read -> CardPrint.unchanged(read.cards(), printed(), cards(read.config()), read.config()));
    }

    @Override
    public final String writeAction(A action) {
        return canonical.write(actions, action);
    }

    @Override
    public final Either<Problem, A> readAction(C config, String text) {
        return canonical.read(actions, text);
    }
}
