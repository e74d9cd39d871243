package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Proofreading;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What may be wrong with cards. */
@Rule({"TL-1.2", "TL-1.4", "TL-1.6", "TL-1.7", "TL-1.9", "TL-1.11", "TL-7.10", "TL-9.1"})
final class CardFaults {
    private static final Array<Fault<Card>> FAULTS = Array.of(
            new Fault<>(
                    "cards/bad-id",
                    card -> !CardId.wellFormed(card.id()),
                    "its id is not lower-case words joined by hyphens"),
            new Fault<>("cards/unknown", Card::unknown, "it stands for an unknown card"),
            new Fault<>("cards/nameless", card -> card.name().trim().isEmpty(), "it has no name"),
            new Fault<>("TL-1.2/no-cost", card -> !token(card) && card.cost().isEmpty(), "a card must have a cost"),
            new Fault<>(
                    "TL-1.2/no-affinity",
                    card -> !token(card) && card.affinity().isEmpty(),
                    "a card must have an elemental affinity"),
            new Fault<>(
                    "TL-1.2/no-rarity", card -> !token(card) && card.rarity().isEmpty(), "a card must have a rarity"),
            new Fault<>(
                    "TL-1.4/skill-points",
                    card -> !card.kind().creature() && !card.points().equals(Points.NONE),
                    "a Skill cannot have points"),
            new Fault<>(
                    "TL-1.6/no-name",
                    card -> card.affinity().exists(each -> each.name().trim().isEmpty()),
                    "an affinity has no name"),
            new Fault<>(
                    "TL-1.7/no-name",
                    card -> card.tribes().exists(each -> each.name().trim().isEmpty()),
                    "a tribe has no name"),
            new Fault<>(
                    "TL-1.9/token-of-token",
                    card -> token(card) && CardTokens.of(card).nonEmpty(),
                    "a token cannot make tokens"),
            new Fault<>(
                    "TL-1.11/token-cost", card -> token(card) && card.cost().isDefined(), "a token cannot have a cost"),
            new Fault<>(
                    "TL-7.10/no-skill",
                    card -> card.kind().creature() && card.leaving() != Leaving.BURIED,
                    "only a Skill can be exiled, or stay, when its effect is complete"),
            new Fault<>(
                    "TL-7.10/skill-gone",
                    CardFaults::happensAfterItLeft,
                    "a Skill can do nothing later unless it stays"),
            new Fault<>(
                    "TL-8.10/never-revealed",
                    card -> token(card) && card.ability(When.ON_REVEAL) != null,
                    "a token is never revealed"),
            new Fault<>(
                    "TL-9.1/no-effect",
                    card -> card.abilities().exists(ability -> ability.effects().isEmpty()),
                    "an ability must have an effect"),
            new Fault<>(
                    "TL-9.1/same-timing",
                    CardFaults::repeatsATiming,
                    "a card can have only one ability for each timing"));

    private CardFaults() {}

    private static boolean token(Card card) {
        return card.kind() == CardKind.TOKEN;
    }

    private static boolean happensAfterItLeft(Card card) {
        boolean later = card.abilities().exists(ability -> ability.timing() != When.ON_REVEAL);
        return card.kind() == CardKind.SKILL
                && card.leaving() != Leaving.STAYING
                && (later || card.continuous().nonEmpty());
    }

    private static boolean repeatsATiming(Card card) {
        return card.abilities().map(Ability::timing).distinct().size()
                < card.abilities().size();
    }

    /**
     * Everything wrong with any of these different cards: the place and, if there is one, the rule that is broken.
     *
     * @param given the cards that were given to the catalogue; the others are their tokens
     */
    @Rule("TL-2.2")
    static Seq<Problem> in(Array<Card> cards, Array<Card> given) {
        Array<Card> tokens = cards.filter(CardFaults::token);
        return Fault.twice(
                        cards.filter(card -> card.id() != null),
                        Card::id,
                        "cards/same-id",
                        "is the id of several cards")
                .appendAll(Fault.twice(
                        cards.filter(card -> card.name() != null),
                        Card::name,
                        "TL-2.2/same-name",
                        "is the name of several cards"))
                .appendAll(cards.flatMap(card -> in(card, place(card, given), tokens)));
    }

    private static String place(Card card, Array<Card> given) {
        return Option.of(card.name())
                .orElse(() -> Option.of(card.id()))
                .filter(name -> !name.trim().isEmpty())
                .getOrElse(() -> given.contains(card) ? "card " + (given.indexOf(card) + 1) : "a token");
    }

    /** Where something is missing nothing else is asked. */
    private static Array<Problem> in(Card card, String place, Array<Card> tokens) {
        try {
            PartCheck parts = PartCheck.of(CommonForms.OPEN.of(Card.class), card, place);
            Array<Problem> missing = parts.missing();
            return missing.nonEmpty()
                    ? missing
                    : parts.apart(Text.class)
                            .outOfBounds()
                            .appendAll(Fault.in(card, place, FAULTS))
                            .appendAll(new TextFaults(card, tokens, place).all());
        } catch (Throwable bug) {
            return Array.of(Proofreading.faulty(place, "TL-1.2", "its parts", card, bug));
        }
    }
}
