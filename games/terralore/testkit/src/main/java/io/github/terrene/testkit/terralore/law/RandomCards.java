package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.Supplier;

/** Cards made at random from the whole card language and from custom effects, whether they make sense or not. */
public final class RandomCards implements Supplier<Card> {
    private static final Form<Effect> EFFECT = CardForms.STANDARD.of(Effect.class);
    private static final Form<Continuous> CONTINUOUS = CardForms.STANDARD.of(Continuous.class);
    private static final Array<Affinity> AFFINITIES =
            StarterSet.cards().flatMap(Card::affinity).distinct();
    private static final Array<Tribe> TRIBES =
            StarterSet.cards().flatMap(Card::tribes).distinct();
    private static final Array<Card> NAMED =
            Array.of(Tokens.SPROUT, Tokens.BURDEN, StarterSet.cards().head());

    private final Choices choices;
    private final RandomValues words = RandomValues.PLAIN
            .lengths(some -> some.seldom(12) ? some.below(4) : 1)
            .with(int.class, RandomCards::number)
            .with(String.class, some -> some.of(NAMED).name())
            .with(Affinity.class, some -> some.of(AFFINITIES))
            .with(Tribe.class, some -> some.of(TRIBES))
            .with(Card.class, some -> some.seldom(5) ? some.of(StarterSet.cards()) : token());
    private final Supplier<? extends Effect> effects;
    private final Supplier<? extends Continuous> texts;
    private final int silent;
    private int made;
    private String making = "";

    /** Cards that use only words of the language. */
    public RandomCards(Dice dice) {
        this.choices = Choices.of(dice);
        this.effects = () -> words.any(EFFECT, choices);
        this.texts = () -> words.any(CONTINUOUS, choices);
        this.silent = 50;
    }

    /** Cards with more text, of which half the effects and continuous texts are custom ones, made at random. */
    public RandomCards(
            Dice dice, Function<Dice, ? extends Effect> effects, Function<Dice, ? extends Continuous> texts) {
        this.choices = Choices.of(dice);
        this.effects = () -> choices.seldom(50) ? effects.apply(dice) : words.any(EFFECT, choices);
        this.texts = () -> choices.seldom(50) ? texts.apply(dice) : words.any(CONTINUOUS, choices);
        this.silent = 12;
    }

    /** A card of any kind. No two cards of one generator have the same name, and tokens are named after the card that makes them. */
    @Override
    public Card get() {
        making = "Random " + ++made;
        CardBuilder card = choices.below(3) > 0
                ? Words.creature(making).points(number(choices), number(choices))
                : Words.skill(making);
        card.cost(choices.seldom(25) ? number(choices) : choices.below(3)).affinity(choices.of(AFFINITIES));
        int leaving = choices.below(8);
        if (leaving < 2) {
            card.staying();
        } else if (leaving == 2) {
            card.exiled();
        }
        if (!choices.seldom(silent)) {
            card.onReveal(effects());
        }
        return text(card).build();
    }

    private Card token() {
        CardBuilder token = Words.token(making + " Token " + ++made).points(choices.below(3));
        if (choices.seldom(50)) {
            token.affinity(choices.of(AFFINITIES)).tribe(choices.of(TRIBES));
        }
        return text(token).build();
    }

    private CardBuilder text(CardBuilder card) {
        if (choices.seldom(25)) {
            card.continuous(texts.get());
        }
        if (choices.seldom(20)) {
            card.atCounting(effects());
        }
        if (choices.seldom(20)) {
            card.whenDestroyed(effects());
        }
        return choices.seldom(20) ? card.endOfTurn(effects()) : card;
    }

    private Effect[] effects() {
        return Array.<Effect>fill(1 + choices.below(2), effects::get).toJavaArray(Effect[]::new);
    }

    private static int number(Choices choices) {
        return choices.seldom(12)
                ? choices.of(
                        -1_000_000_000,
                        -100,
                        -99,
                        -4,
                        -2,
                        -1,
                        0,
                        0,
                        1,
                        2,
                        3,
                        4,
                        5,
                        7,
                        8,
                        16,
                        17,
                        20,
                        21,
                        99,
                        100,
                        1_000_000_000)
                : choices.of(1, 1, 1, 2, 2, 3, 4);
    }
}
