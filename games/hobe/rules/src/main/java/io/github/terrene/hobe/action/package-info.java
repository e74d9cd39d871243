/**
 * What players do, as plain data.
 *
 * <p>Start with {@link io.github.terrene.hobe.action.Action}. Nothing here decides what is legal.
 */
@NullMarked
package io.github.terrene.hobe.action;

import org.jspecify.annotations.NullMarked;
