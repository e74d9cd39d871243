/**
 * The starter set and its ready lists.
 *
 * <p>Start with {@link io.github.terrene.carnage.starter.StarterSet}. There is nothing here but cards and lists.
 */
@NullMarked
package io.github.terrene.carnage.starter;

import org.jspecify.annotations.NullMarked;
