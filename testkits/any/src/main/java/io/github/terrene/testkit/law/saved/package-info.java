/**
 * What is written and read back: states, actions, replays; a saved game goes on as the unsaved one, and what is damaged is refused.
 */
@NullMarked
package io.github.terrene.testkit.law.saved;

import org.jspecify.annotations.NullMarked;
