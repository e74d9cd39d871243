package io.github.terrene.testkit.odyssey.arbitrary;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.card.AssignableBuilder;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardBuilder;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainBuilder;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.References;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.testkit.arbitrary.Choices;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/**
 * Cards of every kind, made at random from the whole card language, including numbers that make no sense. A catalogue refuses many of them;
 * the law is that those it accepts can be played.
 *
 * <pre>{@code
 * RandomCards.ofTheLanguage().and(Crush.class).cards() // an effect of your own among those of the language
 * }</pre>
 */
public final class RandomCards {
    /** A token that the cards make. Put it into the catalogue. */
    public static final CharacterCard TOKEN = Words.token("Wisp")
            .of(Affiliation.WIND, CharacterClass.ENERGY)
            .stats(1, 0, 10, 5, 0)
            .build();

    /** A Terrain that the cards name. Put it into the catalogue. */
    public static final TerrainCard GROUND = Words.terrain("Old Ground")
            .actions(3)
            .xp(Words.plus(5, Stat.ATK), Words.plus(5, Stat.DEF), Words.plus(5, Stat.HP), Words.healing(10))
            .build();

    /** The most numbers that a card is made of. */
    public static final int NUMBERS = 120;

    /** The bound below which these numbers lie. */
    public static final int BELOW = Choices.NUMBERS;

    private static final RandomCards LANGUAGE = saying(Array.empty());

    private final Array<Class<?>> own;
    private final Values values;
    private final Values symmetrical;

    private RandomCards(Array<Class<?>> own, Values values, Values symmetrical) {
        this.own = own;
        this.values = values;
        this.symmetrical = symmetrical;
    }

    private static RandomCards saying(Array<Class<?>> own) {
        Values values = WordFrequencies.of(CardForms.with(own.toJavaArray(Class<?>[]::new)));
        return new RandomCards(own, values, WordFrequencies.symmetrical(values));
    }

    /** Cards of the whole language. */
    public static RandomCards ofTheLanguage() {
        return LANGUAGE;
    }

    /** The same with an effect of your own: a record of numbers and of words of the language. */
    public RandomCards and(Class<? extends Effect> effect) {
        return saying(own.append(effect));
    }

    /**
     * The same with effects of your own in the place of half of the others: such as are not made of words of the language. Most abilities
     * cost nothing, so that they are used.
     */
    public RandomCards among(Function<Dice, ? extends Effect> effects) {
        return new RandomCards(own, among(values, effects), among(symmetrical, effects));
    }

    private static Values among(Values others, Function<Dice, ? extends Effect> effects) {
        return others.with(
                        Effect.class,
                        choices -> choices.below(2) > 0
                                ? effects.apply(Rng.of(choices.below(BELOW)).dice())
                                : others.any(Effect.class, choices))
                .with(Cost.class, choices -> choices.seldom(20) ? others.any(Cost.class, choices) : Words.actions(0));
    }

    /** Cards of all kinds. Two may have the same name by chance. */
    public Arbitrary<Card> cards() {
        return Arbitraries.integers()
                .between(0, BELOW - 1)
                .withDistribution(RandomDistribution.uniform())
                .withoutEdgeCases()
                .list()
                .ofSize(NUMBERS)
                .map(numbers -> of(Array.ofAll(numbers)));
    }

    /** A random one. */
    public Card of(Dice dice) {
        return of(Array.fill(NUMBERS, () -> dice.below(BELOW)));
    }

    /**
     * The card that numbers stand for.
     *
     * @param numbers {@link #NUMBERS}, each from 0 and below {@link #BELOW}; missing ones count as zeros
     */
    public Card of(Array<Integer> numbers) {
        Choices choices = Choices.of(numbers);
        return switch (choices.of(0, 0, 0, 1, 1, 1, 2, 3)) {
            case 0 -> character(choices);
            case 1 -> assignable(choices);
            case 2 -> terrain(choices);
            default -> storm(choices);
        };
    }

    private Card character(Choices choices) {
        CharacterBuilder card = Words.character(WordFrequencies.name(choices))
                .of(
                        choices.of(Affiliation.values()),
                        values.some(CharacterClass.class, choices).toJavaArray(CharacterClass[]::new))
                .stats(
                        WordFrequencies.stat(choices, 0, 1, 1, 2, 3),
                        WordFrequencies.stat(choices, 1, 0, 1, 1, 1, 2, 3),
                        WordFrequencies.stat(choices, 10, 20, 30, 40),
                        WordFrequencies.stat(choices, 0, 5, 10, 20, 30),
                        WordFrequencies.stat(choices, 0, 0, 5, 10));
        card = choices.seldom(20) ? card.hero() : card;
        return abilities(card, choices.of(1, 0, 2), choices).build();
    }

