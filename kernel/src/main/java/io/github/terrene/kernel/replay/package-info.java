/**
 * Games written down, to be played again and checked.
 *
 * <p>Start with {@link io.github.terrene.kernel.replay.Replay}: a configuration, a seed and actions, with {@linkplain
 * io.github.terrene.kernel.Fingerprint fingerprints} along the way. {@link io.github.terrene.kernel.replay.Replay#verify} says where a game
 * took a different course. Only text is read and written here, never a file.
 */
@NullMarked
package io.github.terrene.kernel.replay;

import org.jspecify.annotations.NullMarked;
