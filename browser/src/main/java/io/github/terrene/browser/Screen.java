package io.github.terrene.browser;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.Reason;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;

/**
 * What a seat sees now, in the words of a language.
 *
 * @param narrator who says it
 * @param scene what can be seen
 * @param layout what lies where on the board
 * @param seat whose screen it is
 */
record Screen<A, E>(Narrator<A, E> narrator, Scene<A> scene, Layout layout, Seat seat) {
    static <A, E, V> Screen<A, E> of(Made<?, ?, A, E, V> made, V view, Seat seat, String language) {
        return of(made, view, made.library().cast(made.game(), seat), seat, language);
    }

    /**
     * The same with players of these names.
     *
     * @param cast who is told
     */
    static <A, E, V> Screen<A, E> of(Made<?, ?, A, E, V> made, V view, Cast cast, Seat seat, String language) {
        Narrator<A, E> narrator = made.library().narrator(made.game(), cast, language);
        return new Screen<>(
                narrator,
                narrator.scene(made.game().rules().shown(view)),
                made.library().layout(made.game()),
                seat);
    }

    private Board drawn() {
        return narrator.board(scene, layout);
    }

    /** What is where. */
    String board() {
        return Json.write(Board.FORM, drawn());
    }

    /** What is asked of the seat. */
    String question() {
        return Wire.words(narrator.question(scene));
    }

    /** Actions as they are offered: {@code [{"action":…,"label":[…],"keys":[…]}]}. */
    String choices(Seq<A> actions) {
        Board board = drawn();
        return JsonText.of(json -> JsonText.list(json, actions, (action, list) -> {
            list.writeStartObject();
            labelled(action, board, list);
            list.writeEndObject();
        }));
    }

    /** The same of actions that are refused, with {@code "why"}. */
    String refused(Seq<Refused<A>> all) {
        Board board = drawn();
        return JsonText.of(json -> JsonText.list(json, all, (refused, list) -> {
            list.writeStartObject();
            labelled(refused.action(), board, list);
            list.writeFieldName("why");
            list.writeRawValue(why(refused.why()));
            list.writeEndObject();
        }));
    }

    private void labelled(A action, Board board, JsonGenerator json) throws IOException {
        json.writeFieldName("action");
        Json.write(narrator.forms().action(), action, json);
        json.writeFieldName("label");
        json.writeRawValue(Wire.words(narrator.choice(action, scene)));
        json.writeFieldName("keys");
        JsonText.list(json, narrator.keys(action, seat, board), (key, list) -> list.writeString(key));
    }

    /** Reasons, for programs and for people. */
    String why(Seq<Rejection> why) {
        return Wire.reasons(Array.ofAll(why)
                .map(rejection ->
                        Reason.of(rejection, narrator.why(rejection, scene).text())));
    }
}
