package io.github.terrene.table;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.shelf.CardFile;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Proof;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Workshop;
import io.github.terrene.table.wire.CardList;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.NewTable;
import io.github.terrene.table.wire.Sent;
import io.github.terrene.table.wire.Wordings;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;

/** What there is to play, and to read about it. */
final class Catalogue {
    private static final String OWN = "terrene-table";

    /** More phrases than anybody reads while writing. */
    private static final int MOST_NEXT = 200;

    private final OfferedGames offered;
    private final Wordings wordings;
    private final RulePages rules;

    /** About what is offered. */
    Catalogue(OfferedGames offered, Wordings wordings) {
        this.offered = offered;
        this.wordings = wordings;
        this.rules = new RulePages(offered);
    }

    /** What all games are called, none of which is made for it: {@code [{"game":"hobe","title":"Hobe"}]}. */
    Answer titles() {
        return Answer.json(Answer.OK, titles(offered.titles()));
    }

    static String titles(Array<ShelvedGame> games) {
        return JsonText.of(json -> JsonText.list(json, games, (game, list) -> {
            list.writeStartObject();
            list.writeStringField("game", game.id());
            list.writeStringField("title", game.title());
            list.writeEndObject();
        }));
    }

    /** All games, each as {@link #game} tells of it. */
    Answer games() {
        return Answer.json(Answer.OK, JsonText.of(json -> JsonText.list(json, offered.games(), this::game)));
    }

    /** One of them. */
    Answer game(String id) {
        return offered.find(id)
                .<Answer>map(game -> Answer.json(Answer.OK, JsonText.of(json -> game(game, json))))
                .getOrElse(Routes::notFound);
    }

    /**
     * Writes {@code {"game":…,"title":…,"seats":[…],"players":{"least":2,"most":2},"decks":[…],"usual":[…],"needsDecks":true,"matches":true,
     * "takesCards":true}}.
     */
    private void game(Game<?, ?, ?, ?, ?> game, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("game", game.id());
        json.writeStringField("title", game.title());
        json.writeFieldName("seats");
        JsonText.list(json, game.seats(), (seat, seats) -> seats.writeString(seat.toString()));
        json.writeObjectFieldStart("players");
        json.writeNumberField("least", offered.sizes(game.id()).head());
        json.writeNumberField("most", offered.sizes(game.id()).last());
        json.writeEndObject();
        json.writeFieldName("decks");
        JsonText.list(json, game.decks().names(), (deck, decks) -> decks.writeString(deck));
        json.writeFieldName("usual");
        JsonText.list(json, game.decks().usual(), (deck, usual) -> usual.writeNumber(deck));
        json.writeBooleanField("needsDecks", game.needsDecks());
        json.writeBooleanField("matches", offered.match(game.id()).isDefined());
        json.writeBooleanField("takesCards", offered.takesCards(game.id()));
        json.writeEndObject();
    }

    Answer schema(String game) {
        return artifact(game).map(Catalogue::schemaOf).getOrElse(Routes::notFound);
    }

    Answer types(String game) {
        return artifact(game).map(Catalogue::typesOf).getOrElse(Routes::notFound);
    }

    /** The schema of what clients are sent beside what the games say. */
    static Answer ownSchema() {
        return schemaOf(OWN);
    }

    /** Its types for TypeScript. */
    static Answer ownTypes() {
        return typesOf(OWN);
    }

    private Option<String> artifact(String game) {
        return offered.find(game).flatMap(Game::artifact);
    }

    private static Answer schemaOf(String artifact) {
        return file(artifact, "documents.schema.json", Answer.Text.Sort.SCHEMA);
    }

    private static Answer typesOf(String artifact) {
        return file(artifact, "documents.d.ts", Answer.Text.Sort.TYPES);
    }

    private static Answer file(String artifact, String name, Answer.Text.Sort sort) {
        return GameFile.read("META-INF/" + artifact + "/" + name, Catalogue.class)
                .<Answer>map(text -> new Answer.Text(Answer.OK, sort, text))
                .getOrElse(Routes::notFound);
    }

