package io.github.terrene.carnage.law;

import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardKind;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Element;
import io.github.terrene.carnage.card.Moment;
import io.github.terrene.carnage.card.Trait;
import io.github.terrene.carnage.card.Values;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.testkit.arbitrary.RandomWords;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, sense and nonsense. */
final class RandomCards implements Supplier<Card> {
    /** The records of the language, by name. */
    static final Array<Class<?>> WORDS = RandomWords.in("io.github.terrene.carnage.effect");

    private static final Element STRANGE = new Element("aether");
    private static final Array<Integer> SENSIBLE = Array.of(1, 1, 1, 2, 2, 3);
    private static final Array<Integer> NUMBERS =
            Array.of(-1_000_000_000, -100, -99, -2, -1, 0, 0, 1, 2, 3, 4, 10, 11, 99, 100, 1_000_000_000);

    private final Dice dice;
    private final RandomWords words;
    private int made;

    RandomCards(Dice dice) {
        this.dice = dice;
        this.words = new RandomWords(WORDS, dice).with(int.class, this::number).with(Element.class, this::element);
    }

    /** A card of any kind. No two cards of one generator have the same name. */
    @Override
    public Card get() {
        CardKind kind = words.seldom(30) ? CardKind.UNKNOWN : dice.pick(Array.of(CardKind.values()));
        return of(kind);
    }

    /** A card of that kind, most often with a text that such a card may have. */
    Card of(CardKind kind) {
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
                Array.fill(words.seldom(3) ? 1 : 0, () -> words.any(Trait.class)));
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
                Array.fill(words.seldom(20) ? 0 : 1 + dice.below(2), () -> words.any(Effect.class)));
    }

    private Element element() {
        return words.seldom(40) ? STRANGE : dice.pick(StarterSet.elements());
    }

    private int number() {
        return dice.pick(words.seldom(12) ? NUMBERS : SENSIBLE);
    }
}
