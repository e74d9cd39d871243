package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How configurations of a game with cards are written down: with the prints of its cards. They are refused if cards have changed since.
 *
 * @param forms of the types of the game
 * @param type the type of configurations
 * @param printed the form of a card with all that is printed on it, {@linkplain Forms#open open} to what other modules add
 * @param cards all cards that a game with a configuration is played with, in any order, copies repeated or not
 * @param <C> configurations
 */
public record ConfigForm<C>(
        Forms forms,
        Class<C> type,
        Form<? extends PrintedCard> printed,
        Function<C, ? extends Seq<? extends PrintedCard>> cards) {
    @SuppressWarnings("unchecked") // Java cannot name the class of WrittenConfig<C>
    private Form<WrittenConfig<C>> written() {
        return (Form<WrittenConfig<C>>) forms.of(WrittenConfig.class, forms.of(type));
    }

    /** The configuration, as {@link io.github.terrene.kernel.Notation#writeConfig} says. */
    public String write(C config) {
        return Canonical.write(written(), new WrittenConfig<>(config, CardPrint.of(printed, cards.apply(config))));
    }

    /** The configuration, or what is wrong with the text. */
    public Either<Problem, C> read(String text) {
        return Canonical.read(written(), text)
                .flatMap(read -> CardPrint.unchanged(read.cards(), printed, cards.apply(read.config()), read.config()));
    }

    /** Everything that is missing in a configuration, each with the number of the rule that asks for it, {@linkplain Problem#capped capped}. */
    public Seq<Problem> missing(@Nullable C config) {
        return Problem.capped(new Canonical(forms).missing(type, config).map(absent -> absent.absent("configuration")));
    }
}
