package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Values;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.Figure;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.Noun;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Stat;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.ThingEffect;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.arbitrary.Choices;
import io.github.terrene.testkit.arbitrary.RandomValues;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;

/** Cards made at random from the whole card language, whether they make sense or not. */
public final class RandomCards implements Supplier<Card> {
    private static final Form<Effect> EFFECT = CardForms.STANDARD.of(Effect.class);
    private static final Form<Statement> STATEMENT = CardForms.STANDARD.of(Statement.class);
    private static final Element STRANGE = new Element("aether");
    private static final RandomValues ANY = RandomValues.PLAIN
            .with(int.class, RandomCards::number)
            .with(Element.class, RandomCards::element)
            .with(Stat.class, RandomCards::stat);
    private static final RandomValues WORDS = ANY.with(Where.class, choices -> often(choices, Where.DOMAIN))
            .with(Filter.class, "noun", RandomCards::noun)
            .with(Filter.class, "than", choices -> choices.seldom(25) ? than(choices) : Option.none())
            .with(Tally.class, choices -> choices.seldom(50) ? Tally.SHARDS : choices.of(Tally.values()))
            .with(Duration.class, RandomCards::duration)
            .with(Flow.ChooseOne.class, "modes", choices -> Array.fill(choices.of(2, 2, 3), () -> mode(choices)))
            .with(Selection.Chosen.class, RandomCards::chosen)
            .with(ThingEffect.Take.class, RandomCards::taken)
            .with(ThingEffect.Move.class, RandomCards::moved);

    private final Choices choices;
    private final Supplier<? extends Effect> effects;
    private final Supplier<? extends Statement> statements;
    private int made;

    /** Cards that use only words of the language. */
    public RandomCards(Dice dice) {
        this.choices = Choices.of(dice);
        this.effects = () -> WORDS.any(EFFECT, choices);
        this.statements = () -> WORDS.any(STATEMENT, choices);
    }

    /** Cards of which half the effects and statements are custom ones, made at random. */
    public RandomCards(
            Dice dice, Function<Dice, ? extends Effect> effects, Function<Dice, ? extends Statement> statements) {
        this.choices = Choices.of(dice);
        this.effects = () -> choices.seldom(50) ? effects.apply(dice) : WORDS.any(EFFECT, choices);
        this.statements = () -> choices.seldom(50) ? statements.apply(dice) : WORDS.any(STATEMENT, choices);
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
                Array.fill(choices.seldom(33) ? 1 : 0, statements));
    }

    private Values values() {
        return Array.range(0, 1 + choices.below(3))
                .foldLeft(Values.NONE, (values, each) -> values.with(element(choices), number(choices)));
    }

    private Ability ability(CardKind kind) {
        Trigger trigger = choices.seldom(33) ? trigger() : Trigger.itself(usual(kind));
        boolean power = trigger.moment() == When.USED || choices.seldom(5);
        return new Ability(
                trigger,
                power ? number(choices) : 0,
                power && choices.seldom(25),
                Array.fill(choices.seldom(5) ? 0 : 1 + choices.below(2), effects));
    }

    private static When usual(CardKind kind) {
        return switch (kind) {
            case LOCATION -> When.PLACED;
            case MONSTER -> When.BEATEN;
            default -> When.USED;
        };
    }

    /** Something that happens to its card, to others or to a player. */
    private Trigger trigger() {
        When moment = choices.of(When.values());
        Trigger.Who player = new Trigger.Who.Player(choices.of(Whose.values()));
        Trigger.Who thing = choices.below(2) == 0
                ? new Trigger.Who.Of(choices.seldom(12) ? selection() : new Selection.This())
                : new Trigger.Who.OneOf(WORDS.any(CardForms.STANDARD.of(Filter.class), choices));
        return new Trigger(moment, moment.ofPlayer() != choices.seldom(12) ? player : thing);
    }

    private Selection selection() {
        return WORDS.any(CardForms.STANDARD.of(Selection.class), choices);
    }

    /** Most often a place that makes sense there. */
    private static Where often(Choices choices, Where sensible) {
        return choices.seldom(12) ? choices.of(Where.values()) : sensible;
    }

    private static Duration duration(Choices choices) {
        return choices.seldom(12) ? choices.of(Duration.values()) : Duration.NEXT_FIGHT;
    }

    private static Stat stat(Choices choices) {
        return choices.seldom(25) ? Figure.LEVEL : element(choices);
    }

    private static Noun noun(Choices choices) {
        return choices.seldom(25) ? Words.CARD : choices.seldom(50) ? CardKind.LEGEND : choices.of(CardKind.values());
    }

    private static Option<Filter.Than> than(Choices choices) {
        return Option.some(ANY.any(CardForms.STANDARD.of(Filter.Than.class), choices));
    }

    private static Flow.Mode mode(Choices choices) {
        return WORDS.any(CardForms.STANDARD.of(Flow.Mode.class), choices);
    }

    private static Selection.Chosen chosen(Choices choices) {
        int most = choices.seldom(12) ? number(choices) : choices.of(1, 1, 1, 2);
        int least = choices.seldom(12) ? number(choices) : choices.of(most, most, 0);
        return new Selection.Chosen(least, most, WORDS.any(CardForms.STANDARD.of(Filter.class), choices));
    }

    private static ThingEffect.Take taken(Choices choices) {
        Option<Element> of = Option.when(choices.seldom(25), () -> element(choices));
        Filter who = Filter.of(Whose.OWN, noun(choices), often(choices, Where.DISCARD_PILE));
        Filter which = of.map(who::of).getOrElse(who);
        int most = choices.of(1, 1, 2);
        Selection whom = choices.seldom(25)
                ? WORDS.any(CardForms.STANDARD.of(Selection.class), choices)
                : new Selection.Chosen(choices.of(0, most), most, which);
        return new ThingEffect.Take(whom, often(choices, Where.HAND));
    }

    private static ThingEffect.Move moved(Choices choices) {
        return new ThingEffect.Move(
                WORDS.any(CardForms.STANDARD.of(Selection.class), choices), often(choices, Where.HAND));
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
