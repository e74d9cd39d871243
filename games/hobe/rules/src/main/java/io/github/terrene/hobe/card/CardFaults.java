package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Proofreading;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What may be wrong with cards. */
@Rule({"HB-1.2", "HB-1.3", "HB-1.5", "HB-1.6", "HB-8.3"})
final class CardFaults {
    private static final Array<Fault<Card>> FAULTS = Array.of(
            new Fault<>(
                    "cards/bad-id",
                    card -> !CardId.wellFormed(card.id()),
                    "its id is not lower-case words joined by hyphens"),
            new Fault<>("cards/unknown", Card::unknown, "it stands for an unknown card"),
            new Fault<>("cards/nameless", card -> card.name().trim().isEmpty(), "it has no name"),
            new Fault<>(
                    "HB-1.3/body",
                    card -> (card.kind() == CardKind.BATTLE) != card.body().isDefined(),
                    "a Battle card, and nothing else, has a type, ATK and HP"),
            new Fault<>(
                    "HB-7.9/many-requirements",
                    card -> card.requirements().size() > Slot.BATTLE_CARDS.size(),
                    "a side has only {most:number} Battle cards",
                    Slot.BATTLE_CARDS.size()),
            new Fault<>(
                    "HB-1.6/timing",
                    card -> (card.kind() == CardKind.EVENT) != card.timing().isDefined(),
                    "an Event, and nothing else, has a timing"),
            new Fault<>(
                    "HB-1.6/one-effect",
                    CardFaults::notOneEffect,
                    "an Event has one effect, when it is played, and nothing else"),
            new Fault<>(
                    "HB-10.1/standby",
                    card -> card.kind() != CardKind.BATTLE && card.abilities().exists(Ability::inStandby),
                    "only a Battle card can say that it works in standby"),
            new Fault<>(
                    "HB-7.35/many-targets",
                    card -> card.kind() == CardKind.EVENT
                            && new TextFaults(card, "").targets() > Proofreader.MOST_TARGETS,
                    "an Event aims at {most:number} things at most",
                    Proofreader.MOST_TARGETS),
            new Fault<>(
                    "HB-1.6/no-effect",
                    card -> card.abilities().exists(each -> each.effects().isEmpty()),
                    "an ability must have an effect"));

    private CardFaults() {}

    private static boolean notOneEffect(Card card) {
        return card.kind() == CardKind.EVENT
                && (card.abilities().size() != 1
                        || !card.abilities().head().trigger().equals(Trigger.itself(When.PLAYED))
                        || card.continuous().nonEmpty());
    }

    /** Everything wrong with any of these cards: the place and, if there is one, the rule that is broken. */
    @Rule("HB-2.2")
    static Seq<Problem> in(Array<Card> cards) {
        return Fault.twice(
                        cards.filter(card -> card.id() != null),
                        Card::id,
                        "cards/same-id",
                        "is the id of several cards")
                .appendAll(Fault.twice(
                        cards.filter(card -> card.name() != null),
                        Card::name,
                        "HB-2.2/same-name",
                        "is the name of several cards"))
                .appendAll(cards.zipWithIndex().flatMap(each -> in(each._1, place(each._1, each._2))));
    }

    private static String place(Card card, int index) {
        return Option.of(card.name())
                .orElse(() -> Option.of(card.id()))
                .filter(name -> !name.trim().isEmpty())
                .getOrElse(() -> "card " + (index + 1));
    }

    /** Where something is missing nothing else is asked. */
    private static Array<Problem> in(Card card, String place) {
        try {
            PartCheck parts = PartCheck.of(CommonForms.OPEN.of(Card.class), card, place);
            Array<Problem> missing = parts.missing();
            return missing.nonEmpty()
                    ? missing
                    : parts.apart(Text.class)
                            .outOfBounds()
                            .appendAll(Fault.in(card, place, FAULTS))
                            .appendAll(new TextFaults(card, place).all());
        } catch (Throwable bug) {
            return Array.of(Proofreading.faulty(place, "HB-1.6", "its parts", card, bug));
        }
    }
}
