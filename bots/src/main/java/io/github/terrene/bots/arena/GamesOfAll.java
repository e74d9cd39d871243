package io.github.terrene.bots.arena;

import io.github.terrene.bots.Services;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The games of several that provide some.
 *
 * @param parts who provides them
 * @param unusable what would, but cannot be used, and why
 */
record GamesOfAll(Array<ArenaGames> parts, Array<Problem> unusable) implements ArenaGames {
    static GamesOfAll of(Services<ArenaGames> services) {
        return new GamesOfAll(services.found(), services.leftOut());
    }

    @Override
    public Seq<String> ids() {
        return parts.flatMap(ArenaGames::ids).distinct();
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id) {
        return of(id).game(id);
    }

    @Override
    public Either<Seq<Problem>, ArenaGame<?, ?, ?, ?, ?>> game(String id, Printing printing) {
        return of(id).game(id, printing);
    }

    @Override
    public Either<Seq<Problem>, Array<CardNumber>> numbers(String id, Printing printing) {
        return of(id).numbers(id, printing);
    }

    @Override
    public Either<Seq<Problem>, String> printed(String id, Printing printing) {
        return of(id).printed(id, printing);
    }

    private ArenaGames of(String id) {
        return parts.find(part -> part.ids().contains(id)).get();
    }

    @Override
    public Option<Problem> unfit(String id) {
        return parts.flatMap(part -> part.unfit(id)).headOption();
    }

    @Override
    public Seq<Problem> leftOut() {
        return unusable.appendAll(parts.flatMap(ArenaGames::leftOut));
    }
}
