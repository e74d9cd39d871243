package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.vavr.collection.Array;

/** Builds an Item or a Command. */
@Rule("TO-1.7")
public final class AssignableBuilder extends CardBuilder<AssignableBuilder> {
    private final boolean command;
    private boolean ongoing;
    private boolean spell;
    private boolean trap;
    private Array<CharacterClass> classLimit = Array.empty();

    /** For {@code Words.item}, {@code spell}, {@code trap} and {@code command} only. */
    public AssignableBuilder(String name, boolean command) {
        super(name);
        this.command = command;
    }

    @Override
    AssignableBuilder self() {
        return this;
    }

    /** The card stays face-up with its holder after use (8.6). */
    public AssignableBuilder ongoing() {
        ongoing = true;
        return this;
    }

    /** The Command is a Spell: for Spellcasters (8.16). */
    @Rule("TO-8.16")
    public AssignableBuilder spell() {
        require(command, "only a Command can be a Spell");
        spell = true;
        return this;
    }

    /** The Command is a Trap: it needs a Tactician (8.17). */
    @Rule("TO-8.17")
    public AssignableBuilder trap() {
        require(command, "only a Command can be a Trap");
        trap = true;
        return this;
    }

    /** Only Characters of one of these classes can activate the Command (8.18). */
    @Rule("TO-8.18")
    public AssignableBuilder only(CharacterClass... anyOf) {
        require(command, "an Item can be used by any Character (TO-1.11)");
        require(anyOf.length > 0, "\"only\" needs a class");
        classLimit = Array.of(anyOf);
        return this;
    }

    @Override
    public AssignableCard build() {
        return AssignableCard.builder()
                .id(id())
                .name(name())
                .abilities(abilities())
                .command(command)
                .ongoing(ongoing)
                .spell(spell)
                .trap(trap)
                .classLimit(classLimit)
                .build();
    }
}
