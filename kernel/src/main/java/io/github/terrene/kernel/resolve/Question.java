package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a player is asked, with everything that may be answered.
 *
 * @param seat the player who is asked
 * @param rule the number of the rule that asks
 * @param about what is asked, as a short stable key, such as {@code target}
 * @param secret whether only the asked player may know what can be chosen
 * @param options everything that may be chosen, each once; empty for other players if that is secret, since even their number would tell
 */
public record Question(
        Seat seat,
        @Names(Named.RULE) String rule,
        @Names(Named.SENTENCE) String about,
        boolean secret,
        Array<Choice> options)
        implements Masked<Question> {
    private static final String ASKING = "choose";

    /**
     * A question whose options everybody knows; an option that is there twice is offered once.
     *
     * @throws IllegalArgumentException if an option is null, or if there is no end of them
     */
    public static Question of(Seat seat, String rule, String about, Iterable<? extends Choice> options) {
        return new Question(seat, rule, about, false, Arguments.different(ASKING, "option", options));
    }

    /**
     * A question whose options only the asked player may know.
     *
     * @throws IllegalArgumentException as for {@link #of}
     */
    public static Question secret(Seat seat, String rule, String about, Iterable<? extends Choice> options) {
        return new Question(seat, rule, about, true, Arguments.different(ASKING, "option", options));
    }

    /**
     * The same question, offering each thing once: for questions of card sets.
     *
     * @throws IllegalArgumentException if something is missing or {@linkplain Choice#inRange out of range}, if there is no end of options, if
     *     nobody sits at that seat, if a choice is secret and the question is not, or if a card in hand is offered: that is asked by {@link
     *     io.github.terrene.kernel.word.Resolution#chosenInHand}
     */
    public Question checked(Seq<Seat> seats) {
        Array<Choice> all = Arguments.different(ASKING, "option", options);
        all.reject(Choice::inRange).forEach(option -> {
            throw new IllegalArgumentException(ASKING + ": this cannot be chosen: " + option);
        });
        if (all.exists(Choice.InHand.class::isInstance) || all.exists(Choice::secret) && !secret) {
            throw new IllegalArgumentException(
                    ASKING + ": others could see from the answer what only the chooser knows");
        }
        return new Question(
                Arguments.seat(ASKING, seat, seats),
                Arguments.present(ASKING, "rule of the question", rule),
                Arguments.present(ASKING, "subject of the question", about),
                secret,
                all);
    }

    @Override
    public Question masked(Seat viewer) {
        return viewer.equals(seat) || !secret ? this : new Question(seat, rule, about, true, Array.empty());
    }

    /** Whether there is only one answer and everybody knows it, so that the question need not be asked. */
    public boolean settled() {
        return options.size() == 1 && !secret;
    }

    /** Whether it is one of the options. */
    boolean offers(Choice choice) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) == choice) { // always so when options are listed
                return true;
            }
        }
        return options.contains(choice);
    }
}
