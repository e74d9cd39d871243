/** What the cards of the base set do, told with the cards themselves. */
package io.github.terrene.testkit.scenario.baseset;
