package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.effect.EffectContext;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Something that happened and that abilities may wait for, with everything an ability needs to know about it (8.8).
 *
 * @param kind what happened
 * @param seat the player who did it (for a block, the blocking player); if nobody did, the player who controls the subject
 * @param subject the number in play of the subject, or -1 ({@link #NOBODY}); for an activation, the number of the link
 * @param object the number in play of the object, or -1 ({@link #NOBODY})
 * @param player the player who was dealt damage, or whose Character was damaged or defeated; otherwise the same as {@code seat}
 * @param amount the amount of damage or XP, or 0
 * @param card the id of the card it is about, if a card left play
 * @param kinds for an activation, the kinds of the card; empty for an ability of a Character or Terrain
 */
@Rule("TO-8.8")
public record Happening(
        HappeningKind kind,
        Seat seat,
        @Names(Named.IN_PLAY) int subject,
        @Names(Named.IN_PLAY) int object,
        Seat player,
        int amount,
        @Names(Named.CARD) Option<String> card,
        Array<CardKind> kinds) {
    /** Nobody. */
    public static final int NOBODY = EffectContext.NOBODY;

    /** Something a player did that involves no Character. */
    public static Happening of(HappeningKind kind, Seat seat) {
        return of(kind, seat, NOBODY);
    }

    /** Something about one Character. */
    public static Happening of(HappeningKind kind, Seat seat, int subject) {
        return of(kind, seat, subject, NOBODY);
    }

    /** Something between two Characters. */
    public static Happening of(HappeningKind kind, Seat seat, int subject, int object) {
        return new Happening(kind, seat, subject, object, seat, 0, Option.none(), Array.empty());
    }

    /** The same with the player to whom it happened, and the damage dealt. */
    public Happening to(Seat damaged, int damage) {
        return new Happening(kind, seat, subject, object, damaged, damage, card, kinds);
    }

    /** The same with the card it is about. */
    public Happening about(String id) {
        return new Happening(kind, seat, subject, object, player, amount, Option.of(id), kinds);
    }

    /** The same with the kinds of the activated card. */
    public Happening by(Array<CardKind> cardKinds) {
        return new Happening(kind, seat, subject, object, player, amount, card, cardKinds);
    }

    /** The Character in that role, or {@link #NOBODY}. */
    public int inRole(Role role) {
        if (kind.subject().contains(role)) {
            return subject;
        }
        return kind.object().contains(role) ? object : NOBODY;
    }
}
