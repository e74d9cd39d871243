package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Place;

/**
 * The total of one lane.
 *
 * @param place whose lane
 * @param total what it comes to, 0 or more
 */
@Rule("TL-10.2")
public record LaneTotal(Place place, int total) {}
