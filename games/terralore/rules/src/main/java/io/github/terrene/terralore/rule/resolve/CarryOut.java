package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Progress;
import io.github.terrene.kernel.word.Sense;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An effect is being carried out, one part after another. It does not hold the effect itself but finds it on the card, so that it can be
 * written down midway, whichever module the effect comes from.
 *
 * @param which the effect, with its card as it is now, or as it was when it left
 * @param progress how far it is carried out
 * @param answers what has been chosen for the part under way so far
 */
@Rule({"TL-9.10", "TL-9.24"})
@Internal
public record CarryOut(PendingEffect which, Progress progress, Array<Choice> answers) implements Asking {
    /** An effect begins. */
    static CarryOut beginning(PendingEffect which) {
        return new CarryOut(which, Progress.START, Array.empty());
    }

    @Override
    public Array<Due> due(Agenda agenda) {
        return Array.of(
                new Due.UnderWay(which.source(), which.timing(), which.putOff(), which.cause(), progress, answers));
    }

    @Override
    public void run(Play play) {
        Array<Effect> effects = effects();
        CarryOut now = asOf(play.table());
        @Nullable Effect effect = progress.effect(effects);
        while (effect != null) {
            Resolving here = now.resolved(effect, play);
            @Nullable Question question = here.question();
            if (question != null) {
                play.next(new Ask(question, here.shown()), now);
                return;
            }
            effect = here.progress().effect(effects);
            now = effect == null ? now : new CarryOut(now.which.asOf(play.table()), here.progress(), Array.empty());
        }
    }

    /** Resolves a part, which may ask a question that must be answered first. */
    private Resolving resolved(Effect effect, Play play) {
        Resolving resolving = new Resolving(play, this);
        resolving.carryOut(effect);
        return resolving;
    }

    private Array<Effect> effects() {
        return Parts.of(which);
    }

    /** What the part under way puts off. */
    Array<Effect> later() {
        return Parts.later(which, effect());
    }

    /** Where the part under way is in the ability: its place, and the places of parts within others. */
    Array<Integer> path() {
        return progress.within()
                .reverse()
                .map(steps -> steps.head().part())
                .prepend(progress.next())
                .toArray();
    }

    /** The part under way. */
    private Effect effect() {
        return Objects.requireNonNull(progress.effect(effects()));
    }

    /** How sensible players answer what it asks. */
    public Sense sense(Seat player, Table table) {
        return new Sense(effect(), player, which.asOf(table).source().controller());
    }

    /** The same task with its card as it is now, if it is on the field. */
    private CarryOut asOf(Table table) {
        PendingEffect now = which.asOf(table);
        return now == which ? this : new CarryOut(now, progress, answers);
    }

    @Override
    public Asking answered(Choice choice) {
        return new CarryOut(which, progress, answers.append(choice));
    }

    @Override
    public Asking seenByOthers() {
        return new CarryOut(which, progress, answers.reject(Choice::secret));
    }

    /**
     * Asks the next question again, without the secret answers: for imagined games.
     *
     * @throws FaultyEffect if it would not ask in every game that looks the same
     */
    public Ask askAnew(Game game) {
        Effect asking = effect();
        Resolving resolving = resolved(asking, new Play(game));
        @Nullable Question question = resolving.question();
        if (question == null) {
            throw Parts.faulty(
                    which, asking, new IllegalStateException("it asks or does not ask depending on a secret"));
        }
        return new Ask(question, resolving.shown());
    }

    @Override
    public void keepOut(Game game, Choice choice, Verdict why) {
        Effect asking = effect();
        resolved(asking, new Play(game)).keepOut(asking, choice, why);
    }
}
