/** Bots in games whose best play is known, and in Terralore. */
@NullMarked
package io.github.terrene.bots;

import org.jspecify.annotations.NullMarked;
