package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.BuriedExiled;
import io.github.terrene.terralore.event.CardPutIntoDeck;
import io.github.terrene.terralore.event.CardsDiscarded;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.CardsMilled;
import io.github.terrene.terralore.event.DeckLookedAt;
import io.github.terrene.terralore.event.DeckRearranged;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.HandShuffledBack;
import io.github.terrene.terralore.event.PlansOpened;
import io.github.terrene.terralore.event.PlansOpened.Opened;
import io.github.terrene.terralore.event.RanOut;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What is told of hands, decks, Graveyards and plans. */
final class CardTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(CardsDrawn.class, CardTales::drawn)
            .on(RanOut.class, (scene, event) -> scene.before().does(event.seat(), "have") + " run out of cards.")
            .on(
                    HandShuffledBack.class,
                    (scene, event) -> scene.before().does(event.seat(), "shuffle") + " the first hand back.")
            .on(PlansOpened.class, CardTales::opened)
            .on(
                    CardsDiscarded.class,
                    (scene, event) -> scene.before().does(event.seat(), "discard") + " "
                            + scene.before().cards(event.seat(), event.cards()) + ".")
            .on(
                    CardsMilled.class,
                    (scene, event) -> go(scene, event.seat(), event.cards()) + " from "
                            + scene.before().whose(event.seat()) + " deck to the Graveyard.")
            .on(
                    CardPutIntoDeck.class,
                    (scene, event) -> go(scene, event.seat(), Array.of(event.card())) + " from "
                            + scene.before().whose(event.seat()) + " Graveyard onto the deck.")
            .on(
                    BuriedExiled.class,
                    (scene, event) -> scene.before().card(event.graveyard(), event.card()) + " is exiled from "
                            + scene.before().whose(event.graveyard()) + " Graveyard.")
            .on(
                    DeckLookedAt.class,
                    (scene, event) -> scene.before().does(event.viewer(), "look") + " at the top of "
                            + scene.before().whose(event.deck()) + " deck: "
                            + scene.before().cards(event.deck(), event.cards()) + ".")
            .on(DeckRearranged.class, CardTales::rearranged);

    private CardTales() {}

    private static String drawn(Scene<Speech> scene, CardsDrawn event) {
        Speech speech = scene.before();
        String drawn = event.drawn().isEmpty()
                ? ""
                : speech.does(event.seat(), "draw") + " " + speech.cards(event.seat(), event.drawn()) + ".";
        String lost = event.lost().isEmpty()
                ? ""
                : Paper.capital(speech.whose(event.seat())) + " hand is full: " + go(scene, event.seat(), event.lost())
                        + " to the Graveyard.";
        return Array.of(drawn, lost).reject(String::isEmpty).mkString(" ");
    }

    private static String go(Scene<Speech> scene, Seat seat, Seq<Card> cards) {
        return scene.before().cards(seat, cards) + (cards.size() == 1 ? " goes" : " go");
    }

    private static String rearranged(Scene<Speech> scene, DeckRearranged event) {
        boolean known = !event.cards().exists(Card::unknown);
        return "The cards go back" + (known ? ": " + scene.before().cards(event.deck(), event.cards()) : "")
                + ", the first one on top.";
    }

    private static String opened(Scene<Speech> scene, PlansOpened event) {
        return event.plans()
                .map(plan -> Paper.capital(opened(scene.before(), plan)))
                .mkString(" ");
    }

    private static String opened(Speech speech, Opened plan) {
        Array<String> lanes = Array.of(placed(speech, plan, Lane.ATTACKING), placed(speech, plan, Lane.DEFENDING))
                .reject(String::isEmpty);
        String places = speech.does(plan.seat(), "place") + " " + (lanes.isEmpty() ? "nothing" : Names.list(lanes));
        String paid = plan.discards().isEmpty() ? "" : ", paid with " + speech.cards(plan.seat(), plan.discards());
        return places + paid + ".";
    }

    private static String placed(Speech speech, Opened plan, Lane lane) {
        Array<Card> cards = (lane == Lane.ATTACKING ? plan.attacking() : plan.defending()).cards();
        return cards.isEmpty() ? "" : speech.cards(plan.seat(), cards) + " in the " + lane.word() + " lane";
    }
}
