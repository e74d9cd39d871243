package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardBuilder;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.word.CardEffect;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.Noun;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.ThingEffect;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, whether they make sense or not. */
public final class RandomCards implements Supplier<Card> {
    private static final Form<Effect> EFFECT = CardForms.STANDARD.of(Effect.class);
    private static final Form<Statement> STATEMENT = CardForms.STANDARD.of(Statement.class);
    private static final Form<Trigger> TRIGGER = CardForms.STANDARD.of(Trigger.class);
    private static final RandomValues ANY =
            RandomValues.PLAIN.with(int.class, RandomCards::number).with(String.class, choices -> "Phaeacian");
    private static final RandomValues WORDS = ANY.with(Filter.class, "where", RandomCards::where)
            .with(Filter.class, "than", choices -> choices.seldom(25) ? than(choices) : Option.none())
            .with(Filter.class, "noun", RandomCards::noun)
            .with(Selection.Chosen.class, RandomCards::chosen)
            .with(CardEffect.Mill.class, "from", choices -> often(choices, Where.DECK))
            .with(CardEffect.Mill.class, "to", choices -> often(choices, Where.LOST))
            .with(CardEffect.LookAtTop.class, "from", choices -> often(choices, Where.DECK))
            .with(ThingEffect.Move.class, "to", RandomCards::brought)
            .with(ThingEffect.Take.class, RandomCards::taken)
            .with(ThingEffect.Gets.class, "stat", RandomCards::figure)
            .with(ThingEffect.GetsExactly.class, "stat", RandomCards::figure)
            .with(Statement.Adds.class, "stat", RandomCards::figure)
            .with(Statement.Sets.class, "stat", RandomCards::figure)
            .with(Statement.Limits.class, "stat", RandomCards::figure)
            .with(Statement.Multiplies.class, "stat", RandomCards::figure)
            .with(Statement.Multiplies.class, "by", RandomCards::times)
            .with(Statement.Often.class, "deed", choices -> choices.of(Act.ATTACK, Act.ATTACK, Act.BE_DESTROYED))
            .with(Statement.Often.class, "times", RandomCards::times)
            .with(Flow.ChooseOne.class, "modes", choices -> Array.fill(choices.of(2, 2, 3), () -> mode(choices)))
            .with(Trigger.class, RandomCards::trigger);

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
        if (choices.below(2) == 0) {
            card.continuous(WORDS.any(STATEMENT, choices));
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
            case 3, 4 -> Words.situation(name());
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

    /** Most often a place that makes sense there. */
    private static Where often(Choices choices, Where... sensible) {
        return choices.of(choices.seldom(12) ? Where.values() : sensible);
    }

    /** Most often a number that texts change. */
    private static Figure figure(Choices choices) {
        return choices.seldom(12) ? Figure.TOKENS : Figure.ATK;
    }

    private static int times(Choices choices) {
        return choices.seldom(12) ? number(choices) : choices.of(2, 2, 3);
    }

    private static Where where(Choices choices) {
        return often(choices, Where.BATTLEFIELD, Where.BATTLEFIELD, Where.BATTLEFIELD, Where.UNDERWORLD);
    }

    private static Where brought(Choices choices) {
        return often(choices, Where.HAND, Where.STANDBY, Where.LOST);
    }

    private static Noun noun(Choices choices) {
        return choices.seldom(25)
                ? choices.of(Array.<Noun>of(Words.CARD)
                        .appendAll(Array.of(CardKind.values()))
                        .append(Words.CARD)
                        .toJavaArray(Noun[]::new))
                : choices.of(Array.<Noun>of(CardKind.BATTLE)
                        .appendAll(Array.of(BattleType.values()))
                        .toJavaArray(Noun[]::new));
    }

    private static Flow.Mode mode(Choices choices) {
        return WORDS.any(CardForms.STANDARD.of(Flow.Mode.class), choices);
    }

    private static Option<Filter.Than> than(Choices choices) {
        return Option.some(ANY.any(CardForms.STANDARD.of(Filter.Than.class), choices));
    }

    private static Filter filter(Choices choices) {
        return WORDS.any(CardForms.STANDARD.of(Filter.class), choices);
    }

    private static Selection selection(Choices choices) {
        return WORDS.any(CardForms.STANDARD.of(Selection.class), choices);
    }

    private static Selection.Chosen chosen(Choices choices) {
        int most = choices.seldom(12) ? number(choices) : choices.of(1, 1, 1, 2);
        int least = choices.seldom(12) ? number(choices) : choices.of(most, most, 0);
        return new Selection.Chosen(least, most, filter(choices));
    }

    private static ThingEffect.Take taken(Choices choices) {
        Filter who = filter(choices).in(often(choices, Where.UNDERWORLD));
        Selection whom = choices.seldom(25) ? new Selection.This() : new Selection.Chosen(1, 1, who);
        return new ThingEffect.Take(whom, brought(choices));
    }

    /** Something that happens to its card, to others or to a player. */
    private static Trigger trigger(Choices choices) {
        When moment = choices.of(When.values());
        Trigger.Who player = new Trigger.Who.Player(choices.of(Whose.values()));
        Trigger.Who thing = choices.below(2) == 0
                ? new Trigger.Who.Of(choices.seldom(12) ? selection(choices) : new Selection.This())
                : new Trigger.Who.OneOf(filter(choices).in(often(choices, Where.IN_PLAY)));
        return new Trigger(moment, moment.ofPlayer() != choices.seldom(12) ? player : thing);
    }

    private static int number(Choices choices) {
        return choices.seldom(8)
                ? choices.of(-1_000_000_000, -100, -99, -2, -1, 0, 0, 1, 2, 3, 4, 10, 11, 99, 100, 1_000_000_000)
                : choices.of(1, 1, 1, 2, 2, 3);
    }
}
