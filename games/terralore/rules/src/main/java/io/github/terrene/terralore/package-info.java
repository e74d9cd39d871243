/**
 * Terralore. This package holds no classes: start with {@link io.github.terrene.terralore.game.Terralore}, the game as an implementation of
 * the kernel's {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Package {@code card} has what is printed on a card, {@code effect} what it does, and {@code starter} the cards of this library. Cards
 * lie on the {@code table}, which changes only by an {@code event}. A player chooses an {@code action}; the {@code rule} for it says
 * whether it is allowed and what follows. What a game needs before it begins is in {@code setup}, and what one seat may know is in {@code
 * view}.
 *
 * <p>The annotation on this package says how the larger value types are generated.
 */
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        overshadowImplementation = true,
        strictBuilder = true,
        allParameters = true,
        jdkOnly = true,
        allowedClasspathAnnotations = {Nullable.class})
@NullMarked
package io.github.terrene.terralore;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
