package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.PrintedEffects;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.damage.StoppedAttack;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * An ability is being resolved, one effect after another. It holds no effect: which it is is found on the card, so that it can be
 * written down in the middle, whatever module brought the effect.
 *
 * @param scope the context of the ability
 * @param path the path from the ability to the list of effects under way: the place of an effect, then of its branch, and so on
 * @param next the place of the next effect in that list
 * @param answers the cards chosen for that effect so far
 * @param terrains the numbers in play of the Terrains chosen for that effect so far
 */
@Internal
@Rule({"TO-8.5", "TO-8.34"})
public record CarryOut(
        AbilityContext scope,
        Array<Integer> path,
        int next,
        Array<Answer> answers,
        @Names(Named.IN_PLAY) Array<Integer> terrains)
        implements Work {

    /** The text of an ability, from its first effect on. */
    public static CarryOut from(AbilityContext scope) {
        return begin(scope, Array.empty(), 0);
    }

    private static CarryOut begin(AbilityContext scope, Array<Integer> path, int next) {
        return new CarryOut(scope, path, next, Array.empty(), Array.empty());
    }

    @Override
    public Array<Due> due() {
        return Array.of(new Due.UnderWay(
                scope.seat(),
                scope.ability(),
                scope.aim(),
                scope.happening(),
                path,
                next,
                answers.map(Answer::chosen),
                terrains));
    }

    @Override
    public void run(Play play) {
        StoppedAttack.check(play); // after each effect, as what stops an attack may last for a moment only (5.3)
        Seq<? extends Effect> effects = list();
        if (next < effects.size()) {
            resolve(effects.get(next), play);
        }
    }

    private void resolve(Effect effect, Play play) {
        Resolving resolving = new Resolving(play, this, effect);
        try {
            effect.resolve(resolving);
            resolving.finish();
        } catch (Throwable thrown) {
            throw FaultyEffect.of(scope.place(play.book().catalogue()), effect, thrown);
        }
    }

    /** With answers that a seat could believe others gave, where it does not know them. */
    @Override
    public CarryOut imaginedBy(Seat viewer, Table table, Dice dice) {
        return answers.isEmpty()
                ? this
                : having(answers.map(answer -> AnswerQuestion.imagined(answer, viewer, table, dice)));
    }

    private CarryOut having(Array<Answer> others) {
        return new CarryOut(scope, path, next, others, terrains);
    }

    @Override
    public Seq<Action> actions() {
        Array<Action> grounds = terrains.map(terrain -> new Choose(scope.seat(), new Choice.Terrain(terrain)));
        return grounds.appendAll(answers.flatMap(Answer::actions));
    }

    private static boolean isPlace(int place, Seq<?> list) {
        return place >= 0 && place < list.size();
    }

    private Seq<? extends Effect> list() {
        Seq<? extends Effect> list = scope.effects();
        for (int i = 0; i < path.size(); i += 2) {
            list = branch(list.get(path.get(i)), i);
        }
        return list;
    }

    /** The branch of an effect that the path leads into; an effect that had it before must still have it. */
    private Seq<Effect> branch(Effect effect, int step) {
        Seq<? extends Seq<Effect>> branches = branches(effect);
        int branch = path.get(step + 1);
        boolean last = step + 2 == path.size();
        if (isPlace(branch, branches) && (last || isPlace(path.get(step + 2), branches.get(branch)))) {
            return branches.get(branch);
        }
        throw FaultyEffect.of(place(), effect, new IllegalStateException("it has no longer the same branches"));
    }

    private Seq<? extends Seq<Effect>> branches(Effect effect) {
        return PrintedEffects.branches(scope.card(), scope.ability().place(), effect);
    }

    private String place() {
        return PrintedEffects.place(scope.card(), scope.ability().place());
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
        return having(answers.append(answer));
    }

    /** The same effect, once a Terrain is chosen. */
    CarryOut with(int chosen) {
        return new CarryOut(scope, path, next, answers, terrains.append(chosen));
    }
}
