package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.board.Board;
import io.github.terrene.narrator.board.Layout;
import io.github.terrene.narrator.board.Pointer;
import io.github.terrene.narrator.wording.Role;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.session.Line;
import io.github.terrene.session.Session;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;

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
     * @param newest whether it can be answered
     */
    Narration line(Line<E, ?> line, boolean newest) {
        Scene<A> now = scene(line.number());
        Board board = narrator.board(now, layout);
        return new Narration(
                Json.write(Sends.TOLD, told(line, now).toArray().map(Told::of)),
                board,
                newest ? JsonText.fields(json -> answers(now, line.number(), board, json)) : "");
    }

    private void answers(Scene<A> now, int number, Board board, JsonGenerator json) throws IOException {
        said("question", session.outcome().isDefined() ? Said.NOTHING : narrator.question(now), json);
        JsonText.list(json, "choices", session.choices(watcher), (action, list) -> choice(action, now, board, list));
        json.writeBooleanField("canUndo", session.takeBack(watcher, number, 0).isRight());
        for (A action : conceding(session)) {
            json.writeFieldName("concede");
            choice(action, now, board, json);
        }
    }

    /** How the game ended, in a sentence. */
    Array<SentWord> outcome() {
        Outcome outcome = session.outcome().get();
        boolean agreed = outcome.rule().isEmpty();
        return SentWord.of(
                agreed
                        ? narrator.value(Notice.class, new Notice.AgreedOnDraw(), "")
                        : narrator.value(Notice.class, new Notice.Over(outcome), ""));
    }

    /** How the watcher leaves the game, if that is possible. */
    private <S> Option<A> conceding(Session<?, S, A, E, ?> played) {
        return played.outcome().isDefined()
                ? Option.none()
                : played.rules().legal(played.state(), watcher).find(played.rules()::concedes);
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

    /** Something that the watcher can choose. */
    String choice(A action) {
        Scene<A> now = scene(session.number(watcher));
        return JsonText.of(json -> choice(action, now, narrator.board(now, layout), json));
    }

    /** What a card is called. */
    SentWord card(String id) {
        return new SentWord(SentWord.WordKind.CARD, narrator.name(id), Option.some(id));
    }

    /** A sentence that stands for itself. */
    Array<SentWord> sentence(String key, Seq<Fact> facts) {
        return narrator.sentence(key, facts, scene(session.number(watcher)))
                .map(SentWord::of)
                .getOrElse(Array.empty());
    }

    /** The ways to what is pointed at on the board. */
    Array<Array<Integer>> ways(Seq<Pointer> points) {
        Board board = narrator.board(scene(session.number(watcher)), layout);
        return points.flatMap(point -> point.in(board, narrator.wording())).toArray();
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
        json.writeFieldName("why");
        Json.write(Sends.REASONS, why.toArray().map(this::reason), json);
    }

    /** The same of one of them. */
    Reason reason(Rejection why) {
        return Reason.of(why, narrator.why(why, scene(session.number(watcher))).text());
    }

    private static void said(String field, Said said, JsonGenerator json) throws IOException {
        json.writeFieldName(field);
        Json.write(Sends.WORDS, SentWord.of(said), json);
    }
}
