package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Builds a card in the words printed on it; {@code Words} has a word to begin each kind of card with. It accepts anything: {@link Catalogue#of}
 * says what is missing or wrong.
 *
 * <pre>{@code
 * Card watch = battle("Pier Watch", HUMAN, MELEE).attack(1).hp(2)
 *         .asks(A_HUMAN).cost(1)
 *         .when(DESTROYED, loseCards(ENEMY, 1))
 *         .build();
 * }</pre>
 */
public final class CardBuilder {
    private final String name;
    private final CardKind kind;
    private @Nullable String id;
    private Option<Body> body = Option.none();
    private Array<Icon> requirements = Array.empty();
    private int cost;
    private Option<EventTiming> timing = Option.none();
    private Array<Ability> abilities = Array.empty();
    private Array<Statement> continuous = Array.empty();

    /** Starts a card of that kind without requirements, cost or text. */
    public CardBuilder(String name, CardKind kind) {
        this.name = name;
        this.kind = kind;
        this.id = name == null ? null : CardId.of(name);
    }

    /** Starts a Battle card of ATK 0 and HP 1, without requirements, cost or text. */
    public CardBuilder(String name, BattleType type, Reach reach) {
        this(name, CardKind.BATTLE);
        this.body = Option.some(new Body(type, reach, 0, 1, Array.empty()));
    }

    /** Starts an Event without effects. */
    public CardBuilder(String name, EventTiming when) {
        this(name, CardKind.EVENT);
        this.timing = Option.some(when);
    }

    /** Sets the id, if the one made from the name will not do: words of lower-case letters and digits, joined by hyphens. */
    public CardBuilder id(String own) {
        id = own;
        return this;
    }

    /** Sets the ATK of a Battle card, 0 or more. */
    public CardBuilder attack(int attack) {
        body = body.map(old -> new Body(old.type(), old.reach(), attack, old.hp(), old.words()));
        return this;
    }

    /** Sets the HP of a Battle card, 1 or more. */
    public CardBuilder hp(int hp) {
        body = body.map(old -> new Body(old.type(), old.reach(), old.attack(), hp, old.words()));
        return this;
    }

    /** Sets further words of a Battle card, such as the name of a people. */
    public CardBuilder words(String... words) {
        body = body.map(old -> new Body(old.type(), old.reach(), old.attack(), old.hp(), given(words)));
        return this;
    }

    /** Sets its requirements. */
    public CardBuilder asks(Icon... icons) {
        requirements = given(icons);
        return this;
    }

    /** Sets its cost, 0 or more. */
    public CardBuilder cost(int cards) {
        cost = cards;
        return this;
    }

    /** Says what happens at a moment. */
    public CardBuilder when(Trigger trigger, Effect... effects) {
        abilities = abilities.append(new Ability(trigger, false, given(effects)));
        return this;
    }

    /** Says what happens at a moment, also while the card is in standby. */
    @Rule({"HB-10.1", "HB-10.13"})
    public CardBuilder alsoInStandbyWhen(Trigger trigger, Effect... effects) {
        abilities = abilities.append(new Ability(trigger, true, given(effects)));
        return this;
    }

    /** Says what holds while it is in play. */
    public CardBuilder continuous(Statement... all) {
        continuous = continuous.appendAll(given(all));
        return this;
    }

    /** What was given, which may itself be null if something is missing. */
    private static <T> Array<T> given(T @Nullable [] some) {
        return some == null ? Array.of((T) null) : Array.of(some);
    }

    /** Builds the card. Whether the rules allow it is checked by {@link Catalogue#of}, which reports everything wrong at once. */
    @SuppressWarnings("NullAway") // an id that is missing is for the catalogue to report
    public Card build() {
        return new Card(id, name, kind, body, requirements, cost, timing, abilities, continuous);
    }
}
