package io.github.terrene.terralore.game;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.testkit.law.play.SensiblePlay;
import io.github.terrene.testkit.terralore.law.RandomCards;
import io.github.terrene.testkit.terralore.law.TerraloreCardGame;
import io.vavr.collection.Array;
import java.util.stream.Stream;

/** Sensible play with cards that nobody has seen: what they say tells what to answer. */
class SensibleWithAnyCardsTest extends SensiblePlay<GameConfig, Game, Action> {
    private static final TerraloreCardGame ANY = RandomCards::new;
    private static final int DECKS = 6;
    private static final Array<Card> CARDS =
            Array.ofAll(Stream.generate(ANY.cards(Rng.of(1).dice()))
                    .filter(card -> ANY.faults(card).isEmpty())
                    .limit(DECKS * DeckRules.SIZE)
                    .toList());
    private static final Rules<GameConfig, Game, Action, ?, ?> RULES = ANY.rules(CARDS);

    @Override
    protected Rules<GameConfig, Game, Action, ?, ?> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int seed) {
        return ANY.config(Rng.of(seed).split(2).dice().shuffle(CARDS).take(2 * DeckRules.SIZE));
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
        return 62;
    }
}
