package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.tale.Tellings;
import io.github.terrene.terralore.event.Event;

/** What is told of an event: sentences that begin with a capital, or nothing. */
final class Tales {
    static final Tellings<Scene, Event> ALL = TurnTales.ALL.and(CardTales.ALL).and(FieldTales.ALL);

    private Tales() {}

    static String of(Scene scene, Event event) {
        return Paper.capital(ALL.of(scene, event));
    }
}
