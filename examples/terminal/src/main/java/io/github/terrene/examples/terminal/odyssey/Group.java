package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.odyssey.action.ActionKind;

/** Groups of choices under one heading, in the order of the headings. */
enum Group {
    CHOICE(""),
    RECRUIT("Recruit (1 Action)"),
    ATTACK("Attack (1 Action, free with Haste)"),
    USE("Use an ability"),
    CARDS("From hand, free"),
    TERRAIN("Terrain, once a turn"),
    TURN("Turn"),
    SELDOM("Trade, dismiss, give up");

    private final String heading;

    Group(String heading) {
        this.heading = heading;
    }

    String heading() {
        return heading;
    }

    static Group of(ActionKind kind) {
        return switch (kind) {
            case RECRUIT, RECRUIT_FROM_HAND -> RECRUIT;
            case ATTACK -> ATTACK;
            case ACTIVATE -> USE;
            case HIDE, ASSIGN -> CARDS;
            case PLAY_TERRAIN, SWITCH_TERRAIN -> TERRAIN;
            case END_TURN -> TURN;
            case TRADE, DISMISS_CHARACTER, DISMISS_CARD, RUN -> SELDOM;
            case PLACE_CHARACTER,
                    PLACE_ASSIGNABLE,
                    PLACE_TERRAIN,
                    BLOCK,
                    DECLINE_BLOCK,
                    PAY_EXTRA,
                    ABANDON_ATTACK,
                    PASS,
                    CHOOSE,
                    DISMISS_FOR_SUPPLY -> CHOICE;
        };
    }
}
