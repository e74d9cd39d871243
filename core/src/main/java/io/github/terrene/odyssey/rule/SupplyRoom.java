package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Supply;

/** How much of a player's supply is free, and the refusal of what does not fit. */
@Internal
public final class SupplyRoom {
    private SupplyRoom() {}

    /** The supply that would be left if that much more were used; negative if it does not fit. */
    @Rule("TO-7.2")
    public static int left(Game game, Seat seat, int more) {
        return game.setting().format().supply() - Supply.used(game.table(), seat) - more;
    }

    /** Whether there is room for that Character to be recruited. */
    @Rule("TO-7.2")
    public static boolean fits(Game game, Member recruited) {
        return Supply.with(game.table(), recruited) <= game.setting().format().supply();
    }

    /** Whether there is room for that card to be put into play recruited. */
    @Rule("TO-7.2")
    public static boolean fits(Game game, Seat seat, CharacterCard card) {
        return Supply.with(game.table(), seat, card) <= game.setting().format().supply();
    }

    /** The refusal of a card that cannot be put into play recruited for lack of supply. */
    public static Rejection noRoom(Game game, Seat seat, CharacterCard card) {
        int before = Supply.used(game.table(), seat);
        return noRoom(game, seat, card.name(), Supply.with(game.table(), seat, card) - before);
    }

    /** The refusal of a Character that cannot be recruited for lack of supply. */
    public static Rejection noRoom(Game game, Member recruited) {
        int before = Supply.used(game.table(), recruited.seat());
        return noRoom(game, recruited.seat(), recruited.name(), Supply.with(game.table(), recruited) - before);
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
