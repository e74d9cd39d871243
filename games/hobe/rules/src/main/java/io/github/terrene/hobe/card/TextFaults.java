package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PartCheck;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What may be wrong with a text of a card. Some texts come from card sets, and anything that they throw is a problem like any other. */
@Rule({"HB-1.6", "HB-7.35"})
final class TextFaults {
    /** The forms of cards, open to the texts of all modules. */
    static final Forms FORMS = Forms.builder()
            .family(Effect.class, Array.empty())
            .family(Continuous.class, Array.empty())
            .family(Targets.Sort.class, Array.empty())
            .build()
            .open();

    private final Proofreadable text;
    private final Proofreader reader;
    private final String place;
    private Array<Problem> thrown = Array.empty();

    private TextFaults(Card card, Option<Ability> ability, Proofreadable text, String place) {
        this.text = text;
        this.place = place + ", " + text.getClass().getSimpleName();
        this.reader = new Proofreader(card, ability, this.place);
    }

    /**
     * Everything wrong with the texts of a card that lacks nothing.
     *
     * @param place the card, as problems name it
     */
    static Array<Problem> in(Card card, String place) {
        Array<Problem> problems = card.continuous()
                .flatMap(text -> new TextFaults(card, Option.none(), text, place).read(Continuous.class));
        for (Ability ability : card.abilities()) {
            problems = problems.appendAll(ability.effects()
                    .flatMap(effect -> new TextFaults(card, Option.some(ability), effect, place).read(effect)));
        }
        return problems;
    }

    /** How many targets the effects of a card have; effects that throw count as none. */
    static long targets(Card card) {
        return card.abilities()
                .flatMap(Ability::effects)
                .flatMap(effect -> Option.of(new TextFaults(card, Option.none(), effect, "").aims(effect)))
                .map(Targets::number)
                .sum()
                .longValue();
    }

    /** The problem that something thrown by a card set keeps a card from being read. */
    static Problem faulty(String place, String what, Object text, Throwable bug) {
        String why = FaultyEffect.of(what, text, bug).getMessage();
        return Problem.at(place, "HB-1.6/faulty", "it cannot be read: {why}", why);
    }

    private <T> @Nullable T asked(String what, Supplier<@Nullable T> question) {
        try {
            return question.get();
        } catch (Throwable bug) {
            thrown = thrown.append(faulty(place, what, text, bug));
            return null;
        }
    }

    private Array<Problem> read(Class<? extends Proofreadable> family) {
        PartCheck parts = PartCheck.of(FORMS.of(family), text, place);
        parts.parts(Proofreadable.class).forEach(part -> asked("its proofreading", () -> proofread(part)));
        return parts.outOfBounds()
                .appendAll(reader.problems())
                .appendAll(thrown)
                .distinct();
    }

    private Array<Problem> read(Effect effect) {
        @Nullable Targets aims = aims(effect);
        if (aims != null) {
            reader.targets(aims.number());
            asked("what it aims at", () -> proofread(aims.sort()));
        }
        return read(Effect.class);
    }

    private Proofreadable proofread(Proofreadable part) {
        part.proofread(reader);
        return part;
    }

    private @Nullable Targets aims(Effect effect) {
        return asked("its targets", () -> {
            Option<Targets> aimed = effect.targets();
            if (aimed.isEmpty()) {
                return null;
            }
            Targets targets = Objects.requireNonNull(aimed.get(), "what it aims at is null");
            Objects.requireNonNull(targets.sort(), "what it aims at is null");
            return targets;
        });
    }
}
