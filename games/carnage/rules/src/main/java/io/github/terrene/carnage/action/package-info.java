/**
 * What players can do.
 *
 * <p>Start with {@link io.github.terrene.carnage.action.Action}.
 */
@NullMarked
package io.github.terrene.carnage.action;

import org.jspecify.annotations.NullMarked;
