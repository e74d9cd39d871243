package io.github.terrene.table.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;

/**
 * Reads what clients send. Who sends a field that is not known here expects something of it: that is refused, not ignored. Values of
 * the game, such as actions, are read as the game reads them.
 */
@Internal
public final class Received {
    /** What is looked at has been read already, so nothing in it is too long. */
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private Received() {}

    /** The value that a body says, or everything that is wrong with it. */
    public static <T> Either<Seq<Problem>, T> read(Form<T> form, String json) {
        return Json.read(form, json).<Seq<Problem>>mapLeft(Array::of).flatMap(value -> {
            ArrayList<Problem> unknown = new ArrayList<>();
            look(form, json, unknown);
            return unknown.isEmpty() ? Either.right(value) : Either.left(Problem.capped("body", Array.ofAll(unknown)));
        });
    }

    private static void look(Form<?> form, String json, ArrayList<Problem> unknown) {
        try (JsonParser parser = FACTORY.createParser(json)) {
            parser.nextToken();
            look(Option.some(form), "", parser, unknown);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /**
     * Looks for what is unknown in the value that begins here.
     *
     * @param form its form; none if nothing is known of it
     */
    private static void look(Option<Form<?>> form, String path, JsonParser json, ArrayList<Problem> unknown)
            throws IOException {
        Option<ProductForm<?>> product = form.flatMap(Received::product);
        if (product.isEmpty() || json.currentToken() != JsonToken.START_OBJECT) {
            json.skipChildren();
            return;
        }
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            Option<Form<?>> part =
                    product.get().parts().find(each -> each.name().equals(name)).map(Part::form);
            if (part.isEmpty()) {
                unknown.add(problem(product.get(), path + "/" + name, name, json.currentTokenLocation()));
            }
            json.nextToken();
            look(part, path + "/" + name, json, unknown);
        }
    }

    private static Option<ProductForm<?>> product(Form<?> form) {
        Form<?> inner = form instanceof OptionForm option ? option.element() : form;
        return inner instanceof ProductForm<?> product ? Option.some(product) : Option.none();
    }

    private static Problem problem(ProductForm<?> product, String path, String name, JsonLocation place) {
        return Problem.at(
                "line " + place.getLineNr() + ", column " + place.getColumnNr() + ", " + path,
                "server/unknown-field",
                "there is no field {field} here; there are {fields}",
                name,
                product.parts().map(Part::name).mkString(", "));
    }
}
