/**
 * The rules as scenarios: a table, what is done, the table after it. Start with {@link
 * io.github.terrene.carnage.scenario.NumberedScenarioTest}; {@link io.github.terrene.testkit.carnage.scenario.Scene} is the language.
 */
package io.github.terrene.carnage.scenario;
