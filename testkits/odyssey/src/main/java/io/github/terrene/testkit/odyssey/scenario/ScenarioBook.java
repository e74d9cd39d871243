package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.script.ScriptBook;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;

/**
 * Base class of tests that tell scenarios; the words that begin a sentence are inherited.
 *
 * <pre>{@code
 * class BattleTest extends ScenarioBook {
 *     @Test
 *     @Rule({"TO-5.6", "TO-5.8"})
 *     void overkill() {
 *         Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(INU).damaged(5)));
 *         s.when(A.attacks(ETHAN), B.blocks(INU));
 *         s.then(B.hp(45), B.discardPile(INU), A.has(recruited(ETHAN).xp(1).atk(25)));
 *         s.awaits(A, "action");
 *     }
 * }
 * }</pre>
 *
 * <p>Unless it says otherwise, a scenario begins in turn 3, A's second, and both players have 50 HP, 3 Actions, Home Field and a further
 * hidden Character. It fails if it does not end by saying who is awaited or who has won.
 */
public abstract class ScenarioBook extends ScriptBook {
    /** The player who goes first. */
    protected static final Player A = Player.at(0);
    /** The other player. */
    protected static final Player B = Player.at(1);

    /** For tests to extend. */
    protected ScenarioBook() {}

    /** A scenario that starts from a table with all of this. */
    protected Scenario given(Premise... premises) {
        TableBuilder table = table().premises();
        for (Premise premise : premises) {
            premise.layOut(table);
        }
        return tell(Scenario.from(table));
    }

    /** The table before the premises. A book for another format overrides this. */
    protected TableBuilder table() {
        return TableBuilder.duel();
    }

    /** What else may happen from here, as a separate scenario. */
    protected final Scenario instead(Scenario scenario) {
        return tell(scenario.fork());
    }

    /** A recruited Character. */
    protected static CharacterSetup recruited(CharacterCard card) {
        return CharacterSetup.of(card, true);
    }

    /** A hidden Character. */
    protected static CharacterSetup hidden(CharacterCard card) {
        return CharacterSetup.of(card, false);
    }

    /** A hidden Character that the viewer does not know. */
    protected static CharacterSetup faceDown() {
        return CharacterSetup.of(Card.UNKNOWN, false);
    }

    /** The number of the turn: A's are odd. */
    protected static Statement turn(int number) {
        return new Statement(
                table -> table.turn(number),
                table -> table.turn() == number
                        ? Array.empty()
                        : Array.of("it is turn " + table.turn() + ", not " + number));
    }

    /** It is that player's turn; in the set-up, not the first of the game. */
    protected static Statement turnOf(Player player) {
        return new Statement(
                table -> table.turnOf(player.seat()),
                table -> table.active().equals(player.seat())
                        ? Array.empty()
                        : Array.of("it is " + table.active() + "'s turn, not " + player + "'s"));
    }

    /** Options other than the standard ones. */
    protected static Premise options(UnaryOperator<Options> change) {
        return table -> table.options(change);
    }

    /** Further cards of the catalogue that are not on the table, such as tokens. */
    protected static Premise knowing(Card... cards) {
        return table -> table.knowing(cards);
    }
}
