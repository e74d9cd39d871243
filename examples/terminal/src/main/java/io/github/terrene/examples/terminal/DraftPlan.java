package io.github.terrene.examples.terminal;

import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.control.Option;

/**
 * An encounter that is to be played.
 *
 * @param players how many
 * @param edition the rules to play by
 * @param seed the seed of its chance
 * @param person the seat of a person, if one plays
 * @param save where to write the replay
 */
record DraftPlan(int players, Edition edition, long seed, Option<Seat> person, Option<Save> save) {
    /** The name of its language files. */
    static final String NAME = "random-encounter";

    /** The fewest who can draft. */
    static final int FEWEST = Dealing.FEWEST_PLAYERS;

    /** The most who can draft. */
    static final int MOST = Dealing.MOST_PLAYERS;

    /** How many draft if nothing else is said. */
    static final int USUAL = 8;

    /** A draft from the basic pool of the cards that are found. */
    DraftConfig config(Catalogue catalogue) {
        return DraftConfig.basic(
                players, catalogue.printed(), Options.standard().withEdition(edition));
    }

    /** The options with which the same encounter is played again. */
    String again() {
        String many = players == USUAL ? "" : " --players " + players;
        String rules = edition.equals(Edition.RULEBOOK) ? "" : " --edition " + edition.name();
        return "--game draft --seed " + seed + many + rules;
    }
}
