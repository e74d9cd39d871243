package io.github.terrene.draft.play;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition.Controls;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Format;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What a card is worth to a player who already has these cards, so that they become a deck: enough small Characters to begin with, a few big
 * ones, cards that they can hold, and a Terrain that suits them. The numbers are guesses that proved good.
 *
 * @param own the cards so far
 * @param edition which Characters can be in a starting party
 */
record PickPreference(CardsByKind own, Edition edition) {
    /** The number of Characters in a starting party, and of cards that they hold. */
    static final int PARTY = Format.DUEL.partySize();

    /** The number beyond which cards of a kind seldom come into play. */
    private static final int ENOUGH_SMALL = 9;

    private static final int ENOUGH_BIG = 4;
    private static final int ENOUGH_HELD = 7;
    private static final int ENOUGH_TERRAINS = 2;

    static PickPreference with(Array<Card> own, Edition edition) {
        return new PickPreference(CardsByKind.of(own), edition);
    }

    /** The worth of a card: the higher, the better it is to take it. */
    double of(Card card) {
        @Nullable CharacterCard character = card.asCharacter();
        @Nullable TerrainCard terrain = card.asTerrain();
        @Nullable AssignableCard held = card.asAssignable();
        double worth = character == null ? 0 : of(character);
        worth += terrain == null ? 0 : of(terrain);
        return worth + (held == null ? 0 : of(held));
    }

    double of(CharacterCard card) {
        boolean second = card.hero() && own.characters().exists(CharacterCard::hero)
                || card.villain() && own.characters().exists(CharacterCard::villain);
        if (second) {
            return 0;
        }
        double body = 0.6 * card.atk() + 0.4 * card.def() + 0.3 * card.hp() + 2 * (card.lv() - 1);
        return body + 1.5 * card.abilities().size() - 5 * card.sp() + need(card) + 1.5 * welcome(card);
    }

    /** How much a Character of that size is needed. */
    private double need(CharacterCard card) {
        if (!edition.permitsInParty(card)) {
            int big = own.characters().count(other -> other.sp() > 1);
            return big < ENOUGH_BIG ? 0 : -8;
        }
        Array<CharacterCard> small = own.characters().filter(edition::permitsInParty);
        if (small.distinctBy(CharacterCard::name).size() < PARTY) {
            return small.contains(card) ? 0 : 5;
        }
        return small.size() < ENOUGH_SMALL ? 1 : -5;
    }

    /** How many Terrains there are whose abilities ask for such a Character. */
    private int welcome(CharacterCard card) {
        return own.terrains().count(terrain -> asksFor(terrain, card));
    }

    private double of(TerrainCard card) {
        if (card.storm().isDefined()) {
            return 3;
        }
        int suitable = own.characters().count(character -> asksFor(card, character));
        int there = own.terrains().size();
        double first = there == 0 ? 13 + own.number() / 3.0 : there < ENOUGH_TERRAINS ? 7 : 0;
        return first + card.actions() + Math.min(3, suitable);
    }

    /** Whether an ability of a Terrain asks for a Character of that affiliation or class. */
    static boolean asksFor(TerrainCard terrain, CharacterCard character) {
        return terrain.abilities()
                .flatMap(Ability::conditions)
                .filter(Controls.class::isInstance)
                .map(condition -> ((Controls) condition).filter())
                .exists(filter -> names(filter, character));
    }

    private static boolean names(CharacterFilter filter, CharacterCard character) {
        return filter.affiliations().contains(character.affiliation())
                || filter.classes().exists(character.classes()::contains);
    }

    private double of(AssignableCard card) {
        Array<AssignableCard> held = own.held();
        double need = held.distinctBy(Card::name).size() < PARTY && !held.contains(card)
                ? 4
                : held.size() < ENOUGH_HELD ? 0 : -6;
        double copies = 2 * held.count(card::equals);
        return 12 + need - copies + (card.classLimit().isEmpty() ? 0 : 2.0 * Math.min(2, users(card)) - 4);
    }

    /** How many of the Characters may hold a card that is for some classes only. */
    private int users(AssignableCard card) {
        return own.characters().count(character -> mayHold(character, card));
    }

    /** Whether a Character is of a class that may use a card. */
    static boolean mayHold(CharacterCard character, AssignableCard card) {
        return card.classLimit().isEmpty() || card.classLimit().exists(character.classes()::contains);
    }
}
