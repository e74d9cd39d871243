package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.QuestionCount;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What one part of an effect asks. It is resolved from its beginning again after each answer: what was chosen earlier answers its first
 * questions, the next one stays open.
 */
public final class Inquiry {
    private final Array<Choice> given;
    private final boolean hidden;
    private int asked;
    private int used;
    private @Nullable Seat secretive;
    private @Nullable Question open;
    private Eligibility eligible = Eligibility.OFFERED;

    /**
     * Nothing is asked yet.
     *
     * @param given what has been chosen so far
     * @param hidden whether the game never shows others what has been chosen in secret
     */
    Inquiry(Array<Choice> given, boolean hidden) {
        this.given = given;
        this.hidden = hidden;
    }

    /** The question that must be answered first, or null. */
    public @Nullable Question question() {
        return open;
    }

    /** Whether everything chosen so far has been used as an answer, and nothing more is awaited yet. */
    public boolean upToDate() {
        return open == null && used == given.size();
    }

    /**
     * The answer to a question; none if it must be given first. A single option is taken without a question, and without options there is no
     * answer.
     *
     * @param who what may be chosen, for refusals
     * @throws IllegalStateException if more is asked than an effect {@linkplain QuestionCount may ask}, or if somebody could see what another
     *     player has chosen in secret
     */
    public Option<Choice> choose(Question question, Eligibility who) {
        if (question.options().size() > 1) {
            return answer(question, who);
        }
        skip();
        return question.options().headOption();
    }

    /** Even a single secret option is asked for: otherwise the number of questions would tell. */
    private Option<Choice> oneOf(Question question, Eligibility who) {
        return question.secret() ? answer(question, who) : choose(question, who);
    }

    private Option<Choice> answer(Question question, Eligibility who) {
        skip();
        if (used < given.size()) {
            return Option.some(noted(question.seat(), given.get(used++)));
        }
        if (open == null) {
            open = question;
            eligible = who;
            checkSecrets(question.seat());
        }
        return Option.none();
    }

    private Choice noted(Seat seat, Choice choice) {
        secretive = choice.secret() ? seat : secretive;
        return choice;
    }

    private void checkSecrets(Seat seat) {
        if (secretive != null && !(hidden && secretive.equals(seat))) {
            throw new IllegalStateException(
                    "a card in hand must be chosen last, in a part of its own: its choice is secret");
        }
    }

    /**
     * Notes that the effect wanted to know something that nobody needs to be asked for.
     *
     * @throws IllegalStateException as for {@link #choose}
     */
    public void skip() {
        asked = QuestionCount.after(asked);
    }

    /** So many, as far as a part can ask for so many in secret. */
    int secrets(int number) {
        return hidden ? number : Math.min(number, 1);
    }

    /** Several of the options of an aim, one after another in ascending order, since their order means nothing: so many, or all if there are fewer. */
    Option<Array<Choice>> exactly(int number, Aim aim, Asking asking) {
        Array<Choice> left = options(aim);
        Array<Choice> chosen = Array.empty();
        for (int missing = Math.min(number, left.size()); missing > 0; missing--) {
            Array<Choice> offered = left.dropRight(missing - 1);
            Option<Choice> next = oneOf(asking.about(offered), aim.next(chosen, offered));
            if (next.isEmpty()) {
                return Option.none();
            }
            chosen = chosen.append(next.get());
            left = left.drop(left.indexOf(next.get()) + 1);
        }
        return Option.some(chosen);
    }

    /** Up to so many of the options of an aim, until there are none left or the player has enough. */
    Option<Array<Choice>> upTo(int most, Aim aim, Asking asking) {
        Array<Choice> left = options(aim);
        Array<Choice> chosen = Array.empty();
        while (chosen.size() < most && left.nonEmpty()) {
            Option<Choice> next = oneOf(asking.about(left.append(Choice.ENOUGH)), aim.next(chosen, left));
            if (next.isEmpty()) {
                return Option.none();
            } else if (next.get().equals(Choice.ENOUGH)) {
                break;
            }
            chosen = chosen.append(next.get());
            left = left.drop(left.indexOf(next.get()) + 1);
        }
        return Option.some(chosen);
    }

    private Array<Choice> options(Aim aim) {
        Array<Choice> options = aim.options();
        if (options.isEmpty()) {
            skip();
        }
        return options;
    }

    /** Says what keeps out an answer that the open question does not offer. */
    void keepOut(Choice choice, Verdict why) {
        eligible.permits(choice, why);
    }

    /** How a question is put. */
    @FunctionalInterface
    interface Asking {
        /** The question that offers these. */
        Question about(Array<Choice> offered);
    }
}
