/**
 * Everything a player can do, as data.
 *
 * <p>Start with {@link io.github.terrene.odyssey.action.Action}. A choice with several parts is a sequence of small actions.
 * Nothing here knows whether an action is allowed.
 */
@NullMarked
package io.github.terrene.odyssey.action;

import org.jspecify.annotations.NullMarked;
