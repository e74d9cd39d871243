package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Proofreading;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What may be wrong with the texts of a card that lacks nothing. */
@Rule({"HB-1.6", "HB-7.35"})
final class TextFaults {
    private final Card card;
    private final String place;

    /** @param place the card, as problems name it */
    TextFaults(Card card, String place) {
        this.card = card;
        this.place = place;
    }

    /** Everything wrong with them. */
    Array<Problem> all() {
        return card.continuous().flatMap(this::of).appendAll(card.abilities().flatMap(this::of));
    }

    private Array<Problem> of(Statement text) {
        return new Proofreading(text, Proofreader.ofStatement(card, place(text)), place(text))
                .problems(CommonForms.OPEN.of(Statement.class));
    }

    private Array<Problem> of(Ability ability) {
        Trigger when = ability.trigger();
        return new Proofreading(when, Proofreader.ofTrigger(card, when, place(when)), place(when))
                .problems(CommonForms.OPEN.of(Trigger.class))
                .appendAll(ability.effects().flatMap(effect -> of(effect, when)));
    }

    private Array<Problem> of(Effect effect, Trigger when) {
        Proofreading reading = reading(effect, when);
        target(reading, effect);
        return reading.problems(CommonForms.OPEN.of(Effect.class));
    }

    private Proofreading reading(Effect effect, Trigger when) {
        return new Proofreading(effect, Proofreader.ofEffect(card, when, place(effect)), place(effect));
    }

    private String place(Text text) {
        return place + ", " + Text.inWords(text);
    }

    /** How many targets the effects of a card have; effects that throw count as none. */
    long targets() {
        return card.abilities()
                .flatMap(ability ->
                        ability.effects().flatMap(effect -> target(reading(effect, ability.trigger()), effect)))
                .map(Selection.Chosen::most)
                .sum()
                .longValue();
    }

    private static Option<Selection.Chosen> target(Proofreading reading, Effect effect) {
        return Option.of(reading.asked("its target", () -> aimed(effect)));
    }

    private static Selection.@Nullable Chosen aimed(Effect effect) {
        Option<Selection.Chosen> target = effect.target();
        return Objects.requireNonNull(target, "what it aims at is null").getOrNull();
    }
}
