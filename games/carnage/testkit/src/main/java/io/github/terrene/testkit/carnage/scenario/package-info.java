/**
 * Scenarios of Carnage: a table, what is done, and the table afterwards. {@link io.github.terrene.testkit.carnage.scenario.Scene} is the
 * language.
 */
@NullMarked
package io.github.terrene.testkit.carnage.scenario;

import org.jspecify.annotations.NullMarked;