    private Card assignable(Choices choices) {
        boolean command = choices.below(2) > 0;
        AssignableBuilder card =
                command ? Words.command(WordFrequencies.name(choices)) : Words.item(WordFrequencies.name(choices));
        card = choices.seldom(30) ? card.ongoing() : card;
        card = command && choices.seldom(25) ? card.spell() : card;
        card = command && choices.seldom(25) ? card.trap() : card;
        card = command && choices.seldom(25)
                ? card.only(values.some(CharacterClass.class, choices).toJavaArray(CharacterClass[]::new))
                : card;
        return abilities(trigger(card, choices), choices.of(0, 0, 1), choices).build();
    }

    private Card terrain(Choices choices) {
        return abilities(ground(Words.terrain(WordFrequencies.name(choices)), choices), choices.of(0, 1), choices)
                .build();
    }

    private Card storm(Choices choices) {
        Effect[] effects = symmetrical.some(Effect.class, choices).toJavaArray(Effect[]::new);
        return ground(Words.storm(WordFrequencies.name(choices)), choices)
                .breaks(effects)
                .build();
    }

    private TerrainBuilder ground(TerrainBuilder card, Choices choices) {
        return card.actions(WordFrequencies.stat(choices, 3, 1, 2, 4))
                .xp(gain(choices), gain(choices), gain(choices), gain(choices));
    }

    private Gain gain(Choices choices) {
        return choices.seldom(30)
                ? values.any(Gain.class, choices)
                : Words.plus(choices.of(5, 10, -10), choices.of(Stat.ATK, Stat.DEF, Stat.HP));
    }

    private <B extends CardBuilder<B>> B abilities(B card, int number, Choices choices) {
        B said = card;
        for (int i = 0; i < number; i++) {
            said = choices.seldom(25) ? passive(said, choices) : trigger(said, choices);
        }
        return said;
    }

    private <B extends CardBuilder<B>> B passive(B card, Choices choices) {
        return conditions(card.passive(values.some(Passive.class, choices).toJavaArray(Passive[]::new)), choices);
    }

    private <B extends CardBuilder<B>> B conditions(B card, Choices choices) {
        return choices.seldom(20)
                ? card.onlyIf(values.some(Condition.class, choices).toJavaArray(Condition[]::new))
                : card;
    }

    /** Mostly with the target and the event to which its effects refer. */
    private <B extends CardBuilder<B>> B trigger(B card, Choices choices) {
        Array<Effect> effects = values.some(Effect.class, choices);
        Proofreader reader = new Proofreader("a card", TextContext.CHARACTER);
        reader.effects(effects);
        References mentioned = reader.mentioned();
        Option<When> when = when(mentioned, choices);
        Option<Target> target = target(mentioned, choices);
        Color color = choices.of(Color.BLUE, Color.GREEN, Color.BLUE, Color.GREEN, Color.PURPLE);
        Cost cost = values.any(Cost.class, choices);
        B said = conditions(trigger(card, color, cost, when, target, effects.toJavaArray(Effect[]::new)), choices);
        return choices.seldom(30) ? said.oncePerTurn() : said;
    }

    private static <B extends CardBuilder<B>> B trigger(
            B card, Color color, Cost cost, Option<When> when, Option<Target> target, Effect... effects) {
        if (when.isEmpty()) {
            return target.isEmpty()
                    ? card.trigger(color, cost, effects)
                    : card.trigger(color, cost, target.get(), effects);
        }
        return target.isEmpty()
                ? card.trigger(color, cost, when.get(), effects)
                : card.trigger(color, cost, when.get(), target.get(), effects);
    }

    private Option<Target> target(References mentioned, Choices choices) {
        if (choices.seldom(5)) {
            return Option.some(values.any(Target.class, choices));
        } else if (mentioned.targetTerrain()) {
            return Option.some(Words.targetTerrain());
        } else if (mentioned.players().contains(PlayerRole.TARGET_OPPONENT)) {
            return Option.some(Words.targetOpponent());
        }
        return Option.when(
                mentioned.roles().contains(Role.TARGET),
                () -> Words.target(values.any(CharacterFilter.class, choices)));
    }

    private Option<When> when(References mentioned, Choices choices) {
        Array<Role> told = Array.ofAll(mentioned.roles()).reject(role -> role == Role.SELF || role == Role.TARGET);
        Array<HappeningKind> fitting = Array.of(HappeningKind.values())
                .filter(occasion -> told.forAll(occasion::tells)
                        && (occasion == HappeningKind.DEALS_DAMAGE_TO_PLAYER
                                || !mentioned.players().contains(PlayerRole.DAMAGED_PLAYER))
                        && (occasion == HappeningKind.ACTIVATES || !mentioned.answered()));
        if (fitting.isEmpty() || choices.seldom(5)) {
            return Option.some(values.any(When.class, choices));
        }
        return Option.when(
                mentioned.event() || choices.below(3) == 2, () -> WordFrequencies.when(choices, choices.of(fitting)));
    }
}
