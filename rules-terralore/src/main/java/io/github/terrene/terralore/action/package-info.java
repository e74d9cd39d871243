/**
 * Everything a player can do, as small values.
 *
 * <p>Start with {@link io.github.terrene.terralore.action.Action}. A whole {@link io.github.terrene.terralore.action.Plan} is for apps:
 * it says which actions it comes to. Nothing here decides whether something may be done.
 */
@NullMarked
package io.github.terrene.terralore.action;

import org.jspecify.annotations.NullMarked;
