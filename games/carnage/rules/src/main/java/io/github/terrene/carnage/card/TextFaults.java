package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Proofreading;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Text;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;

/** What may be wrong with the texts of a card that lacks nothing. */
@Rule({"CG-12.1", "CG-12.13"})
final class TextFaults {
    private final Card card;
    private final Array<Element> elements;

    TextFaults(Card card, Array<Element> elements) {
        this.card = card;
        this.elements = elements;
    }

    /** Everything wrong with them. */
    Array<Problem> all() {
        return card.continuous().flatMap(this::of).appendAll(card.abilities().flatMap(this::of));
    }

    private String place(Text text) {
        return card.name() + ", " + Text.inWords(text);
    }

    private Array<Problem> of(Statement text) {
        Proofreader proof = Proofreader.ofStatement(card, elements, place(text));
        Proofreading reading = new Proofreading(text, proof, place(text));
        reading.asked("its answers", () -> answers(inner(text), proof));
        return reading.problems(CommonForms.OPEN.of(Statement.class));
    }

    private static Statement inner(Statement text) {
        return text instanceof Statement.While at ? inner(at.what()) : text;
    }

    /** Checks all answers that can be known beforehand: each must be one that a duel can go on with. */
    @Rule({"CG-1.11", "CG-12.5", "CG-12.13"})
    private static Statement answers(Statement text, Proofreader proof) {
        if (text instanceof OwnStatement own) {
            int alone = own.bonus(false);
            int less = own.bonus(true);
            proof.number("CG-1.11", "a bonus", alone, 0, Proofreader.MOST);
            if (less != alone) {
                proof.number("CG-1.11", "a bonus", less, 0, Proofreader.MOST);
            }
            own.winsTies();
            own.savedFirst();
        }
        return text;
    }

    private Array<Problem> of(Ability ability) {
        Trigger when = ability.trigger();
        Proofreader proof = Proofreader.ofTrigger(card, elements, when, place(when));
        return new Proofreading(when, proof, place(when))
                .problems(CommonForms.OPEN.of(Trigger.class))
                .appendAll(ability.effects().flatMap(effect -> of(effect, when)));
    }

    private Array<Problem> of(Effect effect, Trigger when) {
        Proofreader proof = Proofreader.ofTrigger(card, elements, when, place(effect));
        Proofreading reading = new Proofreading(effect, proof, place(effect));
        reading.asked("its target", effect::target);
        return reading.problems(CommonForms.OPEN.of(Effect.class));
    }
}
