package io.github.terrene.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.vavr.control.Either;
import java.lang.management.ManagementFactory;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What documents cost that anybody can send, in bytes that are allocated, which are the same on every machine. */
class JsonCostTest {
    private static final Form<Parcel> FORM = GameForms.common().build().of(Parcel.class);
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int LONGEST = 1 << 24;
    private static final int LONG = 1 << 20;

    /** What a parcel costs, with room for what Java does behind it. */
    private static final int LITTLE = 200_000;

    private static final String END =
            ",\"to\":\"A\",\"weight\":0,\"number\":\"0\",\"urgent\":false,\"content\":[],\"stamps\":[]}";

    /** What Java loads for the first document is no cost of the others. */
    @BeforeAll
    static void theFirstIsRead() {
        cost(with("\"a\""), true);
        cost("{}", false);
    }

    private static String many(String element, int characters) {
        return "[" + element.repeat((characters - 2) / element.length() - 1) + element.replace(",", "") + "]";
    }

    private static String with(String unexpected) {
        return "{\"new\":" + unexpected + END;
    }

    private static long cost(String json, boolean right) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        Either<Problem, Parcel> read = Json.read(FORM, json);
        long cost = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertThat(read.isRight()).isEqualTo(right);
        return cost;
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,", "-1.5e3,", "null,", "[],", "{},", "\"\",", "\"a\\u0041\\n\","})
    void whatNoFormExpectsCostsNothing(String element) {
        assertThat(cost(with(many(element, LONG)), true)).isLessThan(LITTLE);
    }

    @Test
    void aLongTextThatNoFormExpectsCostsNothing() {
        assertThat(cost(with('"' + "a".repeat(LONG) + '"'), true)).isLessThan(LITTLE);
    }

    @Test
    void whatIsNestedCostsNothing() {
        String nested = "[".repeat(200) + "]".repeat(200) + ",";
        assertThat(cost(with(many(nested, LONG)), true)).isLessThan(LITTLE);
    }

    /** The fault is at the first element, and nothing behind it is looked at but whether it is JSON. */
    @ParameterizedTest
    @ValueSource(strings = {"\"content\"", "\"stamps\"", "\"colour\"", "\"to\""})
    void whatStandsInTheWrongPlaceCostsNothing(String part) {
        assertThat(cost("{" + part + ":" + many("1,", LONG) + "}", false)).isLessThan(LITTLE);
    }

    /** It is told, but not compared with all names that there are. */
    @Test
    void aLongNameThatNobodyKnowsCostsAFewTimesItsLength() {
        String named = "[{\"is\":\"" + "x".repeat(LONG) + "\"}]";
        assertThat(cost(with("0").replace("\"content\":[]", "\"content\":" + named), false))
                .isLessThan(20L * LONG);
    }

    @Test
    void whatComesBeforeTheNameOfAMemberCostsNothing() {
        String paint = "{\"new\":" + many("1,", LONG) + ",\"value\":\"WHITE\",\"is\":\"Paint\"}";
        assertThat(cost(with("0").replace("\"content\":[]", "\"content\":[" + paint + "]"), true))
                .isLessThan(LITTLE);
    }

    /** They are kept until it ends, to find one that comes twice. */
    @Test
    void theNamesInAnObjectCostADozenTimesTheirLength() {
        String names = IntStream.range(0, LONG / 8)
                .mapToObj(number -> '"' + Integer.toString(number, Character.MAX_RADIX) + "\":1")
                .collect(Collectors.joining(",", "{", "}"));
        assertThat(cost(with(names), true)).isLessThan(12L * names.length());
    }

    @Test
    void theLongestDocumentIsReadAndALongerOneRefused() {
        String text = '"' + "a".repeat(LONG / 2) + "\",";
        String shorter = with(many(text, LONGEST - text.length()));
        String longest = shorter + " ".repeat(LONGEST - shorter.length());
        assertThat(cost(longest, true)).isLessThan(LITTLE);
        assertThat(Json.read(FORM, longest + " ").getLeft().toString())
                .startsWith("line 1, column ")
                .endsWith(": this is no JSON that can be read:"
                        + " Document length (16777217) exceeds the maximum allowed (16777216)");
    }
}
