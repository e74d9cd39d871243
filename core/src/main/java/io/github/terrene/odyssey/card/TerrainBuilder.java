package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.effect.Effect;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Builds a Terrain or a Storm. */
@Rule({"TO-1.5", "TO-1.6"})
public final class TerrainBuilder extends CardBuilder<TerrainBuilder> {
    private final boolean storm;
    private Option<Integer> actions = Option.none();
    private Array<Gain> xpTree = Array.empty();

    /** For {@code Words.terrain} and {@code storm} only. */
    public TerrainBuilder(String name, boolean storm) {
        super(name);
        this.storm = storm;
    }

    @Override
    TerrainBuilder self() {
        return this;
    }

    /** The Actions it gives in the Command Phase, from 0 to 20; {@link Catalogue#of} refuses other numbers. */
    public TerrainBuilder actions(int number) {
        actions = Option.of(number);
        return this;
    }

    /** Its XP gain tree: what the first, second, third and fourth XP give. */
    public TerrainBuilder xp(Gain one, Gain two, Gain three, Gain four) {
        xpTree = Array.of(one, two, three, four);
        return this;
    }

    /** What the Storm does to everybody when it breaks (9.2). */
    @Rule("TO-9.2")
    public TerrainBuilder breaks(Effect... effects) {
        require(storm, "only a Storm can break: begin with storm(...)");
        require(effects.length > 0, "a Storm must have an effect");
        return add(new StormAbility(Array.of(effects)));
    }

    @Override
    public TerrainCard build() {
        require(actions.isDefined(), "set the Actions it gives: actions(...)");
        require(!xpTree.isEmpty(), "set its XP gain tree: xp(...)");
        require(!storm || abilities().exists(StormAbility.class::isInstance), "say what the Storm does: breaks(...)");
        return TerrainCard.builder()
                .id(id())
                .name(name())
                .abilities(abilities())
                .actions(actions.get())
                .xpTree(xpTree)
                .build();
    }
}
