/**
 * Values as trees, and what changed from one to the next: all that a screen without the rules needs.
 *
 * <p>Start with {@link io.github.terrene.kernel.tree.Tree}, to and from which any value of a {@link io.github.terrene.kernel.form.Form} can be
 * converted, and {@link io.github.terrene.kernel.tree.Difference}. Nothing here depends on a text format, a card or a rule.
 */
@NullMarked
package io.github.terrene.kernel.tree;

import org.jspecify.annotations.NullMarked;
