package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardBuilder;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Trigger;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Dice;
import io.github.terrene.testkit.arbitrary.RandomWords;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, sense and nonsense. */
public final class RandomCards implements Supplier<Card> {
    /** The records of the language, by name. */
    public static final Array<Class<?>> WORDS = RandomWords.in("io.github.terrene.hobe.effect");

    private static final Array<Integer> SENSIBLE = Array.of(1, 1, 1, 2, 2, 3);
    private static final Array<Integer> NUMBERS =
            Array.of(-1_000_000_000, -100, -99, -2, -1, 0, 0, 1, 2, 3, 4, 10, 11, 99, 100, 1_000_000_000);

    private final Dice dice;
    private final RandomWords words;
    private int made;

    /** Cards of the language. */
    public RandomCards(Dice dice) {
        this.dice = dice;
        this.words = new RandomWords(WORDS, dice)
                .with(int.class, this::number)
                .with(Integer.class, this::number)
                .with(String.class, () -> "Phaeacian");
    }

    /** A card of any kind. No two cards of one generator have the same name. */
    @Override
    public Card get() {
        CardBuilder card = blank(dice.below(8));
        card.cost(words.seldom(3) ? number() : 0);
        if (words.seldom(4)) {
            card.asks(words.constant(Icon.class));
        }
        if (words.seldom(3)) {
            card.continuous(words.any(Continuous.class));
        }
        for (int abilities = dice.below(3); abilities > 0; abilities--) {
            ability(card);
        }
        return card.build();
    }

    private CardBuilder blank(int kind) {
        return switch (kind) {
            case 0, 1 -> Words.event(name(), words.constant(EventTiming.class), effects());
            case 2 -> Words.weapon(name());
            case 3 -> Words.situation(name());
            default ->
                Words.battle(name(), words.constant(BattleType.class), words.constant(Reach.class))
                        .attack(number())
                        .hp(number())
                        .words(words.seldom(3) ? new String[] {"Phaeacian"} : new String[0]);
        };
    }

    private void ability(CardBuilder card) {
        Trigger trigger = words.any(Trigger.class);
        if (words.seldom(4)) {
            card.alsoInStandbyWhen(trigger, effects());
        } else {
            card.when(trigger, effects());
        }
    }

    private Effect[] effects() {
        return Array.fill(1 + dice.below(2), () -> words.any(Effect.class)).toJavaArray(Effect[]::new);
    }

    private String name() {
        return "Random " + ++made;
    }

    private int number() {
        return dice.pick(words.seldom(12) ? NUMBERS : SENSIBLE);
    }
}
