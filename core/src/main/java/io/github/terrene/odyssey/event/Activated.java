package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;

/**
 * An ability is activated: it goes on the chain, a held card is turned face-up.
 *
 * @param link the ability with what was chosen
 * @param actions the player has left
 * @param costly whether it is a card whose Action cost is at least 1 (12.3)
 */
@Rule({"TO-8.5", "TO-8.6", "TO-8.39"})
public record Activated(Link link, int actions, boolean costly) implements Event {
    /** The cause of everything that the ability does, except through a copied Item (8.38). */
    public Cause.Ability cause() {
        return new Cause.Ability(link.ability());
    }

    @Override
    public Table applyTo(Table table) {
        Side side = table.side(link.seat());
        Table paid = table.withSide(side.withActions(actions).withActivations(side.activations() + 1));
        Table used = Uses.count(paid, link, costly);
        return used.withChain(used.chain().plus(link)).withNextId(link.number() + 1);
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
