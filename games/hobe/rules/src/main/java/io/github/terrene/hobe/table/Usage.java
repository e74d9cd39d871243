package io.github.terrene.hobe.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * A record that an ability that waited for something has happened this turn, whether it had a result or not.
 *
 * @param number the number of its card
 * @param ability the place of the ability on the card
 */
@Rule({"HB-10.7", "HB-10.14"})
public record Usage(@Names(Named.IN_PLAY) int number, int ability) {}