    /** All cards of a game, in words and as values. */
    Answer cards(Request request, String game) {
        return offered.find(game)
                .map(found -> Answer.json(
                        Answer.OK,
                        CardList.of(found, request.language(), wordings).written()))
                .getOrElse(Routes::notFound);
    }

    /**
     * What is to be said of cards that somebody writes: {@code {"language":"en","cards":[…],"problems":[…],"hints":[…]}}, in the language in
     * which they are written.
     */
    Answer proof(Request request, Game<?, ?, ?, ?, ?> game, Sent.Writing sent) {
        Proof proof = offered.proof(game, file(request, game, sent.cards()));
        return Answer.json(Answer.OK, JsonText.object(json -> {
            json.writeStringField("language", proof.language().language());
            json.writeFieldName("cards");
            CardList.of(game, proof, wordings).to(json);
            Answer.problems(json, "problems", Problem.capped("cards", proof.problems()), proof.language()::problem);
            Answer.problems(json, "hints", Problem.capped("cards", proof.hints()), proof.language()::problem);
        }));
    }

    /** What may come next in a card that somebody writes: {@code ["draw a card", …]}. */
    Answer next(Request request, Game<?, ?, ?, ?, ?> game, Sent.Writing sent) {
        int most = sent.cards().length();
        String before =
                sent.cards().substring(0, Math.min(most, Math.max(0, sent.at().getOrElse(most))));
        Wording language = file(request, game, sent.cards()).language();
        Array<String> next = before.length() > Workshop.MOST
                ? Array.empty()
                : CardSheet.next(before, game.cards().form(), language).take(MOST_NEXT);
        return Answer.json(
                Answer.OK, JsonText.of(json -> JsonText.list(json, next, (phrase, list) -> list.writeString(phrase))));
    }

    /** Written in any language; whatever says nothing of that, in the one of the request. */
    private CardFile file(Request request, Game<?, ?, ?, ?, ?> game, String cards) {
        return OfferedGames.file(
                cards,
                Shelf.LANGUAGES
                        .sortBy(language -> !language.equals(request.language()))
                        .map(language -> wordings.of(game, language)));
    }

    /** What is to be said of a list that makes a deck: {@link CheckedDeck}. */
    Answer deck(Request request, String id) {
        return offered.find(id)
                .filter(Game::needsDecks)
                .map(game -> request.content(Sent.LISTING)
                        .flatMap(sent -> offered.find(NewTable.of(id, Option.none(), sent.cards()))
                                .map(with -> deck(sent.list(), with, wordings.of(with, request.language())))
                                .mapLeft(problems -> Answer.problems(
                                        Answer.BAD,
                                        problems,
                                        problem -> wordings.of(game, request.language())
                                                .problem(problem))))
                        .fold(wrong -> wrong, deck -> deck))
                .getOrElse(Routes::notFound);
    }

    private static Answer deck(String list, Game<?, ?, ?, ?, ?> game, Wording words) {
        return Answer.json(Answer.OK, CheckedDeck.of(list, game, words).written(words, game));
    }

    /** What is answered to whoever writes cards of a game. */
    @FunctionalInterface
    interface Look {
        /** Looks at what is written. */
        Answer at(Request request, Game<?, ?, ?, ?, ?> game, Sent.Writing sent);
    }

    /** An answer to whoever writes cards of a game that lets somebody have cards of their own. */
    Answer written(Request request, String id, Look look) {
        return offered.find(id)
                .filter(game -> offered.takesCards(id))
                .map(game -> request.content(Sent.WRITING).fold(wrong -> wrong, sent -> look.at(request, game, sent)))
                .getOrElse(Routes::notFound);
    }

    /** What a rule says: {@code {"number":"HB-7.2","text":…,"language":"en"}}. */
    Answer rule(Request request, String number) {
        return rules.find(number, request.language())
                .map(rule -> Answer.json(Answer.OK, JsonText.object(json -> {
                    json.writeStringField("number", number);
                    json.writeStringField("text", rule.text());
                    json.writeStringField("language", rule.language());
                })))
                .getOrElse(Routes::notFound);
    }
}
