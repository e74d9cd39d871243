package io.github.terrene.draft;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.compose.TwoParts;
import io.vavr.control.Option;

/**
 * The complete state of an encounter, secrets included.
 *
 * @param draft the draft; how it ended, once the tournament has begun
 * @param tournament the tournament; none before the last deck is handed in, and if the draft left only one player
 * @param rng what the tournament's generator is made from
 */
public record Encounter(Draft draft, Option<Tournament> tournament, Rng rng)
        implements TwoParts.State<Draft, Tournament> {
    @Override
    public Draft first() {
        return draft;
    }

    @Override
    public Option<Tournament> second() {
        return tournament;
    }
}
