/**
 * The laws of {@linkplain io.github.terrene.kernel.simple simple games}: say what the game is in a {@link
 * io.github.terrene.testkit.law.simple.SimpleSpecimen}, and let a test class implement {@link io.github.terrene.testkit.law.simple.SimpleLaws}.
 */
@NullMarked
package io.github.terrene.testkit.law.simple;

import org.jspecify.annotations.NullMarked;
