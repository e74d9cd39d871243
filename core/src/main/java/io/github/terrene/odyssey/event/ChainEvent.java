package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Chain;
import io.github.terrene.odyssey.table.Departures;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.vavr.control.Option;

/** The chain (section 8): abilities are activated, answered, cancelled and resolved. */
public sealed interface ChainEvent extends Event {
    /**
     * An ability is activated: it goes on the chain, and a held card is turned face-up.
     *
     * @param link the ability, with what was chosen for it
     * @param actions the number of Actions that the player has left
     * @param costly whether it is a card whose Action cost is at least 1 (12.3)
     */
    @Rule({"TO-8.5", "TO-8.6", "TO-8.39"})
    record Activated(@Revealed Link link, int actions, boolean costly) implements ChainEvent {
        /** The cause of everything that the ability does, except through a copied Item (8.38). */
        public Cause.Ability cause() {
            return new Cause.Ability(link.ability());
        }

        @Override
        public Table applyTo(Table table) {
            Side side = table.side(link.seat());
            Side paid = side.withActions(actions).withActivations(side.activations() + 1);
            Side used = Uses.count(paid, link, costly);
            return Uses.remember(table.with(used, table.chain().plus(link), link.number() + 1), link);
        }

        /** A held card that everybody has seen may be taken face-down. */
        @Override
        public Knowledge remembered(Knowledge known) {
            return link.source().kind() == Source.Kind.HELD
                    ? known.inPlayShown(link.source().number(), link.card().id())
                    : known;
        }
    }

    /**
     * A player who could respond does not.
     *
     * @param seat the player who passes
     */
    @Rule("TO-8.9")
    record Passed(Seat seat) implements ChainEvent, ChangesNothing<Table> {}

    /**
     * An ability on the chain is cancelled.
     *
     * @param link the number of the link
     * @param ability the ability that is cancelled
     */
    @Rule("TO-8.33")
    record LinkCancelled(@Names(Named.IN_PLAY) int link, AbilityInPlay ability) implements ChainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withChain(table.chain().cancelling(link));
        }
    }

    /**
     * The last link of the chain is resolved; its card is discarded unless it is On-going.
     *
     * @param link the link
     * @param discarded the card that is discarded
     */
    @Rule({"TO-8.6", "TO-8.10"})
    record LinkResolved(Link link, @Open Option<Held> discarded) implements ChainEvent {
        @Override
        public Table applyTo(Table table) {
            Table after = table.withChain(table.chain().withoutLast());
            return discarded.map(held -> Departures.discard(after, held)).getOrElse(after);
        }
    }

    /** The chain is empty. */
    @Rule("TO-8.11")
    record ChainEnded() implements ChainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withChain(Chain.EMPTY);
        }
    }
}
