/**
 * Players for any game on the kernel. None is named here: what a bot needs of a game is a {@link io.github.terrene.bots.Playbook}.
 *
 * <p>Start with {@code level.Level}, which has a player for everybody.
 */
@NullMarked
package io.github.terrene.bots;

import org.jspecify.annotations.NullMarked;
