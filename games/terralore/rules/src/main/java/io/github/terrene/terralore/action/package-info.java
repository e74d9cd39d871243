/**
 * Everything a player can do, as small values.
 *
 * <p>Start with {@link io.github.terrene.terralore.action.Action}. A whole {@link io.github.terrene.terralore.action.Plan} is for apps: it
 * says which actions it stands for. Nothing here decides what is legal.
 */
@NullMarked
package io.github.terrene.terralore.action;

import org.jspecify.annotations.NullMarked;
