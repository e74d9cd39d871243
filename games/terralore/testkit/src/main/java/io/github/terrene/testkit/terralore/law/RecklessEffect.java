package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.starter.Tokens;
import io.github.terrene.testkit.law.card.OddCalls;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * An effect by somebody who has not read the documentation: it calls methods with random arguments, always the same ones. Some make tokens,
 * some put off another one.
 *
 * @param calls the calls that it makes, one object for all effects, which notes them
 * @param seed which of them
 */
public record RecklessEffect(OddCalls<Resolution> calls, long seed) implements OwnEffect {
    private static final Array<Card> TOKENS = Array.of(Tokens.SPROUT, Tokens.BURDEN);
    private static final int THAT_PEEPS = 8;
    private static final int THAT_PUTS_OFF = 5;
    private static final int THAT_MAKES_TOKENS = 2;
    private static final int THAT_GIVES_UP = 20;
    private static final int MOST_REFUSED = 30;

    /** A random one. */
    public static RecklessEffect of(OddCalls<Resolution> calls, Dice dice) {
        return new RecklessEffect(calls, dice.below(Integer.MAX_VALUE));
    }

    @Override
    public void resolve(Resolution here) {
        Dice dice = Rng.of(seed).dice();
        if (seed % THAT_PEEPS == 0) {
            peep(here, dice);
        } else {
            insist(here, dice);
        }
    }

    /** Some do not give up when a call is refused: what is refused must not have done anything. */
    private void insist(Resolution here, Dice dice) {
        for (int left = seed % THAT_GIVES_UP == 0 ? 0 : MOST_REFUSED; ; left--) {
            try {
                calls.on(here, dice);
                return;
            } catch (RuntimeException | AssertionError refused) {
                if (left == 0 || refused instanceof FaultyEffect) {
                    throw refused;
                }
            }
        }
    }

    /** Looks at cards and puts some of them back, some twice, some on another deck, or asks about them first. */
    private static void peep(Resolution here, Dice dice) {
        Seat deck = dice.pick(Players.BOTH);
        Seq<Card> shown = here.look(deck, dice.below(20) == 0 ? OddCalls.number(dice) : dice.below(5));
        if (shown.nonEmpty() && dice.below(2) == 0) {
            Array<Choice> options = shown.toArray().map(card -> new OwnChoice.OnTop(card.id()));
            Seat asked = dice.below(8) > 0 ? here.you() : dice.pick(Players.BOTH);
            Question question = Question.secret(asked, "TL-9.18", "order", options);
            if (here.chooseOnTop(question, deck, shown, Eligibility.OFFERED).isEmpty()) {
                return;
            }
        }
        Array<Card> back = dice.shuffle(shown.toArray().appendAll(shown.take(1)));
        here.putBack(dice.below(10) == 0 ? dice.pick(Players.BOTH) : deck, back.drop(dice.below(3)));
        here.draw(dice.pick(Players.BOTH), dice.below(2));
        here.putBack(deck, back.take(2));
    }

    @Override
    public Seq<Effect> later() {
        return seed % THAT_PUTS_OFF == 0
                ? Array.of(new RecklessEffect(calls, THAT_PUTS_OFF * (seed / THAT_PUTS_OFF) + 1))
                : Array.empty();
    }

    @Override
    public Seq<Card> makes() {
        return seed % THAT_MAKES_TOKENS == 0 ? TOKENS : Array.empty();
    }
}
