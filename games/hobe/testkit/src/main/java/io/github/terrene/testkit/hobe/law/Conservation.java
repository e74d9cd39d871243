package io.github.terrene.testkit.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;

/** Nothing enters or leaves a game, nothing is where it cannot be, and every number is within its range. */
@Rule({
    "HB-3.1",
    "HB-3.3",
    "HB-3.5",
    "HB-3.7",
    "HB-3.9",
    "HB-3.11",
    "HB-6.3",
    "HB-7.17",
    "HB-7.27",
    "HB-10.11",
    "HB-10.18"
})
public final class Conservation {
    /** Where cards lie does not depend on which cards there are. */
    private static final Zones ZONES = Hobe.of(StarterSet.catalogue()).zones();

    private Conservation() {}

    /** Checks a state of a game with that configuration. It asks no text of a card. */
    public static void check(GameConfig config, Game game) {
        Table table = game.table();
        for (Seat seat : Players.BOTH) {
            assertThat(ZONES.cardsOf(seat, Table.class, table, Card.class).sortBy(Card::id))
                    .as("the cards that %s brought", Players.name(seat))
                    .isEqualTo(config.decks().get(seat.index()).cards().sortBy(Card::id));
        }
        Array<Integer> numbers = table.sides().flatMap(Side::inPlay).map(CardInPlay::number);
        assertThat(numbers).doesNotHaveDuplicates().allMatch(number -> number >= 1 && number < table.next());
        assertThat(table.thisTurn().moves()).isBetween(0, config.options().moveLimit());
        table.sides().forEach(side -> check(config, side));
    }

    private static void check(GameConfig config, Side side) {
        assertThat(side.recovered()).isBetween(0, Proofreader.MOST_RECOVERED);
        assertThat(side.hand().cards()).isEqualTo(side.hand().cards().sortBy(Card::id));
        assertThat(side.inPlay().reject(CardInPlay::weapon).map(CardInPlay::place))
                .as("one card in each slot")
                .doesNotHaveDuplicates();
        for (CardInPlay card : side.inPlay()) {
            assertThat(card.place().seat()).isEqualTo(side.seat());
            assertThat(card.place().slot().ordinal() == 0)
                    .as("%s is in %s", card, card.place())
                    .isEqualTo(card.situation());
            assertThat(card.card().kind()).isNotEqualTo(CardKind.EVENT);
            assertThat(card.tokens())
                    .isBetween(card.battle() ? 1 : 0, card.card().hp());
            assertThat(card.changes().map(change -> change.change().adds()))
                    .allMatch(adds -> Math.abs(adds) <= Bounds.MOST);
            assertThat(side.inPlay().count(weapon -> weapon.borneBy(card)))
                    .isLessThanOrEqualTo(config.options().weaponsPerCard());
            assertThat(card.weapon()).isEqualTo(side.inPlay().exists(card::borneBy));
        }
    }
}
