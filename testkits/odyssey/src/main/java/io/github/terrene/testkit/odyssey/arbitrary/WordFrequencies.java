package io.github.terrene.testkit.odyssey.arbitrary;

import io.github.terrene.kernel.form.Forms;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.*;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Whose;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;

/** How often some words of the card language are chosen, where plain chance would rarely make sense. */
final class WordFrequencies {
    private static final int ANY = CharacterFilter.NO_LIMIT;

    private WordFrequencies() {}

    /** Values of these forms of cards. */
    static Values of(Forms forms) {
        Values plain = new Values(forms, RandomValues.PLAIN)
                .with(int.class, WordFrequencies::number)
                .with(Counter.class, WordFrequencies::counter)
                .with(
                        NamedCard.Written.class,
                        choices -> NamedCard.Written.of(
                                NamedCard.of(choices.of(RandomCards.TOKEN, RandomCards.TOKEN, RandomCards.GROUND))))
                .with(Role.class, WordFrequencies::role)
                .with(
                        Amount.StatOf.class,
                        choices -> new Amount.StatOf(choices.of(Role.values()), choices.of(Stat.values())))
                .with(CharacterFilter.class, choices -> filter(choices, choices.of(Whose.values())))
                .with(CardFilter.class, WordFrequencies::cardFilter)
                .with(Condition.Controls.class, WordFrequencies::controls)
                .with(When.class, choices -> when(choices, choices.of(HappeningKind.values())));
        return plain.with(Cost.class, choices -> cost(choices, plain))
                .with(
                        EffectsByLevel.class,
                        choices -> new EffectsByLevel(
                                Array.fill(choices.seldom(10) ? 2 : 3, () -> plain.some(Effect.class, choices))));
    }

    /** For what belongs to nobody: it means each Character and each player. */
    static Values symmetrical(Values values) {
        return values.with(CharacterFilter.class, choices -> filter(choices, Whose.ANY))
                .with(
                        Who.class,
                        choices -> choices.seldom(10)
                                ? values.any(Who.class, choices)
                                : new Each(filter(choices, Whose.ANY)))
                .with(
                        PlayerRole.class,
                        choices -> choices.seldom(10) ? choices.of(PlayerRole.values()) : PlayerRole.EACH_PLAYER);
    }

    /** Rarely more than one payment, since several can rarely be paid together. */
    private static Cost cost(Choices choices, Values values) {
        Cost cost = Words.actions(choices.seldom(10) ? number(choices) : choices.below(3));
        int payments = choices.seldom(4) ? choices.below(4) : choices.below(2);
        for (int i = 0; i < payments; i++) {
            cost = cost.and(values.any(Payment.class, choices));
        }
        return cost;
    }

    /** A name in one of several scripts, with a number to tell names apart. */
    static String name(Choices choices) {
        return choices.of("Arrow", "Øyvind", "Élan", "火の鳥", "ガイア", "Игрок", "हिन्दी") + " "
                + (1 + choices.below(Choices.NUMBERS));
    }

    /** Mostly small and useful, now and then nonsense. */
    static int number(Choices choices) {
        if (choices.seldom(8)) {
            return choices.of(
                    0, -1, -3, -5, -10, -5, -10, -5, 21, 99, 100, 999, 1_000, Integer.MAX_VALUE, Integer.MIN_VALUE);
        }
        return choices.of(1, 1, 2, 2, 3, 5, 5, 10, 15, 20);
    }

    /** A printed number: one of these, or any. */
    static int stat(Choices choices, Integer... usual) {
        return choices.seldom(3) ? number(choices) : choices.of(usual);
    }

    private static Counter counter(Choices choices) {
        return choices.of(Counter.CHARGE, Counter.STRATAGEM, Counter.CHARGE, new Counter("X"), new Counter(""));
    }

    private static Role role(Choices choices) {
        return choices.seldom(30) ? choices.of(Role.values()) : choices.of(Role.SELF, Role.TARGET);
    }

    static CharacterFilter filter(Choices choices, Whose whose) {
        return CharacterFilter.builder()
                .whose(whose)
                .other(choices.seldom(15))
                .classes(few(choices, CharacterClass.values()))
                .affiliations(few(choices, Affiliation.values()))
                .mostLv(limit(choices))
                .mostSp(limit(choices))
                .damaged(choices.seldom(10))
                .hidden(choices.seldom(15))
                .holding(choices.seldom(10))
                .build();
    }

    private static <T> Array<T> few(Choices choices, T[] words) {
        return Array.fill(choices.seldom(10) ? 1 + choices.below(3) : 0, () -> choices.of(words));
    }

    private static int limit(Choices choices) {
        return choices.seldom(10) ? choices.of(0, 1, 2, 3, number(choices)) : ANY;
    }

    private static CardFilter cardFilter(Choices choices) {
        CardFilter filter = CardFilter.of(choices.of(CardKind.values()));
        return choices.seldom(15) ? filter.ofSpOrLess(number(choices)) : filter;
    }

    private static Condition.Controls controls(Choices choices) {
        return new Condition.Controls(number(choices), filter(choices, Whose.YOUR));
    }

    /** An event of that kind, of a Character or of a player. */
    static When when(Choices choices, HappeningKind occasion) {
        if (occasion.turn()) {
            return occasion == HappeningKind.START_OF_TURN ? Words.atStartOfTurn() : Words.atEndOfTurn();
        }
        boolean ofPlayer = !occasion.ofCharacter() || occasion.ofPlayer() && choices.below(2) > 0;
        return ofPlayer ? whenSomebody(choices, occasion) : whenCharacter(choices, occasion);
    }

    private static When whenSomebody(Choices choices, HappeningKind occasion) {
        CardKind[] kinds = occasion == HappeningKind.ACTIVATES
                ? few(choices, CardKind.values()).toJavaArray(CardKind[]::new)
                : new CardKind[0];
        return choices.below(2) > 0 ? Words.whenOpponent(occasion, kinds) : Words.whenYou(occasion, kinds);
    }

    private static When whenCharacter(Choices choices, HappeningKind occasion) {
        if (choices.below(2) == 0) {
            return Words.when(occasion);
        }
        CharacterFilter subject = filter(choices, choices.of(Whose.values()));
        return Words.when(occasion == HappeningKind.HIDES ? subject.faceDown() : subject, occasion);
    }
}
