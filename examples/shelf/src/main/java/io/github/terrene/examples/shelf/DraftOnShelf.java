package io.github.terrene.examples.shelf;

import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.Sets;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Random Encounter, as programs find it. */
public final class DraftOnShelf implements ShelvedGame {
    private static final Array<Integer> SIZES = Array.rangeClosed(Dealing.FEWEST_PLAYERS, Dealing.MOST_PLAYERS);
    private static final int PLACE = 60;

    /** Found as a service. */
    public DraftOnShelf() {}

    @Override
    public String id() {
        return "draft";
    }

    @Override
    public String title() {
        return "Random Encounter";
    }

    @Override
    public Array<Integer> players() {
        return SIZES;
    }

    @Override
    public String family() {
        return OdysseyOnShelf.FAMILY;
    }

    @Override
    public Array<String> artifacts() {
        return Array.of("terrene-rules-draft");
    }

    @Override
    public int place() {
        return PLACE;
    }

    @Override
    public Option<Sets<?, ?, ?>> sets() {
        return Option.some(OdysseyGame.sets());
    }

    @Override
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
        return DraftGame.of(wish).map(draft -> draft.ready(this));
    }
}
