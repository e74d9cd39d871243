/** How tests run the terminal and the server. */
@NullMarked
package io.github.terrene.examples.programs;

import org.jspecify.annotations.NullMarked;
