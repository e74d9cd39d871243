package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Step;

/** Why a seat cannot take its last action back: what it has learned cannot be unlearned. */
public enum NoUndo {
    /** The seat has done nothing yet. */
    NOTHING_DONE(Rejection.of("undo/nothing-done", "there is nothing to take back")),
    /** The action itself is final: {@link Step#undoable}. */
    FINAL(
            Rejection.of(
                    "undo/final",
                    "your last action is final: it showed or used something hidden, drew chance, let another player decide or answer, or completed a secret choice")),
    /** Others have acted since, and the seat saw the result. */
    TOLD_SINCE(Rejection.of("undo/told-since", "other players have acted since then, and you saw it"));

    private final Rejection rejection;

    NoUndo(Rejection rejection) {
        this.rejection = rejection;
    }

    /** The reason, for the player who asks. */
    public Rejection rejection() {
        return rejection;
    }
}
