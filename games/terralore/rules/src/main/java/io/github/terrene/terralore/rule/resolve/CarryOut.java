package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInput;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Ability;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.due.Due;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * An effect is being carried out, one part after another. It does not hold the effect itself but finds it on the card, so that it can be
 * written down midway, whichever module the effect comes from.
 *
 * @param which the effect, with its card as it is now, or as it was when it left
 * @param next the place of the next part
 * @param answers what has been chosen for that part so far
 */
@Rule({"TL-9.10", "TL-9.24"})
@Internal
public record CarryOut(PendingEffect which, int next, Array<Choice> answers) implements Asking {
    @Override
    public Array<Due> due(Agenda agenda) {
        return Array.of(new Due.UnderWay(which.source(), which.timing(), which.part(), next, answers));
    }

    @Override
    public void run(Play play) {
        Seq<Effect> effects = effects();
        CarryOut now = this;
        for (int place = next; place < effects.size(); place++) {
            now = now.at(place, play.table());
            @Nullable Question question = now.resolved(effects.get(place), play).question();
            if (question != null) {
                play.next(new Ask(question), now);
                return;
            }
        }
    }

    /** Resolves an effect, which may ask a question that must be answered first. */
    private Resolving resolved(Effect effect, Play play) {
        Resolving resolving = new Resolving(play, which, next, answers, effect);
        try {
            effect.resolve(resolving);
            FaultyEffect.ifChangedBeforeAnswered(resolving.question() != null && resolving.changed());
        } catch (Throwable thrown) {
            throw faulty(effect, thrown);
        }
        return resolving;
    }

    private FaultyEffect faulty(Effect effect, Throwable thrown) {
        String where = which.source().card().name() + ", " + which.timing().word();
        return FaultyEffect.of(where, effect, thrown);
    }

    private Seq<Effect> effects() {
        Card card = which.source().card();
        @Nullable Ability ability = card.ability(which.timing());
        if (ability == null) {
            throw new IllegalStateException(
                    card + " has no effect " + which.timing().word());
        }
        return which.part().isEmpty()
                ? ability.effects()
                : later(ability.effects().get(which.part().get()));
    }

    private Seq<Effect> later(Effect effect) {
        try {
            return CardInput.all(effect.later(), "later effect");
        } catch (Throwable thrown) {
            throw faulty(effect, thrown);
        }
    }

    /** The same task at that part, with the card as it is now if it is on the field. For a later part nothing has been chosen yet. */
    private CarryOut at(int place, Table table) {
        PendingEffect now = which.asOf(table);
        return now == which && place == next ? this : new CarryOut(now, place, place == next ? answers : Array.empty());
    }

    @Override
    public Asking answered(Choice choice) {
        return new CarryOut(which, next, answers.append(choice));
    }

    @Override
    public Asking seenByOthers() {
        return new CarryOut(which, next, answers.reject(Choice::secret));
    }

    /**
     * Asks the next question again, without the secret answers: for imagined games.
     *
     * @throws FaultyEffect if it would not ask in every game that looks the same
     */
    public Ask askAnew(Game game) {
        return new Ask(asks(game)
                .getOrElseThrow(() -> faulty(
                        effects().get(next),
                        new IllegalStateException("it asks or does not ask depending on a secret"))));
    }

    private Option<Question> asks(Game game) {
        Seq<Effect> effects = effects();
        if (next == effects.size()) {
            return Option.none();
        }
        return Option.of(resolved(effects.get(next), new Play(game)).question());
    }

    @Override
    public void keepOut(Game game, Choice choice, Verdict why) {
        Effect asking = effects().get(next);
        Resolving resolving = resolved(asking, new Play(game));
        try {
            resolving.keepOut(choice, why);
        } catch (Throwable thrown) {
            throw faulty(asking, thrown);
        }
    }
}
