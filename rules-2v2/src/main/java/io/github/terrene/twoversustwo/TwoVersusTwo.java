package io.github.terrene.twoversustwo;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.StandardRules;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;

/**
 * Two teams of two.
 *
 * <pre>{@code
 * TerreneOdyssey rules = TwoVersusTwo.rules(catalogue);
 * GameConfig config = GameConfig.of(Options.standard(), deckOfA1, deckOfB1, deckOfA2, deckOfB2);
 * Step<Game, Event> start = rules.start(config, 7).get();
 * }</pre>
 *
 * <p>The seats are numbered around the table, in turn order: 0 and 2 are one team, 1 and 3 the other. Decks are given in that order. A roll
 * or the option {@code startingPlayer} decides which team goes first; its first member is seat 0 or 1. The constants name the seats as if
 * the team of seat 0 went first.
 *
 * <p>These are refused, all at once and each with its rule number: a number of decks other than four (2.10), a deck that is not legal (2.1
 * to 2.4), a starting player who is not the first of a team (3.5), extra draws for a player who does not exist or twice for the same player
 * (2.9).
 */
public final class TwoVersusTwo {
    /** The first player of the first team. */
    public static final Seat A1 = Seat.of(0);

    /** The first player of the second team. */
    public static final Seat B1 = Seat.of(1);

    /** The team-mate of {@link #A1}. */
    public static final Seat A2 = Seat.of(2);

    /** The team-mate of {@link #B1}. */
    public static final Seat B2 = Seat.of(3);

    /** Two teams, each sharing 50 HP; a supply limit of three and a starting party of three for every player. */
    @Rule({"TO-13.1", "TO-13.2", "TO-13.3", "TO-13.13"})
    public static final Format FORMAT =
            new Format("2v2", Array.of(Array.of(A1, A2), Array.of(B1, B2)), 3, 3, 50, "TO-13.3");

    private TwoVersusTwo() {}

    /** The rules of one game, with the cards of a catalogue. Decks are those of the duel. */
    @Rule({"TO-13.2", "TO-13.6"})
    public static TerreneOdyssey rules(Catalogue catalogue) {
        RuleBook book = StandardRules.of(FORMAT, catalogue).replacing(new TeamAttackRule());
        return TerreneOdyssey.of(book, DeckRules.CONSTRUCTED);
    }

    /** The rules of a match between the teams: best of three games. */
    @Rule("TO-13.11")
    public static BestOfThree<MatchConfig, Game, Action, Event, View, Table> match(Catalogue catalogue) {
        return MatchRules.of(rules(catalogue));
    }
}
