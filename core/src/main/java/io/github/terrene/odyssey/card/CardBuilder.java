package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Builds a card in the order in which it is printed: what it is, then its abilities from top to bottom.
 *
 * <p>Throws an {@link IllegalArgumentException} for what is obviously a mistake, such as an ability without an effect. {@link Catalogue#of}
 * checks whether the rules of the game allow the card, and reports all faults at once.
 *
 * @param <B> the kind of builder
 */
public abstract sealed class CardBuilder<B extends CardBuilder<B>>
        permits CharacterBuilder, TerrainBuilder, AssignableBuilder {
    private final String name;
    private String id;
    private Array<Ability> abilities = Array.empty();

    CardBuilder(String name) {
        this.name = name;
        this.id = CardId.of(name);
        require(CardId.wellFormed(id), "a name must contain a letter or a digit");
    }

    abstract B self();

    /** The card. */
    public abstract Card build();

    /**
     * Replaces the id that was derived from the name.
     *
     * @throws IllegalArgumentException unless it consists of lower-case letters and digits, joined by hyphens
     */
    public B id(String own) {
        require(CardId.wellFormed(own), "an id consists of lower-case letters and digits, joined by hyphens: " + own);
        this.id = own;
        return self();
    }

    /** A trigger ability without event and target: "Green, 1 Action: Draw a card." */
    public B trigger(Color color, Cost cost, Effect... effects) {
        return trigger(color, cost, Option.none(), Option.none(), effects);
    }

    /** A trigger ability with a target: "Blue, 1 Action: Deal 10 damage to target Character." */
    public B trigger(Color color, Cost cost, Target target, Effect... effects) {
        return trigger(color, cost, Option.none(), Option.some(target), effects);
    }

    /** A trigger ability that waits for an event: "Green, free. When this Character is recruited: Draw a card." */
    public B trigger(Color color, Cost cost, When when, Effect... effects) {
        return trigger(color, cost, Option.some(when), Option.none(), effects);
    }

    /** A trigger ability that waits for an event and has a target. */
    public B trigger(Color color, Cost cost, When when, Target target, Effect... effects) {
        return trigger(color, cost, Option.some(when), Option.some(target), effects);
    }

    private B trigger(Color color, Cost cost, Option<When> when, Option<Target> target, Effect... effects) {
        require(effects.length > 0, "a trigger ability must have an effect");
        return add(new TriggerAbility(color, cost, when, Array.empty(), false, target, Array.of(effects)));
    }

    /** A passive ability: "This Character has Stab." */
    public B passive(Passive... statements) {
        require(statements.length > 0, "a passive ability must say something");
        return add(new PassiveAbility(Array.empty(), Array.of(statements)));
    }

    /** Adds "Once per turn." to the previous ability, which must be a trigger ability. */
    @Rule("TO-8.2")
    public B oncePerTurn() {
        require(last() instanceof TriggerAbility, "\"once per turn\" must follow a trigger ability");
        return replace(((TriggerAbility) last()).limitedToOncePerTurn());
    }

    /** Gives the previous ability its conditions: "If you control a Fire Character", or for a passive one "While ...". */
    @Rule("TO-8.5")
    public B onlyIf(Condition... conditions) {
        require(conditions.length > 0, "\"only if\" needs a condition");
        require(!(last() instanceof StormAbility), "a Storm breaks unconditionally");
        return replace(last().onlyIf(Array.of(conditions)));
    }

    final B add(Ability ability) {
        abilities = abilities.append(ability);
        return self();
    }

    private B replace(Ability ability) {
        abilities = abilities.update(abilities.size() - 1, ability);
        return self();
    }

    private Ability last() {
        require(!abilities.isEmpty(), "add an ability first");
        return abilities.last();
    }

    final void require(boolean meant, String otherwise) {
        if (!meant) {
            throw new IllegalArgumentException(name + ": " + otherwise);
        }
    }

    final String name() {
        return name;
    }

    final String id() {
        return id;
    }

    final Array<Ability> abilities() {
        return abilities;
    }
}
