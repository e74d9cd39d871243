package io.github.terrene.carnage.game;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.carnage.law.CarnageCardGame;
import io.github.terrene.testkit.carnage.law.RandomCards;
import io.github.terrene.testkit.law.play.SensiblePlay;
import io.vavr.collection.Array;
import java.util.stream.Stream;

/** Sensible play with cards that nobody has seen: what they say tells what to answer. */
class SensibleWithAnyCardsTest extends SensiblePlay<GameConfig, Game, Action> {
    private static final CarnageCardGame ANY = RandomCards::new;
    private static final int CARDS_OF_A_GAME = 60;
    private static final Array<Card> CARDS =
            Array.ofAll(Stream.generate(ANY.cards(Rng.of(1).dice()))
                    .filter(card -> ANY.faults(card).isEmpty())
                    .limit(3 * CARDS_OF_A_GAME)
                    .toList());
    private static final Rules<GameConfig, Game, Action, ?, ?> RULES = ANY.rules(CARDS);

    @Override
    protected Rules<GameConfig, Game, Action, ?, ?> rules() {
        return RULES;
    }

    @Override
    protected GameConfig config(int seed) {
        return ANY.config(Rng.of(seed).split(2).dice().shuffle(CARDS).take(CARDS_OF_A_GAME));
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
        return 90;
    }
}
