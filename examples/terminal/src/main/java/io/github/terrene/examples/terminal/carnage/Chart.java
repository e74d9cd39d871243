package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A round of a duel, drawn in two lines: who fights with which Element card, how strong they are, and what comes of it.
 *
 * @param speech what things are called before the round
 */
record DuelChart(Speech speech) {
    private static final int ROUND = 13;
    private static final int SEAT = 7;
    private static final int MOST_NAME = 25;
    private static final int ELEMENT = 9;
    private static final int STRENGTH = 4;
    private static final int RESULT = 8;

    /** The attacker's line, then the defender's. */
    Array<String> lines(Round round) {
        Duel duel = speech.table().duel().get();
        String number = "    Round " + (duel.fought().size() + 1);
        return Array.of(
                line(number, duel, duel.attacker(), round.attacking(), round.attack(), round),
                line("", duel, duel.defender(), round.defending(), round.defense(), round));
    }

    private String line(String number, Duel duel, Seat seat, ElementCard card, int strength, Round round) {
        int fought = duel.fought().size() + 1;
        boolean acts = duel.fighter(seat, fought) > 0;
        int room = Math.min(MOST_NAME, speech.cast().paper().columns() - ROUND - SEAT - ELEMENT - STRENGTH - RESULT);
        String name = acts
                ? speech.fighter(duel, seat, fought)
                : speech.cast().paper().paint(Ink.FAINT, "nobody");
        return (Paper.left(number, ROUND)
                        + Paper.left(speech.cast().name(seat), SEAT)
                        + Paper.left(Paper.width(name) < room ? name : Paper.cut(Paper.plain(name), room - 1), room)
                        + Paper.left(card.toString(), ELEMENT)
                        + Paper.right(acts ? "" + strength : "-", STRENGTH)
                        + "  " + result(seat, round))
                .stripTrailing();
    }

    private String result(Seat seat, Round round) {
        if (round.wonBy(seat)) {
            return speech.cast().paper().paint(Ink.GOOD, "wins");
        } else if (round.beaten(seat)) {
            return speech.cast().paper().paint(Ink.HARM, "beaten");
        }
        return "";
    }
}
