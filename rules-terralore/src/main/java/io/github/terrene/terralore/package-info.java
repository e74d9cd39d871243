/**
 * Terralore. Holds no class: start with {@link io.github.terrene.terralore.game.Terralore}, which is the game as the kernel's {@link
 * io.github.terrene.kernel.Rules}.
 *
 * <p>A card is printed in {@code card} and does what {@code effect} says; the cards of this library are in {@code starter}. Cards lie on
 * the {@code table}, which changes by an {@code event} only. A player chooses an {@code action}; the {@code rule} for it says whether that
 * is allowed and what follows. What a game needs before it begins is in {@code setup}. What one seat may know is a {@code view}.
 *
 * <p>How the larger value types are generated stands here.
 */
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        overshadowImplementation = true,
        strictBuilder = true,
        jdkOnly = true,
        allowedClasspathAnnotations = {Nullable.class})
@NullMarked
package io.github.terrene.terralore;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
