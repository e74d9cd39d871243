package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.word.Adjective;
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
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardBuilder;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Figure;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.When;
import io.github.terrene.terralore.trait.Where;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;

/** Cards made at random from the whole card language and from custom effects, whether they make sense or not. */
public final class RandomCards implements Supplier<Card> {
    private static final Form<Effect> EFFECT = CardForms.STANDARD.of(Effect.class);
    private static final Form<Statement> STATEMENT = CardForms.STANDARD.of(Statement.class);
    private static final Array<Affinity> AFFINITIES =
            StarterSet.cards().flatMap(Card::affinity).distinct();
    private static final Array<Tribe> TRIBES =
            StarterSet.cards().flatMap(Card::tribes).distinct();
    private static final Array<Card> NAMED =
            Array.of(Tokens.SPROUT, Tokens.BURDEN, StarterSet.cards().head());

    private static final RandomValues ANY = RandomValues.PLAIN
            .lengths(some -> some.seldom(12) ? some.below(4) : 1)
            .with(int.class, RandomCards::number)
            .with(String.class, some -> some.of(NAMED).name())
            .with(Affinity.class, some -> some.of(AFFINITIES))
            .with(Tribe.class, some -> some.of(TRIBES));

    private final Choices choices;
    private final RandomValues words = ANY.with(Filter.class, "where", RandomCards::where)
            .with(Filter.class, "noun", RandomCards::noun)
            .with(Filter.class, "adjectives", RandomCards::adjectives)
            .with(Filter.class, "than", some -> some.seldom(25) ? than(some) : Option.none())
            .with(Selection.Chosen.class, this::chosen)
            .with(CardEffect.Mill.class, "from", some -> often(some, Where.DECK))
            .with(CardEffect.LookAtTop.class, "from", some -> often(some, Where.DECK))
            .with(CardEffect.Mill.class, "to", some -> often(some, Where.GRAVEYARD))
            .with(ThingEffect.Move.class, "to", some -> often(some, Where.EXILE, Where.HAND, Where.OTHER_LANE))
            .with(ThingEffect.Take.class, this::taken)
            .with(ThingEffect.Gets.class, "stat", RandomCards::figure)
            .with(ThingEffect.GetsExactly.class, "stat", RandomCards::figure)
            .with(Statement.Adds.class, "stat", RandomCards::figure)
            .with(Flow.ChooseOne.class, "modes", some -> Array.fill(some.of(2, 2, 3), () -> mode(some)))
            .with(Card.class, some -> some.seldom(5) ? some.of(StarterSet.cards()) : token());
    private final Supplier<? extends Effect> effects;
    private final Supplier<? extends Statement> texts;
    private final int silent;
    private int made;
    private String making = "";

    /** Cards that use only words of the language. */
    public RandomCards(Dice dice) {
        this.choices = Choices.of(dice);
        this.effects = () -> words.any(EFFECT, choices);
        this.texts = () -> words.any(STATEMENT, choices);
        this.silent = 50;
    }

    /** Cards with more text, of which half the effects and continuous texts are custom ones, made at random. */
    public RandomCards(Dice dice, Function<Dice, ? extends Effect> effects, Function<Dice, ? extends Statement> texts) {
        this.choices = Choices.of(dice);
        this.effects = () -> choices.seldom(50) ? effects.apply(dice) : words.any(EFFECT, choices);
        this.texts = () -> choices.seldom(50) ? texts.apply(dice) : words.any(STATEMENT, choices);
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
        if (choices.seldom(25)) {
            Effect[] about = {Words.changePoints(Words.thatCard(), number(choices), Words.LASTING)};
            card.when(trigger(), choices.seldom(25) ? about : effects());
        }
        return choices.seldom(20) ? card.endOfTurn(effects()) : card;
    }

    /** Something that happens to its card, to others or to a player. */
    private Trigger trigger() {
        When moment = choices.of(When.values());
        Trigger.Who player = new Trigger.Who.Player(choices.of(Whose.values()));
        Filter who =
                words.any(CardForms.STANDARD.of(Filter.class), choices).in(often(choices, Where.HERE, Where.ANYWHERE));
        Trigger.Who thing = moment.ofOthers() != choices.seldom(12)
                ? new Trigger.Who.OneOf(who)
                : new Trigger.Who.Of(new Selection.This());
        return new Trigger(moment, moment.ofPlayers() != choices.seldom(12) ? player : thing);
    }

    private Effect[] effects() {
        return Array.<Effect>fill(1 + choices.below(2), effects::get).toJavaArray(Effect[]::new);
    }

    /** Most often a place that makes sense there. */
    private static Where often(Choices choices, Where... sensible) {
        return choices.of(choices.seldom(12) ? Where.values() : sensible);
    }

    private static Where where(Choices choices) {
        return often(choices, Where.HERE, Where.HERE, Where.ANYWHERE, Where.ANYWHERE, Where.GRAVEYARD);
    }

    /** Most often the number that texts change. */
    private static Figure figure(Choices choices) {
        return choices.seldom(12) ? Figure.COST : Figure.POINTS;
    }

    private static Noun noun(Choices choices) {
        return choices.seldom(33)
                ? choices.of(choices.of(AFFINITIES), Words.CARD, CardKind.SKILL, CardKind.TOKEN, CardKind.UNKNOWN)
                : CardKind.CREATURE;
    }

    private static Array<Adjective> adjectives(Choices choices) {
        return choices.seldom(25) ? Array.of(choices.of(TRIBES)) : Array.empty();
    }

    private static Option<Filter.Than> than(Choices choices) {
        return Option.some(ANY.any(CardForms.STANDARD.of(Filter.Than.class), choices));
    }

    private Flow.Mode mode(Choices some) {
        return words.any(CardForms.STANDARD.of(Flow.Mode.class), some);
    }

    private Selection.Chosen chosen(Choices some) {
        int most = some.seldom(12) ? number(some) : some.of(1, 1, 1, 2);
        int least = some.seldom(12) ? number(some) : some.of(most, most, 0);
        return new Selection.Chosen(least, most, words.any(CardForms.STANDARD.of(Filter.class), some));
    }

    private ThingEffect.Take taken(Choices some) {
        Filter any = words.any(CardForms.STANDARD.of(Filter.class), some);
        Filter who = any.in(often(some, Where.GRAVEYARD));
        return new ThingEffect.Take(new Selection.Chosen(1, 1, who), often(some, Where.HERE, Where.HAND, Where.DECK));
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
