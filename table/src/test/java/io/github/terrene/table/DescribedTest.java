package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.terrene.json.schema.Documents;
import io.github.terrene.json.schema.JsonSchema;
import io.github.terrene.json.schema.TypeScript;
import io.github.terrene.table.wire.Described;
import io.github.terrene.testkit.release.SourceNotes;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What clients are sent is described for programs in other languages, exactly: nothing is missing, and nothing is sent that is not said. */
class DescribedTest {
    private static final Path RESOURCES = Path.of("src/main/resources/META-INF/terrene-table");
    private static final JsonNode SCHEMA = Client.read(JsonSchema.of(described()));

    private static Documents described() {
        return Described.documents(SourceNotes.of(
                Path.of("src/main/java"),
                Path.of("../bots/src/main/java"),
                Path.of("../narrator/src/main/java"),
                Path.of("../session/src/main/java"),
                Path.of("../kernel/src/main/java")));
    }

    @Test
    void theFilesAreUpToDate() throws IOException {
        same(RESOURCES.resolve("documents.schema.json"), JsonSchema.of(described()));
        same(RESOURCES.resolve("documents.d.ts"), TypeScript.of(described()));
    }

    private static void same(Path file, String expected) throws IOException {
        if (Boolean.getBoolean("schemas.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, expected);
        }
        assertThat(Files.readString(file).replace("\r\n", "\n"))
                .as("%s, to be written again with -Dschemas.write=true", file)
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hobe", "carnage"})
    void whatIsSentIsDescribed(String game) {
        Client client = Client.ofAllGames();
        assertThat(client.get("schema").json()).isEqualTo(SCHEMA);
        assertThat(client.get("types").text()).contains("export interface Documents");
        Client.Reply opened = client.post(
                "tables",
                "",
                "{\"game\":\"" + game
                        + "\",\"seat\":\"A\",\"bots\":[\"B\"],\"time\":{\"main\":600000,\"decision\":60000}}");
        is("opened", opened.json());
        is("cards", client.get("games/" + game + "/cards").json());
        is(
                "proof",
                client.post("games/" + game + "/cards", "", "{\"cards\":\"Oar\\nWaepon\"}")
                        .json());
        Client.Reply deck = client.post("games/" + game + "/decks", "", "{\"list\":\"Nobody\\n2 oar-hand\"}");
        if (deck.status() == Answer.OK) {
            is("deck", deck.json());
        }
        Chair chair = Chair.of(client, opened.json());
        is("waiting", client.get(chair.address("/again"), chair.token()).json());
        is("problems", client.post(chair.address("/moves"), chair.token(), "{}").json());
        new Monkey(chair, 1).playUntil(line -> line.path("choices").size() > 0, 1_000);
        is("refused", client.get(chair.address("/refused"), chair.token()).json());
        is("known", client.get(chair.address("/view"), chair.token()).json());
        is("done", chair.offer("DRAW").json());
        new Monkey(chair, 1).playUntil(line -> line.get("over").booleanValue(), 2_000);
        is("refusal", chair.send("/undo", "").json());
        is("table", client.get(chair.address("")).json());
        is("replay", client.get(chair.address("/replay")).json());
        chair.lines(0, "").forEach(line -> is("valueLine", line));
        chair.lines(0, "&language=en").forEach(line -> is("wordLine", line));
        is("message", Client.read(chair.stream(0, "").next().json()));
        is("titles", client.get("titles").json());
        puzzlesAreDescribed(client, "puzzles/" + game);
        Array.rangeClosed(1, 5)
                .forEach(step -> is(
                        "lesson",
                        client.get("lessons/" + game + "/" + step + "?language=en")
                                .json()));
    }

    private static void puzzlesAreDescribed(Client client, String puzzles) {
        String none = "{\"moves\":[]}";
        is("puzzles", client.get(puzzles).json());
        is("choice", client.post(puzzles + "/1/hint", "", none).json());
        is("refused", client.post(puzzles + "/1/refused", "", none).json());
        String solution = client.post(puzzles + "/1/solution", "", none)
                .json()
                .get("action")
                .toString();
        is(
                "puzzle",
                client.post(puzzles + "/1?language=en", "", none.replace("[]", "[" + solution + "]"))
                        .json());
        is("puzzle", client.get(puzzles + "/1?language=en").json());
    }

    private static void is(String kind, JsonNode sent) {
        matches(SCHEMA.get("$defs").get(kind), sent, kind);
    }

    /** Whether a value is as a schema says; other than in JSON Schema, no field may be there that it does not name. */
    private static void matches(JsonNode schema, JsonNode value, String place) {
        if (schema.has("$ref")) {
            String name = schema.get("$ref").textValue();
            matches(SCHEMA.get("$defs").get(name.substring(name.lastIndexOf('/') + 1)), value, place);
        } else if (schema.has("oneOf")) {
            member(schema.get("oneOf"), value, place);
        } else if (schema.has("properties")) {
            object(schema, value, place);
        } else if (schema.has("items")) {
            assertThat(value.isArray()).as(place).isTrue();
            value.forEach(each -> matches(schema.get("items"), each, place + "/*"));
        } else if (schema.has("enum")) {
            assertThat(schema.get("enum")).as(place).contains(value);
        } else if (schema.path("type").isTextual()) {
            assertThat(type(value)).as(place).isEqualTo(schema.get("type").textValue());
        }
    }

    private static String type(JsonNode value) {
        return value.isTextual() ? "string" : value.isInt() ? "integer" : value.isBoolean() ? "boolean" : "another";
    }

    private static void member(JsonNode members, JsonNode value, String place) {
        for (JsonNode member : members) {
            if (member.get("properties").get("is").get("const").equals(value.get("is"))) {
                object(member, value, place);
                return;
            }
        }
        throw new AssertionError(place + " is none of its family: " + value);
    }

    private static void object(JsonNode schema, JsonNode value, String place) {
        assertThat(value.isObject()).as(place).isTrue();
        schema.get("required")
                .forEach(name -> assertThat(value.has(name.textValue()))
                        .as(place + "/" + name)
                        .isTrue());
        value.fieldNames().forEachRemaining(name -> {
            assertThat(schema.get("properties").has(name))
                    .as(place + "/" + name)
                    .isTrue();
            JsonNode field = schema.get("properties").get(name);
            if (!field.has("const")) {
                matches(field, value.get(name), place + "/" + name);
            }
        });
    }
}
