/**
 * What can be done and what happens: listing, explaining and applying agree, refusals change nothing, every game ends, simultaneous choices
 * commute, and a table in a session tells what the rules tell. {@link io.github.terrene.testkit.law.play.SensiblePlay} compares a policy with chance.
 */
@NullMarked
package io.github.terrene.testkit.law.play;

import org.jspecify.annotations.NullMarked;
