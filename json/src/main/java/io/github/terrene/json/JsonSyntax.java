package io.github.terrene.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import io.github.terrene.kernel.form.Unreadable;
import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Whether a text is JSON at all, within the limits of {@link Json#read}. Nothing of it is kept but the names of objects that are still open. */
final class JsonSyntax {
    private static final int DEEPEST = 250;
    private static final int LONGEST = 1 << 24;
    private static final int LONGEST_NUMBER = 100;

    /** Where Jackson defines a limit, which its messages mention for Java programmers. */
    private static final Pattern LIMIT_OF_JAVA = Pattern.compile(", from `[^`]*`");

    /** Where Jackson names the text, of which it knows nothing. */
    private static final Pattern SOURCE_OF_JAVA = Pattern.compile("\\[Source: [^;]*; ([^]]*)]");

    /** It would keep the names of fields for later documents. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxDocumentLength(LONGEST)
                    .maxStringLength(LONGEST)
                    .maxNameLength(LONGEST)
                    .maxNumberLength(LONGEST_NUMBER)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();

    private JsonSyntax() {}

    /** Refuses what is no whole document. */
    static void check(String text) throws Unreadable {
        try (JsonParser json = FACTORY.createParser(text)) {
            check(json);
        } catch (IOException malformed) {
            throw malformed(JsonLocation.NA, String.valueOf(malformed.getMessage()));
        }
    }

    private static void check(JsonParser json) throws Unreadable, IOException {
        try {
            if (json.nextToken() == null) {
                throw malformed(json.currentLocation(), "it is empty");
            }
            json.skipChildren();
            if (json.nextToken() != null) {
                throw malformed(json.currentTokenLocation(), "it should end here");
            }
        } catch (StreamConstraintsException tooMuch) {
            String why = LIMIT_OF_JAVA.matcher(tooMuch.getOriginalMessage()).replaceAll("");
            throw malformed(json.currentLocation(), why);
        } catch (JsonProcessingException malformed) {
            String why = SOURCE_OF_JAVA.matcher(malformed.getOriginalMessage()).replaceAll("$1");
            throw malformed(malformed.getLocation(), why);
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
}
