package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.kernel.word.ThingEffect;
import io.vavr.collection.Array;

/** What the cards of other games say, and nothing in Terralore does. */
@Rule("TL-1.2")
public final class LeftOut {
    /** A Creature takes no damage, becomes nothing else, and always has the points that its changes make. */
    public static final Array<Class<? extends Text>> TEXTS = Array.of(
            ThingEffect.Damage.class,
            ThingEffect.Heal.class,
            ThingEffect.Becomes.class,
            ThingEffect.Prevent.class,
            Statement.Sets.class,
            Statement.Multiplies.class,
            Statement.Limits.class,
            Statement.Often.class,
            Statement.Is.class);

    private LeftOut() {}
}
