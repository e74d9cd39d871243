package io.github.terrene.testkit.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;

/** Nothing enters or leaves a game: every card that it began with is in exactly one place, and every number is within its range. */
public final class Conservation {
    /** Where cards lie does not depend on which cards there are. */
    private static final Zones ZONES = Carnage.of(StarterSet.catalogue()).zones();

    private Conservation() {}

    /** Checks both for a game with that configuration. */
    public static void check(GameConfig config, Game game) {
        cards(config, game);
        numbers(config, game);
    }

    /** Every card of both lists, and every Element card, is in exactly one zone of its player. */
    @Rule({"CG-2.4", "CG-3.3", "CG-8.12"})
    public static void cards(GameConfig config, Game game) {
        for (Side side : game.table().sides()) {
            assertThat(ZONES.cards(Side.class, side, Card.class).sortBy(Card::id))
                    .as("the cards of seat %s", side.seat())
                    .isEqualTo(config.lists().get(side.seat().index()).cards().sortBy(Card::id));
            assertThat(ZONES.cards(Side.class, side, ElementCard.class))
                    .as("the Element cards of seat %s", side.seat())
                    .containsExactlyInAnyOrderElementsOf(
                            ElementCard.deck(game.table().elements()));
        }
    }

    /** No number is below 0 or higher than it is counted. */
    @Rule({"CG-1.11", "CG-3.4", "CG-3.8", "CG-5.4", "CG-11.1", "CG-12.10", "CG-13.5", "CG-13.6"})
    public static void numbers(GameConfig config, Game game) {
        Table table = game.table();
        within("the turn", table.turn(), config.options().turnLimit());
        within("turns that count", table.idle(), config.options().stalemateTurns());
        for (Side side : table.sides()) {
            numbers(side);
            int pillars = side.domain().pantheon().count(card -> card.is(CardKind.LOCATION));
            assertThat(side.domain().pillars() * table.elements().size()).isEqualTo(pillars);
        }
        for (Round round : table.duel().map(Duel::fought).getOrElse(Array.empty())) {
            within("an attack", round.attack(), Bounds.MOST);
            within("a defense", round.defense(), Bounds.MOST);
        }
        for (NextDuelEffect promise : table.promises()) {
            if (promise.effect() instanceof ForNextDuel.Bonus bonus) {
                assertThat(bonus.number()).isPositive();
                within("a bonus", bonus.number(), Bounds.MOST);
                assertThat(table.elements()).contains(bonus.element());
            }
        }
    }

    private static void numbers(Side side) {
        Purse purse = side.purse();
        within("shards", purse.shards(), Bounds.MOST);
        within("shards less", purse.discount(), Bounds.MOST);
        within("VP", purse.vp(), Bounds.MOST);
        within("Raïven", purse.raiven(), Purse.BEGINNING.raiven());
        within("AP", purse.ap(), 3);
        assertThat(side.used())
                .doesNotHaveDuplicates()
                .isSubsetOf(ZONES.cards(Side.class, side, Card.class).map(Card::name));
    }

    private static void within(String what, int number, int most) {
        assertThat(number).as(what).isBetween(0, most);
    }
}
