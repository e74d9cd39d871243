package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Moment;
import io.github.terrene.carnage.card.Question;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.AbilityBegan;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * An ability is being carried out, one part after another. It does not hold the effects itself but finds them on the card, so that it can be
 * written down midway, whichever module an effect comes from.
 *
 * @param seat the player who has the effect
 * @param card the card
 * @param ability the place of the ability on the card
 * @param next the place of the next part
 * @param answers what has been chosen for that part so far
 */
@Internal
@Rule({"CG-12.1", "CG-12.3"})
public record CarryOut(Seat seat, @Open Card card, int ability, int next, Array<Choice> answers) implements Asking {
    /** An ability begins. */
    public static void begin(Seat seat, Card card, int ability, Play play) {
        play.next(new CarryOut(seat, card, ability, 0, Array.empty()));
    }

    /** All abilities of a card that happen at a moment begin, in the order of the text. */
    public static void beginAll(Seat seat, Card card, Moment moment, Play play) {
        for (int i = card.abilities().size() - 1; i >= 0; i--) {
            if (card.abilities().get(i).moment() == moment) {
                begin(seat, card, i, play);
            }
        }
    }

    private Array<Effect> effects() {
        return card.abilities().get(ability).effects();
    }

    @Override
    public Array<Due> due() {
        return Array.of(new Due.UnderWay(seat, card, ability, next, answers));
    }

    /** Each part is done with all that follows from it before the next one. */
    @Override
    public void run(Play play) {
        if (next == 0 && answers.isEmpty()) {
            play.emit(new AbilityBegan(
                    seat, card, ability, card.abilities().get(ability).moment()));
        }
        if (next < effects().size()) {
            play.next(new CarryOut(seat, card, ability, next + 1, Array.empty()));
            @Nullable Question asked = resolve(play);
            if (asked != null) {
                play.take();
                play.next(new Ask(asked), this);
            }
        }
    }

    /** Resolves the next part, and returns the question that must be answered first, or null. */
    private @Nullable Question resolve(Play play) {
        Effect effect = effects().get(next);
        Resolving resolving = new Resolving(play, seat, answers);
        try {
            effect.resolve(resolving);
            FaultyEffect.ifChangedBeforeAnswered(resolving.question() != null && resolving.changed());
        } catch (Throwable thrown) {
            throw FaultyEffect.of(card.place(ability), effect, thrown);
        }
        resolving.followUps().putOn(play);
        return resolving.question();
    }

    @Override
    public Question question(Play play) {
        @Nullable Question asked = next < effects().size() ? resolve(play) : null;
        return asked == null ? new Question(seat, "CG-12.14", "nothing", false, Array.empty()) : asked;
    }

    @Override
    public void chosen(Choice choice, Play play) {
        play.next(new CarryOut(seat, card, ability, next, answers.append(choice)));
    }
}
