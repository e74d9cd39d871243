package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Member;

/** How much of a player's supply is free, and the refusal of what does not fit. */
@Internal
public final class SupplyRoom {
    private SupplyRoom() {}

    /** The supply that would be left if that much more were used; negative if it does not fit. */
    @Rule("TO-7.2")
    public static int left(Game game, Seat seat, int more) {
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
                "TO-7.2/sp-taken",
                "{character} needs {sp:number} more SP; {free:number} of {limit:number} are free",
                name,
                needed,
                Math.max(0, left(game, seat, 0)),
                game.setting().format().supply());
    }
}
