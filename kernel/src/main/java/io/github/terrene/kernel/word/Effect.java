package io.github.terrene.kernel.word;

import io.vavr.control.Option;

/**
 * One part of what an ability does, as data. It works through {@link Resolution}, and must ask all its questions before it changes anything,
 * because it is resolved again from its beginning once there is an answer. An effect that asks later fails with a {@link
 * io.github.terrene.kernel.card.FaultyEffect}.
 */
public interface Effect extends Text {
    /** Carries it out. */
    void resolve(Resolution here);

    /** What it is aimed at, if anything: targets are named when a card is played. */
    default Option<Selection.Chosen> target() {
        return Option.none();
    }
}
