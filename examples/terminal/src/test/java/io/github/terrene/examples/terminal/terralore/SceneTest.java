package io.github.terrene.examples.terminal.terralore;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.event.CardEntered;
import io.github.terrene.terralore.event.CardPutIntoDeck;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.CastlesDamaged.Hit;
import io.github.terrene.terralore.event.CreaturesMoved;
import io.github.terrene.terralore.event.EffectBegan;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.GameEnded;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.OrderFixed;
import io.github.terrene.terralore.event.PointsChanged;
import io.github.terrene.terralore.event.TotalChanged;
import io.github.terrene.terralore.event.TurnBegan;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.LightCards;
import io.github.terrene.terralore.starter.WaterCards;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Duration;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Timing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Sentences with names, numbers and reasons. */
class SceneTest {
    private static final Seat SOUTH = Players.SOUTH;
    private static final Seat NORTH = Players.NORTH;
    private static final Place DEFENCE = Place.of(SOUTH, Lane.DEFENDING);
    private static final Paper NOWHERE =
            new Paper(new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8), false, true);

    /** Turn 2: South defends West with an otter and attacks East with an eel; North attacks West with a moth. */
    private static final Table TABLE = Array.of(
                    new TurnBegan(2),
                    entered(1, WaterCards.POOL_OTTER, DEFENCE),
                    entered(2, WaterCards.SILT_EEL, Place.of(SOUTH, Lane.ATTACKING)),
                    entered(3, LightCards.LAMP_MOTH, Place.of(NORTH, Lane.ATTACKING)))
            .foldLeft(
                    Table.before(
                            Pile.of(Array.of(WaterCards.EBB, WaterCards.TIDE_READER)),
                            Pile.of(Array.of(DarknessCards.SNUFF_OUT))),
                    (table, event) -> event.applyTo(table));

    private static Event entered(int number, Card card, Place place) {
        return new CardEntered(new CardOnField(number, card, place.seat(), place, number, Array.empty()));
    }

    @Test
    @DisplayName("a change of points says from what to what, and for how long")
    void points() {
        assertThat(told(new PointsChanged(Array.of(1, 2), new Change.Added(2, Duration.LASTING))))
                .isEqualTo("South's Pool Otter (1 → 3) and South's Silt Eel (2 → 4) get +2.");
        assertThat(told(new PointsChanged(Array.of(3), new Change.Added(-5, Duration.THIS_TURN))))
                .isEqualTo("North's Lamp Moth (3 → 0) gets −5 this turn.");
        assertThat(told(new PointsChanged(Array.of(3), new Change.Set(1, Duration.THIS_TURN))))
                .isEqualTo("North's Lamp Moth (3 → 1) gets 1 point instead this turn.");
    }

    @Test
    @DisplayName("the addressed player is \"you\"")
    void you() {
        Event drawn = new CardsDrawn(SOUTH, Array.of(WaterCards.EBB), Array.of(WaterCards.TIDE_READER));
        assertThat(told(drawn, Option.some(SOUTH)))
                .isEqualTo("You draw Ebb. Your hand is full: Tide Reader goes to the Graveyard.");
        assertThat(told(drawn.seenBy(NORTH), Option.some(NORTH)))
                .isEqualTo("South draws 1 card. South's hand is full: Tide Reader goes to the Graveyard.");
        assertThat(told(new GameEnded(new Outcome(SOUTH.asList(), "TL-11.1")), Option.some(SOUTH)))
                .isEqualTo("You win: North's castle has fallen (TL-11.1).");
    }

    @Test
    @DisplayName("counting compares both columns, and castles say to how much they fall")
    void counting() {
        assertThat(told(new LanesCounted(Array.empty())))
                .isEqualTo("West: North attacks with 3, South defends with 1."
                        + " East: South attacks with 2, North defends with 0.");
        assertThat(told(new CastlesDamaged(Array.of(new Hit(SOUTH, 2), new Hit(NORTH, 12)))))
                .isEqualTo("South's castle takes 2 damage and falls to 8 HP."
                        + " North's castle takes 12 damage and falls to 0 HP.");
        assertThat(told(new TotalChanged(DEFENCE, 0, 2)))
                .isEqualTo("South's defending lane counts 2 in place of 1 now, this turn only.");
    }

    @Test
    @DisplayName("why somebody goes first is said")
    void order() {
        assertThat(told(new OrderFixed(SOUTH)))
                .isEqualTo("South goes first: South's defending lane is revealed, then clockwise.");
        Table hurt = new CastlesDamaged(Array.of(new Hit(NORTH, 4))).applyTo(TABLE);
        assertThat(told(hurt, new OrderFixed(NORTH), Option.none(), false))
                .startsWith("With 6 HP to 10 North goes first: North's defending lane");
        assertThat(told(hurt, new OrderFixed(NORTH), Option.none(), true))
                .endsWith("The order is North's defending lane, South's attacking lane, South's defending lane,"
                        + " North's attacking lane.");
        Table strong = new PointsChanged(Array.of(1), new Change.Added(1, Duration.LASTING)).applyTo(TABLE);
        assertThat(told(strong, new OrderFixed(NORTH), Option.none(), false))
                .startsWith("With equal HP, and 3 field points to 4, North goes first");
    }

    @Test
    @DisplayName("moves and what no card of the starter set does are told, too")
    void others() {
        assertThat(told(new CreaturesMoved(Array.of(2)))).isEqualTo("South's Silt Eel moves to the defending lane.");
        Table buried = TABLE.withSide(TABLE.side(SOUTH).bury(WaterCards.EBB));
        Event onTop = new CardPutIntoDeck(SOUTH, WaterCards.EBB, WaterCards.EBB);
        assertThat(told(buried, onTop, Option.none(), false))
                .isEqualTo("Ebb goes from South's Graveyard onto the deck.");
        assertThat(told(new GameEnded(new Outcome(Array.empty(), "TL-11.9"))))
                .isEqualTo("The game is drawn: the last turn is over, and it stands 10 : 10 in HP, 3 : 3 in field"
                        + " points (TL-11.9).");
        assertThat(told(new GameEnded(new Outcome(NORTH.asList(), "TL-11.2"))))
                .isEqualTo("North wins: South has run out of cards (TL-11.2).");
        assertThat(told(new GameEnded(new Outcome(Array.empty(), "TL-11.8"))))
                .isEqualTo("The game is drawn: both gave it up (TL-11.8).");
    }

    @Test
    @DisplayName("of an effect that did nothing it is said whether it waits or came to nothing")
    void nothing() {
        CardOnField moth = new CardOnField(
                9, DarknessCards.RETURNING_MOTH, NORTH, Place.of(NORTH, Lane.ATTACKING), 9, Array.empty());
        EffectBegan destroyed = new EffectBegan(moth, Timing.WHEN_DESTROYED);
        assertThat(told(destroyed)).isEqualTo("North's Returning Moth acts, as it was destroyed.");
        assertThat(nothing(Phase.REVEAL, destroyed))
                .isEqualTo("The effect of Returning Moth waits for the end of the turn.");
        assertThat(nothing(Phase.END, destroyed)).isEqualTo("The effect of Returning Moth comes to nothing.");
        assertThat(nothing(Phase.REVEAL, new EffectBegan(moth, Timing.ON_REVEAL)))
                .isEqualTo("The effect of Returning Moth comes to nothing.");
    }

    private static String nothing(Phase phase, EffectBegan event) {
        PlayerNames cast = new PlayerNames(NOWHERE, Players.BOTH.map(Players::name), Option.none());
        return FieldTales.ifNothingCame(new Speech(cast, TABLE.withPhase(phase)), event);
    }

    private static String told(Event event) {
        return told(event, Option.none());
    }

    private static String told(Event event, Option<Seat> you) {
        return told(TABLE, event, you, false);
    }

    private static String told(Table before, Event event, Option<Seat> you, boolean verbose) {
        PlayerNames cast = new PlayerNames(NOWHERE, Players.BOTH.map(Players::name), you);
        return Paper.capital(new Tales(cast, verbose).said(before, event));
    }
}
