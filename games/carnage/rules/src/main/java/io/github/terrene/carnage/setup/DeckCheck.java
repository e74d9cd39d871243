package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * Checks one deck.
 *
 * @param kind which deck
 * @param cards its cards
 * @param place the place that problems name
 */
record DeckCheck(DeckKind kind, Array<Card> cards, String place) {
    private static final int OUT_OF_MEASURE = 10;
    private static final int LEGENDS = 3;
    private static final int PREMIUM_OF_A_TYPE = 3;

    /** Everything wrong with it; if it is more than ten times too large, only that. Cards from outside the game count only for its size. */
    Array<Problem> problems(Catalogue catalogue) {
        return cards.size() > OUT_OF_MEASURE * ListRules.SIZE
                ? size()
                : size().appendAll(new DeckCheck(kind, cards.filter(catalogue::has), place).content())
                        .appendAll(foreign(catalogue));
    }

    private Array<Problem> content() {
        return types().appendAll(misplaced())
                .appendAll(copies(false, "", ListRules.COPIES))
                .appendAll(copies(true, " as a premium card", ListRules.PREMIUM_COPIES))
                .appendAll(premium());
    }

    private Array<Problem> size() {
        return require(
                cards.size() == ListRules.SIZE,
                rule() + "/deck-size",
                "must have {size:number} cards, not {number:number}",
                ListRules.SIZE,
                cards.size());
    }

    /** The number of the rule on the size of this deck and the types in it. */
    @Rule({"CG-2.2", "CG-2.3"})
    private String rule() {
        return switch (kind) {
            case COMPANION -> "CG-2.2";
            case ADVENTURE -> "CG-2.3";
        };
    }

    @Rule({"CG-2.2", "CG-2.3"})
    private Array<Problem> types() {
        return switch (kind) {
            case COMPANION -> legends().appendAll(one(CardKind.RELIC));
            case ADVENTURE -> one(CardKind.LOCATION).appendAll(one(CardKind.MONSTER));
        };
    }

    private Array<Problem> legends() {
        int names = cards.filter(card -> card.is(CardKind.LEGEND))
                .distinctBy(Card::name)
                .size();
        return require(
                names >= LEGENDS,
                rule() + "/few-legends",
                "must have at least {least:number} Legends with different names, not {number:number}",
                LEGENDS,
                names);
    }

    private Array<Problem> one(CardKind type) {
        return require(
                cards.exists(card -> card.is(type)),
                rule() + "/lacks-type",
                "must have at least one {type}",
                type.word());
    }

    private Array<Problem> misplaced() {
        return cards.distinctBy(Card::name)
                .flatMap(card -> require(
                        card.kind().deck() == kind,
                        rule() + "/other-deck",
                        "{card} does not belong there: it is a {type}",
                        card.name(),
                        card.kind().word()));
    }

    @Rule({"CG-2.5", "CG-2.8"})
    private Array<Problem> copies(boolean premium, String print, int most) {
        Array<Card> prints = cards.filter(card -> card.premium() == premium);
        return prints.distinctBy(Card::name)
                .filter(card -> copies(prints, card) > most)
                .map(card -> Problem.at(
                        place,
                        "CG-2.5/copies",
                        "{card} is in the deck {times}{print}, but may be there only {most}",
                        card.name(),
                        times(copies(prints, card)),
                        print,
                        times(most)));
    }

    private static int copies(Array<Card> prints, Card card) {
        int copies = 0;
        for (int i = 0; i < prints.size(); i++) {
            copies += prints.get(i).name().equals(card.name()) ? 1 : 0;
        }
        return copies;
    }

    private static String times(int number) {
        return number == 1 ? "once" : number + " times";
    }

    @Rule("CG-2.6")
    private Array<Problem> premium() {
        return Array.of(CardKind.values()).flatMap(type -> {
            int premium = cards.count(card -> card.is(type) && card.premium());
            return require(
                    premium <= PREMIUM_OF_A_TYPE,
                    "CG-2.6/premium",
                    "may have at most {most:number} premium {type}s, not {number:number}",
                    PREMIUM_OF_A_TYPE,
                    type.word(),
                    premium);
        });
    }

    @Rule("CG-2.7")
    private Array<Problem> foreign(Catalogue catalogue) {
        return cards.reject(catalogue::has)
                .distinctBy(Card::id)
                .map(card -> Problem.at(
                        place, "CG-2.7/foreign-card", "{card} is not among the cards of this game", card.name()));
    }

    private Array<Problem> require(boolean met, String key, String template, Object... values) {
        return met ? Array.empty() : Array.of(Problem.at(place, key, template, values));
    }
}
