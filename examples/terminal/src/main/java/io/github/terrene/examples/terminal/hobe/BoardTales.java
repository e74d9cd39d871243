package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.Brought;
import io.github.terrene.hobe.event.CardsChanged;
import io.github.terrene.hobe.event.Destroyed;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.PutIntoPlay;
import io.github.terrene.hobe.event.Returned;
import io.github.terrene.hobe.event.TokensChanged;
import io.github.terrene.hobe.trait.Place;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What is told of what attacks and effects do to cards in play. */
final class BoardTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(TokensChanged.class, BoardTales::tokens)
            .on(Destroyed.class, (scene, event) -> scene.before().happens(event.cards(), "destroyed") + ".")
            .on(CardsChanged.class, BoardTales::changed)
            .on(Brought.class, BoardTales::brought)
            .on(
                    PutIntoPlay.class,
                    (scene, event) -> scene.after().inPlay(event.card()) + " comes back from the Underworld to "
                            + event.card().place().slot() + ".")
            .on(
                    Returned.class,
                    (scene, event) -> scene.before().inPlay(event.card()) + " goes back to "
                            + scene.before().whose(event.card().owner()) + " hand.");

    private BoardTales() {}

    private static String tokens(Scene<Speech> scene, TokensChanged event) {
        return event.cards()
                .map(each -> Paper.capital(scene.before().inPlay(each.card())) + " has "
                        + Names.number(each.left(), "token") + " left.")
                .mkString(" ");
    }

    private static String changed(Scene<Speech> scene, CardsChanged event) {
        return event.cards()
                .map(number -> Paper.capital(scene.before().inPlay(number)) + " now has "
                        + Fighter.strength(scene.after().table(), number) + ".")
                .mkString(" ");
    }

    private static String brought(Scene<Speech> scene, Brought event) {
        @Nullable CardInPlay card = scene.before().table().at(Place.of(event.seat(), event.from()));
        return scene.before().inPlay(Objects.requireNonNull(card)) + " comes to " + event.to() + ".";
    }
}
