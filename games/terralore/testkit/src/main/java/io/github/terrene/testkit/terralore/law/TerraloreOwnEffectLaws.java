package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.DoubleKnockout;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Mulligan;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.testkit.law.card.OddCalls;
import io.github.terrene.testkit.law.card.OwnEffectLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * Whatever a set does in Java beyond the words of Terralore is carried out, or refused with the name of the card at fault, and every card stays
 * in exactly one place. To try effects of your own among the others, give cards that have them:
 *
 * <pre>{@code
 * class FoxesOwnEffectLawsTest implements TerraloreOwnEffectLaws {
 *     private static final OddCalls<Resolution> CALLS = RecklessCalls.all();
 *
 *     public OddCalls<Resolution> calls() {
 *         return CALLS;
 *     }
 *
 *     public Supplier<Card> cards(Dice dice) {
 *         return new RandomCards(dice, chance -> new Toll(OddCalls.number(chance)), RecklessText::of);
 *     }
 * }
 * }</pre>
 */
public interface TerraloreOwnEffectLaws
        extends TerraloreCardGame, OwnEffectLaws<Card, GameConfig, Game, Action, Event> {
    @Override
    OddCalls<Resolution> calls();

    @Override
    default Supplier<Card> cards(Dice dice) {
        return new RandomCards(dice, chance -> RecklessEffect.of(calls(), chance), RecklessText::of);
    }

    @Override
    default Terralore rules(Seq<Card> cards) {
        return TerraloreCardGame.super.rules(cards);
    }

    /** The options depend on the cards, so that all of them are tried. */
    @Override
    default GameConfig config(Seq<Card> cards) {
        int kind = cards.map(Card::price).sum().intValue() % 3;
        Options options = kind == 0
                ? Options.standard()
                : new Options(
                        Mulligan.REDRAW_ONE_FEWER, Option.when(kind == 1, 12), DoubleKnockout.OVERKILL, 30, kind == 1);
        return GameConfig.of(
                options, Deck.of("one", cards.take(DeckRules.SIZE)), Deck.of("other", cards.drop(DeckRules.SIZE)));
    }

    @Override
    default String name(Card card) {
        return card.name();
    }

    @Override
    default void conserved(GameConfig config, Game game) {
        Conservation.check(config, game);
    }

    /** Creatures take no damage and become nothing else, so there are no words for that. */
    @Override
    default Array<String> exempt() {
        return Array.of(
                "Resolution.damage(Array, int)",
                "Resolution.heal(Array, int)",
                "Resolution.make(Array, Quality, Duration)",
                "Resolution.protect(Array, Duration)");
    }
}
