/**
 * Writing on a terminal: width, wrapping, colors.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.page.Paper}. Nothing here knows a game.
 */
package io.github.terrene.examples.terminal.page;
