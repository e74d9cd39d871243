package io.github.terrene.examples.server.http;

import io.github.terrene.examples.server.table.Offered;
import io.github.terrene.examples.server.wire.CardList;
import io.github.terrene.examples.server.wire.JsonText;
import io.github.terrene.shelf.Game;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Function;

/** What there is to play, and to read about it. */
final class Catalogue {
    private static final String OWN = "/META-INF/terrene-example-server/";

    private final Offered offered;
    private final RulePages rules;

    /** About what is offered. */
    Catalogue(Offered offered) {
        this.offered = offered;
        this.rules = new RulePages(offered);
    }

    /** All games: {@code [{"game":…,"title":…,"seats":[…],"players":{"least":2,"most":2},"decks":[…],"usual":[…],"needsDecks":true}]}. */
    Answer games(Call call) {
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
                    list.writeEndObject();
                })));
    }

    Answer schema(Call call) throws IOException {
        return file(call, "documents.schema.json", "application/schema+json");
    }

    Answer types(Call call) throws IOException {
        return file(call, "documents.d.ts", "text/plain; charset=utf-8");
    }

    /** The schema of what the server itself sends. */
    static Answer ownSchema(Call call) throws IOException {
        return resource(OWN + "documents.schema.json", "application/schema+json");
    }

    /** Its types for TypeScript. */
    static Answer ownTypes(Call call) throws IOException {
        return resource(OWN + "documents.d.ts", "text/plain; charset=utf-8");
    }

    private Answer file(Call call, String name, String type) throws IOException {
        Option<String> path =
                offered.find(call.name()).flatMap(Game::artifact).map(artifact -> "/META-INF/" + artifact + "/" + name);
        return path.isEmpty() ? Answer.notFound() : resource(path.get(), type);
    }

    private static Answer resource(String path, String type) throws IOException {
        try (InputStream file = Catalogue.class.getResourceAsStream(path)) {
            return file == null ? Answer.notFound() : Answer.bytes(Answer.OK, type, "no-cache", file.readAllBytes());
        }
    }

    /** All cards of a game, in words and as values. */
    Answer cards(Call call) {
        return game(call, game -> Answer.json(Answer.OK, new CardList(game, call.language()).written()));
    }

    private Answer game(Call call, Function<Game<?, ?, ?, ?, ?>, Answer> answer) {
        return offered.find(call.name()).map(answer).getOrElse(Answer::notFound);
    }

    /** What a rule says: {@code {"number":"HB-7.2","text":…,"language":"en"}}. */
    Answer rule(Call call) {
        return rules.find(call.name(), call.language())
                .map(rule -> Answer.json(Answer.OK, JsonText.object(json -> {
                    json.writeStringField("number", call.name());
                    json.writeStringField("text", rule.text());
                    json.writeStringField("language", rule.language());
                })))
                .getOrElse(Answer::notFound);
    }
}
