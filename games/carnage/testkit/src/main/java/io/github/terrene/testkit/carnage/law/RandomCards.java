package io.github.terrene.testkit.carnage.law;

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
import io.github.terrene.testkit.arbitrary.RandomWords;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, sense and nonsense. */
public final class RandomCards implements Supplier<Card> {
    /** The records of the language, by name. */
    public static final Array<Class<?>> WORDS = RandomWords.in("io.github.terrene.carnage.effect");

    private static final Element STRANGE = new Element("aether");
    private static final Array<Integer> SENSIBLE = Array.of(1, 1, 1, 2, 2, 3);
    private static final Array<Integer> NUMBERS =
            Array.of(-1_000_000_000, -100, -99, -2, -1, 0, 0, 1, 2, 3, 4, 10, 11, 99, 100, 1_000_000_000);

    private final Dice dice;
    private final RandomWords words;
    private final Supplier<? extends Effect> effects;
    private final Supplier<? extends Trait> traits;
    private int made;

    /** Cards that say nothing but words of the language. */
    public RandomCards(Dice dice) {
        this.dice = dice;
        this.words = words(dice);
        this.effects = () -> words.any(Effect.class);
        this.traits = () -> words.any(Trait.class);
    }

    /** Cards half of whose effects and traits are of one's own, made by chance. */
    public RandomCards(Dice dice, Function<Dice, ? extends Effect> effects, Function<Dice, ? extends Trait> traits) {
        this.dice = dice;
        this.words = words(dice);
        this.effects = () -> words.seldom(2) ? effects.apply(dice) : words.any(Effect.class);
        this.traits = () -> words.seldom(2) ? traits.apply(dice) : words.any(Trait.class);
    }

    private RandomWords words(Dice of) {
        return new RandomWords(WORDS, of).with(int.class, this::number).with(Element.class, this::element);
    }

    /** A card of any kind. No two cards of one generator have the same name. */
    @Override
    public Card get() {
        CardKind kind = words.seldom(30) ? CardKind.UNKNOWN : dice.pick(Array.of(CardKind.values()));
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
                element(),
                location && !words.seldom(20) ? 0 : number(),
                location && !words.seldom(20) ? Values.NONE : values(),
                Array.fill(dice.below(3), () -> ability(kind)),
                Array.fill(words.seldom(3) ? 1 : 0, traits));
    }

    private Values values() {
        return Array.range(0, 1 + dice.below(3))
                .foldLeft(Values.NONE, (values, each) -> values.with(element(), number()));
    }

    private Ability ability(CardKind kind) {
        Moment usual = switch (kind) {
            case LOCATION -> Moment.PLACED;
            case MONSTER -> Moment.BEATEN;
            default -> Moment.USED;
        };
        Moment moment = words.seldom(10) ? words.constant(Moment.class) : usual;
        boolean power = moment == Moment.USED || words.seldom(20);
        return new Ability(
                moment,
                power ? number() : 0,
                power && words.seldom(4),
                Array.fill(words.seldom(20) ? 0 : 1 + dice.below(2), effects));
    }

    private Element element() {
        return words.seldom(40) ? STRANGE : dice.pick(StarterSet.elements());
    }

    private int number() {
        return dice.pick(words.seldom(12) ? NUMBERS : SENSIBLE);
    }
}
