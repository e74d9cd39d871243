package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Role;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What an ability may wait for.
 *
 * <p>Most have a subject, the Character that does it or that it happens to; some also have an object.
 */
@Rule({"TO-8.7", "TO-8.23"})
public enum HappeningKind {
    /** The subject is recruited. */
    IS_RECRUITED(true, Role.RECRUITED, null, "is recruited", "recruit a Character"),
    /** The subject attacks. */
    ATTACKS(true, Role.ATTACKER, null, "attacks", "attack"),
    /** The subject blocks the object. */
    BLOCKS(true, Role.BLOCKER, Role.ATTACKER, "blocks", "block"),
    /** The subject is blocked by the object. */
    IS_BLOCKED(true, Role.ATTACKER, Role.BLOCKER, "is blocked", null),
    /** A player hides the subject. */
    HIDES(true, Role.HIDDEN_CHARACTER, null, "is hidden", "hide a Character"),
    /** A player assigns a card to the subject. */
    ASSIGNS(true, null, null, "is assigned a card", "assign a card"),
    /** A player trades. */
    TRADES(true, null, null, null, "trade"),
    /** A player dismisses a card. */
    DISMISSES(true, null, null, null, "dismiss a card"),
    /** A player plays a Terrain from hand. */
    PLAYS_TERRAIN(true, null, null, null, "play a Terrain from their hand"),
    /** A player activates an ability of some kind of card. */
    ACTIVATES(true, null, null, null, "activate"),
    /** The subject deals damage to a player. */
    DEALS_DAMAGE_TO_PLAYER(false, null, null, "deals damage to a player", null),
    /** The subject deals battle damage to the object. */
    DEALS_BATTLE_DAMAGE(false, null, Role.DAMAGED_CHARACTER, "deals battle damage to a Character", null),
    /** The subject defeats the object. */
    DEFEATS(false, null, Role.DEFEATED, "defeats a Character", null),
    /** The subject is dealt damage. */
    BECOMES_DAMAGED(false, Role.DAMAGED_CHARACTER, null, "becomes damaged", null),
    /** The subject is defeated. */
    IS_DEFEATED(false, Role.DEFEATED, null, "is defeated", null),
    /** The subject gains XP. */
    GAINS_XP(false, null, null, "gains XP", null),
    /** A player's turn starts. */
    START_OF_TURN(false, null, null, null, null),
    /** A player's turn ends. */
    END_OF_TURN(false, null, null, null, null);

    private final boolean declaration;
    private final Option<Role> subject;
    private final Option<Role> object;
    private final Option<String> fate;
    private final Option<String> deed;

    HappeningKind(
            boolean declaration,
            @Nullable Role subject,
            @Nullable Role object,
            @Nullable String fate,
            @Nullable String deed) {
        this.declaration = declaration;
        this.subject = Option.of(subject);
        this.object = Option.of(object);
        this.fate = Option.of(fate);
        this.deed = Option.of(deed);
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

    /** The words after the subject: "is recruited"; none if texts never say it about a Character. */
    public Option<String> fate() {
        return fate;
    }

    /** The words after the player who does it: "recruit a Character"; none if texts never say it about a player. */
    public Option<String> deed() {
        return deed;
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
