package io.github.terrene.odyssey.action;

/** The kinds of actions: one for each type of {@link Action}, each with one rule. */
public enum ActionKind {
    /** {@link PlaceCharacter}. */
    PLACE_CHARACTER,
    /** {@link PlaceAssignable}. */
    PLACE_ASSIGNABLE,
    /** {@link PlaceTerrain}. */
    PLACE_TERRAIN,
    /** {@link Recruit}. */
    RECRUIT,
    /** {@link RecruitFromHand}. */
    RECRUIT_FROM_HAND,
    /** {@link Attack}. */
    ATTACK,
    /** {@link Activate}. */
    ACTIVATE,
    /** {@link PlayTerrain}. */
    PLAY_TERRAIN,
    /** {@link SwitchTerrain}. */
    SWITCH_TERRAIN,
    /** {@link Hide}. */
    HIDE,
    /** {@link Assign}. */
    ASSIGN,
    /** {@link Trade}. */
    TRADE,
    /** {@link DismissCharacter}. */
    DISMISS_CHARACTER,
    /** {@link DismissCard}. */
    DISMISS_CARD,
    /** {@link Run}. */
    RUN,
    /** {@link EndTurn}. */
    END_TURN,
    /** {@link Block}. */
    BLOCK,
    /** {@link DeclineBlock}. */
    DECLINE_BLOCK,
    /** {@link PayExtra}. */
    PAY_EXTRA,
    /** {@link AbandonAttack}. */
    ABANDON_ATTACK,
    /** {@link Pass}. */
    PASS,
    /** {@link Choose}. */
    CHOOSE,
    /** {@link DismissForSupply}. */
    DISMISS_FOR_SUPPLY;

    /** Its own bit, for sets of kinds. */
    public long bit() {
        return 1L << ordinal();
    }
}
