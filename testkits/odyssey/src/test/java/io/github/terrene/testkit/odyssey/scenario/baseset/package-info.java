/** What the cards of the base set do, in scenarios with the cards themselves. */
package io.github.terrene.testkit.odyssey.scenario.baseset;
