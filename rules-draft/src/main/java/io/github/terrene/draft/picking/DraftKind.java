package io.github.terrene.draft.picking;

/** The kinds of actions: one for each type of {@link DraftAction}. */
public enum DraftKind {
    /** {@link DraftAction.Pick}. */
    PICK,
    /** {@link DraftAction.AddCard}. */
    ADD_CARD,
    /** {@link DraftAction.Leave}. */
    LEAVE;

    long bit() {
        return 1L << ordinal();
    }
}
