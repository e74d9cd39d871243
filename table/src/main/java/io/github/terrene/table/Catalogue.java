package io.github.terrene.table;

import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.shelf.Game;
import io.github.terrene.table.wire.CardList;
import io.github.terrene.table.wire.JsonText;
import io.github.terrene.table.wire.Wordings;
import io.vavr.control.Option;

/** What there is to play, and to read about it. */
final class Catalogue {
    private static final String OWN = "terrene-table";

    private final OfferedGames offered;
    private final Wordings wordings;
    private final RulePages rules;

    /** About what is offered. */
    Catalogue(OfferedGames offered, Wordings wordings) {
        this.offered = offered;
        this.wordings = wordings;
        this.rules = new RulePages(offered);
    }

    /** All games: {@code [{"game":…,"title":…,"seats":[…],"players":{"least":2,"most":2},"decks":[…],"usual":[…],"needsDecks":true,"matches":true}]}. */
    Answer games() {
        return Answer.json(
                Answer.OK,
                JsonText.of(json -> JsonText.list(json, offered.games(), (game, list) -> {
                    list.writeStartObject();
                    list.writeStringField("game", game.id());
                    list.writeStringField("title", game.title());
                    list.writeFieldName("seats");
                    JsonText.list(list, game.seats(), (seat, seats) -> seats.writeString(seat.toString()));
                    list.writeObjectFieldStart("players");
                    list.writeNumberField("least", offered.sizes(game.id()).head());
                    list.writeNumberField("most", offered.sizes(game.id()).last());
                    list.writeEndObject();
                    list.writeFieldName("decks");
                    JsonText.list(list, game.decks().names(), (deck, decks) -> decks.writeString(deck));
                    list.writeFieldName("usual");
                    JsonText.list(list, game.decks().usual(), (deck, usual) -> usual.writeNumber(deck));
                    list.writeBooleanField("needsDecks", game.needsDecks());
                    list.writeBooleanField("matches", offered.match(game.id()).isDefined());
                    list.writeEndObject();
                })));
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
                .map(found -> Answer.json(Answer.OK, new CardList(found, request.language(), wordings).written()))
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
