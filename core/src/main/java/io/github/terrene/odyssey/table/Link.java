package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An activated ability on the chain.
 *
 * @param number the number of the link, unique in a game
 * @param seat the player who activated the ability
 * @param ability the ability
 * @param aim what was chosen when it was activated
 * @param happening the event it answers
 * @param cancelled whether it will have no effect (8.33)
 */
@Rule("TO-8.5")
public record Link(
        @Names(Named.IN_PLAY) int number,
        Seat seat,
        AbilityInPlay ability,
        Aim aim,
        Option<Happening> happening,
        boolean cancelled)
        implements OfAbility {

    /** The same, cancelled. */
    public Link cancel() {
        return new Link(number, seat, ability, aim, happening, true);
    }

    /** Its activation as a happening, for abilities that wait for activations: the subject is the number of this link. */
    @Rule("TO-8.23")
    public Happening activation() {
        boolean held = source().kind() == Source.Kind.HELD;
        return Happening.of(HappeningKind.ACTIVATES, seat, number).by(held ? card().kinds() : Array.empty());
    }

    /** Whether it is that ability of that card in play. */
    public boolean is(Source asked, int place) {
        return ability.place() == place && source().equals(asked);
    }
}
