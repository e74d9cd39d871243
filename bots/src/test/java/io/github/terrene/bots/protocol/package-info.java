/** Tests of bots in other languages: programs that play, and programs that do what they should not. */
@NullMarked
package io.github.terrene.bots.protocol;

import org.jspecify.annotations.NullMarked;
