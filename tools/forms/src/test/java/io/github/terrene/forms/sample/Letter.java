package io.github.terrene.forms.sample;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * A record of whose parts something is said.
 *
 * @param sender of whom something is told
 * @param receiver of whom something else is told, and what it names
 * @param page of which only something is said that forms do not carry
 * @param envelope a value with a builder
 */
public record Letter(
        @Told(colour = Pair.Colour.RED) String sender,

        @Names(Named.CARD)
        @Told(
                colour = Pair.Colour.BLUE,
                text = "",
                number = 7,
                none = {"a", "b"})
        String receiver,

        @Names(Named.PLACE) int page,
        Envelope envelope) {}
