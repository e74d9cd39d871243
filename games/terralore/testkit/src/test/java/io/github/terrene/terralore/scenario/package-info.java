/**
 * The rules as scenarios: a table, what is done, the table after it. Start with {@link
 * io.github.terrene.terralore.scenario.PrintedTest}; {@link io.github.terrene.testkit.terralore.scenario.Scene} is the language.
 */
package io.github.terrene.terralore.scenario;
