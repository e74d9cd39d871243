package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A round of a duel, drawn in two lines: who fights with which Element card, how strong they are, and what comes of it.
 *
 * @param before the table before the round
 * @param voice what things are called
 */
record Chart(Table before, Voice voice) {
    private static final int ROUND = 13;
    private static final int SEAT = 7;
    private static final int MOST_NAME = 25;
    private static final int ELEMENT = 10;
    private static final int STRENGTH = 4;
    private static final int RESULT = 11;

    /** The attacker's line, then the defender's. */
    Array<String> lines(RoundFought fought) {
        Duel duel = before.duel().get();
        Round round = fought.round();
        String number = "    " + voice.word("Round.number") + " " + fought.number();
        return Array.of(
                line(number, duel.attacker(), fought.attacker(), round.attacking(), round.attack(), round),
                line("", duel.defender(), fought.defender(), round.defending(), round.defense(), round));
    }

    private String line(String number, Seat seat, Fighter fighter, ElementCard card, int strength, Round round) {
        boolean acts = fighter.card().isDefined();
        int room = Math.min(MOST_NAME, paper().columns() - ROUND - SEAT - ELEMENT - STRENGTH - RESULT);
        String name = voice.value(Fighter.class, fighter);
        String shown = Paper.width(name) < room ? name : Paper.cut(Paper.plain(name), room - 1);
        return (Paper.left(number, ROUND)
                        + Paper.left(voice.cast().name(seat), SEAT)
                        + Paper.left(
                                acts ? voice.cast().paint(seat, Paper.plain(shown)) : paper().paint(Ink.FAINT, shown),
                                room)
                        + Paper.left(voice.name(card.id()), ELEMENT)
                        + Paper.right(acts ? "" + strength : "-", STRENGTH)
                        + "  " + result(seat, round))
                .stripTrailing();
    }

    private String result(Seat seat, Round round) {
        if (round.wonBy(seat)) {
            return paper().paint(Ink.GOOD, voice.word("Round.won"));
        }
        return round.beaten(seat) ? paper().paint(Ink.HARM, voice.word("Round.beaten")) : "";
    }

    private Paper paper() {
        return voice.paper();
    }
}
