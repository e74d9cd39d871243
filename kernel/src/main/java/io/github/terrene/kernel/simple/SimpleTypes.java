package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.SavedForm;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The types of a simple game, and what follows from their forms. */
record SimpleTypes<C, T extends SimpleTable, A extends SimpleAction<T, E>, E extends TableEvent<T>>(
        Forms forms, Class<C> configs, Class<T> tables, Class<A> actions, Class<E> events) {
    /** The forms of all types of a game with these cards. */
    static <K extends PrintedCard> Forms forms(SimpleCards<K> cards) {
        return GameForms.common()
                .scalar(cards.type(), PrintedCard::id, cards::find)
                .hideable(cards.type(), cards.unknown())
                .build();
    }

    Form<T> table() {
        return forms.of(tables);
    }

    /** How a game of that name is written down: with the prints of all cards. */
    CardNotation<C, SimpleState<C, T>, A> notation(String game, SimpleCards<?> cards) {
        Form<SimpleState<C, T>> state = state();
        return new CardNotation<>(
                game,
                new ConfigForm<>(forms, configs, Forms.builder().build().of(cards.type()), config -> cards.all()),
                SavedForm.printed(forms, () -> state, Array.empty()),
                actions,
                config -> Problem.capped(
                        PartCheck.of(forms.of(configs), config, "configuration").outOfBounds()));
    }

    @SuppressWarnings("unchecked") // Java cannot name the classes of generic records
    private Form<SimpleState<C, T>> state() {
        return (Form<SimpleState<C, T>>) forms.of(SimpleState.class, forms.of(configs), table());
    }

    boolean isAction(@Nullable Object value) {
        return actions.isInstance(value);
    }

    @SuppressWarnings("unchecked") // Java cannot name the classes of generic records
    GameForms<C, SimpleState<C, T>, A, E, SimpleView<C, T>> gameForms(Function<C, Form<SimpleState<C, T>>> states) {
        return new GameForms<>(
                forms.of(configs),
                states,
                forms.of(actions),
                forms.of(events),
                (Form<SimpleView<C, T>>) forms.of(SimpleView.class, forms.of(configs), table()),
                GameForms.shown((Form<? extends Shown<A>>) forms.of(SimpleShown.class, table(), forms.of(actions))),
                (Form<Object>) (Form<?>) forms.of(actions),
                forms);
    }
}
