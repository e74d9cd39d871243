package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.vavr.control.Option;

/** What has to be chosen as the target when an ability is activated. */
@Rule("TO-8.5")
public sealed interface Target permits Target.OfCharacter, Target.OfTerrain, Target.OfOpponent {
    /** Which Characters may be chosen; none for a target that is not a Character. */
    default Option<CharacterFilter> characters() {
        return Option.none();
    }

    /** A Character that fits the filter. */
    record OfCharacter(CharacterFilter filter) implements Target {
        @Override
        public Option<CharacterFilter> characters() {
            return Option.some(filter);
        }
    }

    /** A Terrain that is not its player's only one. */
    record OfTerrain() implements Target {}

    /** An opponent; with only one opponent there is nothing to choose. */
    record OfOpponent() implements Target {}
}
