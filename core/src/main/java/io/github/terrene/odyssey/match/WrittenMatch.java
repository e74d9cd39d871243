package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.card.CardPrint;
import io.github.terrene.kernel.card.WrittenConfig;
import io.vavr.collection.Array;

/**
 * A configuration as it is written down.
 *
 * @param config the configuration, with cards as their ids
 * @param cards what those cards were
 */
@Internal
public record WrittenMatch(MatchConfig config, Array<CardPrint> cards) implements WrittenConfig<MatchConfig> {}
