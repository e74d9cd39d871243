/**
 * The library for JavaScript. {@code docs/browser.md} shows the package that is made of it.
 *
 * <p>Start with {@link io.github.terrene.browser.Exports}, what JavaScript calls first, and {@link io.github.terrene.browser.Running}, a game.
 * Nothing here knows any game.
 */
@NullMarked
package io.github.terrene.browser;

import org.jspecify.annotations.NullMarked;
