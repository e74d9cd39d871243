package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.card.CardPrint;
import io.github.terrene.kernel.card.WrittenConfig;
import io.vavr.collection.Array;

/**
 * A configuration as it is written as text.
 *
 * @param config the configuration, with cards as their ids
 * @param cards what those cards were when it was written
 */
@Internal
public record WrittenTournament(TournamentConfig config, Array<CardPrint> cards)
        implements WrittenConfig<TournamentConfig> {}
