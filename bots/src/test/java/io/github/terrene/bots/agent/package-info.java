/** Players that do not search. */
@NullMarked
package io.github.terrene.bots.agent;

import org.jspecify.annotations.NullMarked;
