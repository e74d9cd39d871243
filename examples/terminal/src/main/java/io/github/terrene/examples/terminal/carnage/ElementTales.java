package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.ElementsArranged;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.ElementsLaid;
import io.github.terrene.carnage.event.ElementsLookedAt;
import io.github.terrene.carnage.event.ElementsShuffled;
import io.github.terrene.carnage.event.ElementsSpent;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.MonstersElementsLaid;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** What is told of Element cards. */
final class ElementTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(ElementsShuffled.class, ElementTales::shuffled)
            .on(
                    ElementsLookedAt.class,
                    (scene, event) -> scene.before().does(event.seat(), "look") + " at the "
                            + (event.number() == 1 ? "top card" : "top " + event.number() + " cards")
                            + " of the Element deck.")
            .on(ElementsArranged.class, ElementTales::arranged)
            .on(
                    ElementsDrawn.class,
                    (scene, event) ->
                            scene.before().does(event.seat(), "draw") + " " + Speech.elements(event.cards()) + ".")
            .on(
                    ElementsLaid.class,
                    (scene, event) -> event.cards().exists(ElementCard::unknown)
                            ? scene.onlyVerbose(lay(scene, event.seat(), event.cards()))
                            : lay(scene, event.seat(), event.cards()))
            .on(
                    MonstersElementsLaid.class,
                    (scene, event) -> Names.number(event.cards().size(), "Element card") + " are laid unseen for "
                            + scene.before().whose(event.seat()) + " Monsters.")
            .on(
                    ElementsSpent.class,
                    (scene, event) -> scene.onlyVerbose(
                            scene.before().does(event.seat(), "discard") + " " + Speech.elements(event.cards()) + "."));

    private ElementTales() {}

    private static String shuffled(Scene<Speech> scene, ElementsShuffled event) {
        Speech speech = scene.before();
        boolean used = speech.table().side(event.seat()).elements().discarded().size()
                > event.discarded().size();
        return used
                ? speech.does(event.seat(), "shuffle") + " the discarded Element cards into the deck."
                : scene.onlyVerbose(speech.whose(event.seat()) + " Element deck is shuffled.");
    }

    private static String arranged(Scene<Speech> scene, ElementsArranged event) {
        String kept = event.kept().isEmpty()
                ? ""
                : scene.before().cast().verb(event.seat(), "put") + " back " + back(event.kept());
        String dropped = event.discarded().isEmpty()
                ? ""
                : scene.before().cast().verb(event.seat(), "discard") + " " + Speech.elements(event.discarded());
        return scene.before().cast().player(event.seat()) + " "
                + Names.list(Array.of(kept, dropped).reject(String::isEmpty)) + ".";
    }

    private static String back(Array<ElementCard> kept) {
        boolean known = !kept.exists(ElementCard::unknown);
        return Speech.elements(kept) + (known && kept.size() > 1 ? ", the first one on top" : "");
    }

    private static String lay(Scene<Speech> scene, Seat seat, Array<ElementCard> cards) {
        return scene.before().does(seat, "lay") + " "
                + (cards.exists(ElementCard::unknown)
                        ? Speech.elements(cards)
                        : cards.map(ElementCard::toString).mkString(", "))
                + ".";
    }
}
