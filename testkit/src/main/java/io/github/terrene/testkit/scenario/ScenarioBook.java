package io.github.terrene.testkit.scenario;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.testkit.script.ScriptBook;
import io.vavr.collection.Array;
import java.util.function.UnaryOperator;

/**
 * The class that tests extend which tell scenarios; everything to begin a sentence with is inherited.
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
 * <p>A scenario begins in turn 3, A's second; both players have 50 HP, 3 Actions, Home Field and a further hidden Character, as far as
 * nothing else is said. It fails if it does not end by saying who is awaited or who has won.
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
        TableBuilder table = table();
        for (Premise premise : premises) {
            premise.layOut(table);
        }
        return tell(Scenario.from(table));
    }

    /** The table before anything is said. A book for another format has another one. */
    protected TableBuilder table() {
        return TableBuilder.duel();
    }

    /** What else may happen from here: a scenario of its own. */
    protected final Scenario instead(Scenario scenario) {
        return tell(scenario.fork());
    }

    /** A recruited Character. */
    protected static Figure recruited(CharacterCard card) {
        return Figure.of(card, true);
    }

    /** A hidden Character. */
    protected static Figure hidden(CharacterCard card) {
        return Figure.of(card, false);
    }

    /** A hidden Character that the viewer does not know. */
    protected static Figure faceDown() {
        return Figure.of(Card.UNKNOWN, false);
    }

    /** The number of the turn: A's are odd. */
    protected static Statement turn(int number) {
        return new Statement(
                table -> table.turn(number),
                table -> table.turn() == number
                        ? Array.empty()
                        : Array.of("it is turn " + table.turn() + ", not " + number));
    }

    /** It is that player's turn; laid out, not the first one of the game. */
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

    /** Tokens and other cards that lie nowhere, but are spoken of. */
    protected static Premise knowing(Card... cards) {
        return table -> table.knowing(cards);
    }
}
