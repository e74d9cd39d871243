/**
 * The structure of types, as public values: everything that a program needs to write, read, draw or compare values of games.
 *
 * <p>Start with {@link io.github.terrene.kernel.form.Forms}, which finds the {@link io.github.terrene.kernel.form.Form} of a type. {@link
 * io.github.terrene.kernel.form.Shapes} tells it what the type consists of, by reflection or from a table. A form
 * writes a value to a {@link io.github.terrene.kernel.form.Sink} and reads one from a {@link io.github.terrene.kernel.form.Source}; {@link
 * io.github.terrene.kernel.form.Form.Cases} walks through the forms themselves, as a schema does. {@link
 * io.github.terrene.kernel.text.Canonical} is one such reader. Nothing here depends on a text format, a card or a rule.
 */
@NullMarked
package io.github.terrene.kernel.form;

import org.jspecify.annotations.NullMarked;
