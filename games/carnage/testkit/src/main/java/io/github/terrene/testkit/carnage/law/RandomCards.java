package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Moment;
import io.github.terrene.carnage.card.Trait;
import io.github.terrene.carnage.card.Values;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, whether they make sense or not. */
public final class RandomCards implements Supplier<Card> {
    private static final Form<Effect> EFFECT = CardForms.STANDARD.of(Effect.class);
    private static final Form<Trait> TRAIT = CardForms.STANDARD.of(Trait.class);
    private static final RandomValues WORDS =
            RandomValues.PLAIN.with(int.class, RandomCards::number).with(Element.class, RandomCards::element);
    private static final Element STRANGE = new Element("aether");

    private final Choices choices;
    private final Supplier<? extends Effect> effects;
    private final Supplier<? extends Trait> traits;
    private int made;

    /** Cards that use only words of the language. */
    public RandomCards(Dice dice) {
        this.choices = Choices.of(dice);
        this.effects = () -> WORDS.any(EFFECT, choices);
        this.traits = () -> WORDS.any(TRAIT, choices);
    }

    /** Cards of which half the effects and traits are custom ones, made at random. */
    public RandomCards(Dice dice, Function<Dice, ? extends Effect> effects, Function<Dice, ? extends Trait> traits) {
        this.choices = Choices.of(dice);
        this.effects = () -> choices.seldom(50) ? effects.apply(dice) : WORDS.any(EFFECT, choices);
        this.traits = () -> choices.seldom(50) ? traits.apply(dice) : WORDS.any(TRAIT, choices);
    }

    /** A card of any kind. No two cards of one generator have the same name. */
    @Override
    public Card get() {
        CardKind kind = choices.seldom(3) ? CardKind.UNKNOWN : choices.of(CardKind.values());
        return of(kind);
    }

    /** A card of that kind, most often with a text that such a card may have. */
    private Card of(CardKind kind) {
        String name = "Random " + ++made;
        boolean location = kind == CardKind.LOCATION;
        return new Card(
                CardId.of(name),
                name,
                false,
                kind,
                element(choices),
                location && !choices.seldom(5) ? 0 : number(choices),
                location && !choices.seldom(5) ? Values.NONE : values(),
                Array.fill(choices.below(3), () -> ability(kind)),
                Array.fill(choices.seldom(33) ? 1 : 0, traits));
    }

    private Values values() {
        return Array.range(0, 1 + choices.below(3))
                .foldLeft(Values.NONE, (values, each) -> values.with(element(choices), number(choices)));
    }

    private Ability ability(CardKind kind) {
        Moment usual = switch (kind) {
            case LOCATION -> Moment.PLACED;
            case MONSTER -> Moment.BEATEN;
            default -> Moment.USED;
        };
        Moment moment = choices.seldom(10) ? choices.of(Moment.values()) : usual;
        boolean power = moment == Moment.USED || choices.seldom(5);
        return new Ability(
                moment,
                power ? number(choices) : 0,
                power && choices.seldom(25),
                Array.fill(choices.seldom(5) ? 0 : 1 + choices.below(2), effects));
    }

    private static Element element(Choices choices) {
        return choices.seldom(2) ? STRANGE : choices.of(StarterSet.elements());
    }

    private static int number(Choices choices) {
        return choices.seldom(8)
                ? choices.of(-1_000_000_000, -100, -99, -2, -1, 0, 0, 1, 2, 3, 4, 10, 11, 99, 100, 1_000_000_000)
                : choices.of(1, 1, 1, 2, 2, 3);
    }
}
