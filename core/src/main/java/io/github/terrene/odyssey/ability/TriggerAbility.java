package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An ability that a player activates.
 *
 * @param color when it may be used
 * @param cost what it costs
 * @param when the event it waits for; none if it can be used at any suitable moment
 * @param conditions what must hold when it is activated (8.5)
 * @param oncePerTurn whether its text says "Once per turn."
 * @param target what must be chosen when it is activated
 * @param effects what it does, in this order (8.34)
 */
@Rule({"TO-8.2", "TO-8.5"})
public record TriggerAbility(
        @Rule("TO-8.2") Color color,
        @Rule("TO-8.2") Cost cost,
        @Rule("TO-8.7") Option<When> when,
        @Rule("TO-8.5") Array<Condition> conditions,
        boolean oncePerTurn,
        @Rule("TO-8.5") Option<Target> target,
        @Rule("TO-8.2") Array<Effect> effects)
        implements Ability {
    /** Whether it waits for an event. */
    public boolean conditional() {
        return when.isDefined();
    }

    /** The same with "Once per turn." in its text. */
    public TriggerAbility limitedToOncePerTurn() {
        return new TriggerAbility(color, cost, when, conditions, true, target, effects);
    }

    @Override
    public TriggerAbility onlyIf(Array<Condition> required) {
        return new TriggerAbility(color, cost, when, required, oncePerTurn, target, effects);
    }

    @Override
    public TextContext around(TextContext card) {
        boolean paidWithItself = cost.discardsSource();
        boolean fallen = when.exists(event -> event.ofSource() && event.occasion() == HappeningKind.IS_DEFEATED);
        return card.with(
                card.lasting() && !paidWithItself && !fallen,
                !fallen && (card.held() || !paidWithItself),
                target.flatMap(Target::characters),
                when.exists(When::activation),
                when.map(event -> event.occasion().duringAttack()).getOrElse(color != Color.GREEN));
    }

    @Override
    public void read(Proofreader reader) {
        cost.proofread(reader);
        when.forEach(event -> event.proofread(reader));
        target.flatMap(Target::characters).forEach(filter -> filter.proofread(reader));
    }
}
