/**
 * What the sources of all modules must be like. Start with {@link
 * io.github.terrene.testkit.architecture.ArchitectureTest}, for what the classes may know of each other, and {@link
 * io.github.terrene.testkit.architecture.SourceTest}, for how they are written.
 */
package io.github.terrene.testkit.architecture;
