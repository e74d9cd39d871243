package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Role;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of events that an ability may wait for.
 *
 * <p>Most have a subject, the Character that does it or that it happens to; some also have an object.
 */
@Rule({"TO-8.7", "TO-8.23"})
public enum HappeningKind {
    /** The subject is recruited. */
    IS_RECRUITED(true, Role.RECRUITED, null, true, true),
    /** The subject attacks. */
    ATTACKS(true, Role.ATTACKER, null, true, true),
    /** The subject blocks the object. */
    BLOCKS(true, Role.BLOCKER, Role.ATTACKER, true, true),
    /** The subject is blocked by the object. */
    IS_BLOCKED(true, Role.ATTACKER, Role.BLOCKER, true, false),
    /** A player hides the subject. */
    HIDES(true, Role.HIDDEN_CHARACTER, null, true, true),
    /** A player assigns a card to the subject. */
    ASSIGNS(true, null, null, true, true),
    /** A player trades. */
    TRADES(true, null, null, false, true),
    /** A player dismisses a card. */
    DISMISSES(true, null, null, false, true),
    /** A player plays a Terrain from hand. */
    PLAYS_TERRAIN(true, null, null, false, true),
    /** A player activates an ability of some kind of card. */
    ACTIVATES(true, null, null, false, true),
    /** The subject deals damage to a player. */
    DEALS_DAMAGE_TO_PLAYER(false, null, null, true, false),
    /** The subject deals battle damage to the object. */
    DEALS_BATTLE_DAMAGE(false, null, Role.DAMAGED_CHARACTER, true, false),
    /** The subject defeats the object. */
    DEFEATS(false, null, Role.DEFEATED, true, false),
    /** The subject is dealt damage. */
    BECOMES_DAMAGED(false, Role.DAMAGED_CHARACTER, null, true, false),
    /** The subject is defeated. */
    IS_DEFEATED(false, Role.DEFEATED, null, true, false),
    /** The subject gains XP. */
    GAINS_XP(false, null, null, true, false),
    /** A player's turn starts. */
    START_OF_TURN(false, null, null, false, false),
    /** A player's turn ends. */
    END_OF_TURN(false, null, null, false, false);

    private final boolean declaration;
    private final Option<Role> subject;
    private final Option<Role> object;
    private final boolean ofCharacter;
    private final boolean ofPlayer;

    HappeningKind(
            boolean declaration, @Nullable Role subject, @Nullable Role object, boolean ofCharacter, boolean ofPlayer) {
        this.declaration = declaration;
        this.subject = Option.of(subject);
        this.object = Option.of(object);
        this.ofCharacter = ofCharacter;
        this.ofPlayer = ofPlayer;
    }

    /** Whether it is a declaration: answered at once, before anything goes on (8.23), rather than afterwards (8.7). */
    public boolean declaration() {
        return declaration;
    }

    /** The role of the subject. */
    public Option<Role> subject() {
        return subject;
    }

    /** The role of the object. */
    public Option<Role> object() {
        return object;
    }

    /** Whether a text can wait for it to happen to a Character. */
    public boolean ofCharacter() {
        return ofCharacter;
    }

    /** Whether a text can wait for a player to do it. */
    public boolean ofPlayer() {
        return ofPlayer;
    }

    /** Whether it is the start or the end of a turn. */
    public boolean turn() {
        return this == START_OF_TURN || this == END_OF_TURN;
    }

    /** Whether it can happen during an attack; what a player does in the Action Phase comes between attacks (4.20). */
    @Rule("TO-4.20")
    boolean duringAttack() {
        return switch (this) {
            case IS_RECRUITED, HIDES, ASSIGNS, TRADES, PLAYS_TERRAIN, START_OF_TURN, END_OF_TURN -> false;
            default -> true;
        };
    }

    /** Whether it involves a Character in that role. */
    public boolean tells(Role role) {
        return subject.contains(role) || object.contains(role);
    }
}
