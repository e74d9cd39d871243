package io.github.terrene.testkit.release;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.json.schema.Documents;
import io.github.terrene.json.schema.JsonSchema;
import io.github.terrene.json.schema.Notes;
import io.github.terrene.kernel.GameForms;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What programs stumble over is found in schemas, and what was only added is not. */
class SchemaChangesTest {
    private static final String OBJECT = """
            {'type': 'object', 'properties': {'old': {'type': 'string'}%s}, 'required': ['old'%s]}""";
    private static final String FAMILY = """
            {'oneOf': [{'type': 'object', 'properties': {'is': {'const': 'Left'}, 'far': %s}, 'required': ['is']}%s]}""";
    private static final String TEXT = "{'type': 'string'}";
    private static final String TRUTH = "{'type': 'boolean'}";

    private static Array<String> type(String old, String now) {
        return SchemaChanges.between(schema("'T': " + old), schema("'T': " + now));
    }

    /** Between types that documents of a kind consist of. */
    private static Array<String> of(String kind, String old, String now) {
        String document = "'" + kind + "': {'$anchor': '" + kind + "', '$ref': '#/$defs/T'}, 'T': ";
        return SchemaChanges.between(schema(document + old), schema(document + now));
    }

    private static String schema(String definitions) {
        return ("{'$defs': {" + definitions + "}}").replace('\'', '"');
    }

    @Test
    void kindsAndTypesThatAreGoneAreFound() {
        assertThat(SchemaChanges.between(schema("'T': " + TEXT + ", 'U': " + TEXT), schema("'U': " + TEXT)))
                .containsExactly("/T is gone");
    }

    @Test
    void kindsAndTypesMayBeAdded() {
        assertThat(SchemaChanges.between(schema("'T': " + TEXT), schema("'T': " + TEXT + ", 'U': " + TEXT)))
                .isEmpty();
    }

    @Test
    void fieldsThatAreGoneAreFound() {
        String more = OBJECT.formatted(", 'new': " + TEXT, ", 'new'");
        assertThat(type(more, OBJECT.formatted("", ""))).containsExactly("/T/new is gone");
    }

    @Test
    void fieldsMayBeAdded() {
        assertThat(of("action", OBJECT.formatted("", ""), OBJECT.formatted(", 'new': " + TEXT, "")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"config", "action", "replay", "card", "chat"})
    void fieldsThatMustBeSentNowAreFound(String kind) {
        String now = OBJECT.formatted(", 'new': " + TEXT, ", 'new'");
        assertThat(of(kind, OBJECT.formatted("", ""), now)).containsExactly("/T/new must be sent");
        assertThat(of(kind, OBJECT.formatted(", 'new': " + TEXT, ""), now)).containsExactly("/T/new must be sent");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"event", "view", "shown", "offered", "refused", "decision", "rejection", "problem", "outcome"})
    void fieldsThatAreAlwaysWrittenMayBeAdded(String kind) {
        String now = OBJECT.formatted(", 'new': " + TEXT, ", 'new'");
        assertThat(of(kind, OBJECT.formatted("", ""), now)).isEmpty();
        assertThat(of(kind, OBJECT.formatted(", 'new': " + TEXT, ""), now)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"action", "view"})
    void fieldsThatMayBeAbsentNowAreFound(String kind) {
        String old = OBJECT.formatted(", 'new': " + TEXT, ", 'new'");
        assertThat(of(kind, old, OBJECT.formatted(", 'new': " + TEXT, ""))).containsExactly("/T/new may be absent");
    }

    @Test
    void anotherTypeIsFoundWhereItIs() {
        assertThat(type(TEXT, TRUTH)).containsExactly("/T is a truth, no longer a text");
        assertThat(type(FAMILY.formatted(TEXT, ""), FAMILY.formatted("{'$ref': '#/$defs/Seat'}", "")))
                .containsExactly("/T/Left/far is Seat, no longer a text");
        assertThat(type(list(TEXT), list("{'anyOf': [" + TEXT + ", {'type': 'null'}]}")))
                .containsExactly("/T is a text or null, no longer a text");
        assertThat(type(list(list(TEXT)), list(list(TRUTH)))).containsExactly("/T is a truth, no longer a text");
        assertThat(type("{'type': 'string', 'pattern': '[0-9]+'}", TEXT))
                .containsExactly("/T is a text, no longer a number in quotation marks");
        assertThat(type(numbers(9), numbers(8)))
                .containsExactly("/T is a number from 1 to 8, no longer a number from 1 to 9");
    }

    private static String list(String element) {
        return "{'type': 'array', 'items': " + element + "}";
    }

    private static String numbers(int most) {
        return "{'type': 'integer', 'minimum': 1, 'maximum': " + most + "}";
    }

    @Test
    void anotherKeyOrValueOfAMapIsFound() {
        assertThat(type(pair(TEXT, TEXT), pair(TRUTH, TEXT))).containsExactly("/T is a truth, no longer a text");
        assertThat(type(pair(TEXT, TEXT), pair(TEXT, TRUTH))).containsExactly("/T is a truth, no longer a text");
        assertThat(type(pair(TEXT, TEXT), list(TEXT))).containsExactly("/T is a list, no longer a pair");
    }

    private static String pair(String key, String value) {
        return "{'type': 'array', 'prefixItems': [" + key + "," + value + "]}";
    }

    @Test
    void constantsMayBeAddedAndMayNotGo() {
        assertThat(type("{'enum': ['N', 'S']}", "{'enum': ['N', 'E', 'S']}")).isEmpty();
        assertThat(type("{'enum': ['N', 'S']}", "{'enum': ['N', 'E']}")).containsExactly("/T/S is gone");
    }

    @Test
    void membersMayBeAddedAndMayNotGo() {
        String right = ", {'type': 'object', 'properties': {'is': {'const': 'Right'}, 'far': " + TEXT
                + "}, 'required': ['is', 'far']}";
        String both = FAMILY.formatted(TEXT, right);
        assertThat(of("action", FAMILY.formatted(TEXT, ""), both)).isEmpty();
        assertThat(type(both, FAMILY.formatted(TEXT, ""))).containsExactly("/T/Right is gone");
    }

    @Test
    void whatIsSaidOfTypesMayChange() {
        assertThat(type("{'title': 'T', 'type': 'string'}", "{'title': 'U', 'description': 'V', 'type': 'string'}"))
                .isEmpty();
    }

    @Test
    void printedSchemasCanBeCompared() {
        String printed =
                JsonSchema.of(new Documents("any", LinkedHashMap.of("decision", GameForms.DECISION), Notes.NONE));
        assertThat(SchemaChanges.between(printed, printed)).isEmpty();
        assertThat(SchemaChanges.between(printed, printed.replace("\"prompt\"", "\"about\"")))
                .containsExactly("/Decision/prompt is gone");
        assertThat(SchemaChanges.between(printed, printed.replace("\"Seat\"", "\"Place\"")))
                .containsExactly("/Seat is gone");
    }
}
