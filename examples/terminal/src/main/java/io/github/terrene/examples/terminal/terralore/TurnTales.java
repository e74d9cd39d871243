package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.event.CastleHealed;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.CastlesDamaged.Hit;
import io.github.terrene.terralore.event.DamageLimited;
import io.github.terrene.terralore.event.DiceRolled;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.GameEnded;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.OrderFixed;
import io.github.terrene.terralore.event.PhaseBegan;
import io.github.terrene.terralore.event.TurnBegan;
import io.github.terrene.terralore.event.TurnEnded;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Column;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.function.ToIntFunction;

/** What is told of turns, of counting, of castles and of the end. */
final class TurnTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(TurnBegan.class, (scene, event) -> "")
            .on(
                    PhaseBegan.class,
                    (scene, event) ->
                            scene.onlyVerbose("phase: " + event.phase().name().toLowerCase(Locale.ROOT) + "."))
            .on(TurnEnded.class, (scene, event) -> scene.onlyVerbose("what lasts this turn is over."))
            .on(DiceRolled.class, TurnTales::rolled)
            .on(OrderFixed.class, TurnTales::order)
            .on(
                    DamageLimited.class,
                    (scene, event) -> scene.before().whose(event.castle()) + " castle takes at most " + event.most()
                            + " more damage this turn.")
            .on(LanesCounted.class, (scene, event) -> counted(scene.before()))
            .on(
                    CastlesDamaged.class,
                    (scene, event) -> event.hits()
                            .map(hit -> Paper.capital(hit(scene, hit)))
                            .mkString(" "))
            .on(
                    CastleHealed.class,
                    (scene, event) -> scene.before().whose(event.castle()) + " castle is healed by " + event.hp()
                            + " to " + scene.after().table().castle(event.castle()) + " HP.")
            .on(GameEnded.class, TurnTales::ending);

    private TurnTales() {}

    private static String rolled(Scene<Speech> scene, DiceRolled event) {
        String again = event.south() == event.north() ? " The roll is repeated." : "";
        return scene.before().does(Players.SOUTH, "roll") + " " + event.south() + " and "
                + scene.before().does(Players.NORTH, "roll") + " " + event.north() + "." + again;
    }

    private static String order(Scene<Speech> scene, OrderFixed event) {
        Speech speech = scene.before();
        String lanes = Place.clockwiseFrom(event.leader()).map(speech::lane).mkString(", ");
        return trails(speech, event.leader()) + speech.does(event.leader(), "go") + " first: "
                + speech.lane(Place.of(event.leader(), Lane.DEFENDING)) + " is revealed, then clockwise."
                + scene.onlyVerbose(" The order is " + lanes + ".");
    }

    /** Why a player goes first, if it was not the roll. */
    private static String trails(Speech speech, Seat leader) {
        Table table = speech.table();
        Seat other = Players.opponent(leader);
        int fewer = table.castle(other) - table.castle(leader);
        int weaker = CurrentStats.fieldPoints(table, other) - CurrentStats.fieldPoints(table, leader);
        if (table.turn() > 1 && fewer != 0) {
            return "with " + table.castle(leader) + " HP to " + table.castle(other) + " ";
        }
        return table.turn() > 1 && weaker != 0
                ? "with equal HP, and " + CurrentStats.fieldPoints(table, leader) + " field points to "
                        + CurrentStats.fieldPoints(table, other) + ", "
                : "";
    }

    private static String counted(Speech speech) {
        String columns =
                Array.of(Column.values()).map(column -> column(speech, column)).mkString(" ");
        boolean harmless = Players.BOTH.forAll(seat -> harmless(speech.table(), seat));
        return columns + (harmless ? " No castle takes damage." : "");
    }

    /** Whether nothing comes through, or no more damage may be done to the castle this turn. */
    private static boolean harmless(Table table, Seat seat) {
        return CurrentStats.excess(table, defence(seat)) == 0
                || table.side(seat).limits().exists(left -> left <= 0);
    }

    private static Place defence(Seat seat) {
        return Place.of(seat, Lane.DEFENDING);
    }

    private static String column(Speech speech, Column column) {
        Place defence = Players.BOTH
                .map(TurnTales::defence)
                .find(place -> place.column() == column)
                .get();
        int attack = CurrentStats.total(speech.table(), defence.facing());
        int defended = CurrentStats.total(speech.table(), defence);
        String guarded = attack > defended && CurrentStats.excess(speech.table(), defence) == 0
                ? ", but the castle is sheltered"
                : "";
        return Paper.capital(column.name().toLowerCase(Locale.ROOT)) + ": "
                + speech.does(defence.facing().seat(), "attack") + " with " + attack + ", "
                + speech.does(defence.seat(), "defend") + " with " + defended + guarded + ".";
    }

    private static String hit(Scene<Speech> scene, Hit hit) {
        return scene.before().whose(hit.castle()) + " castle takes " + hit.damage() + " damage and falls to "
                + scene.after().table().castle(hit.castle()) + " HP.";
    }

    private static String ending(Scene<Speech> scene, GameEnded event) {
        Speech speech = scene.before();
        String end = event.outcome().drawn()
                ? "the game is drawn"
                : speech.does(event.outcome().winners().head(), "win");
        return end + ": " + why(speech, event.outcome()) + " ("
                + event.outcome().rule() + ").";
    }

    private static String why(Speech speech, Outcome outcome) {
        if (outcome.drawn() && outcome.rule().equals("TL-11.8")) {
            return "both gave it up";
        }
        Seat loser = outcome.drawn()
                ? Players.SOUTH
                : Players.opponent(outcome.winners().head());
        return switch (outcome.rule()) {
            case "TL-11.1" -> speech.whose(loser) + " castle has fallen";
            case "TL-11.2" -> speech.does(loser, "have") + " run out of cards";
            case "TL-11.8" -> speech.cast().player(loser) + " gave the game up";
            case "TL-11.9" -> "the last turn is over, " + ladder(speech);
            default -> "both would lose, " + ladder(speech);
        };
    }

    /** What the tie ladder compares. */
    private static String ladder(Speech speech) {
        return "and it stands " + compared(seat -> speech.table().castle(seat)) + " in HP, "
                + compared(seat -> CurrentStats.fieldPoints(speech.table(), seat)) + " in field points";
    }

    private static String compared(ToIntFunction<Seat> what) {
        return what.applyAsInt(Players.SOUTH) + " : " + what.applyAsInt(Players.NORTH);
    }
}
