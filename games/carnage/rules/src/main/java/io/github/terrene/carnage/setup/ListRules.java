package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.kernel.card.Limit;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rules for the two decks of a player. */
@Rule({"CG-2.7", "CG-2.8"})
public final class ListRules {
    /** How many cards a Companion deck has, and so does an Adventure deck. */
    @Rule({"CG-2.2", "CG-2.3"})
    public static final int SIZE = 15;

    /** How many non-premium cards of one name a deck may have. */
    @Rule("CG-2.5")
    public static final int COPIES = 3;

    /** How many premium prints of one card a deck may have. */
    @Rule("CG-2.5")
    public static final int PREMIUM_COPIES = 1;

    private static final int LEGENDS = 3;
    private static final int PREMIUM_OF_A_TYPE = 3;

    private ListRules() {}

    /**
     * Everything wrong with both decks; for a deck that is more than ten times too large, only that.
     *
     * @param whose how problems name the player, such as {@code seat A}
     */
    public static Seq<Problem> problems(DeckList list, Catalogue catalogue, String whose) {
        return Array.of(DeckKind.values())
                .flatMap(kind -> of(kind, catalogue).problems(list.deck(kind), kind.word() + " deck of " + whose));
    }

    /** The limits of one of the two decks in games with these cards. Other cards count only for its size. */
    @Rule("CG-2.7")
    public static DeckLimits<Card> of(DeckKind kind, Catalogue catalogue) {
        return DeckLimits.of(
                Array.of(Limit.<Card>of(rule(kind) + "/deck-size", "must have {size:number} cards, not {number:number}")
                                .exactly(SIZE))
                        .appendAll(content(kind, catalogue).map(limit -> limit.among(catalogue::has)))
                        .append(Limit.<Card>of("CG-2.7/foreign-card", "{card} is not among the cards of this game")
                                .among(card -> !catalogue.has(card))
                                .each(Card::id)
                                .atMost(0)));
    }

    private static Array<Limit<Card>> content(DeckKind kind, Catalogue catalogue) {
        return types(kind)
                .append(Limit.<Card>of(rule(kind) + "/other-deck", "{card} does not belong there: it is a {type}")
                        .among(card -> catalogue.has(card) && card.kind().deck() != kind)
                        .each(Card::name)
                        .atMost(0)
                        .fact("type", cards -> cards.head().kind().word()))
                .append(copies(false, "", COPIES))
                .append(copies(true, " as a premium card", PREMIUM_COPIES))
                .appendAll(Array.of(CardKind.values()).map(ListRules::premium));
    }

    /** The number of the rule on the size of this deck and the types in it. */
    @Rule({"CG-2.2", "CG-2.3"})
    private static String rule(DeckKind kind) {
        return switch (kind) {
            case COMPANION -> "CG-2.2";
            case ADVENTURE -> "CG-2.3";
        };
    }

    @Rule({"CG-2.2", "CG-2.3"})
    private static Array<Limit<Card>> types(DeckKind kind) {
        return switch (kind) {
            case COMPANION -> Array.of(legends(kind), one(kind, CardKind.RELIC));
            case ADVENTURE -> Array.of(one(kind, CardKind.LOCATION), one(kind, CardKind.MONSTER));
        };
    }

    private static Limit<Card> legends(DeckKind kind) {
        return Limit.<Card>of(
                        rule(kind) + "/few-legends",
                        "must have at least {least:number} Legends with different names, not {number:number}")
                .among(card -> card.is(CardKind.LEGEND))
                .atLeast(LEGENDS, Card::name);
    }

    private static Limit<Card> one(DeckKind kind, CardKind type) {
        return Limit.<Card>of(rule(kind) + "/lacks-type", "must have at least one {type}")
                .among(card -> card.is(type))
                .atLeast(1)
                .fact("type", any -> type.word());
    }

    @Rule({"CG-2.5", "CG-2.8"})
    private static Limit<Card> copies(boolean premium, String print, int most) {
        return Limit.<Card>of(
                        "CG-2.5/copies",
                        "{card} is in the deck {times:times}{print}, but may be there only {most:times}")
                .among(card -> card.premium() == premium)
                .each(Card::name)
                .atMost(most)
                .fact("print", any -> print);
    }

    @Rule("CG-2.6")
    private static Limit<Card> premium(CardKind type) {
        return Limit.<Card>of("CG-2.6/premium", "may have at most {most:number} premium {type}s, not {number:number}")
                .among(card -> card.is(type) && card.premium())
                .atMost(PREMIUM_OF_A_TYPE)
                .fact("type", any -> type.word());
    }
}
