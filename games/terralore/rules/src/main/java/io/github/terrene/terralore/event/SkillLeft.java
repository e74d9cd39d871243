package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;

/**
 * The effect of a Skill is complete: it goes to the Graveyard of its owner, or to the Exile pile.
 *
 * @param skill the number of the Skill
 * @param exiled whether it goes to the Exile pile; otherwise to the Graveyard
 */
@Rule({"TL-7.10", "TL-7.12"})
public record SkillLeft(@Names(Named.IN_PLAY) int skill, boolean exiled) implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        return table.leaving(skill, exiled ? Side::banish : Side::bury);
    }
}
