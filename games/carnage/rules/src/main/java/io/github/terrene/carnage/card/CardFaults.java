package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Proofreading;
import io.github.terrene.kernel.word.Text;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What may be wrong with cards. */
@Rule({"CG-1.1", "CG-1.3", "CG-1.4", "CG-1.5", "CG-1.6", "CG-1.7"})
final class CardFaults {
    private static final Array<Fault<Card>> FAULTS = Array.of(
            new Fault<>(
                    "cards/bad-id",
                    card -> !CardId.wellFormed(card.id()),
                    "its id is not lower-case words joined by hyphens"),
            new Fault<>("cards/unknown", Card::unknown, "it stands for an unknown card"),
            new Fault<>("cards/nameless", card -> card.name().trim().isEmpty(), "it has no name"),
            new Fault<>(
                    "CG-1.7/location-numbers",
                    card -> card.is(CardKind.LOCATION)
                            && (card.level() != 0 || !card.values().all().isEmpty()),
                    "a Location has no level and no values"),
            new Fault<>(
                    "CG-1.4/several-values",
                    card -> card.values().all().distinctBy(Values.In::element).size()
                            != card.values().all().size(),
                    "an element has one value"),
            new Fault<>(
                    "CG-6.5/no-powers",
                    card -> has(card, When.USED) && isNone(card, CardKind.LEGEND, CardKind.RELIC),
                    "only a Legend or Relic has powers"),
            new Fault<>(
                    "CG-1.7/not-placed",
                    card -> has(card, When.PLACED) && isNone(card, CardKind.LOCATION),
                    "only a Location is placed"),
            new Fault<>(
                    "CG-12.13/not-beaten",
                    card -> has(card, When.BEATEN) && isNone(card, CardKind.MONSTER, CardKind.LEGEND),
                    "only a Monster or Legend does something when it is beaten"),
            new Fault<>(
                    "CG-6.5/no-power",
                    card -> card.abilities().exists(each -> !each.power() && (each.price() != 0 || each.oncePerGame())),
                    "only a power has a price or a limit"),
            new Fault<>(
                    "CG-12.1/no-effect",
                    card -> card.abilities().exists(each -> each.effects().isEmpty()),
                    "an ability does something"));

    private CardFaults() {}

    private static boolean isNone(Card card, CardKind... kinds) {
        return !Array.of(kinds).contains(card.kind());
    }

    private static boolean has(Card card, When moment) {
        return card.abilities()
                .exists(each ->
                        each.trigger().moment() == moment && each.trigger().ofItself());
    }

    /** Everything wrong with the elements, with each card, and with all of them together. */
    static Seq<Problem> in(Array<Element> elements, Array<Card> cards) {
        return ofElements(elements)
                .appendAll(cards.flatMap(card -> inOne(card, elements)))
                .appendAll(Fault.twice(cards, Card::id, "cards/same-id", "several cards have this id"))
                .appendAll(differentPrints(cards));
    }

    /** Where something is missing nothing else is asked. */
    private static Seq<Problem> inOne(Card card, Array<Element> elements) {
        try {
            PartCheck parts = PartCheck.of(CommonForms.OPEN.of(Card.class), card, card.name());
            return parts.missing()
                    .orElse(() -> parts.apart(Text.class)
                            .outOfBounds()
                            .appendAll(Fault.in(card, card.name(), FAULTS))
                            .appendAll(elementsNamed(card, elements))
                            .appendAll(new TextFaults(card, elements).all()));
        } catch (Throwable thrown) {
            return Array.of(Proofreading.faulty(card.name(), "CG-12.1", "its parts", card, thrown));
        }
    }

    @Rule("CG-1.2")
    private static Array<Problem> ofElements(Array<Element> elements) {
        boolean enough = elements.size() >= 2 && elements.distinct().size() == elements.size();
        return elements.reject(
                        each -> each.name() != null && CardId.wellFormed(each.name()) && !each.equals(Element.UNKNOWN))
                .map(each -> Problem.at(
                        "elements",
                        "CG-1.2/element-name",
                        "\"{element}\": a name is lower-case words joined by hyphens, other than \"unknown\"",
                        each))
                .appendAll(
                        enough
                                ? Array.empty()
                                : Array.of(Problem.at(
                                        "elements",
                                        "CG-1.2/few-elements",
                                        "there must be at least two, each with a name of its own")));
    }

    @Rule("CG-1.2")
    private static Array<Problem> elementsNamed(Card card, Array<Element> elements) {
        Proofreader proof = Proofreader.ofStatement(card, elements, card.name());
        proof.element(card.element());
        card.values().all().forEach(each -> proof.element(each.element()));
        return proof.problems().distinct();
    }

    /** Finds prints of one name that are not the same card in play. */
    @Rule("CG-1.10")
    private static Array<Problem> differentPrints(Array<Card> cards) {
        return cards.filter(card -> cards.exists(other -> other.name().equals(card.name()) && !other.sameInPlay(card)))
                .map(Card::name)
                .distinct()
                .map(name -> Problem.at(
                        name, "CG-1.10/different-prints", "cards of this name differ in more than being premium"));
    }
}
