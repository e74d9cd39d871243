package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Says a card as it is printed.
 *
 * <pre>{@code
 * Card jar = CardBuilder.creature("Seed Jar").cost(0).points(1).affinity(NATURE).rarity(COMMON)
 *         .whenDestroyed(new MakeTokens(SPROUT, 1, Whose.OWN))
 *         .build();
 * }</pre>
 */
public final class CardBuilder {
    private final String name;
    private final CardKind kind;
    private String id;
    private Option<Integer> cost;
    private Option<Rarity> rarity;
    private Option<Affinity> affinity = Option.none();
    private Array<Tribe> tribes = Array.empty();
    private Points points = Points.NONE;
    private Array<Ability> abilities = Array.empty();
    private Array<Continuous> continuous = Array.empty();
    private Leaving leaving = Leaving.BURIED;

    private CardBuilder(String name, CardKind kind, Option<Integer> cost, Option<Rarity> rarity) {
        this.name = name;
        this.kind = kind;
        this.id = CardId.of(name);
        this.cost = cost;
        this.rarity = rarity;
    }

    /** A Creature of cost 0 without points, affinity and text so far. */
    public static CardBuilder creature(String name) {
        return new CardBuilder(name, CardKind.CREATURE, Option.some(0), Option.some(Rarity.COMMON));
    }

    /** A Skill of cost 0 without text so far. */
    public static CardBuilder skill(String name) {
        return new CardBuilder(name, CardKind.SKILL, Option.some(0), Option.some(Rarity.COMMON));
    }

    /** A token, which has no cost and no rarity. */
    @Rule("TL-1.9")
    public static CardBuilder token(String name) {
        return new CardBuilder(name, CardKind.TOKEN, Option.none(), Option.none());
    }

    /** An id of your own, where the one made of the name will not do: lower-case letters and digits, joined by hyphens. */
    public CardBuilder id(String own) {
        id = own;
        return this;
    }

    /** Its cost, 0 or more. */
    public CardBuilder cost(int discards) {
        cost = Option.some(discards);
        return this;
    }

    /** Its element. */
    public CardBuilder affinity(Affinity element) {
        affinity = Option.some(element);
        return this;
    }

    /** How rare it is. */
    public CardBuilder rarity(Rarity how) {
        rarity = Option.some(how);
        return this;
    }

    /** Its tribes. */
    public CardBuilder tribe(Tribe... all) {
        tribes = Array.of(all);
        return this;
    }

    /** Its points in either lane. */
    public CardBuilder points(int inBoth) {
        return points(inBoth, inBoth);
    }

    /** Its points in the attacking and in the defending lane. */
    public CardBuilder points(int attacking, int defending) {
        points = new Points(attacking, defending);
        return this;
    }

    private CardBuilder ability(Timing timing, Effect... effects) {
        abilities = abilities.append(new Ability(timing, Array.of(effects)));
        return this;
    }

    /** What it does when it is turned up. */
    public CardBuilder onReveal(Effect... effects) {
        return ability(Timing.ON_REVEAL, effects);
    }

    /** What it does before totals are counted. */
    public CardBuilder atCounting(Effect... effects) {
        return ability(Timing.AT_COUNTING, effects);
    }

    /** What it does after it was destroyed. */
    public CardBuilder whenDestroyed(Effect... effects) {
        return ability(Timing.WHEN_DESTROYED, effects);
    }

    /** What it does at the end of each turn. */
    public CardBuilder endOfTurn(Effect... effects) {
        return ability(Timing.END_OF_TURN, effects);
    }

    /** What it does while it is on the field. */
    public CardBuilder continuous(Continuous... all) {
        continuous = continuous.appendAll(Array.of(all));
        return this;
    }

    /** A Skill that is exiled when its effect is complete. */
    public CardBuilder exiled() {
        leaving = Leaving.EXILED;
        return this;
    }

    /** A Skill that stays on the field. */
    public CardBuilder staying() {
        leaving = Leaving.STAYING;
        return this;
    }

    /** The card. Whether the rules allow it is said by {@link Catalogue#of}, all that is wrong at once. */
    public Card build() {
        return new Card(id, name, kind, cost, affinity, rarity, tribes, points, abilities, continuous, leaving);
    }
}
