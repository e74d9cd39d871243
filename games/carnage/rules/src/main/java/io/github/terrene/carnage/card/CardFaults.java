package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.card.Fault;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What may be wrong with cards. */
@Rule({"CG-1.1", "CG-1.3", "CG-1.4", "CG-1.5", "CG-1.6", "CG-1.7", "CG-1.11"})
final class CardFaults {
    private static final Array<Fault<Card>> FAULTS = Array.of(
            new Fault<>("", card -> !CardId.wellFormed(card.id()), "its id is not lower-case words joined by hyphens"),
            new Fault<>("", Card::unknown, "it stands for an unknown card"),
            new Fault<>("", card -> card.name().trim().isEmpty(), "it has no name"),
            new Fault<>(
                    "CG-1.7",
                    card -> card.is(CardKind.LOCATION)
                            && (card.level() != 0 || !card.values().all().isEmpty()),
                    "a Location has no level and no values"),
            new Fault<>(
                    "CG-1.11",
                    card -> card.level() < 0 || card.level() > Proofreader.MOST,
                    "a level must be from 0 to " + Proofreader.MOST),
            new Fault<>(
                    "CG-1.4",
                    card -> card.values().all().exists(each -> each.number() < 1 || each.number() > Proofreader.MOST),
                    "values must be from 1 to " + Proofreader.MOST + "; what is 0 is left out"),
            new Fault<>(
                    "CG-1.4",
                    card -> card.values().all().distinctBy(Values.In::element).size()
                            != card.values().all().size(),
                    "an element has one value"),
            new Fault<>(
                    "CG-6.5",
                    card -> has(card, Moment.USED) && isNone(card, CardKind.LEGEND, CardKind.RELIC),
                    "only a Legend or Relic has powers"),
            new Fault<>(
                    "CG-1.7",
                    card -> has(card, Moment.PLACED) && isNone(card, CardKind.LOCATION),
                    "only a Location is placed"),
            new Fault<>(
                    "CG-12.13",
                    card -> has(card, Moment.BEATEN) && isNone(card, CardKind.MONSTER),
                    "only a Monster does something when it is beaten"),
            new Fault<>(
                    "CG-6.5",
                    card -> card.abilities().exists(each -> each.price() < 0 || each.price() > Proofreader.MOST),
                    "a price must be from 0 to " + Proofreader.MOST),
            new Fault<>(
                    "CG-6.5",
                    card -> card.abilities()
                            .exists(each -> each.moment() != Moment.USED && (each.price() != 0 || each.oncePerGame())),
                    "only a power has a price or a limit"),
            new Fault<>(
                    "CG-12.1",
                    card -> card.abilities().exists(each -> each.effects().isEmpty()),
                    "an ability does something"));

    private CardFaults() {}

    /** Whether a card is of another kind than these; not if its kind is absent. */
    private static boolean isNone(Card card, CardKind... kinds) {
        return card.kind() != null && !Array.of(kinds).contains(card.kind());
    }

    private static boolean has(Card card, Moment moment) {
        return card.abilities().exists(ability -> ability.moment() == moment);
    }

    /** Everything wrong with the elements, with each card, and with them together. */
    static Seq<Problem> in(Array<Element> elements, Array<Card> cards) {
        return ofElements(elements)
                .appendAll(cards.flatMap(card -> inOne(card, elements)))
                .appendAll(Fault.twice(cards, Card::id, "", "several cards have this id"))
                .appendAll(differentPrints(cards));
    }

    private static Seq<Problem> inOne(Card given, Array<Element> elements) {
        Card card = AbsentParts.without(given);
        return AbsentParts.of(given)
                .appendAll(Fault.in(card, card.name(), FAULTS))
                .appendAll(elementsNamed(card, elements))
                .appendAll(TextProof.of(card, elements));
    }

    @Rule("CG-1.2")
    private static Array<Problem> ofElements(Array<Element> elements) {
        boolean enough = elements.size() >= 2 && elements.distinct().size() == elements.size();
        return elements.reject(
                        each -> each.name() != null && CardId.wellFormed(each.name()) && !each.equals(Element.UNKNOWN))
                .map(each -> new Problem(
                        "CG-1.2",
                        "elements",
                        "\"" + each + "\": a name is lower-case words joined by hyphens, other than \"unknown\""))
                .appendAll(
                        enough
                                ? Array.empty()
                                : Array.of(new Problem(
                                        "CG-1.2",
                                        "elements",
                                        "there must be at least two, each with a name of its own")));
    }

    @Rule("CG-1.2")
    private static Array<Problem> elementsNamed(Card card, Array<Element> elements) {
        Proofreader proof = new Proofreader(card, elements, card.name());
        if (card.element() != null && card.element().name() != null) {
            proof.element(card.element());
        }
        card.values().all().forEach(each -> proof.element(each.element()));
        return proof.problems().distinct();
    }

    /** Prints of one name must be the same card in play. */
    @Rule("CG-1.10")
    private static Array<Problem> differentPrints(Array<Card> cards) {
        return cards.filter(card -> cards.exists(other -> other.name().equals(card.name()) && !other.sameInPlay(card)))
                .map(Card::name)
                .distinct()
                .map(name -> new Problem("CG-1.10", name, "cards of this name differ in more than being premium"));
    }
}
