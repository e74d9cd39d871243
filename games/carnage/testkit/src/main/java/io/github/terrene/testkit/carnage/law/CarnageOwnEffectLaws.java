package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.law.card.OddCalls;
import io.github.terrene.testkit.law.card.OwnEffectLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/**
 * Whatever a set does in Java beyond the words of Carnage is carried out, or refused with the name of the card at fault, and every card stays
 * in exactly one place. To try effects of your own among the others, give cards that have them:
 *
 * <pre>{@code
 * class LighthousesOwnEffectLawsTest implements CarnageOwnEffectLaws {
 *     private static final OddCalls<Resolution> CALLS = RecklessEffect.allCalls();
 *
 *     public OddCalls<Resolution> calls() {
 *         return CALLS;
 *     }
 *
 *     public Supplier<Card> cards(Dice dice) {
 *         return new RandomCards(dice, chance -> new Kindle(OddCalls.number(chance)), RecklessText::of);
 *     }
 * }
 * }</pre>
 */
public interface CarnageOwnEffectLaws extends OwnEffectLaws<Card, GameConfig, Game, Action, Event> {
    /** How many cards of the starter set of each type there are in the lists, so that they can be filled. */
    int FILLERS = 3;

    @Override
    OddCalls<Resolution> calls();

    @Override
    default Supplier<Card> cards(Dice dice) {
        return new RandomCards(dice, chance -> RecklessEffect.of(calls(), chance), RecklessText::of);
    }

    /** What nothing in Carnage does, and what any two cards can be asked. */
    @Override
    default Array<String> exempt() {
        return Array.of(
                "Resolution.damage(Array, int)",
                "Resolution.heal(Array, int)",
                "Resolution.protect(Array, Duration)",
                "Resolution.set(Array, Stat, int, Duration)",
                "Resolution.make(Array, Quality, Duration)",
                "Resolution.control(Seat, Array)",
                "Resolution.mill(Seat, int, Area, Area)",
                "Resolution.lookAtTop(Seat, Area, int)",
                "Resolution.lookAtHand(Seat)");
    }

    @Override
    default Seq<Problem> faults(Card card) {
        return Catalogue.of(StarterSet.elements(), Array.of(card))
                .fold(problems -> problems, catalogue -> Array.empty());
    }

    @Override
    default int decks() {
        return 60;
    }

    @Override
    default Carnage rules(Seq<Card> cards) {
        return Carnage.of(Catalogue.of(StarterSet.elements(), StarterSet.cards().appendAll(cards))
                .get());
    }

    @Override
    default GameConfig config(Seq<Card> cards) {
        Array<Card> all = Array.ofAll(cards)
                .appendAll(Array.of(CardKind.LEGEND, CardKind.RELIC, CardKind.LOCATION, CardKind.MONSTER)
                        .flatMap(kind ->
                                StarterSet.cards().filter(card -> card.is(kind)).take(FILLERS)));
        return GameConfig.of(
                Options.standard(), CarnageSpecimen.list("one", all, 1), CarnageSpecimen.list("other", all, 2));
    }

    @Override
    default Seq<? extends Policy<? super Game, ? super Action>> policies() {
        return Styles.ALL;
    }

    @Override
    default String name(Card card) {
        return card.name();
    }

    @Override
    default void conserved(GameConfig config, Game game) {
        Conservation.check(config, game);
    }
}
