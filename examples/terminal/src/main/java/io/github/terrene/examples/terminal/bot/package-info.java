/**
 * The bot that plays by default.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.bot.Foresight}. It is given a view and never a state.
 */
package io.github.terrene.examples.terminal.bot;
