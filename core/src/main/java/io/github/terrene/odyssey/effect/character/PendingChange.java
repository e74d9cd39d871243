package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.trait.Duration;
import java.util.function.BiFunction;

/** Something that is given to Characters. It becomes an effect once you say how long it lasts. */
@Rule("TO-8.31")
public final class PendingChange {
    private final BiFunction<Who, Duration, Effect> effect;
    private final Who to;

    /** A change for the target; the function makes the effect from who gets it and for how long. */
    public PendingChange(BiFunction<Who, Duration, Effect> effect) {
        this(effect, Role.TARGET);
    }

    private PendingChange(BiFunction<Who, Duration, Effect> effect, Who to) {
        this.effect = effect;
        this.to = to;
    }

    /** The same effect on others instead of the target. */
    public PendingChange to(Who others) {
        return new PendingChange(effect, others);
    }

    /** The effect for that long. */
    public Effect until(Duration duration) {
        return effect.apply(to, duration);
    }

    /** The effect for as long as the Character is in play. */
    public Effect permanently() {
        return until(Duration.PERMANENT);
    }

    /** The effect for as long as the card that gives it is in play. */
    public Effect whileInPlay() {
        return until(Duration.WHILE_IN_PLAY);
    }
}
