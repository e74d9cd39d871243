package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.testkit.law.card.OddCalls;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;

/**
 * Calls methods at random.
 *
 * @param stubborn whether it takes no notice of what is refused, and asks in time: such an effect can be carried out
 */
record RecklessEffect(
        OddCalls<Resolution> calls, OddCalls<Board> looks, long seed, boolean stubborn, Option<Selection.Chosen> target)
        implements OwnEffect {
    private static final int STUBBORN = 8;
    private static final Array<String> ASKING = Array.of("chosen", "choose", "chosenInHand", "agrees", "mode");

    @Override
    public void resolve(Resolution here) {
        Dice dice = Rng.of(seed + Reckless.mark(here.world())).dice();
        Resolution bench = stubborn ? askingFirst(here) : here;
        boolean goesOn = target.isEmpty() || here.chosen(target.get()).isDefined();
        for (int times = stubborn ? STUBBORN : 1; times > 0 && goesOn; times--) {
            looking(here.world(), dice);
            goesOn = calling(bench, dice);
        }
    }

    /** The same, but once something is done no question reaches a player: what asks too late could never be carried out. */
    private static Resolution askingFirst(Resolution here) {
        boolean[] done = {false};
        return (Resolution) Proxy.newProxyInstance(
                Resolution.class.getClassLoader(), new Class<?>[] {Resolution.class}, (bench, method, arguments) -> {
                    if (done[0] && ASKING.contains(method.getName())) {
                        return Option.none();
                    }
                    done[0] |= method.getReturnType() == void.class;
                    try {
                        return method.invoke(here, arguments);
                    } catch (InvocationTargetException refused) {
                        throw refused.getCause();
                    }
                });
    }

    /** A refusal while looking is not what the effect is about. */
    private void looking(Board board, Dice dice) {
        try {
            looks.on(board, dice);
        } catch (RuntimeException | AssertionError | StackOverflowError refused) {
            if (!stubborn && dice.below(STUBBORN) == 0) {
                throw refused;
            }
        }
    }

    private boolean calling(Resolution here, Dice dice) {
        try {
            return calls.on(here, dice);
        } catch (RuntimeException | AssertionError | StackOverflowError refused) {
            if (stubborn) {
                return true;
            }
            throw refused;
        }
    }

    @Override
    public boolean answers(Card event) {
        return new Mood(seed, event.cost()).answer(true, false);
    }
}
