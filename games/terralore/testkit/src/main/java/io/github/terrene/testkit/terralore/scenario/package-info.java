/**
 * Scenarios of Terralore: a table, what is done, the table after it. {@link io.github.terrene.testkit.terralore.scenario.Scene} is the
 * language.
 */
@NullMarked
package io.github.terrene.testkit.terralore.scenario;

import org.jspecify.annotations.NullMarked;
