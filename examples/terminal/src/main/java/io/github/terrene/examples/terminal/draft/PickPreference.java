package io.github.terrene.examples.terminal.draft;

import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition.Controls;
import io.vavr.collection.Array;

/**
 * What a card is worth to somebody who has these cards already, so that a deck comes of it: enough small Characters to begin with, a few big
 * ones, cards that they can hold, and a Terrain that suits them.
 *
 * @param own the cards so far
 * @param leastPartySp the smallest Character of a starting party
 */
record PickPreference(Array<Card> own, int leastPartySp) {
    /** A starting party has four Characters of at most SP 1, and four cards that they hold. */
    static final int PARTY = 4;

    static final int PARTY_SP = 1;
    private static final int VILLAIN_SP = 3;
    /** More of a kind than that seldom come into play. */
    private static final int ENOUGH_SMALL = 9;

    private static final int ENOUGH_BIG = 4;
    private static final int ENOUGH_HELD = 7;
    private static final int ENOUGH_TERRAINS = 2;

    double of(Card card) {
        if (card instanceof CharacterCard character) {
            return of(character);
        } else if (card instanceof TerrainCard terrain) {
            return of(terrain);
        }
        return of((AssignableCard) card);
    }

    private double of(CharacterCard card) {
        boolean second = card.hero() && characters().exists(CharacterCard::hero)
                || card.sp() >= VILLAIN_SP && characters().exists(other -> other.sp() >= VILLAIN_SP);
        if (second) {
            return 0;
        }
        double body = 0.6 * card.atk() + 0.4 * card.def() + 0.3 * card.hp() + 2 * (card.lv() - 1);
        return body + 1.5 * card.abilities().size() - 5 * card.sp() + need(card) + 1.5 * welcome(card);
    }

    /** How much a Character of that size is needed. */
    private double need(CharacterCard card) {
        if (!begins(card)) {
            int big = characters().count(other -> other.sp() > PARTY_SP);
            return big < ENOUGH_BIG ? 0 : -8;
        }
        Array<CharacterCard> small = characters().filter(this::begins);
        if (small.distinctBy(CharacterCard::name).size() < PARTY) {
            return small.contains(card) ? 0 : 5;
        }
        return small.size() < ENOUGH_SMALL ? 1 : -5;
    }

    /** Whether a Character can be in a starting party. */
    boolean begins(CharacterCard card) {
        return card.sp() <= PARTY_SP && card.sp() >= leastPartySp;
    }

    /** How many Terrains there are whose abilities ask for such a Character. */
    private int welcome(CharacterCard card) {
        return terrains().count(terrain -> asksFor(terrain, card));
    }

    private double of(TerrainCard card) {
        if (card.storm().isDefined()) {
            return 3;
        }
        int suitable = characters().count(character -> asksFor(card, character));
        int there = terrains().count(terrain -> terrain.storm().isEmpty());
        double first = there == 0 ? 13 + own.size() / 3.0 : there < ENOUGH_TERRAINS ? 7 : 0;
        return first + card.actions() + Math.min(3, suitable);
    }

    /** Whether an ability of a Terrain asks for a Character of that affiliation or class. */
    static boolean asksFor(TerrainCard terrain, CharacterCard character) {
        return terrain.abilities()
                .filter(TriggerAbility.class::isInstance)
                .flatMap(ability -> ((TriggerAbility) ability).conditions())
                .filter(Controls.class::isInstance)
                .map(condition -> ((Controls) condition).filter())
                .exists(filter -> names(filter, character));
    }

    private static boolean names(CharacterFilter filter, CharacterCard character) {
        return filter.affiliations().contains(character.affiliation())
                || filter.classes().exists(character.classes()::contains);
    }

    private double of(AssignableCard card) {
        Array<AssignableCard> held =
                own.filter(AssignableCard.class::isInstance).map(AssignableCard.class::cast);
        double need = held.distinctBy(Card::name).size() < PARTY && !held.contains(card)
                ? 4
                : held.size() < ENOUGH_HELD ? 0 : -6;
        double copies = 2 * held.count(card::equals);
        return 12 + need - copies + (card.classLimit().isEmpty() ? 0 : 2.0 * Math.min(2, users(card)) - 4);
    }

    /** How many of the Characters may hold a card that is for some classes only. */
    private int users(AssignableCard card) {
        return characters().count(character -> mayHold(character, card));
    }

    /** Whether a Character is of a class that may use a card. */
    static boolean mayHold(CharacterCard character, AssignableCard card) {
        return card.classLimit().isEmpty() || card.classLimit().exists(character.classes()::contains);
    }

    private Array<CharacterCard> characters() {
        return own.filter(CharacterCard.class::isInstance).map(CharacterCard.class::cast);
    }

    private Array<TerrainCard> terrains() {
        return own.filter(TerrainCard.class::isInstance).map(TerrainCard.class::cast);
    }
}
