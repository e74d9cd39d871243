package io.github.terrene.terralore.card;

import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Builds a card in the words printed on it; {@code Words} has a word to begin each kind of card with. It accepts anything: {@link Catalogue#of}
 * says what is missing or wrong.
 *
 * <pre>{@code
 * Card jar = creature("Seed Jar").cost(0).points(1).affinity(NATURE).rarity(COMMON)
 *         .whenDestroyed(makeTokens(SPROUT, 1, OWN))
 *         .build();
 * }</pre>
 */
public final class CardBuilder {
    private final String name;
    private final CardKind kind;
    private @Nullable String id;
    private Option<Integer> cost;
    private Option<Rarity> rarity;
    private Option<Affinity> affinity = Option.none();
    private Array<Tribe> tribes = Array.empty();
    private Points points = Points.NONE;
    private Array<Ability> abilities = Array.empty();
    private Array<Statement> continuous = Array.empty();
    private Leaving leaving = Leaving.BURIED;

    /** Starts a card without points, affinity or text. It is common and costs 0, except that a token has neither rarity nor cost (1.9). */
    public CardBuilder(String name, CardKind kind) {
        this.name = name;
        this.kind = kind;
        this.id = name == null ? null : CardId.of(name);
        this.cost = Option.when(kind != CardKind.TOKEN, 0);
        this.rarity = Option.when(kind != CardKind.TOKEN, Rarity.COMMON);
    }

    /** Sets the id, if the one made from the name will not do: words of lower-case letters and digits, joined by hyphens. */
    public CardBuilder id(String own) {
        id = own;
        return this;
    }

    /** Sets its cost, 0 or more. */
    public CardBuilder cost(int discards) {
        cost = Option.some(discards);
        return this;
    }

    /** Sets its element. */
    public CardBuilder affinity(Affinity element) {
        affinity = Option.some(element);
        return this;
    }

    /** Sets how rare it is. */
    public CardBuilder rarity(Rarity how) {
        rarity = Option.some(how);
        return this;
    }

    /** Sets its tribes. */
    public CardBuilder tribe(Tribe... all) {
        tribes = given(all);
        return this;
    }

    /** Sets its points, the same in both lanes. */
    public CardBuilder points(int inBoth) {
        return points(inBoth, inBoth);
    }

    /** Sets its points in the attacking and in the defending lane. */
    public CardBuilder points(int attacking, int defending) {
        points = new Points(attacking, defending);
        return this;
    }

    /** Says what it does at a moment. */
    public CardBuilder when(Trigger trigger, Effect... effects) {
        abilities = abilities.append(new Ability(trigger, given(effects)));
        return this;
    }

    private CardBuilder ability(When moment, Effect... effects) {
        return when(Trigger.itself(moment), effects);
    }

    /** Says what it does when it is turned up. */
    public CardBuilder onReveal(Effect... effects) {
        return ability(When.ON_REVEAL, effects);
    }

    /** Says what it does before totals are counted. */
    public CardBuilder atCounting(Effect... effects) {
        return ability(When.AT_COUNTING, effects);
    }

    /** Says what it does after it was destroyed. */
    public CardBuilder whenDestroyed(Effect... effects) {
        return ability(When.WHEN_DESTROYED, effects);
    }

    /** Says what it does at the end of each turn. */
    public CardBuilder endOfTurn(Effect... effects) {
        return ability(When.END_OF_TURN, effects);
    }

    /** Says what it does while it is on the field. */
    public CardBuilder continuous(Statement... all) {
        continuous = continuous.appendAll(given(all));
        return this;
    }

    /** Makes a Skill be exiled when its effect is complete. */
    public CardBuilder exiled() {
        leaving = Leaving.EXILED;
        return this;
    }

    /** Makes a Skill stay on the field. */
    public CardBuilder staying() {
        leaving = Leaving.STAYING;
        return this;
    }

    /** What was given, which may itself be null if something is missing. */
    private static <T> Array<T> given(T @Nullable [] some) {
        return some == null ? Array.of((T) null) : Array.of(some);
    }

    /** Builds the card. Whether the rules allow it is checked by {@link Catalogue#of}, which reports everything wrong at once. */
    @SuppressWarnings("NullAway") // an id that is missing is for the catalogue to report
    public Card build() {
        return new Card(id, name, kind, cost, affinity, rarity, tribes, points, abilities, continuous, leaving);
    }
}
