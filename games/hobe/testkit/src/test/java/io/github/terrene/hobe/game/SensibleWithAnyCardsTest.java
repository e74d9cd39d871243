package io.github.terrene.hobe.game;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.hobe.law.RandomCards;
import io.github.terrene.testkit.law.play.SensiblePlay;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/** Sensible play with cards that nobody has seen: what they say tells what to aim at and what to answer. */
class SensibleWithAnyCardsTest extends SensiblePlay<GameConfig, Game, Action> {
    private static final int DECK = 40;
    private static final Array<Card> CARDS = playable(new RandomCards(Rng.of(1).dice()), 6 * DECK);
    private static final Hobe RULES = Hobe.of(Catalogue.of(CARDS).get());

    private static Array<Card> playable(Supplier<Card> cards, int number) {
        return Array.ofAll(java.util.stream.Stream.generate(cards)
                .filter(card -> Catalogue.of(Array.of(card)).isRight())
                .limit(number)
                .toList());
    }

    @Override
    protected Rules<GameConfig, Game, Action, ?, ?> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int seed) {
        Array<Card> shuffled = Rng.of(seed).split(2).dice().shuffle(CARDS);
        return GameConfig.of(
                Options.standard(),
                Deck.of("one", shuffled.take(DECK)),
                Deck.of("other", shuffled.drop(DECK).take(DECK)));
    }

    @Override
    protected Evaluation<? super Game> prospect() {
        return PlayStyles.PROSPECT;
    }

    @Override
    protected Policy<? super Game, ? super Action> sensible() {
        return PlayStyles.SENSIBLE;
    }

    @Override
    protected int games() {
        return 200;
    }

    @Override
    protected int wins() {
        return 72;
    }
}
