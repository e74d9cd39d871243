package io.github.terrene.testkit.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.kernel.Dice;
import io.github.terrene.testkit.law.card.OddCalls;
import io.github.terrene.testkit.law.card.OwnEffectLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;
import net.jqwik.api.Example;

/**
 * Whatever the effects and texts of a card set do, beside every word of the card language: a game goes on by the rules, or the card at fault
 * is named. If you add words to the language, let {@link #cards} use them, too:
 *
 * <pre>{@code
 * class SirensAmongAnythingTest implements HobeOwnEffectLaws {
 *     public Supplier<Card> cards(Dice dice) {
 *         Supplier<Card> anything = HobeOwnEffectLaws.super.cards(dice);
 *         return () -> dice.below(4) == 0 ? Sirens.random(dice) : anything.get();
 *     }
 * }
 * }</pre>
 */
public interface HobeOwnEffectLaws extends HobeCardGame, OwnEffectLaws<Card, GameConfig, Game, Action, Event> {
    /** The calls that the effects make. */
    OddCalls<Resolution> CALLS = Reckless.calls();

    /** The looks that they take at the board. */
    OddCalls<Board> LOOKS = Reckless.looks();

    @Override
    default OddCalls<Resolution> calls() {
        return CALLS;
    }

    @Override
    default Supplier<Card> cards(Dice dice) {
        RandomCards language = new RandomCards(dice);
        return () -> Reckless.some(language.get(), calls(), LOOKS, dice);
    }

    @Override
    default Hobe rules(Seq<Card> cards) {
        return HobeCardGame.super.rules(cards);
    }

    @Override
    default String name(Card card) {
        return card.name();
    }

    @Override
    default void conserved(GameConfig config, Game game) {
        Conservation.check(config, game);
    }

    /** Looks that are never refused: nothing is forbidden to what is nowhere, nothing applies on it, a number that no card has is answered with null, and all things have the same numbers. */
    Array<String> NEVER_REFUSED =
            Array.of("Board.find(int)", "Board.works(Thing)", "World.forbids(Thing, Deed)", "World.has(Thing, Stat)");

    /** Otherwise effects and texts would not look at all they can look at. */
    @Example
    default void everyLookReturnsAndRefuses() {
        for (int seed = 0;
                seed < GAMES && (LOOKS.neverReturned().nonEmpty() || !NEVER_REFUSED.containsAll(LOOKS.neverRefused()));
                seed++) {
            anOwnEffectIsPlayedOrRefusedByName(seed);
        }
        assertThat(LOOKS.neverReturned()).isEmpty();
        assertThat(NEVER_REFUSED).containsAll(LOOKS.neverRefused());
    }
}
