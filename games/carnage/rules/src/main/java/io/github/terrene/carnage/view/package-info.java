/**
 * What a seat may know, and games that it may imagine.
 *
 * <p>Start with {@link io.github.terrene.carnage.view.View}.
 */
@NullMarked
package io.github.terrene.carnage.view;

import org.jspecify.annotations.NullMarked;
