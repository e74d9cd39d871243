package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.law.card.OddCalls;
import io.github.terrene.testkit.law.card.OwnEffectLaws;
import io.github.terrene.testkit.odyssey.arbitrary.Decks;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.github.terrene.testkit.odyssey.arbitrary.Styles;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Whatever a set does in Java beyond the words of Terrene Odyssey is carried out, or refused with the name of the card at fault, and every
 * card stays in exactly one place. Only effects can be a set's own: the words of passive abilities, of costs, targets and events are given.
 * To try effects of your own among the others, give cards that have them:
 *
 * <pre>{@code
 * class ClockworksOwnEffectLawsTest implements OdysseyOwnEffectLaws {
 *     private static final OddCalls<Resolution> CALLS = RecklessEffect.allCalls();
 *
 *     public OddCalls<Resolution> calls() {
 *         return CALLS;
 *     }
 *
 *     public RandomCards language() {
 *         return RandomCards.ofTheLanguage().among(chance -> new Wind(OddCalls.number(chance)));
 *     }
 * }
 * }</pre>
 */
public interface OdysseyOwnEffectLaws extends OwnEffectLaws<Card, GameConfig, Game, Action, Event> {
    /** How many cards a deck has. */
    int DECK = 30;

    @Override
    OddCalls<Resolution> calls();

    /** The language of the cards, with custom effects. */
    default RandomCards language() {
        return RandomCards.ofTheLanguage().among(chance -> RecklessEffect.of(calls(), chance));
    }

    /** A Character that is not in play is no mistake, and chance rarely names another player's Terrain. */
    @Override
    default Array<String> exempt() {
        return Array.of("CharacterVerbs.takeHeld(int)", "TableVerbs.switchTerrain(int)");
    }

    @Override
    default Supplier<Card> cards(Dice dice) {
        RandomCards language = language();
        Set<String> names = new HashSet<>();
        return () -> Stream.generate(() -> language.of(dice))
                .filter(card -> names.add(card.id()))
                .findFirst()
                .get();
    }

    @Override
    default Seq<Problem> faults(Card card) {
        return withNamed(Array.of(card)).fold(problems -> problems, catalogue -> Array.empty());
    }

    private static Either<Seq<Problem>, Catalogue> catalogue(Seq<Card> cards) {
        return withNamed(Array.<Card>ofAll(cards).appendAll(PlainCards.PARTY));
    }

    /** The catalogue of these cards and of those that they name. */
    private static Either<Seq<Problem>, Catalogue> withNamed(Array<Card> cards) {
        return Catalogue.of(cards.appendAll(Array.of(RandomCards.TOKEN, RandomCards.GROUND, RecklessEffect.ITEM)));
    }

    @Override
    default int decks() {
        return 2 * DECK;
    }

    @Override
    default TerreneOdyssey rules(Seq<Card> cards) {
        return TerreneOdyssey.duel(catalogue(cards).get());
    }

    @Override
    default GameConfig config(Seq<Card> cards) {
        Decks decks = Decks.constructed(catalogue(cards).get());
        return GameConfig.of(Options.standard(), deck(decks, 1), deck(decks, 2));
    }

    private static Deck deck(Decks decks, long seed) {
        Dice dice = Rng.of(seed).dice();
        return decks.of(Edition.RULEBOOK, Array.fill(DECK, () -> dice.below(RandomCards.BELOW)));
    }

    @Override
    default Seq<? extends Policy<? super Game, ? super Action>> policies() {
        return Styles.ALL;
    }

    /** Players who choose uniformly soon dismiss all their Characters. */
    @Override
    default Seq<Action> inOrder(Game game, Seq<Action> legal, Dice dice) {
        if (legal.isEmpty()) {
            return legal;
        }
        Action first = dice.pick(Styles.ALL).choose(game, legal, dice);
        return Array.ofAll(dice.shuffle(legal.remove(first))).prepend(first);
    }

    @Override
    default String name(Card card) {
        return card.name();
    }

    @Override
    default void conserved(GameConfig config, Game game) {
        OdysseyConservation.check(config, game);
    }
}
