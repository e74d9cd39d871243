package io.github.terrene.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.kernel.tree.Tree;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    private static final Form<Parcel> FORM = GameForms.common().build().of(Parcel.class);
    private static final Parcel FULL = new Parcel(
            Seat.of(1),
            -3,
            Long.MIN_VALUE,
            true,
            Option.some(Parcel.Colour.RED),
            Array.of(
                    new Parcel.Book("Dice \"and\" chance\n", Array.of(Option.none(), Option.some(2))),
                    Parcel.Paint.WHITE),
            TreeMap.of(Seat.of(0), 5, Seat.of(2), 7));
    private static final Parcel PLAIN =
            new Parcel(Seat.of(0), 0, 0, false, Option.none(), Array.empty(), TreeMap.empty());
    private static final String FULL_JSON =
            "{\"to\":\"B\",\"weight\":-3,\"number\":\"-9223372036854775808\",\"urgent\":true,"
                    + "\"colour\":\"RED\",\"content\":[{\"is\":\"Book\",\"title\":\"Dice \\\"and\\\" chance\\n\",\"marks\":[null,2]},"
                    + "{\"is\":\"Paint\",\"value\":\"WHITE\"}],\"stamps\":[[\"A\",5],[\"C\",7]]}";
    private static final String PLAIN_JSON =
            "{\"to\":\"A\",\"weight\":0,\"number\":\"0\",\"urgent\":false,\"content\":[],\"stamps\":[]}";

    @Test
    void equalValuesGiveEqualTexts() {
        assertThat(Json.write(FORM, FULL)).isEqualTo(FULL_JSON);
        assertThat(Json.write(FORM, PLAIN)).isEqualTo(PLAIN_JSON);
        assertThat(Json.read(FORM, FULL_JSON)).isEqualTo(Either.right(FULL));
        assertThat(Json.read(FORM, PLAIN_JSON)).isEqualTo(Either.right(PLAIN));
    }

    @Test
    void whatIsTakenApartIsWrittenAlike() {
        assertThat(Json.write(Tree.of(FORM, FULL))).isEqualTo(FULL_JSON);
        assertThat(Json.write(Tree.of(FORM, PLAIN))).isEqualTo(PLAIN_JSON);
    }

    /** Half of a pair has no bytes, so that a program that sends the text would send another. */
    @ParameterizedTest
    @ValueSource(
            strings = {"\uD83D", "\uDE00", "a\uD83Db", "\uDE00\uD83D", "\uD83D\uD83D\uDE00 \"x\" \uD83D", "\uD83D\uDE00"
            })
    void halfOfASurrogatePairIsReadBackFromBytes(String title) {
        Parcel odd = new Parcel(
                Seat.of(1),
                0,
                0,
                true,
                Option.none(),
                Array.of(new Parcel.Book(title, Array.empty())),
                TreeMap.empty());
        String json = Json.write(FORM, odd);
        assertThat(Json.write(Tree.of(FORM, odd))).isEqualTo(json);
        String received = new String(json.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        assertThat(received).isEqualTo(json);
        assertThat(Json.read(FORM, received)).isEqualTo(Either.right(odd));
    }

    @Test
    void aWholePairIsWrittenAsItIs() {
        assertThat(Json.write(
                        FORM,
                        new Parcel(
                                Seat.of(1),
                                0,
                                0,
                                true,
                                Option.none(),
                                Array.of(new Parcel.Book("\uD83D\uDE00", Array.empty())),
                                TreeMap.empty())))
                .contains("\"title\":\"\uD83D\uDE00\"");
    }

    @Test
    void changesSayWhereAndWhat() {
        Parcel other = new Parcel(
                Seat.of(1),
                -3,
                Long.MIN_VALUE,
                true,
                Option.none(),
                Array.of(
                        new Parcel.Book("Dice", Array.of(Option.none(), Option.some(2), Option.none())),
                        Parcel.Paint.WHITE),
                TreeMap.empty());
        assertThat(Json.write(Difference.between(FORM, FULL, other)))
                .isEqualTo("[{\"path\":[\"colour\"]},{\"path\":[\"content\",0,\"title\"],\"value\":\"Dice\"},"
                        + "{\"path\":[\"content\",0,\"marks\"],\"from\":2,\"removed\":0,\"added\":[null]},"
                        + "{\"path\":[\"stamps\"],\"value\":[]}]");
    }

    @Test
    void whereAnElementIsGoneFromAListNullStandsThere() {
        Parcel.Book before = new Parcel.Book("Dice", Array.of(Option.some(1), Option.some(2)));
        Parcel.Book after = new Parcel.Book("Dice", Array.of(Option.some(1), Option.none()));
        assertThat(Json.write(Difference.between(GameForms.common().build().of(Parcel.Book.class), before, after)))
                .isEqualTo("[{\"path\":[\"marks\",1],\"value\":null}]");
    }

    @Test
    void fieldsComeInAnyOrderAndUnknownOnesAreIgnored() {
        assertThat(
                        Json.read(
                                FORM,
                                "{\"stamps\":[],\"new\":{\"a\":[1,2.5e9,null]},\"content\":[],\"urgent\":false,\"number\":\"0\",\"weight\":0.0,\"to\":\"A\"}"))
                .isEqualTo(Either.right(PLAIN));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"is\":\"Book\",\"title\":\"Dice\",\"marks\":[null,2]}",
                "{\"marks\":[null,2],\"title\":\"Dice\",\"is\":\"Book\"}",
                "{\"new\":{\"is\":\"Paint\"},\"title\":\"Dice\",\"is\":\"Book\",\"marks\":[null,2],\"value\":\"]}\"}",
                "{\"\\u006darks\":[null,2],\"title\":\"\\u0044ice\",\"i\\u0073\":\"Book\"}",
                " { \"is\" : \"Book\" ,\r\n \"title\" : \"Dice\" ,\r \"marks\" : [ null\t,\n 2 ] } "
            })
    void theNameOfAMemberStandsAnywhere(String book) {
        assertThat(Json.read(FORM, PLAIN_JSON.replace("\"content\":[]", "\"content\":[" + book + "," + book + "]"))
                        .map(Parcel::content))
                .isEqualTo(Either.right(
                        Array.fill(2, new Parcel.Book("Dice", Array.of(Option.none(), Option.some(2))))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"is\":\"Paint\",\"value\":\"WHITE\"}",
                "{\"value\":\"WHITE\",\"is\":\"Paint\"}",
                "{\"new\":[{}],\"value\":\"WHITE\",\"more\":{\"value\":\"BLACK\"},\"is\":\"Paint\",\"most\":[[\"]\"]]}",
            })
    void theValueOfAMemberStandsAnywhere(String paint) {
        assertThat(Json.read(FORM, PLAIN_JSON.replace("\"content\":[]", "\"content\":[" + paint + "," + paint + "]"))
                        .map(Parcel::content))
                .isEqualTo(Either.right(Array.of(Parcel.Paint.WHITE, Parcel.Paint.WHITE)));
    }

    @ParameterizedTest
    @CsvSource({"\\n,3", "\\r,3", "\\r\\n,3", "\\n\\r,5", "\\t,1"})
    void aPlaceCountsLinesAsEditorsDo(String end, int line) {
        String ended = end.translateEscapes();
        String json = ended + PLAIN_JSON.replace("\"stamps\":[]", ended + "\"stamps\":[[\"A\",5],[\"B\",true]]");
        assertThat(Json.read(FORM, json).getLeft().toString())
                .startsWith("line " + line + ",")
                .endsWith(", /stamps/1/1: a whole number expected");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'\"to\":\"A\"'|'\"to\":7'|line 1, column 7, /to: \"Seat\" expected",
                "'\"to\":\"A\"'|'\"to\":\"AA\"'|line 1, column 7, /to: there is no Seat AA",
                "'\"to\":\"A\",'|''|line 1, column 1: Parcel lacks its to",
                "'\"weight\":0'|'\"weight\":0.5'|line 1, column 20, /weight: a whole number of up to 32 bits expected",
                "'\"weight\":0'|'\"weight\":1e99'|line 1, column 20, /weight: a whole number of up to 32 bits expected",
                "'\"weight\":0'|'\"weight\":\"0\"'|line 1, column 20, /weight: a whole number expected",
                "'\"number\":\"0\"'|'\"number\":0'|line 1, column 31, /number: a whole number in quotation marks expected",
                "'\"number\":\"0\"'|'\"number\":\"99999999999999999999\"'|line 1, column 31, /number: a whole number here has at most 64 bits",
                "'\"urgent\":false'|'\"urgent\":0'|line 1, column 44, /urgent: true or false expected",
                "'\"urgent\":false'|'\"urgent\":false,\"colour\":null'|line 1, column 59, /colour: what there is none of is left out, not null",
                "'\"urgent\":false'|'\"urgent\":false,\"colour\":\"GREN\"'|line 1, column 59, /colour: there is no Colour GREN; did you mean GREEN?",
                "'\"content\":[]'|'\"content\":{}'|line 1, column 60, /content: a list expected",
                "'\"content\":[]'|'\"content\":[{}]'|line 1, column 61, /content/0: this Content does not say which: \"is\" is missing",
                "'\"content\":[]'|'\"content\":[{\"is\":\"Bok\"}]'|line 1, column 67, /content/0/is: there is no Content called Bok; did you mean Book?",
                "'\"content\":[]'|'\"content\":[{\"is\":\"Paint\"}]'|line 1, column 61, /content/0: this Paint lacks its \"value\"",
                "'\"stamps\":[]'|'\"stamps\":[[\"A\"]]'|line 1, column 73, /stamps/0: a pair expected",
                "'\"stamps\":[]'|'\"stamps\":[],\"to\":\"B\"'|line 1, column 79: this is no JSON that can be read: Duplicate field 'to'",
                "'\"stamps\":[]}'|'\"stamps\":[]'|line 1, column 74: this is no JSON that can be read: Unexpected end-of-input: expected close marker for Object (start marker at line: 1, column: 1)",
                "'\"stamps\":[]}'|'\"stamps\":[]}}'|line 1, column 75: this is no JSON that can be read: Unexpected close marker",
                "'\"stamps\":[]}'|'\"stamps\":[]} 7'|line 1, column 76: this is no JSON that can be read: it should end here",
            })
    void whateverDoesNotFitIsToldWithItsPlace(String there, String instead, String problem) {
        assertThat(PLAIN_JSON).contains(there);
        assertThat(Json.read(FORM, PLAIN_JSON.replace(there, instead)).getLeft().toString())
                .startsWith(problem);
    }

    @Test
    void whatIsOfAnotherKindHasAKey() {
        assertThat(Json.read(FORM, "[]").mapLeft(Problem::key)).isEqualTo(Either.left("text/other-value"));
    }

    @Test
    void whatIsTooDeepIsRefused() {
        String deep = "{\"new\":" + "[".repeat(300) + "]".repeat(300) + "}";
        assertThat(Json.read(FORM, deep).mapLeft(Problem::key)).isEqualTo(Either.left("json/malformed"));
        assertThat(Json.read(FORM, deep).getLeft())
                .hasToString("line 1, column 258: this is no JSON that can be read:"
                        + " Document nesting depth (251) exceeds the maximum allowed (250)");
        assertThat(Json.read(FORM, "").mapLeft(Problem::key)).isEqualTo(Either.left("json/malformed"));
        assertThat(Json.read(FORM, "{\"new\":" + "9".repeat(200) + "}").mapLeft(Problem::key))
                .isEqualTo(Either.left("json/malformed"));
    }
}
