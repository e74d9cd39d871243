/**
 * Writes down, as Java source, what types consist of: so forms can be found where there is no reflection, as in a browser.
 *
 * <p>Start with {@link io.github.terrene.forms.WriteForms}, the program. It runs where apps are built, on compiled classes; what it writes
 * needs the kernel alone. Nothing here knows a game.
 */
@NullMarked
package io.github.terrene.forms;

import org.jspecify.annotations.NullMarked;
