package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An activated ability on the chain.
 *
 * @param number different for every link of a game
 * @param seat who activated it
 * @param source what has it
 * @param self the Character who is the source, for a held card its holder; {@link Entry#NONE} for a Terrain
 * @param card the card it stands on
 * @param ability its place on the card
 * @param aim what was chosen
 * @param happening the event it answers
 * @param cancelled whether it will do nothing (8.33)
 */
@Rule("TO-8.5")
public record Link(
        int number,
        Seat seat,
        Source source,
        int self,
        Card card,
        int ability,
        Aim aim,
        Option<Happening> happening,
        boolean cancelled) {

    /** The same, cancelled. */
    public Link cancel() {
        return new Link(number, seat, source, self, card, ability, aim, happening, true);
    }

    /** That it was activated, for abilities that wait for such a thing: its subject is the number of this link. */
    @Rule("TO-8.23")
    public Happening activation() {
        boolean held = source.kind() == Source.Kind.HELD;
        return Happening.of(Occasion.ACTIVATES, seat, number).by(held ? card.kinds() : Array.empty());
    }

    /** Whether it is that ability of that card in play. */
    public boolean is(Source asked, int place) {
        return ability == place && source.equals(asked);
    }
}
