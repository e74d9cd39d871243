package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Sets;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Terrene Odyssey, as programs find it in several formats. */
public abstract class OdysseyOnShelf implements ShelvedGame {
    /** What its games, its matches and its tournaments are called in replays. */
    static final String FAMILY = "terrene-odyssey";

    private final String id;
    private final String title;
    private final int place;

    OdysseyOnShelf(String id, String title, int place) {
        this.id = id;
        this.title = title;
        this.place = place;
    }

    /** What is played, as it is wished. */
    abstract Either<Seq<Problem>, OdysseyGame> game(Wish wish);

    /** Duels. */
    public static final class Duel extends OdysseyOnShelf {
        /** Found as a service. */
        public Duel() {
            super("odyssey", "Terrene Odyssey", 10);
        }

        @Override
        Either<Seq<Problem>, OdysseyGame> game(Wish wish) {
            return OdysseyGame.duel(wish);
        }
    }

    /** Two against two. */
    public static final class Teams extends OdysseyOnShelf {
        private static final int PLAYERS = 4;

        /** Found as a service. */
        public Teams() {
            super("odyssey-2v2", "Terrene Odyssey, two against two", 20);
        }

        @Override
        public Array<Integer> players() {
            return Array.of(PLAYERS);
        }

        @Override
        public Array<String> artifacts() {
            return super.artifacts().append("terrene-rules-2v2");
        }

        @Override
        Either<Seq<Problem>, OdysseyGame> game(Wish wish) {
            return OdysseyGame.teams(wish);
        }
    }

    /** Duels by the publisher's update of 2015, for comparison in arenas. */
    public static final class Update extends OdysseyOnShelf {
        /** Found as a service. */
        public Update() {
            super("odyssey-2015", "Terrene Odyssey, update of 2015", 70);
        }

        @Override
        public boolean atTables() {
            return false;
        }

        @Override
        Either<Seq<Problem>, OdysseyGame> game(Wish wish) {
            return OdysseyGame.duel(wish.withEdition(Edition.UPDATE_2015.name()));
        }
    }

    /** Duels with decks that were drafted, for comparison in arenas. */
    public static final class Drafted extends OdysseyOnShelf {
        /** Found as a service. */
        public Drafted() {
            super("odyssey-drafted", "Terrene Odyssey, drafted decks", 80);
        }

        @Override
        public boolean atTables() {
            return false;
        }

        @Override
        Either<Seq<Problem>, OdysseyGame> game(Wish wish) {
            return OdysseyGame.drafted(wish);
        }
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public int place() {
        return place;
    }

    @Override
    public String family() {
        return FAMILY;
    }

    @Override
    public Array<String> artifacts() {
        return Array.of("terrene-core");
    }

    @Override
    public Option<Sets<?, ?, ?>> sets() {
        return Option.some(OdysseyGame.sets());
    }

    @Override
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
        return game(wish).map(game -> game.ready(this));
    }
}
