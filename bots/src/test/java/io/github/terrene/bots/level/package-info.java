/** Levels against each other. */
@NullMarked
package io.github.terrene.bots.level;

import org.jspecify.annotations.NullMarked;
