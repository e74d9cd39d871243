package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.event.CardNamed;
import io.github.terrene.hobe.event.CardPlayed;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.EventCountered;
import io.github.terrene.hobe.event.EventPlayed;
import io.github.terrene.hobe.event.EventSpent;
import io.github.terrene.hobe.event.Moved;
import io.github.terrene.hobe.event.Sacrificed;
import io.github.terrene.hobe.table.CurrentStats;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What is told of cards that are played and moved, and of attacks. */
final class PlayTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(CardNamed.class, PlayTales::named)
            .on(CardPlayed.class, PlayTales::played)
            .on(EventPlayed.class, (scene, event) -> "")
            .on(
                    EventCountered.class,
                    (scene, event) -> event(scene, event.event()) + " is countered, and goes to the Underworld.")
            .on(
                    EventSpent.class,
                    (scene, event) -> scene.onlyVerbose(event(scene, event.event()) + " goes to the Underworld."))
            .on(
                    Sacrificed.class,
                    (scene, event) -> scene.before().does(event.seat(), "sacrifice") + " "
                            + scene.before()
                                    .card(event.seat(), event.situation().card()) + ".")
            .on(Moved.class, (scene, event) -> moved(scene, event.seat(), event.one(), event.other()))
            .on(Attacked.class, PlayTales::attacked);

    private PlayTales() {}

    private static String event(Scene<Speech> scene, PlayedEvent event) {
        return scene.before().whose(event.seat()) + " " + scene.before().card(event.seat(), event.card());
    }

    private static String named(Scene<Speech> scene, CardNamed event) {
        Speech speech = scene.before();
        String cost = event.card().cost() == 0
                ? ""
                : " for " + Names.number(CurrentStats.cost(speech.table(), event.seat(), event.card()), "card");
        String text =
                scene.verbose() && !CardText.of(event.card()).isEmpty() ? " \"" + CardText.of(event.card()) + "\"" : "";
        return speech.does(event.seat(), "play") + " " + speech.card(event.seat(), event.card())
                + speech.targets(event.targets()) + cost + "." + text;
    }

    private static String played(Scene<Speech> scene, CardPlayed event) {
        return event.card().battle()
                ? scene.onlyVerbose("it comes to " + event.card().place().slot() + ".")
                : "";
    }

    /** What lies in two slots changes places: "South moves Oar Hand from standby 0 to front 1". */
    static String moved(Scene<Speech> scene, Seat seat, Slot one, Slot other) {
        @Nullable CardInPlay first = scene.before().table().at(Place.of(seat, one));
        @Nullable CardInPlay second = scene.before().table().at(Place.of(seat, other));
        if (first != null && second != null) {
            return scene.before().does(seat, "exchange") + " " + scene.before().card(seat, first.card()) + " (" + one
                    + ") and " + scene.before().card(seat, second.card()) + " (" + other + ").";
        }
        boolean up = first == null;
        CardInPlay moving = up ? Objects.requireNonNull(second) : first;
        return scene.before().does(seat, "move") + " " + scene.before().card(seat, moving.card()) + " from "
                + (up ? other : one) + " to " + (up ? one : other) + ".";
    }

    private static String attacked(Scene<Speech> scene, Attacked event) {
        Speech speech = scene.before();
        CardInPlay attacker = Objects.requireNonNull(speech.table().find(event.attacker()));
        String target = event.hit().isEmpty()
                ? speech.whose(Players.opponent(attacker.controller())) + " deck"
                : Names.list(event.hit().map(speech::inPlay));
        return speech.inPlay(attacker) + " attacks " + target + " with ATK " + event.attack() + ".";
    }
}
