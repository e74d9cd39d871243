package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.event.CardDiscarded;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.CardsLost;
import io.github.terrene.hobe.event.CardsRecovered;
import io.github.terrene.hobe.event.Chosen;
import io.github.terrene.hobe.event.CoinTossed;
import io.github.terrene.hobe.event.CostPaidOpenly;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.GameEnded;
import io.github.terrene.hobe.event.PhaseBegan;
import io.github.terrene.hobe.event.TakenBack;
import io.github.terrene.hobe.event.TurnBegan;
import io.github.terrene.hobe.event.TurnEnded;
import io.github.terrene.hobe.event.WindowClosed;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import java.util.Locale;

/** What is told of turns, effects, decks and the end. */
final class TurnTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(
                    CoinTossed.class,
                    (scene, event) -> "The coin falls: " + scene.before().does(event.first(), "go") + " first.")
            .on(TurnBegan.class, (scene, event) -> "")
            .on(
                    PhaseBegan.class,
                    (scene, event) ->
                            scene.onlyVerbose("phase: " + event.phase().name().toLowerCase(Locale.ROOT) + "."))
            .on(TurnEnded.class, (scene, event) -> scene.onlyVerbose("what lasts this turn is over."))
            .on(
                    WindowClosed.class,
                    (scene, event) -> scene.onlyVerbose(scene.before().does(event.seat(), "answer") + " nothing."))
            .on(EffectBegan.class, TurnTales::began)
            .on(
                    Chosen.class,
                    (scene, event) -> scene.before().does(event.seat(), "choose") + " "
                            + scene.before().choice(event.choice()) + ".")
            .on(CardDrawn.class, (scene, event) -> "")
            .on(CardsLost.class, TurnTales::lost)
            .on(
                    CostPaidOpenly.class,
                    (scene, event) -> scene.before().does(event.seat(), "pay") + " with "
                            + Names.list(
                                    event.cards().map(card -> scene.before().card(event.seat(), card))) + ".")
            .on(
                    CardDiscarded.class,
                    (scene, event) -> scene.before().does(event.seat(), "discard") + " "
                            + scene.before().card(event.seat(), event.card()) + ".")
            .on(
                    TakenBack.class,
                    (scene, event) -> scene.before().does(event.seat(), "take") + " "
                            + scene.before().card(event.seat(), event.card()) + " back from the Underworld.")
            .on(
                    CardsRecovered.class,
                    (scene, event) -> Names.number(
                                    scene.before().table().lostSize(event.seat())
                                            - event.lost().size(),
                                    "card")
                            + " of " + scene.before().whose(event.seat()) + " Lost pile go back into the deck.")
            .on(GameEnded.class, TurnTales::ending);

    private TurnTales() {}

    private static String began(Scene<Speech> scene, EffectBegan event) {
        String text = scene.verbose() ? ": \"" + CardText.of(event.source().card()) + "\"" : "";
        return "the effect of " + scene.before().inPlay(event.source()) + " happens" + text + ".";
    }

    private static String lost(Scene<Speech> scene, CardsLost event) {
        return scene.before().whose(event.seat()) + " deck loses " + Names.number(event.cards(), "card") + ", "
                + scene.after().table().deckSize(event.seat()) + " left.";
    }

    /** The aim is to be the last one standing; the winner gets a hug. */
    private static String ending(Scene<Speech> scene, GameEnded event) {
        Seat winner = event.outcome().winners().head();
        Seat loser = Players.opponent(winner);
        String why = event.outcome().rule().equals("HB-11.4")
                ? scene.before().cast().player(loser) + " gave the game up"
                : scene.before().whose(loser) + " deck is empty";
        return scene.before().does(winner, "win") + " and "
                + scene.before().cast().verb(winner, "get") + " a hug: " + why + " ("
                + event.outcome().rule() + ").";
    }
}
