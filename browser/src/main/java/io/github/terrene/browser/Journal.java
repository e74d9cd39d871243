package io.github.terrene.browser;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.table.wire.JsonText;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;

/**
 * What a seat was told of a game: a line for its start, and one for each action.
 *
 * @param made what is played
 * @param played what happened
 * @param seat who is told
 */
record Journal<S, A, E, V>(Made<?, S, A, E, V> made, Timeline<S, A, E> played, Seat seat) {
    /**
     * {@code [{"number":2,"events":[…],"told":[…]}]}.
     *
     * @param after the number of the last line that is known; 0 for none
     * @param language of what is told; nothing for events only
     */
    String since(int after, String language) {
        Array<Step<S, E>> steps = played.moves().toArray().map(Move::step).prepend(played.first());
        if (after < 0 || after > steps.size()) {
            throw new Refusal("after", "browser/after", "there is no line " + after);
        }
        return JsonText.of(json -> JsonText.list(json, Array.range(after, steps.size()), (place, list) -> {
            list.writeStartObject();
            list.writeNumberField("number", place + 1);
            line(steps.get(Math.max(0, place - 1)), steps.get(place), language, list);
            list.writeEndObject();
        }));
    }

    private void line(Step<S, E> before, Step<S, E> step, String language, JsonGenerator json) throws IOException {
        Rules<?, S, A, E, V> rules = made.game().rules();
        Seq<E> events = step.events().flatMap(event -> rules.told(event, seat));
        json.writeFieldName("events");
        JsonText.list(json, events, (event, list) -> Json.write(rules.forms().event(), event, list));
        if (!language.isEmpty()) {
            Narrator<A, E> narrator = made.library().narrator(made.game(), seat, language);
            Scene<A> scene = narrator.scene(shown(before), shown(step));
            json.writeFieldName("told");
            json.writeRawValue(Wire.told(narrator.tell(events, scene)
                    .reject(sentence -> sentence.said().isEmpty())));
        }
    }

    private Shown<A> shown(Step<S, E> step) {
        Rules<?, S, A, E, V> rules = made.game().rules();
        return rules.shown(rules.view(step.state(), seat));
    }
}
