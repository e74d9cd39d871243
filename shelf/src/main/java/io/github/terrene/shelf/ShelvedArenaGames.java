package io.github.terrene.shelf;

import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.arena.ArenaGames;
import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.bots.arena.Printing;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Known.Printed;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Brings everything on the shelf that arenas can play to the arena. */
public final class ShelvedArenaGames implements ArenaGames {
    private final Shelf shelf = Shelf.onPath();

    /** The games of the jars on the path. */
    public ShelvedArenaGames() {}

    @Override
    public Seq<String> ids() {
        return shelf.games().filter(ShelvedGame::inArenas).map(ShelvedGame::id);
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id) {
        return shelf.usual(id).flatMap(game -> Shelf.caught(id, () -> Either.right(game.arena())));
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id, Printing printing) {
        return printing.equals(Printing.USUAL)
                ? game(id)
                : ready(id, printing)
                        .flatMap(game -> Shelf.caught(id, () -> Either.right(game.arena())))
                        .map(game -> game.as(printing.of(id)));
    }

    @Override
    public Either<Seq<Problem>, Array<CardNumber>> numbers(String id, Printing printing) {
        return ready(id, printing)
                .map(game -> numbers(
                        game.game().cards(),
                        HashSet.ofAll(game.arena().deckCards().flatMap(deck -> deck))));
    }

    /** By name; of several prints of a card the plainest has the shortest id, and the others follow it. */
    private static Array<CardNumber> numbers(Cards cards, Set<String> played) {
        return cards.byId()
                .values()
                .groupBy(Printed::name)
                .toArray()
                .sortBy(Tuple2::_1)
                .map(named ->
                        named._2.toArray().sortBy(card -> new Tuple2<>(card.id().length(), card.id())))
                .filter(prints -> prints.exists(card -> played.contains(card.id())))
                .flatMap(prints -> Stock.numbers(
                        prints.head().value().form(),
                        prints.head().value().value(),
                        prints.map(Printed::id),
                        prints.head().name()));
    }

    /** As its makers would write them, in the language in which somebody wrote cards of their own. */
    @Override
    public Either<Seq<Problem>, String> printed(String id, Printing printing) {
        Array<String> changed = printing.errata().map(Erratum::card).distinct();
        Wording words = printing.cards()
                .map(own -> file(id, own).language())
                .getOrElse(() -> languages(id).head());
        return ready(id, printing).map(game -> game.game().cards().sheet(changed, words));
    }

    private Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(String id, Printing printing) {
        Wish wish = Wish.USUAL.withErrata(printing.errata());
        return printing.cards()
                .map(own -> file(id, own))
                .map(file -> shelf.ready(id, wish.withCards(file)).mapLeft(file::located))
                .getOrElse(() -> shelf.ready(id, wish));
    }

    private CardFile file(String id, Printing.CardText own) {
        return new CardFile(own.path(), own.text(), languages(id));
    }

    private Array<Wording> languages(String id) {
        String family = shelf.find(id).get().family();
        return Shelf.LANGUAGES.flatMap(language -> shelf.wording(family, language));
    }

    @Override
    public Option<Problem> unfit(String id) {
        return shelf.games()
                .find(game -> game.id().equalsIgnoreCase(id) && !game.inArenas())
                .map(game -> Problem.at(
                        game.id(),
                        "arena/players",
                        "{title} is for {players} players. An arena compares two sides of equally many: one player against another, "
                                + "or A and C against B and D",
                        game.title(),
                        game.players().mkString(" or ")));
    }

    @Override
    public Array<Problem> leftOut() {
        return shelf.leftOut();
    }
}
