package io.github.terrene.narrator.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class KeysTest {
    /** Rows of a toy. */
    public enum Row {
        /** Near. */
        FRONT
    }

    /** A place of a player. */
    public record Spot(
            Seat owner, Row row, @Names(Named.PLACE) int column) {}

    /** An action of a toy. */
    public record Strike(
            Seat seat,
            @Names(Named.IN_PLAY) int striker,
            @Names(Named.CARD) Option<String> card,
            int strength,
            Row from,
            Array<Spot> spots,
            Seat victim) {}

    private static final Form<Strike> FORM = GameForms.common().build().of(Strike.class);

    @Test
    void anActionCallsThingsCardsPlacesAndPlayersByTheirKeys() {
        Strike strike = new Strike(
                Players.SOUTH,
                12,
                Option.some("oar-hand"),
                3,
                Row.FRONT,
                Array.of(new Spot(Players.NORTH, Row.FRONT, 2)),
                Players.NORTH);
        assertThat(Keys.of(FORM, strike, Players.SOUTH))
                .containsExactly("#12", "card/oar-hand", "A/FRONT", "B", "B/FRONT", "B/2");
    }

    @Test
    void whoActsIsNoKey() {
        Strike strike = new Strike(Players.NORTH, 1, Option.none(), 0, Row.FRONT, Array.empty(), Players.NORTH);
        assertThat(Keys.of(FORM, strike, Players.NORTH)).containsExactly("#1", "B/FRONT");
    }
}
