package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.CardForms;
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
import io.github.terrene.kernel.form.Form;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, whether they make sense or not. */
public final class RandomCards implements Supplier<Card> {
    private static final Form<Effect> EFFECT = CardForms.STANDARD.of(Effect.class);
    private static final Form<Continuous> CONTINUOUS = CardForms.STANDARD.of(Continuous.class);
    private static final Form<Trigger> TRIGGER = CardForms.STANDARD.of(Trigger.class);
    private static final RandomValues WORDS =
            RandomValues.PLAIN.with(int.class, RandomCards::number).with(String.class, choices -> "Phaeacian");

    private final Choices choices;
    private int made;

    /** Cards of the language. */
    public RandomCards(Dice dice) {
        this.choices = Choices.of(dice);
    }

    /** A card of any kind. No two cards of one generator have the same name. */
    @Override
    public Card get() {
        CardBuilder card = blank(choices.below(8));
        card.cost(choices.seldom(33) ? number(choices) : 0);
        if (choices.seldom(25)) {
            card.asks(choices.of(Icon.values()));
        }
        if (choices.seldom(33)) {
            card.continuous(WORDS.any(CONTINUOUS, choices));
        }
        for (int abilities = choices.below(3); abilities > 0; abilities--) {
            ability(card);
        }
        return card.build();
    }

    private CardBuilder blank(int kind) {
        return switch (kind) {
            case 0, 1 -> Words.event(name(), choices.of(EventTiming.values()), effects());
            case 2 -> Words.weapon(name());
            case 3 -> Words.situation(name());
            default ->
                Words.battle(name(), choices.of(BattleType.values()), choices.of(Reach.values()))
                        .attack(number(choices))
                        .hp(number(choices))
                        .words(choices.seldom(33) ? new String[] {"Phaeacian"} : new String[0]);
        };
    }

    private void ability(CardBuilder card) {
        Trigger trigger = WORDS.any(TRIGGER, choices);
        if (choices.seldom(25)) {
            card.alsoInStandbyWhen(trigger, effects());
        } else {
            card.when(trigger, effects());
        }
    }

    private Effect[] effects() {
        return Array.fill(1 + choices.below(2), () -> WORDS.any(EFFECT, choices))
                .toJavaArray(Effect[]::new);
    }

    private String name() {
        return "Random " + ++made;
    }

    private static int number(Choices choices) {
        return choices.seldom(8)
                ? choices.of(-1_000_000_000, -100, -99, -2, -1, 0, 0, 1, 2, 3, 4, 10, 11, 99, 100, 1_000_000_000)
                : choices.of(1, 1, 1, 2, 2, 3);
    }
}
