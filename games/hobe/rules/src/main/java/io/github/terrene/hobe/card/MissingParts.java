package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Notes which parts of a card are null, and replaces them with something harmless, so that everything else that is wrong with the card can be
 * found, too.
 */
@Rule({"HB-1.1", "HB-1.2", "HB-1.3", "HB-1.4", "HB-1.6"})
final class MissingParts {
    private static final String ANY_NAME = "x";
    private static final Body ANY_BODY = new Body(BattleType.HUMAN, Reach.MELEE, 0, 1, Array.empty());

    private static final Effect ANY_EFFECT = new Anything();

    private final String place;
    private Array<Problem> problems = Array.empty();

    /**
     * Nothing is noted yet.
     *
     * @param place the card, as problems name it
     */
    MissingParts(String place) {
        this.place = place;
    }

    /** What is missing in the cards seen so far. */
    Array<Problem> problems() {
        return problems;
    }

    /** The card with each missing part replaced. */
    Card filled(Card card) {
        CardKind kind = part(card.kind(), "HB-1.1", "its kind", likely(card));
        return new Card(
                part(card.id(), "", "its id", ANY_NAME),
                part(card.name(), "HB-2.2", "its name", ANY_NAME),
                kind,
                option(card.body(), "HB-1.3", "its body", kind == CardKind.BATTLE, ANY_BODY)
                        .map(this::filled),
                all(card.requirements(), "HB-7.6", "an icon"),
                card.cost(),
                option(card.timing(), "HB-1.6", "its timing", kind == CardKind.EVENT, EventTiming.PLAY_PHASE),
                abilities(card.abilities(), kind),
                all(card.continuous(), "HB-7.30", "a text"));
    }

    private static CardKind likely(Card card) {
        return card.body() != null && card.body().isDefined()
                ? CardKind.BATTLE
                : card.timing() != null && card.timing().isDefined() ? CardKind.EVENT : CardKind.SITUATION;
    }

    private Body filled(Body body) {
        return new Body(
                part(body.type(), "HB-1.2", "its type", BattleType.HUMAN),
                part(body.reach(), "HB-1.3", "Melee or Ranged", Reach.MELEE),
                body.attack(),
                body.hp(),
                all(body.words(), "HB-1.2", "a word"));
    }

    private Array<Ability> abilities(@Nullable Array<@Nullable Ability> abilities, CardKind kind) {
        Trigger usual = kind == CardKind.EVENT ? Trigger.PLAYED : Trigger.START_OF_TURN;
        Ability any = new Ability(usual, false, Array.of(ANY_EFFECT));
        return part(abilities, "HB-10.7", "the list of its abilities", Array.<@Nullable Ability>empty())
                .map(ability -> filled(part(ability, "HB-10.7", "an ability", any), usual));
    }

    private Ability filled(Ability ability, Trigger usual) {
        Trigger trigger = part(ability.trigger(), "HB-10.7", "a trigger", usual);
        return new Ability(
                new Trigger(
                        part(trigger.moment(), "HB-10.7", "the moment of a trigger", usual.moment()),
                        part(trigger.subject(), "HB-10.7", "the subject of a trigger", usual.subject())),
                ability.inStandby(),
                effects(ability.effects()));
    }

    private Array<Effect> effects(@Nullable Array<Effect> effects) {
        Array<Effect> there = all(effects, "HB-1.6", "an effect");
        return there.isEmpty() && !Array.empty().equals(effects) ? Array.of(ANY_EFFECT) : there;
    }

    /** Stands for an effect that is missing. */
    private record Anything() implements Effect {
        @Override
        public void resolve(Resolution here) {}
    }

    private <T> T part(@Nullable T part, String rule, String what, T otherwise) {
        if (part == null) {
            problems = problems.append(Problem.missing(place, rule, what));
        }
        return part == null ? otherwise : part;
    }

    private <T> Option<T> option(@Nullable Option<T> option, String rule, String what, boolean needed, T otherwise) {
        Option<T> none = Option.when(needed, otherwise);
        Option<T> there = part(option, rule, what, none);
        return there.isEmpty() ? there : Option.some(part(there.get(), rule, what, otherwise));
    }

    private <T> Array<T> all(@Nullable Array<T> parts, String rule, String what) {
        Array<T> there = part(parts, rule, what, Array.<T>empty());
        Array<T> whole = there.filter(each -> each != null);
        there.reject(each -> each != null).take(1).forEach(each -> part(each, rule, what, each));
        return whole.size() == there.size() ? there : whole;
    }
}
