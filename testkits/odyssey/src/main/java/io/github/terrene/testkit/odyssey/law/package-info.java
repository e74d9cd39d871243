/**
 * Laws that every format of Terrene Odyssey keeps, besides those of every game. They are about tables, turns, secrets, refusals and players who
 * leave.
 *
 * <p>Start with {@link io.github.terrene.testkit.odyssey.law.OdysseyLaws}, which a test class implements, and {@link
 * io.github.terrene.testkit.odyssey.law.OdysseySpecimen}, which says what the format is. Laws that are not specific to the Odyssey are in
 * {@code terrene-testkit}.
 */
@NullMarked
package io.github.terrene.testkit.odyssey.law;

import org.jspecify.annotations.NullMarked;
