package io.github.terrene.narrator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.narrator.wording.Known;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What lies where, as it is shown. */
class ThingsTest {
    /** A card. */
    public record Coin(String id) implements PrintedCard {}

    /** A place on a side. */
    public enum Spot {
        /** Before. */
        FRONT,
        /** Behind. */
        BACK
    }

    /** Where a thing lies. */
    public record Where(Seat side, Spot spot) {}

    /** A thing in play. */
    public record Piece(@Names(Named.IN_PLAY) int number, Coin coin, Seat owner, Where where, int worth) {}

    private static final Form<?> PIECES = ListForm.of(Forms.builder()
            .scalar(Coin.class, Coin::id, id -> Option.some(new Coin(id)))
            .scalar(Seat.class, Seat::toString, letter -> Option.some(Players.SOUTH))
            .build()
            .of(Piece.class));

    private static final Cards COINS =
            Cards.of(Forms.builder().build().of(Coin.class), Array.of(new Coin("penny")), Coin::id);

    private static Piece piece(int number, Seat owner, Seat side, Spot spot) {
        return new Piece(number, new Coin("penny"), owner, new Where(side, spot), 1);
    }

    /** Coins with these numbers. */
    static Things coins(Integer... numbers) {
        return Things.in(
                PIECES,
                Array.of(numbers).map(number -> piece(number, Players.SOUTH, Players.SOUTH, Spot.FRONT)),
                COINS);
    }

    /** South's coin that lies on North's side is not what lies on South's. */
    @Test
    void aPlaceIsASideAndASpotThatStandBesideEachOther() {
        Piece across = piece(1, Players.SOUTH, Players.NORTH, Spot.FRONT);
        Piece own = piece(2, Players.SOUTH, Players.SOUTH, Spot.FRONT);
        Things things = Things.in(PIECES, Array.of(across, own), COINS);
        assertThat(things.at(Players.SOUTH, Spot.FRONT).map(Known.Value::value).get())
                .isEqualTo(own);
        assertThat(things.at(Players.NORTH, Spot.FRONT).map(Known.Value::value).get())
                .isEqualTo(across);
        assertThat(things.at(Players.NORTH, Spot.BACK)).isEmpty();
    }

    @Test
    void whatAPlayerHasTwiceIsAmbiguous() {
        Piece one = piece(1, Players.SOUTH, Players.SOUTH, Spot.FRONT);
        Piece other = piece(2, Players.SOUTH, Players.SOUTH, Spot.BACK);
        Piece enemy = piece(3, Players.NORTH, Players.NORTH, Spot.BACK);
        Things things = Things.in(PIECES, Array.of(one, other, enemy), COINS);
        assertThat(things.ambiguous(1)).isTrue();
        assertThat(things.ambiguous(3)).isFalse();
        assertThat(things.find(2).map(Known.Value::value).get()).isEqualTo(other);
    }

    /** A thing that lay face-down is called by what it turned out to be; what is gone is called by what it was. */
    @Test
    void whatIsKnownOfAThingAtAnyMomentIsKnown() {
        Piece faceDown = new Piece(1, new Coin("?"), Players.SOUTH, new Where(Players.SOUTH, Spot.FRONT), 1);
        Piece faceUp = piece(1, Players.SOUTH, Players.SOUTH, Spot.FRONT);
        Piece gone = piece(2, Players.SOUTH, Players.SOUTH, Spot.BACK);
        Things things =
                Things.in(PIECES, Array.of(faceDown, gone), COINS).and(Things.in(PIECES, Array.of(faceUp), COINS));
        assertThat(things.find(1).map(Known.Value::value).get()).isEqualTo(faceUp);
        assertThat(things.find(2).map(Known.Value::value).get()).isEqualTo(gone);
    }
}
