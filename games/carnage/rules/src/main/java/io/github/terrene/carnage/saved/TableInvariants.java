package io.github.terrene.carnage.saved;

import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.turn.TurnTask;
import io.github.terrene.carnage.table.Decks;
import io.github.terrene.carnage.table.Domain;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;

/** What must hold for a table that was read from a text. */
final class TableInvariants {
    private TableInvariants() {}

    /** All of them. */
    static Array<Invariant<Game, ?>> of(Zones zones) {
        return Array.of(
                Invariant.of(
                        Table.class,
                        (game, table) -> table.south().seat().equals(Players.SOUTH)
                                && table.north().seat().equals(Players.NORTH),
                        "South's side comes first"),
                Invariant.of(
                        Purse.class,
                        (game, purse) -> purse.raiven() <= Purse.BEGINNING.raiven(),
                        "Raïven are never gained"),
                Invariant.<Game, Table>of(
                                Table.class,
                                (game, table) -> table.turn() >= 1
                                        && table.turn() <= game.options().turnLimit(),
                                "there is no such turn")
                        .by("CG-13.6"),
                Invariant.<Game, Table>of(
                                Table.class, TableInvariants::counted, "so many turns cannot count for a stalemate")
                        .by("CG-13.5"),
                Invariant.of(Duel.class, (game, duel) -> false, "no duel is fought in between"),
                Invariant.<Game, Purse>of(
                                Purse.class,
                                (game, purse) -> purse.vp() < Purse.WINNING_VP,
                                "with " + Purse.WINNING_VP + " VP the game is over")
                        .by("CG-13.1"),
                Invariant.of(
                        Side.class,
                        (game, side) -> acts(game, side)
                                ? side.purse().ap() >= 1 && side.purse().ap() <= TurnTask.POINTS
                                : side.purse().ap() == 0,
                        "the active player has 1 to " + TurnTask.POINTS + " AP, the other none"),
                Invariant.of(
                        Side.class,
                        (game, side) -> side.purse().discount() == 0 || acts(game, side),
                        "only the active player places cards"),
                Invariant.of(
                        Spearhead.class, (game, spearhead) -> stands(game, spearhead), "this cannot be a spearhead"),
                Invariant.of(
                        Domain.class,
                        (game, domain) -> settled(game, domain),
                        "these cannot be realm, nest and Pantheon"),
                Invariant.of(
                        Side.class,
                        (game, side) -> side.domain().nest().size() < Duel.ROUNDS,
                        "the third Monster starts an invasion"),
                Invariant.of(
                        Decks.class,
                        (game, decks) -> CardInvariants.sorted(decks.hand().cards()),
                        "a hand is sorted by id"),
                Invariant.of(
                        Side.class,
                        (game, side) -> conserved(game, side, zones),
                        "the cards of a player must be those of the list"),
                Invariant.of(
                        Table.class,
                        (game, table) -> table.sides().forAll(side -> conserved(table, side, zones)),
                        "the Element cards must be those of the game"),
                Invariant.of(Side.class, (game, side) -> sorted(side), "decks hold cards of their kinds"),
                Invariant.<Game, Side>of(
                                Side.class,
                                (game, side) -> limited(side, zones),
                                "these are not powers used once per game")
                        .by("CG-12.12"),
                Invariant.of(
                        ElementCards.class,
                        (game, elements) ->
                                elements.drawn().size() + elements.laid().size() == 0,
                        "Element cards are drawn only for a duel"),
                Invariant.of(
                        NextDuelEffect.class, (game, promise) -> kept(game, promise), "this cannot wait for a duel"));
    }

    /** Whether it is the turn of that player. */
    @Rule({"CG-5.1", "CG-12.11"})
    private static boolean acts(Game game, Side side) {
        return side.seat().equals(game.table().active());
    }

    /** Whether Legends and Relics are where they belong, each name once, with duplicates of that name. */
    @Rule({"CG-3.1", "CG-3.5", "CG-3.6"})
    private static boolean stands(Game game, Spearhead spearhead) {
        return spearhead.posts().size() == Spearhead.PLACES
                && stands(game, spearhead, CardKind.LEGEND)
                && stands(game, spearhead, CardKind.RELIC);
    }

    private static boolean stands(Game game, Spearhead spearhead, CardKind kind) {
        Array<Stack> stacks = spearhead.posts().flatMap(post -> post.get(kind));
        Array<String> names = stacks.map(stack -> game.options().name(stack.card()));
        return names.distinct().size() == names.size()
                && stacks.forAll(stack -> stack.cards()
                        .forAll(card -> card.is(kind)
                                && game.options()
                                        .name(card)
                                        .equals(game.options().name(stack.card()))));
    }

    @Rule({"CG-3.2", "CG-3.9", "CG-10.1", "CG-11.1"})
    private static boolean settled(Game game, Domain domain) {
        return domain.pantheon().count(card -> card.is(CardKind.LOCATION))
                        == domain.pillars() * game.table().elements().size()
                && CardInvariants.sorted(domain.realm())
                && CardInvariants.sorted(domain.nest())
                && domain.realm().forAll(card -> card.is(CardKind.LOCATION))
                && domain.nest().forAll(card -> card.is(CardKind.MONSTER));
    }

    private static boolean sorted(Side side) {
        return Array.of(DeckKind.values())
                .forAll(kind -> side.decks()
                        .deck(kind)
                        .cards()
                        .forAll(card -> card.kind().deck() == kind));
    }

    @Rule("CG-12.12")
    private static boolean limited(Side side, Zones zones) {
        Array<Card> once = zones.cards(Side.class, side, Card.class)
                .filter(card -> card.abilities().exists(Ability::oncePerGame));
        return side.used().equals(side.used().distinct().sorted())
                && side.used().forAll(name -> once.exists(card -> card.name().equals(name)));
    }

    private static boolean conserved(Game game, Side side, Zones zones) {
        return CardInvariants.same(
                zones.cards(Side.class, side, Card.class),
                game.config().lists().get(side.seat().index()).cards());
    }

    @Rule({"CG-2.4", "CG-8.12"})
    private static boolean conserved(Table table, Side side, Zones zones) {
        return zones.cards(Side.class, side, ElementCard.class)
                .sortBy(ElementCard::id)
                .equals(ElementCard.deck(table.elements()).sortBy(ElementCard::id));
    }

    @Rule("CG-13.5")
    private static boolean counted(Game game, Table table) {
        return table.idle() == 0
                || table.idle() < Math.min(game.options().stalemateTurns(), table.turn())
                        && table.sides().forAll(side -> side.decks().exhausted());
    }

    @Rule({"CG-12.4", "CG-12.10"})
    private static boolean kept(Game game, NextDuelEffect promise) {
        return !(promise.effect() instanceof ForNextDuel.InElement some)
                || some.number() >= 1 && game.table().elements().contains(some.element());
    }
}
