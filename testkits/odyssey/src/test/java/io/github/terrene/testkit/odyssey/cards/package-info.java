/** Cards made at random from the whole card language: that nothing is left out, and that what a catalogue takes can be played. */
@NullMarked
package io.github.terrene.testkit.odyssey.cards;

import org.jspecify.annotations.NullMarked;
