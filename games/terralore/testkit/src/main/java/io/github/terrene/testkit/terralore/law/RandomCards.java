package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.testkit.arbitrary.RandomWords;
import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, sense and nonsense, and from effects of one's own among it. */
public final class RandomCards implements Supplier<Card> {
    /** The records of the language, by name. */
    public static final Array<Class<?>> WORDS = RandomWords.in("io.github.terrene.terralore.effect");

    private static final Array<Integer> SENSIBLE = Array.of(1, 1, 1, 2, 2, 3, 4);
    private static final Array<Integer> NUMBERS = Array.of(
            -1_000_000_000, -100, -99, -4, -2, -1, 0, 0, 1, 2, 3, 4, 5, 7, 8, 16, 17, 20, 21, 99, 100, 1_000_000_000);
    private static final Array<Affinity> AFFINITIES =
            StarterSet.cards().flatMap(Card::affinity).distinct();
    private static final Array<Tribe> TRIBES =
            StarterSet.cards().flatMap(Card::tribes).distinct();
    private static final Array<Card> NAMED =
            Array.of(Tokens.SPROUT, Tokens.BURDEN, StarterSet.cards().head());

    private final Dice dice;
    private final RandomWords words;
    private final Supplier<? extends Effect> effects;
    private final Supplier<? extends Continuous> texts;
    private final int silent;
    private int made;
    private String making = "";

    /** Cards that say nothing but words of the language. */
    public RandomCards(Dice dice) {
        this.dice = dice;
        this.words = words(dice);
        this.effects = () -> words.any(Effect.class);
        this.texts = () -> words.any(Continuous.class);
        this.silent = 2;
    }

    /** Cards with more text, and half of their effects and continuous texts are of one's own, made by chance. */
    public RandomCards(
            Dice dice, Function<Dice, ? extends Effect> effects, Function<Dice, ? extends Continuous> texts) {
        this.dice = dice;
        this.words = words(dice);
        this.effects = () -> words.seldom(2) ? effects.apply(dice) : words.any(Effect.class);
        this.texts = () -> words.seldom(2) ? texts.apply(dice) : words.any(Continuous.class);
        this.silent = 8;
    }

    private RandomWords words(Dice of) {
        return new RandomWords(WORDS, of)
                .with(int.class, this::number)
                .with(Integer.class, this::number)
                .with(String.class, () -> dice.pick(NAMED).name())
                .with(Affinity.class, () -> dice.pick(AFFINITIES))
                .with(Tribe.class, () -> dice.pick(TRIBES))
                .with(Card.class, () -> dice.below(20) == 0 ? dice.pick(StarterSet.cards()) : token());
    }

    /** A card of any kind. No two cards of one generator have the same name, and tokens are named after the card that makes them. */
    @Override
    public Card get() {
        making = "Random " + ++made;
        CardBuilder card = dice.below(3) > 0 ? Words.creature(making).points(number(), number()) : Words.skill(making);
        card.cost(words.seldom(4) ? number() : dice.below(3)).affinity(dice.pick(AFFINITIES));
        int leaving = dice.below(8);
        if (leaving < 2) {
            card.staying();
        } else if (leaving == 2) {
            card.exiled();
        }
        if (!words.seldom(silent)) {
            card.onReveal(effects());
        }
        return text(card).build();
    }

    private Card token() {
        CardBuilder token = Words.token(making + " Token " + ++made).points(dice.below(3));
        if (words.seldom(2)) {
            token.affinity(dice.pick(AFFINITIES)).tribe(dice.pick(TRIBES));
        }
        return text(token).build();
    }

    private CardBuilder text(CardBuilder card) {
        if (words.seldom(4)) {
            card.continuous(texts.get());
        }
        if (words.seldom(5)) {
            card.atCounting(effects());
        }
        if (words.seldom(5)) {
            card.whenDestroyed(effects());
        }
        return words.seldom(5) ? card.endOfTurn(effects()) : card;
    }

    private Effect[] effects() {
        return Array.<Effect>fill(1 + dice.below(2), effects::get).toJavaArray(Effect[]::new);
    }

    private int number() {
        return dice.pick(words.seldom(8) ? NUMBERS : SENSIBLE);
    }
}
