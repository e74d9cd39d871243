package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.MonstersElementsLaid;
import io.github.terrene.carnage.rule.Elements;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Element cards are drawn for the duel; those of Monsters are laid at once, unseen. */
@Internal
@Rule({"CG-8.3", "CG-8.13", "CG-8.17", "CG-10.5", "CG-10.6", "CG-10.13", "CG-10.15"})
public record DrawElements() implements Work {
    static final DrawElements TASK = new DrawElements();
    private static final int CARDS = 4;

    @Override
    public Array<Due> due() {
        return Due.Course.ELEMENT_CARDS.next();
    }

    @Override
    public void run(Play play) {
        Duel duel = play.table().duel().get();
        if (duel.invasion()) {
            layUnseen(duel.attacker(), play);
        } else {
            draw(duel.attacker(), play);
        }
        draw(duel.defender(), play);
        play.next(Laying.open(duel), Fight.TASK);
    }

    private static void draw(Seat seat, Play play) {
        Elements.provide(play, seat, CARDS);
        play.emit(new ElementsDrawn(seat, Elements.top(play, seat, CARDS)));
    }

    private static void layUnseen(Seat seat, Play play) {
        int before = play.eventCount();
        Elements.provide(play, seat, Duel.ROUNDS);
        if (play.eventCount() == before) {
            Elements.shuffle(play, seat);
        }
        play.emit(new MonstersElementsLaid(seat, Elements.top(play, seat, Duel.ROUNDS)));
    }
}
