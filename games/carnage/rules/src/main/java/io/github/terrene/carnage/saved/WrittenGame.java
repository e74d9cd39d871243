package io.github.terrene.carnage.saved;

import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.card.CardPrint;
import io.github.terrene.kernel.card.WrittenConfig;
import io.vavr.collection.Array;

/**
 * A configuration as it is written down.
 *
 * @param config the configuration, with cards by their ids
 * @param cards what those cards were like
 */
@Internal
public record WrittenGame(GameConfig config, Array<CardPrint> cards) implements WrittenConfig<GameConfig> {}
