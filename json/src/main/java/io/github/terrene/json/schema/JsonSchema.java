package io.github.terrene.json.schema;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The JSON Schema (2020-12) of the documents of a game. The name of each kind of document is an anchor: {@code "#action"} is the schema of
 * actions. Unknown fields are allowed, since later versions may add some; unknown members are not.
 */
public final class JsonSchema implements Form.Cases<Map<String, Object>> {
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final Notes notes;
    private final io.vavr.collection.Map<Class<?>, Spelled> spelled;
    private final Definitions<Map<String, Object>> definitions = new Definitions<>();

    private JsonSchema(Documents documents) {
        this.notes = documents.notes();
        this.spelled = documents.spelled();
    }

    /** The schema, indented over several lines. */
    public static String of(Documents documents) {
        JsonSchema schema = new JsonSchema(documents);
        Map<String, Object> kinds = new LinkedHashMap<>();
        documents.kinds().forEach((kind, form) -> kinds.put(kind, with("$anchor", kind, form.match(schema))));
        Map<String, Object> all = new LinkedHashMap<>(kinds);
        all.putAll(schema.definitions.all());
        Map<String, Object> whole = node("$schema", DIALECT);
        whole.put("title", documents.title());
        whole.put("$defs", all);
        return Print.json(whole);
    }

    private static Map<String, Object> node(String name, Object value) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put(name, value);
        return node;
    }

    private static Map<String, Object> with(String name, Object value, Map<String, Object> node) {
        Map<String, Object> more = node(name, value);
        more.putAll(node);
        return more;
    }

    /** A reference to a definition, which is made when it is first used. */
    private Map<String, Object> defined(Form<?> form, Class<?> type, Supplier<Map<String, Object>> body) {
        String name = TypeName.of(form);
        definitions.define(name, form, () -> {
            Map<String, Object> definition = node("title", Print.title(name));
            notes.of(type).forEach(note -> definition.put("description", note));
            definition.putAll(body.get());
            return definition;
        });
        return node("$ref", "#/$defs/" + name);
    }

    @Override
    public Map<String, Object> text() {
        return node("type", "string");
    }

    @Override
    public Map<String, Object> whole(WholeForm form) {
        if (form.wide()) {
            return with("type", "string", node("pattern", "^-?[0-9]+$"));
        }
        Map<String, Object> whole = node("type", "integer");
        whole.put("minimum", Integer.MIN_VALUE);
        whole.put("maximum", Integer.MAX_VALUE);
        return whole;
    }

    @Override
    public Map<String, Object> truth() {
        return node("type", "boolean");
    }

    @Override
    public Map<String, Object> names(NamesForm<?> form) {
        return defined(form, form.type(), () -> node("enum", form.names()));
    }

    @Override
    public Map<String, Object> scalar(ScalarForm<?> form) {
        return defined(
                form,
                form.type(),
                () -> spelled.get(form.type()).map(Spelled::schema).getOrElse(this::text));
    }

    @Override
    public Map<String, Object> list(ListForm<?> form) {
        return with("type", "array", node("items", element(form.element())));
    }

    /** An element of a list, which may be {@code null}. */
    private Map<String, Object> element(Form<?> form) {
        return form instanceof OptionForm option
                ? node("anyOf", Array.of(option.element().match(this), node("type", "null")))
                : form.match(this);
    }

    @Override
    public Map<String, Object> map(MapForm form) {
        Map<String, Object> pair = node("type", "array");
        pair.put("prefixItems", Array.of(element(form.key()), element(form.value())));
        pair.put("minItems", 2);
        pair.put("maxItems", 2);
        return with("type", "array", node("items", pair));
    }

    @Override
    public Map<String, Object> option(OptionForm form) {
        return form.element().match(this);
    }

    @Override
    public Map<String, Object> product(ProductForm<?> form) {
        return defined(form, form.type(), () -> object(form, Array.empty()));
    }

    /** An object with the parts of a product, preceded by these fields. */
    private Map<String, Object> object(ProductForm<?> form, Seq<String> member) {
        Map<String, Object> fields = new LinkedHashMap<>();
        member.forEach(name -> fields.put(Part.MEMBER, node("const", name)));
        for (Part part : form.parts()) {
            fields.put(part.name(), described(form, part));
        }
        Map<String, Object> object = node("type", "object");
        object.put("properties", fields);
        object.put(
                "required",
                member.map(name -> Part.MEMBER)
                        .appendAll(form.parts()
                                .reject(part -> part.form() instanceof OptionForm)
                                .map(Part::name)));
        return object;
    }

    private Map<String, Object> described(ProductForm<?> form, Part part) {
        Map<String, Object> schema = part.form().match(this);
        String note = notes.of(form.type(), part.name()).getOrElse(() -> Print.naming(part.names()));
        if (!note.isEmpty()) {
            schema.put("description", note);
        }
        return schema;
    }

    @Override
    public Map<String, Object> sum(SumForm<?> form) {
        return defined(form, form.type(), () -> node("oneOf", form.members().map(this::member)));
    }

    private Map<String, Object> member(Member member) {
        Map<String, Object> described = node("title", Print.title(member.name()));
        notes.of(member.type()).forEach(note -> described.put("description", note));
        described.putAll(
                member.form() instanceof ProductForm<?> product
                        ? object(product, Array.of(member.name()))
                        : beside(member));
        return described;
    }

    /** A member without parts of its own. */
    private Map<String, Object> beside(Member member) {
        Map<String, Object> fields = node(Part.MEMBER, node("const", member.name()));
        fields.put("value", member.form().match(this));
        Map<String, Object> object = node("type", "object");
        object.put("properties", fields);
        object.put("required", Array.of(Part.MEMBER, "value"));
        return object;
    }
}
