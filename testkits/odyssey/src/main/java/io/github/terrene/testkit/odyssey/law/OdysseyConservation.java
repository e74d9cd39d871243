package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.game.GameNotation;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Counters;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** Nothing enters or leaves a game: every card that it began with is in exactly one place, and every number is within its range. */
final class OdysseyConservation {
    private static final int MOST = 2 * Stat.FARTHEST;

    /** Where cards lie does not depend on which cards there are. */
    private static final Zones ZONES =
            Zones.of(GameNotation.types(Catalogue.of(Array.empty()).get()));

    private OdysseyConservation() {}

    /** Checks both for a game with that configuration. */
    static void check(GameConfig config, Game game) {
        cards(config, game.table());
        numbers(game);
    }

    /** Every card of a deck is in one zone of its player, or held. Tokens and Open Field are of no deck, and who left took the cards along. */
    @Rule({"TO-1.13", "TO-1.14", "TO-8.36"})
    static void cards(GameConfig config, Table table) {
        for (Side side : playing(table)) {
            assertThat(ids(ZONES.cardsOf(side.seat(), Table.class, table, Card.class)
                            .filter(Card::ofDecks)))
                    .as("cards of %s", side.seat())
                    .isEqualTo(ids(config.decks().get(side.seat().index()).cards()));
        }
    }

    static Array<Side> playing(Table table) {
        return table.sides().filter(side -> table.plays(side.seat()));
    }

    private static Array<String> ids(Array<Card> cards) {
        return cards.map(Card::id).sorted();
    }

    /** Whether no deck has such a card. */
    static boolean ofNoDeck(Card card) {
        return card instanceof CharacterCard character && character.token() || card.equals(Catalogue.OPEN_FIELD);
    }

    /** No number is below 0 or higher than it is counted. */
    @Rule({"TO-1.8", "TO-1.12", "TO-4.25", "TO-5.7", "TO-6.7", "TO-8.22", "TO-10.1", "TO-10.7"})
    static void numbers(Game game) {
        Table table = game.table();
        for (Team team : table.teams().reject(Team::left)) {
            assertThat(team.hp()).as("HP").isBetween(0, team.mostHp());
        }
        for (Side side : table.sides()) {
            within("Actions", side.actions(), MOST);
            side.members().forEach(member -> numbers(table, member, game.over()));
        }
    }

    private static void numbers(Table table, Member member, boolean over) {
        for (Stat stat : Stat.values()) {
            within(stat.label(), table.stat(member, stat), Stat.FARTHEST);
        }
        within("damage", member.damage(), MOST);
        within("XP", member.xp(), MOST);
        within("Defense Decay", member.decay(), MOST);
        within("extra attacks", member.extraAttacks(), MOST);
        counters(member.counters());
        member.held().map(Held::counters).forEach(OdysseyConservation::counters);
        if (member.recruited() && !over) {
            assertThat(member.damage()).as("damage on %s", member).isLessThan(table.stat(member, Stat.HP));
        }
    }

    private static void counters(Counters counters) {
        counters.piles().forEach(pile -> {
            assertThat(pile.counter().name()).isNotBlank();
            assertThat(pile.number()).as("counters").isBetween(1, MOST);
        });
    }

    private static void within(String what, int number, int most) {
        assertThat(number).as(what).isBetween(0, most);
    }
}
