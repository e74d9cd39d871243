package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * Makes a card, read like the printed one. Immutable: every call gives another builder.
 *
 * <pre>{@code
 * Card jar = CardBuilder.creature("Seed Jar").cost(0).points(1).affinity(NATURE).rarity(COMMON)
 *         .whenDestroyed(new MakeTokens(SPROUT, 1, Whose.OWN))
 *         .build();
 * }</pre>
 */
public final class CardBuilder {
    private final Card card;

    private CardBuilder(Card card) {
        this.card = card;
    }

    /** A Creature of cost 0 without points, affinity and text so far. */
    public static CardBuilder creature(String name) {
        return start(name, CardKind.CREATURE, Option.some(0), Option.some(Rarity.COMMON));
    }

    /** A Skill of cost 0 without text so far. */
    public static CardBuilder skill(String name) {
        return start(name, CardKind.SKILL, Option.some(0), Option.some(Rarity.COMMON));
    }

    /** A token, which has no cost and no rarity. */
    @Rule("TL-1.9")
    public static CardBuilder token(String name) {
        return start(name, CardKind.TOKEN, Option.none(), Option.none());
    }

    private static CardBuilder start(String name, CardKind kind, Option<Integer> cost, Option<Rarity> rarity) {
        String id = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return new CardBuilder(new Card(
                id,
                name,
                kind,
                cost,
                Option.none(),
                rarity,
                Array.empty(),
                Points.NONE,
                Array.empty(),
                Array.empty(),
                Leaving.BURIED));
    }

    private CardBuilder with(
            Option<Integer> cost,
            Option<Affinity> affinity,
            Option<Rarity> rarity,
            Array<Tribe> tribes,
            Points points) {
        return new CardBuilder(new Card(
                card.id(),
                card.name(),
                card.kind(),
                cost,
                affinity,
                rarity,
                tribes,
                points,
                card.abilities(),
                card.continuous(),
                card.leaving()));
    }

    private CardBuilder with(Array<Ability> abilities, Array<Continuous> continuous, Leaving leaving) {
        return new CardBuilder(new Card(
                card.id(),
                card.name(),
                card.kind(),
                card.cost(),
                card.affinity(),
                card.rarity(),
                card.tribes(),
                card.points(),
                abilities,
                continuous,
                leaving));
    }

    /** Its cost, 0 or more. */
    public CardBuilder cost(int cost) {
        return with(Option.some(cost), card.affinity(), card.rarity(), card.tribes(), card.points());
    }

    /** Its element. */
    public CardBuilder affinity(Affinity affinity) {
        return with(card.cost(), Option.some(affinity), card.rarity(), card.tribes(), card.points());
    }

    /** How rare it is. */
    public CardBuilder rarity(Rarity rarity) {
        return with(card.cost(), card.affinity(), Option.some(rarity), card.tribes(), card.points());
    }

    /** Its tribes. */
    public CardBuilder tribe(Tribe... tribes) {
        return with(card.cost(), card.affinity(), card.rarity(), Array.of(tribes), card.points());
    }

    /** Its points in either lane. */
    public CardBuilder points(int points) {
        return points(points, points);
    }

    /** Its points in the attacking and in the defending lane. */
    public CardBuilder points(int attacking, int defending) {
        return with(card.cost(), card.affinity(), card.rarity(), card.tribes(), new Points(defending, attacking));
    }

    private CardBuilder ability(Timing timing, Effect... effects) {
        Ability ability = new Ability(timing, Array.of(effects));
        return with(card.abilities().append(ability), card.continuous(), card.leaving());
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
    public CardBuilder continuous(Continuous... continuous) {
        return with(card.abilities(), card.continuous().appendAll(Array.of(continuous)), card.leaving());
    }

    /** A Skill that is exiled when its effect is complete. */
    public CardBuilder exiled() {
        return with(card.abilities(), card.continuous(), Leaving.EXILED);
    }

    /** A Skill that stays on the field. */
    public CardBuilder staying() {
        return with(card.abilities(), card.continuous(), Leaving.STAYING);
    }

    /**
     * The card.
     *
     * @throws IllegalArgumentException if it is not one that can be: a negative cost, a Skill with points, a Creature that is exiled
     *     or stays by itself, an ability without effects, two abilities with one timing, a token that makes tokens
     */
    @Rule({"TL-1.4", "TL-1.8", "TL-1.9"})
    public Card build() {
        refuse(card.price() < 0, "has a negative cost");
        refuse(!card.kind().creature() && !card.points().equals(Points.NONE), "is a Skill and has points");
        refuse(card.kind().creature() && card.leaving() != Leaving.BURIED, "is no Skill that could be exiled or stay");
        refuse(card.abilities().exists(ability -> ability.effects().isEmpty()), "has an ability without effects");
        refuse(
                card.abilities().map(Ability::timing).distinct().size()
                        < card.abilities().size(),
                "has two abilities with the same timing");
        refuse(card.kind() == CardKind.TOKEN && card.tokens().nonEmpty(), "is a token that makes tokens");
        return card;
    }

    private void refuse(boolean wrong, String why) {
        if (wrong) {
            throw new IllegalArgumentException(card.name() + " " + why);
        }
    }
}
