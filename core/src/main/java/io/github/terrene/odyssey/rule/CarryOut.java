package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.FaultyEffect;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.effect.Effect;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * An ability is being resolved, one effect after another. It holds no effect: which it is is found on the card, so that it can be
 * written down in the middle, whatever module brought the effect.
 *
 * @param scope where it stands
 * @param path how to get from the ability to the list of effects: the place of an effect and of its branch, and so on
 * @param next the place of the next effect in that list
 * @param answers which cards were chosen for that effect so far
 * @param terrains which Terrains were chosen for it so far
 */
@Rule({"TO-8.5", "TO-8.34"})
public record CarryOut(Scope scope, Array<Integer> path, int next, Array<Answer> answers, Array<Integer> terrains)
        implements Work {

    static CarryOut from(Scope scope) {
        return begin(scope, Array.empty(), 0);
    }

    private static CarryOut begin(Scope scope, Array<Integer> path, int next) {
        return new CarryOut(scope, path, next, Array.empty(), Array.empty());
    }

    @Override
    public void run(Play play) {
        Seq<? extends Effect> effects = list();
        if (next < effects.size()) {
            resolve(effects.get(next), play);
            Falls.check(play);
            ConfirmAttack.stop(play);
        }
    }

    private void resolve(Effect effect, Play play) {
        Resolving resolving = new Resolving(play, this, effect);
        try {
            effect.resolve(resolving);
            resolving.finish();
        } catch (RuntimeException thrown) {
            throw new FaultyEffect(scope.place(play.book().catalogue()), effect, thrown);
        }
    }

    @Override
    public Option<Task> seenBy(Seat viewer) {
        Array<Answer> known = answers.filter(answer -> answer.knownTo(viewer));
        return Option.some(known.size() == answers.size() ? this : new CarryOut(scope, path, next, known, terrains));
    }

    private Seq<? extends Effect> list() {
        Seq<? extends Effect> list = scope.effects();
        for (int i = 0; i < path.size(); i += 2) {
            list = list.get(path.get(i)).branches().get(path.get(i + 1));
        }
        return list;
    }

    /** The next effect of the same list. */
    CarryOut following() {
        return begin(scope, path, next + 1);
    }

    /** A branch of this effect. */
    CarryOut into(int branch) {
        return begin(scope, path.append(next).append(branch), 0);
    }

    /** The same effect, once the answer is there. */
    CarryOut answered(Answer answer) {
        return new CarryOut(scope, path, next, answers.append(answer), terrains);
    }

    /** The same effect, once a Terrain is chosen. */
    CarryOut with(int chosen) {
        return new CarryOut(scope, path, next, answers, terrains.append(chosen));
    }
}
