package io.github.terrene.kernel.zone;

import static io.github.terrene.kernel.zone.Samples.UNKNOWN;
import static io.github.terrene.kernel.zone.Samples.ZONES;
import static io.github.terrene.kernel.zone.Samples.card;
import static io.github.terrene.kernel.zone.Samples.pile;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Samples.Area;
import io.github.terrene.kernel.zone.Samples.Event;
import io.github.terrene.kernel.zone.Samples.Inner;
import io.github.terrene.kernel.zone.Samples.Lying;
import io.github.terrene.kernel.zone.Samples.Peeking;
import io.github.terrene.kernel.zone.Samples.Playing;
import io.github.terrene.kernel.zone.Samples.Row;
import io.github.terrene.kernel.zone.Samples.Shared;
import io.github.terrene.kernel.zone.Samples.Side;
import io.github.terrene.kernel.zone.Samples.Spot;
import io.github.terrene.kernel.zone.Samples.Standing;
import io.github.terrene.kernel.zone.Samples.Table;
import io.github.terrene.kernel.zone.Samples.Turned;
import io.github.terrene.kernel.zone.Samples.Vote;
import io.github.terrene.kernel.zone.Samples.Votes;
import io.github.terrene.kernel.zone.Samples.Wrong;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ZonesTest {
    private static final Seat SOUTH = Players.SOUTH;
    private static final Seat NORTH = Players.NORTH;
    private static final Side SIDE = new Side(
            SOUTH,
            pile("a", "b"),
            pile("c"),
            List.of(card("d")),
            Option.some(card("e")),
            new Area(Array.of(card("f"), card("g")), 7));

    private static Side seen(Seat viewer) {
        return ZONES.seenBy(Side.class, SIDE, viewer);
    }

    @Test
    void whatIsKnownToNobodyIsHiddenFromItsOwner() {
        assertThat(seen(SOUTH).deck()).isEqualTo(pile("?", "?"));
        assertThat(seen(SOUTH).hand()).isEqualTo(pile("c"));
        assertThat(seen(SOUTH).area()).isEqualTo(SIDE.area());
    }

    @Test
    void othersSeeHowManyCardsThereAre() {
        for (Seat viewer : Array.of(NORTH, Seat.of(2), Seat.ONLOOKER)) {
            assertThat(seen(viewer))
                    .isEqualTo(new Side(
                            SOUTH,
                            pile("?", "?"),
                            pile("?"),
                            SIDE.discarded(),
                            Option.some(UNKNOWN),
                            new Area(Array.of(UNKNOWN, UNKNOWN), 7)));
        }
    }

    @Test
    void whatIsHiddenStaysHidden() {
        Side once = seen(NORTH);
        assertThat(ZONES.seenBy(Side.class, once, NORTH)).isEqualTo(once);
        assertThat(ZONES.seenBy(Side.class, once, SOUTH)).isEqualTo(once);
    }

    @Test
    void whatASeatSeesWhollyIsTheSameValue() {
        Side open = new Side(SOUTH, pile(), pile("c"), List.empty(), Option.none(), SIDE.area());
        assertThat(ZONES.seenBy(Side.class, open, SOUTH).hand()).isSameAs(open.hand());
        Table table = new Table(Array.empty(), Option.some(card("t")));
        assertThat(ZONES.seenBy(Table.class, table, NORTH)).isSameAs(table);
    }

    @Test
    void eachSideOfATableHasItsOwner() {
        Side other =
                new Side(NORTH, pile("h"), pile("i"), List.empty(), Option.none(), new Area(Array.of(card("j")), 0));
        Table table = new Table(Array.of(SIDE, other), Option.some(card("t")));
        Table seen = ZONES.seenBy(Table.class, table, NORTH);
        assertThat(seen.sides().map(Side::hand)).containsExactly(pile("?"), pile("i"));
        assertThat(seen.trump()).contains(card("t"));
    }

    @Test
    void zonesCanBelongToSeveralSeatsAndOthersLookIntoThem() {
        Shared shared = new Shared(SOUTH, Seat.of(2), Array.of(Seat.of(3)), Array.of(card("a")));
        for (Seat viewer : Array.of(SOUTH, Seat.of(2), Seat.of(3))) {
            assertThat(ZONES.seenBy(Shared.class, shared, viewer)).isSameAs(shared);
        }
        assertThat(ZONES.seenBy(Shared.class, shared, NORTH).hand()).containsExactly(UNKNOWN);
        assertThat(ZONES.cardsOf(Seat.of(2), Shared.class, shared, Playing.class))
                .containsExactly(card("a"));
        assertThat(ZONES.cardsOf(Seat.of(3), Shared.class, shared, Playing.class))
                .isEmpty();
        Peeking peeking = new Peeking(NORTH, card("a"));
        assertThat(ZONES.seenBy(Peeking.class, peeking, NORTH)).isSameAs(peeking);
        assertThat(ZONES.seenBy(Peeking.class, peeking, SOUTH).card()).isEqualTo(UNKNOWN);
    }

    private static Row row() {
        Lying below = new Lying(card("b"), true, Option.none());
        return new Row(
                SOUTH,
                Array.of(
                        new Lying(card("a"), false, Option.some(below)),
                        new Lying(card("c"), true, Option.some(new Lying(card("d"), false, Option.none())))));
    }

    @Test
    void whatLiesFaceUpEverybodyKnows() {
        Row row = row();
        assertThat(ZONES.seenBy(Row.class, row, SOUTH)).isSameAs(row);
        assertThat(ZONES.seenBy(Row.class, row, NORTH).lying())
                .containsExactly(
                        new Lying(UNKNOWN, false, row.lying().get(0).below()),
                        new Lying(card("c"), true, Option.some(new Lying(UNKNOWN, false, Option.none()))));
    }

    @Test
    void inAnInnerGameAViewerHasAnotherSeat() {
        Inner inner = new Inner(Array.of(Seat.of(5), SOUTH), row());
        assertThat(ZONES.seenBy(Inner.class, inner, Seat.of(5))).isSameAs(inner);
        Row hidden = ZONES.seenBy(Row.class, row(), NORTH);
        assertThat(ZONES.seenBy(Inner.class, inner, SOUTH).row()).isEqualTo(hidden);
        assertThat(ZONES.seenBy(Inner.class, inner, NORTH).row()).isEqualTo(hidden);
    }

    @Test
    void anOwnerCanBeNamedByAnotherRecord() {
        Standing standing = new Standing(new Spot(NORTH, 1), card("a"));
        assertThat(ZONES.seenBy(Standing.class, standing, NORTH)).isSameAs(standing);
        assertThat(ZONES.seenBy(Standing.class, standing, SOUTH).card()).isEqualTo(UNKNOWN);
    }

    @Test
    void aValueCanHideMoreThanItsZones() {
        Turned down = new Turned(SOUTH, false, card("a"));
        assertThat(ZONES.seenBy(Turned.class, down, SOUTH)).isSameAs(down);
        assertThat(ZONES.seenBy(Turned.class, down, NORTH).card()).isEqualTo(UNKNOWN);
    }

    @Test
    void eachSeatSeesWhatItChose() {
        Vote one = new Vote(true, Option.some(card("a")));
        Vote other = new Vote(true, Option.some(card("b")));
        Votes votes = new Votes(Array.of(one, other));
        assertThat(ZONES.seenBy(Votes.class, votes, NORTH).all()).containsExactly(one.hidden(), other);
        assertThat(ZONES.seenBy(Votes.class, votes, Seat.ONLOOKER).all()).containsExactly(one.hidden(), other.hidden());
    }

    @Test
    void anEventRevealsWhatIsThere() {
        assertThat(reveals(new Event.Drawn(SOUTH, card("a")))).isTrue();
        assertThat(reveals(new Event.Peeked(0))).isTrue();
        assertThat(reveals(new Event.Shown(Array.of(card("a")), Option.none()))).isTrue();
        assertThat(reveals(new Event.Both(Array.of(new Event.Drawn(SOUTH, card("a"))))))
                .isTrue();
        assertThat(reveals(new Event.Shown(Array.empty(), Option.some(card("a")))))
                .isFalse();
        assertThat(reveals(new Event.Both(Array.empty()))).isFalse();
        assertThat(reveals(new Event.Shuffled(pile("a")))).isFalse();
        assertThat(reveals(new Event.Nothing())).isFalse();
    }

    private static boolean reveals(Event event) {
        return ZONES.reveals(Event.class, event);
    }

    @Test
    void anEventIsSeenAsOneOfItsType() {
        Event drawn = new Event.Drawn(SOUTH, card("a"));
        assertThat(ZONES.seenBy(Event.class, drawn, SOUTH)).isSameAs(drawn);
        assertThat(ZONES.seenBy(Event.class, drawn, NORTH)).isEqualTo(new Event.Drawn(SOUTH, UNKNOWN));
        Event both = new Event.Both(Array.of(new Event.Drawn(SOUTH, card("a")), new Event.Drawn(NORTH, card("b"))));
        assertThat(ZONES.seenBy(Event.class, both, NORTH))
                .isEqualTo(
                        new Event.Both(Array.of(new Event.Drawn(SOUTH, UNKNOWN), new Event.Drawn(NORTH, card("b")))));
    }

    @Test
    void cardsAreThoseThatLieInZonesAndAreKnown() {
        assertThat(names(SIDE)).containsExactly("a", "b", "c", "d", "e", "f", "g");
        assertThat(names(seen(NORTH))).containsExactly("d");
        assertThat(ZONES.cards(Table.class, new Table(Array.empty(), Option.some(card("t"))), Playing.class))
                .isEmpty();
        assertThat(ZONES.cards(Side.class, SIDE, String.class)).isEmpty();
    }

    @Test
    void cardsOfAnOwnerAreThoseInItsZones() {
        Side other =
                new Side(NORTH, pile("h"), pile(), List.of(card("i")), Option.none(), new Area(Array.of(card("j")), 0));
        Table table = new Table(Array.of(SIDE, other), Option.some(card("t")));
        assertThat(ZONES.cardsOf(NORTH, Table.class, table, Playing.class).map(Playing::name))
                .containsExactly("h", "i", "j");
        assertThat(ZONES.cardsOf(SOUTH, Table.class, table, Playing.class).map(Playing::name))
                .containsExactlyElementsOf(names(SIDE));
        assertThat(ZONES.cardsOf(Seat.of(2), Table.class, table, Playing.class)).isEmpty();
        Standing standing = new Standing(new Spot(NORTH, 1), card("a"));
        assertThat(ZONES.cardsOf(NORTH, Standing.class, standing, Playing.class))
                .containsExactly(card("a"));
        assertThat(ZONES.cardsOf(SOUTH, Standing.class, standing, Playing.class))
                .isEmpty();
        Votes votes = new Votes(Array.of(new Vote(true, Option.some(card("a"))), new Vote(true, Option.none())));
        assertThat(ZONES.cardsOf(SOUTH, Votes.class, votes, Vote.class))
                .containsExactly(votes.all().head());
        assertThat(ZONES.cardsOf(NORTH, Votes.class, votes, Vote.class)).isEmpty();
    }

    private static Array<String> names(Side side) {
        return ZONES.cards(Side.class, side, Playing.class).map(Playing::name);
    }

    @Test
    void whatStandsForACardIsUnknown() {
        assertThat(ZONES.isUnknown(card("?"))).isTrue();
        assertThat(ZONES.isUnknown(card("a"))).isFalse();
        assertThat(ZONES.isUnknown(new Vote(true, Option.none()))).isTrue();
        assertThat(ZONES.isUnknown("?")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "Unsaid, 'Area.faceDown: a @Zone for its owner needs an @Owner or an @Insider, in this record or around it'",
        "UnsaidWithin, 'Pile.cards: nothing says who may see Playing: mark this part, or one around it, as @Zone or @Open'",
        "Unowned, 'Unowned.hand: a @Zone for its owner needs an @Owner or an @Insider, in this record or around it'",
        "Empty, 'Empty.points: a @Zone needs something that can be hidden'",
        "Idle, 'Idle.points: @Open says nothing of what cannot be hidden anyway'",
        "Twice, 'Twice.card: it is @Open, or a @Zone, or @Revealed'",
        "Nobody, 'Nobody.name: @Owner marks a seat, several seats, or what has an owner itself'",
        "Stranger, 'Stranger.name: @Insider marks a seat, several seats, or what has an owner itself'",
        "Facing, 'Facing.up: @FaceUp marks what is true or false'",
        "Mapped, 'Mapped.cards: nothing can be hidden in a map'",
        "Within, 'Within.turned: what is Masked hides itself, and cannot lie in a zone that is hidden as a whole'",
        "OneSeat, 'OneSeat.card: @BySeat marks a list'",
        "Event, 'Planted.card: nothing says who may see Playing: mark this part, or one around it, as @Zone or @Open'",
    })
    void whatADeclarationCannotMeanIsRefusedWithItsPlace(String type, String why) throws ClassNotFoundException {
        Class<?> wrong = Class.forName(Wrong.class.getName() + "$" + type);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ZONES.check(wrong))
                .withMessage(why);
    }
}
