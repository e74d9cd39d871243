package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.table.Member;
import org.jspecify.annotations.Nullable;

/** Checks on a player's own cards that several actions share, with their refusals. */
@Internal
public final class Own {
    /** The refusal for a number that belongs to no Character of the player. */
    public static final String NO_CHARACTER = "you control no such Character";

    private Own() {}

    /** The name of a Character in a refusal to that player, who may not know the card. */
    public static String name(Game game, Seat seat, int id) {
        @Nullable Member member = game.table().find(id);
        if (member == null) {
            return "Character " + id;
        }
        boolean known =
                member.recruited() || game.side(member.seat()).insiders().contains(seat);
        return known ? member.name() : "a face-down Character";
    }

    /** The supply that would be left if that much more were used; negative if it does not fit. */
    @Rule("TO-7.2")
    public static int room(Game game, Seat seat, int more) {
        return game.setting().format().supply() - game.table().supplyUsed(seat) - more;
    }

    /** Whether there is room for that Character to be recruited. */
    @Rule("TO-7.2")
    public static boolean fits(Game game, Member recruited) {
        return game.table().supplyWith(recruited) <= game.setting().format().supply();
    }

    /** Whether there is room for that card to be put into play recruited. */
    @Rule("TO-7.2")
    public static boolean fits(Game game, Seat seat, CharacterCard card) {
        return game.table().supplyWith(seat, card) <= game.setting().format().supply();
    }

    /** The refusal of a card that cannot be put into play recruited for lack of supply. */
    public static Rejection noRoom(Game game, Seat seat, CharacterCard card) {
        int before = game.table().supplyUsed(seat);
        return noRoom(game, seat, card.name(), game.table().supplyWith(seat, card) - before);
    }

    /** The refusal of a Character that cannot be recruited for lack of supply. */
    public static Rejection noRoom(Game game, Member recruited) {
        int before = game.table().supplyUsed(recruited.seat());
        return noRoom(game, recruited.seat(), recruited.name(), game.table().supplyWith(recruited) - before);
    }

    /** The refusal of something that does not fit into the supply. */
    @Rule("TO-7.2")
    public static Rejection noRoom(Game game, Seat seat, String name, int needed) {
        return Rejection.of(
                "TO-7.2",
                "{character} needs {sp} more SP; {free} of {limit} are free",
                "character",
                name,
                "sp",
                needed,
                "free",
                Math.max(0, room(game, seat, 0)),
                "limit",
                game.setting().format().supply());
    }

    /** Whether a player has that many Actions left. */
    public static boolean canPay(Game game, Seat seat, String rule, String what, int needed, Verdict why) {
        return game.side(seat).actions() >= needed
                || !why.silent() && why.no(tooFewActions(game, seat, rule, what, needed));
    }

    /** The refusal of something for lack of Actions. */
    public static Rejection tooFewActions(Game game, Seat seat, String rule, String what, int needed) {
        return Rejection.of(
                rule,
                "{what} costs {needed}; you have {left} left",
                "what",
                what,
                "needed",
                Phrase.times(needed, "Action"),
                "left",
                game.side(seat).actions());
    }
}
