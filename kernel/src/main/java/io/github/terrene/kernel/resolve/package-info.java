/**
 * How an ability is carried out: its parts one after another, with questions in the middle. A {@link io.github.terrene.kernel.resolve.Question}
 * offers {@link io.github.terrene.kernel.resolve.Choice}s. An effect does not wait for the answer: it is resolved from its beginning again, with one
 * answer more, so that a game can be written down while somebody thinks.
 *
 * <p>Start with {@link io.github.terrene.kernel.resolve.PartResolution}, which a game extends by what its effects do. Nothing here knows what that is.
 */
@NullMarked
package io.github.terrene.kernel.resolve;

import org.jspecify.annotations.NullMarked;
