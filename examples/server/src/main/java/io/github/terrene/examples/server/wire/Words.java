package io.github.terrene.examples.server.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.wording.Role;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.session.Line;
import io.github.terrene.session.Session;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.Locale;

/**
 * Tells a watcher in one language what happens at a table, what can be done, and why not.
 *
 * @param narrator who says it
 * @param layout what lies where on the board
 * @param session the table
 * @param watcher who is told
 */
record Words<A, E>(Narrator<A, E> narrator, Layout layout, Session<?, ?, A, E, ?> session, Seat watcher) {
    /**
     * The part of a line that is in words, and the board.
     *
     * @param writer remembers the board that the client shows
     * @param newest whether it can be answered
     */
    void line(Line<E, ?> line, LineWriter writer, boolean newest, JsonGenerator json) throws IOException {
        Scene<A> now = scene(line.number());
        JsonText.list(json, "told", told(line, now), Words::sentence);
        Board board = narrator.board(now, layout);
        writer.screen("board", "boardChanges", Board.FORM, board, json);
        if (newest) {
            said("question", session.outcome().isDefined() ? Said.NOTHING : narrator.question(now), json);
            JsonText.list(
                    json, "choices", session.choices(watcher), (action, list) -> choice(action, now, board, list));
            json.writeBooleanField(
                    "canUndo", session.takeBack(watcher, line.number(), 0).isRight());
            for (A action : conceding(session)) {
                json.writeFieldName("concede");
                choice(action, now, board, json);
            }
        }
    }

    /** How the watcher leaves the game, if that is possible. */
    private <S> Option<A> conceding(Session<?, S, A, E, ?> played) {
        return played.rules().legal(played.state(), watcher).find(played.rules()::concedes);
    }

    private Seq<Sentence> told(Line<E, ?> line, Scene<A> now) {
        if (line.what() instanceof Line.Happened<E> happened) {
            return told(
                    happened.events(),
                    line.number() == 1 ? now : narrator.scene(session.shown(watcher, line.number() - 1), now.shown()));
        }
        return Notice.of(line.what())
                .toArray()
                .map(notice -> new Sentence(narrator.value(Notice.class, notice, ""), Role.BEGINS, 0));
    }

    private Seq<Sentence> told(Seq<E> events, Scene<A> scene) {
        return narrator.tell(events, scene).reject(sentence -> sentence.said().isEmpty());
    }

    private Scene<A> scene(int number) {
        return narrator.scene(session.shown(watcher, number));
    }

    private void choice(A action, Scene<A> scene, Board board, JsonGenerator json) throws IOException {
        json.writeStartObject();
        labelled(action, scene, board, json);
        json.writeEndObject();
    }

    private void labelled(A action, Scene<A> scene, Board board, JsonGenerator json) throws IOException {
        json.writeFieldName("action");
        Json.write(session.rules().forms().action(), action, json);
        said("label", narrator.choice(action, scene), json);
        JsonText.list(json, "keys", narrator.keys(action, watcher, board), (key, list) -> list.writeString(key));
    }

    /** What the watcher cannot do, and why. */
    String refused() {
        Scene<A> scene = scene(session.number(watcher));
        Board board = narrator.board(scene, layout);
        Seq<Refused<A>> all = refused(session);
        return JsonText.of(json -> JsonText.list(json, all, (refused, list) -> {
            list.writeStartObject();
            labelled(refused.action(), scene, board, list);
            why(refused.why(), list);
            list.writeEndObject();
        }));
    }

    private <S> Seq<Refused<A>> refused(Session<?, S, A, E, ?> played) {
        return played.rules().refused(played.state(), watcher);
    }

    /** Reasons, for programs and for people. */
    void why(Seq<Rejection> why, JsonGenerator json) throws IOException {
        Scene<A> scene = scene(session.number(watcher));
        JsonText.list(json, "why", why, (rejection, list) -> reason(rejection, scene, list));
    }

    private void reason(Rejection rejection, Scene<A> scene, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("rule", rejection.rule());
        json.writeStringField("key", rejection.key());
        json.writeObjectFieldStart("facts");
        for (Fact fact : rejection.facts()) {
            fact(fact, json);
        }
        json.writeEndObject();
        json.writeStringField("sentence", narrator.why(rejection, scene).text());
        json.writeEndObject();
    }

    private static void fact(Fact fact, JsonGenerator json) throws IOException {
        json.writeFieldName(fact.name());
        if (fact.value() instanceof Long number) {
            json.writeNumber(number);
        } else {
            json.writeString(fact.value().toString());
        }
    }

    private static void sentence(Sentence sentence, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("role", word(sentence.role()));
        said("words", sentence.said(), json);
        json.writeEndObject();
    }

    private static void said(String field, Said said, JsonGenerator json) throws IOException {
        JsonText.list(json, field, said.words(), (word, list) -> {
            list.writeStartObject();
            list.writeStringField("kind", word(word.kind()));
            list.writeStringField("text", word.text());
            if (!word.about().isEmpty()) {
                list.writeStringField("about", word.about());
            }
            list.writeEndObject();
        });
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
