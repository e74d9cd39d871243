/** A game that keeps nothing of what a game should keep. Start with {@link io.github.terrene.testkit.architecture.sloppy.Sloppy}. */
package io.github.terrene.testkit.architecture.sloppy;
