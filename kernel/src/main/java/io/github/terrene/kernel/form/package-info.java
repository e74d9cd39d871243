/**
 * What the values of a type are made of, as public values: whoever writes, reads, draws or compares values of games needs nothing else.
 *
 * <p>Start with {@link io.github.terrene.kernel.form.Forms}, which finds the {@link io.github.terrene.kernel.form.Form} of a type. {@link
 * io.github.terrene.kernel.form.Shapes} is where it learns what the type consists of: from reflection, or from a table. A form
 * writes a value to a {@link io.github.terrene.kernel.form.Sink} and reads one from a {@link io.github.terrene.kernel.form.Source}; {@link
 * io.github.terrene.kernel.form.Form.Cases} walks through the forms themselves, as a schema does. {@link
 * io.github.terrene.kernel.text.Canonical} is one such reader. Nothing here knows a text, a card or a rule.
 */
@NullMarked
package io.github.terrene.kernel.form;

import org.jspecify.annotations.NullMarked;
