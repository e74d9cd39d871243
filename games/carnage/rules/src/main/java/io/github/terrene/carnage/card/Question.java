package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GameQuestion;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.vavr.collection.Array;

/**
 * What a player is asked.
 *
 * @param seat the player who is asked
 * @param rule the number of the rule that asks
 * @param about what is asked, as a short stable key, such as {@code block}
 * @param secret whether only the asked player may know what can be chosen
 * @param options everything that may be chosen; empty for other players if that is secret
 */
@Rule({"CG-12.14", "CG-14.2"})
public record Question(
        Seat seat,
        @Names(Named.RULE) String rule,
        @Names(Named.SENTENCE) String about,
        boolean secret,
        Array<Choice> options)
        implements GameQuestion<Choice>, Masked<Question> {
    /** A question whose options everybody knows. */
    public static Question of(Seat seat, String rule, String about, Iterable<? extends Choice> options) {
        return new Question(seat, rule, about, false, different(options));
    }

    /** A question whose options only the asked player may know. */
    public static Question secret(Seat seat, String rule, String about, Iterable<? extends Choice> options) {
        return new Question(seat, rule, about, true, different(options));
    }

    @Rule("CG-12.14")
    private static Array<Choice> different(Iterable<? extends Choice> options) {
        Array<Choice> all = Array.ofAll(options);
        return areDifferent(all) ? all : all.distinct();
    }

    /** There are few options, so it is faster to compare them one by one than to put them into a set. */
    private static boolean areDifferent(Array<Choice> options) {
        for (int i = 1; i < options.size(); i++) {
            if (options.indexOf(options.get(i)) < i) {
                return false;
            }
        }
        return true;
    }

    /** The options of a secret question, only the player who is asked knows. */
    @Override
    @Rule({"CG-14.2", "CG-14.8"})
    public Question masked(Seat viewer) {
        return viewer.equals(seat) || !secret ? this : new Question(seat, rule, about, true, Array.empty());
    }

    /** Whether there is only one answer and everybody knows it, so that the question is not asked. */
    @Rule("CG-12.14")
    public boolean settled() {
        return options.size() == 1 && !secret;
    }
}
