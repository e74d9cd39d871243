package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.LocationLost;
import io.github.terrene.carnage.event.NestEmptied;
import io.github.terrene.carnage.event.PillarCompleted;
import io.github.terrene.carnage.event.PlacementCheapened;
import io.github.terrene.carnage.event.Promised;
import io.github.terrene.carnage.event.Replaced;
import io.github.terrene.carnage.event.ShardsGained;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** What is told of shards and victory points, of the Pantheon, and of what an invasion takes. */
final class GainTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(
                    ShardsGained.class,
                    (scene, event) -> scene.before().does(event.seat(), "gain") + " "
                            + Names.number(event.shards(), "shard") + ".")
            .on(
                    PlacementCheapened.class,
                    (scene, event) -> scene.before().whose(event.seat()) + " next placement this turn costs "
                            + Names.number(event.shards(), "shard") + " less.")
            .on(
                    Promised.class,
                    (scene, event) -> scene.before().does(event.seat(), "have") + " " + Waiting.words(event.effect())
                            + " in the next duel.")
            .on(PillarCompleted.class, GainTales::pillar)
            .on(Ascended.class, GainTales::ascended)
            .on(
                    Replaced.class,
                    (scene, event) -> scene.before().card(event.seat(), event.legend()) + " comes to place "
                            + event.place() + " for a Raïven.")
            .on(NestEmptied.class, GainTales::nest)
            .on(
                    LocationLost.class,
                    (scene, event) -> scene.before().does(event.seat(), "lose") + " the Location "
                            + scene.before().card(event.seat(), event.location()) + ".");

    private GainTales() {}

    private static String pillar(Scene<Speech> scene, PillarCompleted event) {
        Speech speech = scene.before();
        return speech.does(event.seat(), "complete") + " a pillar for " + event.vp() + " VP: "
                + speech.cards(event.seat(), event.locations()) + " go to the Pantheon, and "
                + speech.whose(event.seat()) + " Legends have +1 in each of their elements.";
    }

    private static String ascended(Scene<Speech> scene, Ascended event) {
        Speech speech = scene.before();
        int under = speech.table()
                .side(event.seat())
                .spearhead()
                .legend(event.place())
                .map(stack -> stack.under().size())
                .getOrElse(0);
        return speech.card(event.seat(), event.legend()) + " ascends to " + speech.whose(event.seat())
                + " Pantheon for " + event.vp() + " VP."
                + (under == 0
                        ? ""
                        : " " + Paper.capital(Speech.duplicates(under)) + (under == 1 ? " is" : " are")
                                + " discarded.");
    }

    private static String nest(Scene<Speech> scene, NestEmptied event) {
        Speech speech = scene.before();
        String ascended = go(speech, event.seat(), event.ascended(), "to the Pantheon for " + event.vp() + " VP.");
        String discarded = go(speech, event.seat(), event.discarded(), "to the discard pile.");
        return Array.of(ascended, discarded)
                .reject(String::isEmpty)
                .map(Paper::capital)
                .mkString(" ");
    }

    private static String go(Speech speech, Seat seat, Array<Card> monsters, String where) {
        return monsters.isEmpty()
                ? ""
                : speech.cards(seat, monsters) + (monsters.size() == 1 ? " goes " : " go ") + where;
    }
}
