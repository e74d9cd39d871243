/**
 * Terralore in the terminal: lanes drawn as lanes, events told, and two who play.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.lanes.Tales}.
 */
package io.github.terrene.examples.terminal.lanes;
