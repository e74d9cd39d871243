package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Leaving;
import io.github.terrene.terralore.event.FieldEvent.SkillLeft;
import org.jspecify.annotations.Nullable;

/**
 * The effect of a card that was turned up is complete: a Skill leaves, unless its text keeps it.
 *
 * @param number the number of the card
 */
@Rule({"TL-7.10", "TL-7.12", "TL-7.13"})
public record SkillLeaves(int number) implements Work {
    @Override
    public void run(Play play) {
        @Nullable CardOnField card = play.table().find(number);
        if (card != null && !card.creature() && card.card().leaving() != Leaving.STAYING) {
            play.emit(new SkillLeft(number, card.card().leaving() == Leaving.EXILED));
        }
    }
}
