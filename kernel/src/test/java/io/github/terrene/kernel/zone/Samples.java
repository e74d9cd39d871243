package io.github.terrene.kernel.zone;

import static io.github.terrene.kernel.zone.Zone.Known.EVERYBODY;
import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** Types of a game that says who may see what. */
interface Samples {
    Playing UNKNOWN = new Playing("?");

    Zones ZONES = Zones.of(GameForms.common()
            .scalar(Playing.class, Playing::name, name -> Option.some(new Playing(name)))
            .hideable(Playing.class, UNKNOWN)
            .hideableAs(Vote.class, Vote::hidden)
            .build());

    static Playing card(String name) {
        return new Playing(name);
    }

    static Pile pile(String... names) {
        return new Pile(Array.of(names).map(Playing::new));
    }

    record Playing(String name) {}

    record Pile(Array<Playing> cards) {}

    /** The common case. */
    record Side(
            @Owner Seat seat,
            @Zone(to = NOBODY) Pile deck,
            @Zone(to = OWNER) Pile hand,
            @Zone(to = EVERYBODY) List<Playing> discarded,
            @Zone(to = OWNER) Option<Playing> drawn,
            Area area) {}

    /** It has no owner of its own. */
    record Area(@Zone(to = OWNER) Array<Playing> faceDown, int points) {}

    record Table(Array<Side> sides, @Open Option<Playing> trump) {}

    /** Two share a hand, and others look into it. */
    record Shared(
            @Owner Seat seat,
            @Owner Seat other,
            @Insider Array<Seat> partners,
            @Zone(to = OWNER) Array<Playing> hand) {}

    /** It belongs to nobody. */
    record Peeking(@Insider Seat viewer, @Zone(to = OWNER) Playing card) {}

    /** It may lie face-up, whatever lies below it. */
    record Lying(Playing card, @FaceUp boolean up, Option<Lying> below) {}

    record Row(@Owner Seat seat, @Zone(to = OWNER) Array<Lying> lying) {}

    /** Another game, with other seats. */
    record Inner(Array<Seat> players, Row row) implements SeenAs {
        @Override
        public Seat seenAs(Seat viewer) {
            int place = players.indexOf(viewer);
            return place < 0 ? Seat.ONLOOKER : Seat.of(place);
        }
    }

    record Spot(@Owner Seat seat, int lane) {}

    record Standing(@Owner Spot spot, @Zone(to = OWNER) Playing card) {}

    /** What lies there says itself that it is face-up. */
    record Turned(
            @Owner Seat seat,
            boolean faceUp,
            @Zone(to = EVERYBODY) Playing card) implements Masked<Turned> {
        @Override
        public Turned masked(Seat viewer) {
            return faceUp || viewer.equals(seat) ? this : new Turned(seat, false, UNKNOWN);
        }
    }

    /** A choice that is hidden as a whole, but for whether there is one to make. */
    record Vote(boolean allowed, Option<Playing> card) {
        Vote hidden() {
            return new Vote(allowed, Option.none());
        }
    }

    record Votes(@Zone(to = OWNER) @BySeat Array<Vote> all) {}

    sealed interface Event {
        record Drawn(
                @Owner Seat seat,
                @Zone(to = OWNER) @Revealed Playing card) implements Event {}

        record Shown(@Revealed Array<Playing> cards, @Open Option<Playing> about) implements Event {}

        record Shuffled(@Zone(to = NOBODY) Pile deck) implements Event {}

        record Peeked(@Revealed int number) implements Event {}

        record Both(Array<Drawn> drawn) implements Event {}

        record Nothing() implements Event {}
    }

    /** What cannot be meant. */
    interface Wrong {
        record Unsaid(Seat seat, Area area, Playing card) {}

        record UnsaidWithin(@Owner Seat seat, Array<Pile> piles) {}

        record Unowned(Seat seat, @Zone(to = OWNER) Pile hand) {}

        record Empty(@Zone(to = NOBODY) int points) {}

        record Idle(@Open int points) {}

        record Twice(@Open @Zone(to = NOBODY) Playing card) {}

        record Nobody(@Owner String name, @Zone(to = OWNER) Playing card) {}

        record Mapped(@Zone(to = NOBODY) TreeMap<String, Playing> cards) {}

        record Within(@Owner Seat seat, @Zone(to = OWNER) Turned turned) {}

        record Facing(@FaceUp int up, @Zone(to = NOBODY) Playing card) {}

        record Stranger(
                @Insider String name, @Zone(to = OWNER) Playing card) {}

        record OneSeat(@Zone(to = OWNER) @BySeat Playing card) {}

        sealed interface Event {
            record Planted(Seat seat, Playing card) implements Event {}
        }
    }
}
