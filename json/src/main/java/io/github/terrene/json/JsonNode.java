package io.github.terrene.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.github.terrene.kernel.form.Unreadable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A value of a document, and its location.
 *
 * @param within the object or list that contains it, if there is one
 * @param step what leads to it from there: the name of a field, or a place
 * @param kind its token, or the token that opens it
 * @param text the text of a simple value
 * @param line its line, from 1
 * @param column its column, from 1
 * @param children the children of an object or a list, in order
 */
record JsonNode(
        @Nullable JsonNode within,
        String step,
        JsonToken kind,
        String text,
        int line,
        int column,
        List<JsonNode> children) {
    private static final int DEEPEST = 250;
    private static final int LONGEST = 1 << 24;
    private static final int LONGEST_NUMBER = 100;

    /** Where Jackson defines a limit, which its messages mention for Java programmers. */
    private static final Pattern LIMIT_OF_JAVA = Pattern.compile(", from `[^`]*`");

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxDocumentLength(LONGEST)
                    .maxStringLength(LONGEST)
                    .maxNameLength(LONGEST)
                    .maxNumberLength(LONGEST_NUMBER)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** A whole document. */
    static JsonNode of(String document) throws Unreadable {
        try (JsonParser json = FACTORY.createParser(document)) {
            return whole(json);
        } catch (IOException malformed) {
            throw malformed(JsonLocation.NA, String.valueOf(malformed.getMessage()));
        }
    }

    private static JsonNode whole(JsonParser json) throws Unreadable, IOException {
        try {
            if (json.nextToken() == null) {
                throw malformed(json.currentLocation(), "it is empty");
            }
            JsonNode whole = read(json, null, "");
            if (json.nextToken() != null) {
                throw malformed(json.currentTokenLocation(), "it should end here");
            }
            return whole;
        } catch (StreamConstraintsException tooMuch) {
            String why = LIMIT_OF_JAVA.matcher(tooMuch.getOriginalMessage()).replaceAll("");
            throw malformed(json.currentLocation(), why);
        } catch (JsonProcessingException malformed) {
            throw malformed(malformed.getLocation(), malformed.getOriginalMessage());
        }
    }

    private static Unreadable malformed(@Nullable JsonLocation at, String why) {
        JsonLocation place = at == null ? JsonLocation.NA : at;
        return new Unreadable(
                "line " + place.getLineNr() + ", column " + place.getColumnNr(),
                "json/malformed",
                "this is no JSON that can be read: {why}",
                why);
    }

    private static JsonNode read(JsonParser json, @Nullable JsonNode within, String step) throws IOException {
        JsonToken kind = json.currentToken();
        JsonLocation at = json.currentTokenLocation();
        String text = kind.isScalarValue() ? json.getText() : "";
        JsonNode node = new JsonNode(
                within,
                step,
                kind,
                text,
                at.getLineNr(),
                at.getColumnNr(),
                kind.isScalarValue() ? List.of() : new ArrayList<>());
        if (!kind.isScalarValue()) {
            node.readChildren(json);
        }
        return node;
    }

    private void readChildren(JsonParser json) throws IOException {
        JsonToken token = json.nextToken();
        while (!token.isStructEnd()) {
            if (token == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                json.nextToken();
                children.add(read(json, this, name));
            } else {
                children.add(read(json, this, Integer.toString(children.size())));
            }
            token = json.nextToken();
        }
    }

    /** The field with that name, if there is one. */
    @Nullable
    JsonNode field(String name) {
        for (JsonNode child : children) {
            if (child.step.equals(name)) {
                return child;
            }
        }
        return null;
    }

    boolean is(JsonToken token) {
        return kind == token;
    }

    /** Its location, for people: {@code line 3, column 14, /table/sides/1}. */
    String place() {
        String path = path();
        return "line " + line + ", column " + column + (path.isEmpty() ? "" : ", " + path);
    }

    private String path() {
        return within == null ? "" : within.path() + "/" + step;
    }
}
