package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Duration;

/** Effects on Creatures on the field. */
public sealed interface CreatureEffect extends Effect {
    /** The Creatures affected. */
    Selection whom();

    /** Creatures are destroyed. */
    @Rule("TL-3.6")
    record Destroy(Selection whom) implements CreatureEffect {
        @Override
        public void resolve(Resolution here) {
            whom.in(here).forEach(here::destroy);
        }
    }

    /** Creatures are exiled. */
    @Rule("TL-3.7")
    record Exile(Selection whom) implements CreatureEffect {
        @Override
        public void resolve(Resolution here) {
            whom.in(here).forEach(here::exile);
        }
    }

    /** Creatures are returned to the hands of their owners. */
    @Rule("TL-9.17")
    record ReturnToHand(Selection whom) implements CreatureEffect {
        @Override
        public void resolve(Resolution here) {
            whom.in(here).forEach(creatures -> creatures.forEach(here::returnToHand));
        }
    }

    /** Creatures move to the other lane of their player. */
    @Rule("TL-8.7")
    record Move(Selection whom) implements CreatureEffect {
        @Override
        public void resolve(Resolution here) {
            whom.in(here).forEach(creatures -> creatures.forEach(here::move));
        }
    }

    /** Points are added or taken away. */
    @Rule({"TL-9.11", "TL-9.28"})
    record ChangePoints(Selection whom, Amount amount, Duration duration) implements CreatureEffect {
        @Override
        public void resolve(Resolution here) {
            whom.in(here).forEach(creatures -> here.change(creatures, new Change.Added(amount.in(here), duration)));
        }
    }

    /**
     * The points are set to a number: "Points are N".
     *
     * @param whom the Creatures affected
     * @param points the number of points, 0 or more
     * @param duration how long it lasts
     */
    @Rule("TL-9.12")
    record SetPoints(
            Selection whom,
            @Rule("TL-9.12") @Bounded(least = 0) int points,
            Duration duration) implements CreatureEffect {
        @Override
        public void resolve(Resolution here) {
            whom.in(here).forEach(creatures -> here.change(creatures, new Change.Set(points, duration)));
        }
    }
}
