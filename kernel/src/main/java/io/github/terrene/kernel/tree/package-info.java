/**
 * Values taken apart, and what changed from one to the next: what a screen lives on that has no rules.
 *
 * <p>Start with {@link io.github.terrene.kernel.tree.Tree}, which any value of a {@link io.github.terrene.kernel.form.Form} becomes and is
 * made of again, and {@link io.github.terrene.kernel.tree.Difference}. Nothing here knows a text, a card or a rule.
 */
@NullMarked
package io.github.terrene.kernel.tree;

import org.jspecify.annotations.NullMarked;
