package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.AbilityBegan;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Progress;
import io.github.terrene.kernel.word.Sense;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An ability is being carried out, one part after another. It does not hold the effects itself but finds them on the card, so that it can be
 * written down midway, whichever module an effect comes from.
 *
 * @param source the card that has the ability, as it was when that began
 * @param cause the other card to which something happened that the ability waited for
 * @param ability the place of the ability on the card
 * @param progress how far it is carried out
 * @param answers what has been chosen for the part under way so far
 */
@Internal
@Rule({"CG-12.1", "CG-12.3"})
public record CarryOut(
        CardInPlay source, Option<CardInPlay> cause, int ability, Progress progress, Array<Choice> answers)
        implements Asking {
    /** An ability that begins. */
    public static CarryOut of(CardInPlay source, Option<CardInPlay> cause, int ability) {
        return new CarryOut(source, cause, ability, Progress.START, Array.empty());
    }

    private Array<Effect> effects() {
        return source.card().abilities().get(ability).effects();
    }

    @Override
    public Array<Due> due() {
        return Array.of(new Due.UnderWay(source, cause, ability, progress, answers));
    }

    /** Each part is done with all that follows from it before the next one. */
    @Override
    public void run(Play play) {
        if (progress.equals(Progress.START) && answers.isEmpty()) {
            When moment =
                    (When) source.card().abilities().get(ability).trigger().moment();
            play.emit(new AbilityBegan(source.controller(), source.card(), ability, moment));
        }
        @Nullable Effect effect = progress.effect(effects());
        if (effect == null) {
            return;
        }
        Resolving here = resolved(effect, play);
        @Nullable Question asked = here.question();
        if (asked == null) {
            play.next(at(here.progress()));
            here.followUps().putOn(play);
        } else {
            play.next(new Ask(asked), this);
        }
    }

    private CarryOut at(Progress far) {
        return new CarryOut(source, cause, ability, far, Array.empty());
    }

    /** Resolves a part as far as the answers reach. */
    private Resolving resolved(Effect effect, Play play) {
        Resolving resolving = new Resolving(play, this);
        resolving.carryOut(effect);
        return resolving;
    }

    @Override
    public boolean permits(Choice answer, Play play, Verdict why) {
        Effect asking = effect();
        resolved(asking, play).keepOut(asking, answer, why);
        return why.refusals().isEmpty();
    }

    private Effect effect() {
        return Objects.requireNonNull(progress.effect(effects()));
    }

    @Override
    public Question question(Play play) {
        @Nullable Effect effect = progress.effect(effects());
        @Nullable
        Question asked = effect == null ? null : resolved(effect, play).question();
        return asked == null ? Question.of(source.controller(), "CG-12.14", "nothing", Array.empty()) : asked;
    }

    /** How sensible players answer what it asks. */
    public Sense sense(Seat player) {
        return new Sense(effect(), player, source.controller());
    }

    @Override
    public void chosen(Choice choice, Play play) {
        play.next(new CarryOut(source, cause, ability, progress, answers.append(choice)));
    }
}
