/**
 * What tables need of this machine: its clock, chance that nobody guesses, and threads on which bots think and clocks ring.
 *
 * <p>Start with {@link io.github.terrene.examples.server.machine.Machine}.
 */
package io.github.terrene.examples.server.machine;
