package io.github.terrene.testkit.law.form;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.terrene.json.Json;
import io.github.terrene.json.schema.Documents;
import io.github.terrene.json.schema.JsonSchema;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.tree.Difference;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/**
 * Laws of what programs in other languages send and receive: documents conform to their schema, and anything else is refused with its place.
 * {@link FormLaws} check that every value comes back from its JSON.
 */
public interface JsonLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How many changed documents are made of each document. */
    int MUTANTS = 4;

    /** The keys of what is wrong with documents that a schema cannot say. */
    Array<String> BEYOND_SCHEMAS =
            Array.of("text/unknown-value", "text/misspelled-value", "text/refused-value", "json/too-wide");

    @Property(tries = 2, edgeCases = EdgeCasesMode.NONE)
    default void documentsKeepToTheirSchemaAndOthersAreRefused(@ForAll("severalWalks") List<Walk<C>> walks) {
        Documents documents = Documents.of("any", specimen().rules().forms());
        Map<String, Schema> schemas = schemas(documents);
        for (Walk<C> walk : walks) {
            Map<String, Array<JsonNode>> found = found(walk);
            JsonMutants mutants = JsonMutants.of(found.values().flatMap(several -> several));
            Dice dice = Rng.of(walk.seeded().seed()).dice();
            found.forEach((kind, several) -> {
                Form<?> form = documents.kinds().get(kind).get();
                Schema schema = schemas.get(kind).get();
                for (JsonNode document : several) {
                    assertThat(schema.validate(document))
                            .as("%s %s", kind, document)
                            .isEmpty();
                    for (int i = 0; i < MUTANTS; i++) {
                        agree(form, schema, mutants.of(document, dice));
                    }
                }
            });
        }
    }

    /** A client applies what it is sent to what it shows, without needing the rules. */
    @Property
    default void whatChangedAppliedToAScreenGivesTheNextScreen(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Form<Shown<A>> form = rules.forms().shown();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        int last = playthrough.states().size() - 1;
        for (Seat seat :
                rules.seats(playthrough.last()).append(Seat.ONLOOKER).distinct().take(2)) {
            int first = Math.max(0, last - 10);
            Shown<A> before = rules.shown(rules.view(playthrough.states().get(first), seat));
            JsonScreen screen = new JsonScreen(Json.write(form, before));
            for (S state : playthrough.states().drop(first + 1)) {
                Shown<A> after = rules.shown(rules.view(state, seat));
                screen.apply(Json.write(Difference.between(form, before, after)));
                assertThat(screen.document()).isEqualTo(JsonScreen.read(Json.write(form, after)));
                before = after;
            }
        }
    }

    private static Map<String, Schema> schemas(Documents documents) {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        ObjectNode whole = (ObjectNode) JsonScreen.read(JsonSchema.of(documents));
        return documents.kinds().map((kind, form) -> {
            ObjectNode one = whole.deepCopy();
            one.put("$ref", "#" + kind);
            return io.vavr.Tuple.of(kind, registry.getSchema(one));
        });
    }

    /** The reader refuses what the schema refuses, and the schema refuses what the reader refuses because of its type. */
    private static void agree(Form<?> form, Schema schema, JsonNode document) {
        List<Error> errors = schema.validate(document);
        Either<Problem, ?> read = Json.read(form, document.toString());
        Statistics.label("changed documents")
                .collect(read.isRight() ? "read" : errors.isEmpty() ? "refused" : "refused by the schema, too");
        if (read.isRight()) {
            assertThat(errors).as("read %s", document).isEmpty();
        } else if (errors.isEmpty()) {
            assertThat(BEYOND_SCHEMAS)
                    .as("%s in %s", read.getLeft(), document)
                    .contains(read.getLeft().key());
        }
    }

    /** Documents of all kinds from a walk. */
    private Map<String, Array<JsonNode>> found(Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        GameForms<C, S, A, E, V> forms = rules.forms();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        S state = playthrough.last();
        Seat seat = watcher(state, walk.choices().size() * EveryState.PART);
        V view = rules.view(state, seat);
        Shown<A> shown = rules.shown(view);
        Seq<A> legal = rules.legal(state, seat).take(3);
        return LinkedHashMap.<String, Array<JsonNode>>of(
                        "config", json(forms.config(), Array.of(walk.seeded().config())))
                .put("action", json(forms.action(), legal))
                .put("offered", json(forms.offered(), legal.map(shown::offered)))
                .put("view", json(forms.view(), Array.of(view)))
                .put("shown", json(forms.shown(), Array.of(shown)))
                .put("refused", json(forms.refused(), rules.refused(state, seat).take(2)))
                .put("outcome", json(GameForms.OUTCOME, rules.outcome(state)))
                .put("decision", json(GameForms.DECISION, rules.pending(state)))
                .put(
                        "event",
                        json(
                                forms.event(),
                                playthrough
                                        .moves()
                                        .takeRight(3)
                                        .flatMap(move -> move.step().events())
                                        .flatMap(event -> rules.told(event, seat))));
    }

    private static <T> Array<JsonNode> json(Form<T> form, Iterable<? extends T> values) {
        return Array.<T>ofAll(values).map(value -> JsonScreen.read(Json.write(form, value)));
    }
}
