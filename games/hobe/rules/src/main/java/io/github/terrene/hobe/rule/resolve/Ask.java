package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Question;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A player is asked a question by an effect, or which card to discard at the end of the turn. The task that asks is right below.
 *
 * @param question the question
 */
@Rule({"HB-4.4", "HB-10.15"})
public record Ask(Question question) implements Prompt {
    private static final long OFFERS = ActionKind.CHOOSE.bit() | ActionKind.CONCEDE.bit();

    @Override
    public Seat seat() {
        return question.seat();
    }

    @Override
    public long offers() {
        return OFFERS;
    }

    @Override
    public String key() {
        return question.about();
    }

    @Override
    public Ask seenBy(Seat viewer) {
        return new Ask(question.seenBy(viewer));
    }
}
