/**
 * Terrene Odyssey. This package has no classes of its own: start with {@link io.github.terrene.odyssey.game.TerreneOdyssey}, which is the
 * game as the kernel's {@link io.github.terrene.kernel.Rules}.
 *
 * <p>A card is printed in {@code card}, with the words of {@code trait}, and does what {@code ability} and {@code effect} say. It is played
 * on the {@code table}, which only an {@code event} can change. A player chooses an {@code action}; the {@code rule} for it says whether
 * that is allowed and what follows; {@code format} holds what differs from one kind of game to another. What one seat may know is a {@code
 * view}. Several games are a {@code match}.
 *
 * <p>The style in which the larger value types of all these packages are generated is set here, once. The annotation on a type has no
 * parameters: if it had any, the compiler would warn about each of them in builds without Immutables on the class path.
 */
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        overshadowImplementation = true,
        strictBuilder = true,
        underrideToString = "inShort",
        underrideHashCode = "idHash",
        jdkOnly = true,
        allowedClasspathAnnotations = {Nullable.class})
@NullMarked
package io.github.terrene.odyssey;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
