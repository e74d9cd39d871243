/**
 * Bots for any game on the kernel. No game is named here: what a bot needs to know about a game is in a {@link
 * io.github.terrene.bots.Playbook}.
 *
 * <p>Start with {@code level.Level}, which has an opponent for everybody.
 */
@NullMarked
package io.github.terrene.bots;

import org.jspecify.annotations.NullMarked;
