package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Internal;
import io.vavr.collection.Array;

/**
 * A configuration as it is written down.
 *
 * @param config the configuration, with cards by their ids
 * @param cards what those cards were like
 * @param <C> configurations
 */
@Internal
public record WrittenConfig<C>(C config, Array<CardPrint> cards) {}
