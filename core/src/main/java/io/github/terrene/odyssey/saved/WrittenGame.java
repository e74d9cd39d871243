package io.github.terrene.odyssey.saved;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.card.CardPrint;
import io.github.terrene.kernel.card.WrittenConfig;
import io.github.terrene.odyssey.setup.GameConfig;
import io.vavr.collection.Array;

/**
 * A configuration as it is written as text.
 *
 * @param config the configuration, with cards as their ids
 * @param cards what those cards were when it was written
 */
@Internal
public record WrittenGame(GameConfig config, Array<CardPrint> cards) implements WrittenConfig<GameConfig> {}
