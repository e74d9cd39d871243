/** A stranger's game, with which programs are tried that know none. */
@NullMarked
package io.github.terrene.examples.orchard;

import org.jspecify.annotations.NullMarked;
