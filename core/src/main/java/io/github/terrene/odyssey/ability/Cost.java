package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Proofreader;
import io.vavr.collection.Array;

/**
 * What activating an ability costs.
 *
 * @param actions the number of Actions, 0 or more
 * @param payments what else it costs, paid in this order
 */
@Rule({"TO-8.2", "TO-8.32"})
public record Cost(
        @Rule("TO-8.2") @Bounded(least = 0, most = Proofreader.MOST_ACTIONS, called = "a cost in Actions")
        int actions,

        @Rule("TO-8.32") Array<Payment> payments) {
    /** Nothing. */
    public static final Cost FREE = new Cost(0, Array.empty());

    /** The same with another payment. */
    public Cost and(Payment payment) {
        return new Cost(actions, payments.append(payment));
    }

    /** Tells a proofreader what it needs. */
    void proofread(Proofreader reader) {
        payments.forEach(payment -> payment.proofread(reader));
    }

    /** Whether the card that has the ability is gone once the cost is paid. */
    boolean discardsSource() {
        return payments.exists(Payment::discardsSource);
    }
}
