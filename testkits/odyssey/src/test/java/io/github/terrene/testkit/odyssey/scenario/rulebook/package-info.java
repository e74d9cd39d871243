/** The scenarios to the numbered rules, one class for each chapter. */
package io.github.terrene.testkit.odyssey.scenario.rulebook;
