package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.damage.StoppedAttack;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Players are asked one after another whether they respond.
 *
 * @param toAsk the players still to be asked, in this order
 * @param happenings the declared events, which abilities may answer
 */
@Internal
@Rule({"TO-8.9", "TO-8.12"})
public record Responses(Array<Seat> toAsk, Array<Happening> happenings) implements Work {

    /** The responses to what a player declared. */
    static Responses to(Table table, Seat actor, Array<Happening> happenings) {
        return new Responses(table.others(actor), happenings);
    }

    /** The responses to an activation: none if it is Purple. */
    public static Responses toActivation(Table table, Link link) {
        return following(table, link, Array.empty());
    }

    /** The responses to an activation, none if it is Purple; the same declarations may still be answered. */
    @Rule("TO-8.3")
    static Responses following(Table table, Link link, Array<Happening> happenings) {
        boolean closed = link.trigger().color() == Color.PURPLE;
        return new Responses(closed ? Array.empty() : table.others(link.seat()), happenings);
    }

    @Override
    public Array<Due> due() {
        return Array.of(new Due.Responses(toAsk, happenings));
    }

    @Override
    public void run(Play play) {
        if (leftOut(play)) {
            return;
        }
        for (int i = 0; i < toAsk.size(); i++) {
            if (open(play, i)) {
                play.next(prompt(i));
                return;
            }
        }
    }

    private Respond prompt(int place) {
        return new Respond(toAsk.get(place), toAsk.drop(place + 1), happenings);
    }

    /** If the chain is empty and the attack is cancelled, nobody is asked. */
    @Rule("TO-5.14")
    private static boolean leftOut(Play play) {
        if (!play.table().chain().isEmpty()) {
            return false;
        }
        StoppedAttack.check(play);
        Option<Battle> battle = play.table().battle();
        return battle.isDefined() && battle.get().cancelled();
    }

    /** Whether that player is asked: one who could not respond is skipped unless all windows are offered; one who left always is. */
    @Rule({"TO-8.13", "TO-10.13"})
    private boolean open(Play play, int place) {
        Seat seat = toAsk.get(place);
        if (!play.table().plays(seat)) {
            return false;
        }
        if (play.setting().options().responseWindows() == ResponseWindows.ALWAYS) {
            return true;
        }
        int flags = play.table().side(seat).abilityFlags();
        if (AbilityFlags.secret(flags)) {
            play.forbidUndo();
        }
        return AbilityFlags.answer(flags) && play.book().canActivate(play.with(prompt(place)), seat);
    }
}
