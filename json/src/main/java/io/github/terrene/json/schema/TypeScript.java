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
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Supplier;

/**
 * The TypeScript types of the documents of a game. {@code Documents["action"]} is the type of actions. A program that switches on {@code is}
 * knows which parts there are.
 */
public final class TypeScript implements Form.Cases<String> {
    private static final String INDENT = "  ";

    private final Notes notes;
    private final Map<Class<?>, Spelled> spelled;
    private final Definitions<String> types = new Definitions<>();

    private TypeScript(Documents documents) {
        this.notes = documents.notes();
        this.spelled = documents.spelled();
    }

    /** A file with the types. */
    public static String of(Documents documents) {
        TypeScript script = new TypeScript(documents);
        String kinds = documents
                .kinds()
                .map(kind -> INDENT + kind._1 + ": " + kind._2.match(script) + ";\n")
                .mkString();
        return "// " + documents.title() + "\n\nexport interface Documents {\n" + kinds + "}\n\n"
                + String.join("\n", script.types.all().values());
    }

    /** The name of a type, which is written down when it is first met. */
    private String defined(Form<?> form, Class<?> type, Supplier<String> body) {
        String name = TypeName.of(form);
        types.define(name, form, () -> comment("", notes.of(type).getOrElse("")) + exported(name, body.get()));
        return name;
    }

    private static String exported(String name, String type) {
        return "export type " + name + " =" + (type.startsWith("\n") ? "" : " ") + type + ";\n";
    }

    private static String comment(String indent, String text) {
        return text.isEmpty() ? "" : indent + "/** " + text.replace("*/", "*") + " */\n";
    }

    @Override
    public String text() {
        return "string";
    }

    @Override
    public String whole(WholeForm form) {
        return form.wide() ? "`${bigint}`" : "number";
    }

    @Override
    public String truth() {
        return "boolean";
    }

    @Override
    public String names(NamesForm<?> form) {
        return defined(
                form, form.type(), () -> form.names().map(TypeScript::quoted).mkString(" | "));
    }

    private static String quoted(String name) {
        return "\"" + name + "\"";
    }

    @Override
    public String scalar(ScalarForm<?> form) {
        return defined(
                form,
                form.type(),
                () -> spelled.get(form.type()).map(Spelled::type).getOrElse(this::text));
    }

    @Override
    public String list(ListForm<?> form) {
        return "Array<" + element(form.element()) + ">";
    }

    private String element(Form<?> form) {
        return form.match(this) + (form instanceof OptionForm ? " | null" : "");
    }

    @Override
    public String map(MapForm form) {
        return "Array<[" + element(form.key()) + ", " + element(form.value()) + "]>";
    }

    @Override
    public String option(OptionForm form) {
        return form.element().match(this);
    }

    @Override
    public String product(ProductForm<?> form) {
        return defined(form, form.type(), () -> object(form, "", Array.empty()));
    }

    private String object(ProductForm<?> form, String indent, Seq<String> member) {
        Seq<String> is = member.map(name -> indent + INDENT + field(Part.MEMBER, "", quoted(name)));
        Seq<String> parts = form.parts()
                .map(part -> comment(
                                indent + INDENT,
                                notes.of(form.type(), part.name()).getOrElse(() -> Print.naming(part.names())))
                        + indent
                        + INDENT
                        + field(
                                part.name(),
                                part.form() instanceof OptionForm ? "?" : "",
                                part.form().match(this)));
        return is.appendAll(parts).mkString("{\n", "", indent + "}");
    }

    private static String field(String name, String mark, String type) {
        return name + mark + ": " + type + ";\n";
    }

    @Override
    public String sum(SumForm<?> form) {
        return defined(form, form.type(), () -> form.members().map(this::member).mkString("\n", "\n", ""));
    }

    private String member(Member member) {
        return comment(INDENT, notes.of(member.type()).getOrElse("")) + INDENT + "| " + alone(member);
    }

    private String alone(Member member) {
        return member.form() instanceof ProductForm<?> product
                ? object(product, INDENT, Array.of(member.name()))
                : "{ " + Part.MEMBER + ": " + quoted(member.name()) + "; value: "
                        + member.form().match(this) + " }";
    }
}
