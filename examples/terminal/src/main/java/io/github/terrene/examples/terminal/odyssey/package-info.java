/**
 * What a table of Terrene Odyssey looks like.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.odyssey.Sides}. Nothing here says what happens: that is in the language files.
 */
package io.github.terrene.examples.terminal.odyssey;
