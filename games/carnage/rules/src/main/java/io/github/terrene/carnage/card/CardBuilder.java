package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;

/**
 * Builds a card in the words printed on it; {@code Words} has a word to begin each kind of card with.
 *
 * <pre>{@code
 * Card warden = legend("Cinder Warden", FIRE, 3).value(FIRE, 4).value(AIR, 2).value(EARTH, 2)
 *         .power(2, draw(OWN, 1))
 *         .build();
 * }</pre>
 */
public final class CardBuilder {
    private final String name;
    private final CardKind kind;
    private final Element element;
    private final int level;
    private String id;
    private Values values = Values.NONE;
    private Array<Ability> abilities = Array.empty();
    private Array<Statement> continuous = Array.empty();

    /** Starts a card without values and text; a Location has level 0. */
    public CardBuilder(String name, CardKind kind, Element element, int level) {
        if (name == null) {
            throw new IllegalArgumentException("a card needs a name");
        }
        this.name = name;
        this.kind = kind;
        this.element = element;
        this.level = level;
        this.id = CardId.of(name);
    }

    /** Sets the id, if the one made from the name will not do: words of lower-case letters and digits, joined by hyphens. */
    public CardBuilder id(String own) {
        id = own;
        return this;
    }

    /** Adds a value of a Legend or Monster, or a bonus of a Relic, of 1 or more. */
    public CardBuilder value(Element in, int number) {
        values = values.with(in, number);
        return this;
    }

    /** Adds a power, at a price of 0 or more shards. */
    public CardBuilder power(int price, Effect... effects) {
        return ability(new Ability(Trigger.itself(When.USED), price, false, Array.of(effects)));
    }

    /** Adds a power that each player can use only once per game. */
    @Rule("CG-12.12")
    public CardBuilder powerOncePerGame(int price, Effect... effects) {
        return ability(new Ability(Trigger.itself(When.USED), price, true, Array.of(effects)));
    }

    /** Says what happens when the Location is placed. */
    public CardBuilder whenPlaced(Effect... effects) {
        return when(Trigger.itself(When.PLACED), effects);
    }

    /** Says what happens when the Monster or Legend is beaten. */
    public CardBuilder whenBeaten(Effect... effects) {
        return when(Trigger.itself(When.BEATEN), effects);
    }

    /** Says what happens at a moment. */
    @Rule("CG-12.20")
    public CardBuilder when(Trigger trigger, Effect... effects) {
        return ability(new Ability(trigger, 0, false, Array.of(effects)));
    }

    private CardBuilder ability(Ability more) {
        abilities = abilities.append(more);
        return this;
    }

    /** Says what holds while it is in play. */
    public CardBuilder continuous(Statement... more) {
        continuous = continuous.appendAll(Array.of(more));
        return this;
    }

    /** Builds the card. Whether the rules allow it is checked by {@link Catalogue#of}, which reports everything wrong at once. */
    public Card build() {
        return new Card(id, name, false, kind, element, level, values, abilities, continuous);
    }
}
