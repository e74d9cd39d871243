/**
 * Writes down, as Java source, what types consist of, so that forms can be found where there is no reflection, as in a browser.
 *
 * <p>Start with {@link io.github.terrene.forms.WriteForms}, the program. It runs at build time, on compiled classes; what it writes needs only
 * the kernel. Nothing here depends on a particular game.
 */
@NullMarked
package io.github.terrene.forms;

import org.jspecify.annotations.NullMarked;
