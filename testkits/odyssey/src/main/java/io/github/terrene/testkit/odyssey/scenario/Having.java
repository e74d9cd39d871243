package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Supply;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.testkit.script.Premises;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Predicate;

/** What a player has: the nouns of the language. Most of it can be set up before and checked afterwards. */
public interface Having {
    /** Whose it is. */
    Seat seat();

    /** The HP of the player's team. */
    default Statement hp(int hp) {
        return new Statement(
                table -> table.hp(seat(), hp),
                table -> number("HP", table.team(seat()).hp(), hp));
    }

    /** Actions. */
    default Statement actions(int number) {
        return new Statement(
                table -> table.side(seat()).actions(number), side(side -> number("Actions", side.actions(), number)));
    }

    /** These Characters, and perhaps others. */
    default Statement has(CharacterSetup... figures) {
        return new Statement(
                table -> table.side(seat()).figures(figures), table -> new PartySetup(this, table).faults(figures));
    }

    /** No Characters besides those that are said. */
    default Premise alone() {
        return table -> table.side(seat()).alone();
    }

    /** That many Characters, hidden ones included. */
    default Fact characters(int number) {
        return side(side -> number("Characters", side.members().size(), number))::apply;
    }

    /** No such Character, neither recruited nor hidden. */
    default Fact hasNo(CharacterCard card) {
        return side(side -> side.members().exists(member -> member.card().equals(card))
                ? Array.of(this + " has " + card.name() + " in play")
                : Array.<String>empty())::apply;
    }

    /** This hand, nothing else. */
    default Statement hand(Card... cards) {
        Premises.cards(ofThis("hand"), cards);
        return new Statement(
                table -> table.side(seat()).hand(cards),
                side(side -> pile("hand", Array.ofAll(side.hand().cards()), cards)));
    }

    /** That many cards in hand. */
    default Fact cardsInHand(int number) {
        return side(side -> number("cards in hand", side.hand().size(), number))::apply;
    }

    /** This deck, its top first. */
    default Statement deck(Card... cards) {
        Premises.cards(ofThis("deck"), cards);
        return new Statement(
                table -> table.side(seat()).deck(cards),
                side(side -> row("deck", Array.ofAll(side.deck().cards()), Array.of(cards))));
    }

    /** That many cards in the deck. */
    default Fact cardsInDeck(int number) {
        return side(side -> number("cards in the deck", side.deck().size(), number))::apply;
    }

    /** These cards in the discard pile, in any order, and nothing else. */
    default Statement discardPile(Card... cards) {
        Premises.cards(ofThis("discard pile"), cards);
        return new Statement(
                table -> table.side(seat()).discardPile(cards),
                side(side -> pile("discard pile", side.discards(), cards)));
    }

    /** These Terrains: the active one, then those that were active before it, the latest first. */
    default Statement terrains(TerrainCard... activeFirst) {
        Premises.cards(ofThis("row of Terrains"), activeFirst);
        return new Statement(
                table -> table.side(seat()).terrains(activeFirst),
                side(side -> row(
                        "Terrains", side.terrains().reverse().<Card>map(TerrainInPlay::card), Array.of(activeFirst))));
    }

    /** A Storm whose effect comes at the start of the player's next turn; in the set-up, above the other Terrains. */
    default Statement stormDue(TerrainCard storm) {
        return new Statement(
                table -> table.side(seat()).stormDue(storm),
                side(side -> storm(side, storm, TerrainInPlay::stormAhead)));
    }

    /** A Storm whose effect has happened, and which goes at the end of the player's turn; in the set-up, above the other Terrains. */
    default Statement stormInEffect(TerrainCard storm) {
        return new Statement(
                table -> table.side(seat()).stormInEffect(storm),
                side(side -> storm(side, storm, TerrainInPlay::broken)));
    }

    private Seq<String> storm(Side side, TerrainCard storm, Predicate<TerrainInPlay> so) {
        Seq<TerrainInPlay> found =
                side.terrains().filter(ground -> ground.card().equals(storm));
        if (found.isEmpty()) {
            return Array.of(this + " has no " + storm.name());
        }
        return found.exists(so)
                ? Array.empty()
                : Array.of(this + "'s " + storm.name() + (found.head().broken() ? " is in effect" : " is due"));
    }

    /** That much of the supply is taken. */
    default Fact supply(int taken) {
        return table -> number("taken supply", Supply.used(table, seat()), taken);
    }

    private String ofThis(String pile) {
        return this + "'s " + pile;
    }

    private Function<Table, Seq<String>> side(Function<Side, Seq<String>> look) {
        return table -> look.apply(table.side(seat()));
    }

    private Seq<String> number(String name, int actual, int expected) {
        return actual == expected
                ? Array.empty()
                : Array.of(this + " has " + name + " " + actual + ", not " + expected);
    }

    private Seq<String> pile(String name, Seq<? extends Card> actual, Card... expected) {
        return row(
                name,
                Pile.EMPTY.plusSorted(actual).cards(),
                Pile.EMPTY.plusSorted(Array.of(expected)).cards());
    }

    private Seq<String> row(String name, Seq<? extends Card> actual, Seq<? extends Card> expected) {
        return actual.corresponds(expected, Object::equals)
                ? Array.empty()
                : Array.of(this + "'s " + name + ": " + names(actual) + ", not " + names(expected));
    }

    private static String names(Seq<? extends Card> cards) {
        return cards.isEmpty() ? "nothing" : cards.map(Card::name).mkString(", ");
    }
}
