package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInput;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Ability;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Timing;
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
 * @param source the card as it is, or as it was when it left
 * @param timing which of its effects
 * @param part the part whose later effects these are; none for the effect itself
 * @param next the place of the next part
 * @param answers what has been chosen for that part so far
 */
@Rule({"TL-9.10", "TL-9.24"})
@Internal
public record CarryOut(CardOnField source, Timing timing, Option<Integer> part, int next, Array<Choice> answers)
        implements Asking {
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
        Resolving resolving = new Resolving(play, this, effect);
        try {
            effect.resolve(resolving);
            FaultyEffect.ifChangedBeforeAnswered(resolving.question() != null && resolving.changed());
        } catch (Throwable thrown) {
            throw faulty(effect, thrown);
        }
        return resolving;
    }

    private FaultyEffect faulty(Effect effect, Throwable thrown) {
        return FaultyEffect.of(source.card().name() + ", " + timing.word(), effect, thrown);
    }

    private Seq<Effect> effects() {
        @Nullable Ability ability = source.card().ability(timing);
        if (ability == null) {
            throw new IllegalStateException(source.card() + " has no effect " + timing.word());
        }
        return part.isEmpty() ? ability.effects() : later(ability.effects().get(part.get()));
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
        @Nullable CardOnField standing = table.find(source.number());
        CardOnField now = standing == null ? source : standing;
        return now == source && place == next
                ? this
                : new CarryOut(now, timing, part, place, place == next ? answers : Array.empty());
    }

    @Override
    public Asking answered(Choice choice) {
        return new CarryOut(source, timing, part, next, answers.append(choice));
    }

    @Override
    public Asking seenByOthers() {
        return new CarryOut(source, timing, part, next, answers.reject(Choice::secret));
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
