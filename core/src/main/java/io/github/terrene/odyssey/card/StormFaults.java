package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.trait.Whose;
import io.vavr.collection.Array;

/** What may be wrong with the effect of a Storm. */
@Rule({"TO-1.6", "TO-9.2"})
final class StormFaults {
    static final Array<Fault<PrintedAbility<StormAbility>>> ALL = Array.of(
            new Fault<>(
                    "TO-1.6/storm-no-terrain",
                    line -> !(line.card() instanceof TerrainCard),
                    "only a Terrain can be a Storm"),
            new Fault<>(
                    "TO-9.2/storm-no-effect",
                    line -> line.ability().effects().isEmpty(),
                    "a Storm must have an effect"),
            new Fault<>(
                    "TO-9.2/storm-of-nobody",
                    line -> line.mentioned().roles().nonEmpty()
                            || line.mentioned().targetTerrain(),
                    "a Storm belongs to nobody, so it can only refer to \"each Character\""),
            new Fault<>(
                    "TO-9.2/storm-takes-sides",
                    StormFaults::takesSides,
                    "a Storm affects everybody alike: it must refer to each player and everybody's Characters"),
            new Fault<>(
                    "TO-9.2/storm-mode",
                    line -> line.choices() > 0,
                    "nobody activates a Storm, so nobody can choose a mode"));

    private StormFaults() {}

    private static boolean takesSides(PrintedAbility<StormAbility> line) {
        return line.mentioned().groups().exists(group -> group.whose() != Whose.ANY)
                || line.mentioned().players().exists(player -> player != PlayerRole.EACH_PLAYER);
    }
}
