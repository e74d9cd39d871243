/**
 * Scenarios of Terralore: a table, what is done, and the table afterwards. {@link io.github.terrene.testkit.terralore.scenario.Scene} is the
 * language.
 */
@NullMarked
package io.github.terrene.testkit.terralore.scenario;

import org.jspecify.annotations.NullMarked;
