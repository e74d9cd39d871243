package io.github.terrene.testkit.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.table.LaneHalf;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Array;

/** Nothing enters or leaves a game: every card that it began with is in exactly one place, and every number is within its range. */
public final class Conservation {
    private static final int MOST_IN_HAND = 7;

    /** Where cards lie does not depend on which cards there are. */
    private static final Zones ZONES = Terralore.of(StarterSet.catalogue()).zones();

    private Conservation() {}

    /** Checks both for a game with that configuration. */
    public static void check(GameConfig config, Game game) {
        cards(config, game.table());
        numbers(config, game.table());
    }

    /** Every card of a deck is in exactly one zone of its owner, and tokens are nowhere but on the field. */
    @Rule({"TL-1.9", "TL-3.4", "TL-3.8"})
    public static void cards(GameConfig config, Table table) {
        for (Side side : table.sides()) {
            assertThat(cardsOf(side.seat(), table))
                    .as("the cards of seat %s", side.seat())
                    .isEqualTo(config.decks().get(side.seat().index()).cards().sortBy(Card::id));
        }
        for (Place place : Place.all()) {
            assertThat(table.standing(place)).allMatch(each -> each.place().equals(place));
        }
        Array<Integer> numbers = Place.all().flatMap(table::standing).map(CardOnField::number);
        assertThat(numbers.asJava()).doesNotHaveDuplicates().allMatch(number -> number >= 1 && number < table.next());
    }

    /** All cards of a player in all zones, except tokens on the field, sorted by id. */
    public static Array<Card> cardsOf(Seat seat, Table table) {
        return Place.all()
                .flatMap(table::standing)
                .filter(each -> each.token() && each.owner().equals(seat))
                .map(CardOnField::card)
                .foldLeft(ZONES.cardsOf(seat, Table.class, table, Card.class), Array::remove)
                .sortBy(Card::id);
    }

    /** No number is below 0 or higher than it is counted, but for what is taken from points and totals. */
    @Rule({"TL-3.3", "TL-3.5", "TL-5.2", "TL-9.12", "TL-9.13", "TL-9.14", "TL-11.9", "TL-11.11"})
    public static void numbers(GameConfig config, Table table) {
        within("the turn", 0, table.turn(), config.options().turnLimit());
        for (Side side : table.sides()) {
            within("HP", 0, side.castle(), config.options().castleMaximum().getOrElse(Points.MOST));
            within("damage beyond 0", 0, side.beyond(), side.castle() > 0 ? 0 : Points.MOST);
            side.limits().forEach(each -> within("a limit", 0, each, Points.MOST));
            within("a hand", 0, side.hand().size(), MOST_IN_HAND);
        }
        for (Place place : Place.all()) {
            LaneHalf row = table.row(place);
            within("Creatures", 0, row.creatures(), LaneHalf.PLACES);
            within("what is added", -Points.MOST, row.plus(), Points.MOST);
            within("a factor", 0, row.times(), Points.MOST);
            row.standing().flatMap(CardOnField::changes).forEach(Conservation::change);
        }
    }

    private static void change(Change change) {
        within("what a change adds", -Points.MOST, change.adds(), Points.MOST);
        within("points", 0, change.replaces(0), Points.MOST);
    }

    private static void within(String what, int least, int number, int most) {
        assertThat(number).as(what).isBetween(least, most);
    }
}
