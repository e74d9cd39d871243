package io.github.terrene.testkit.release;

import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ReferenceTree;
import com.sun.source.doctree.ReturnTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.util.SimpleDocTreeVisitor;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first sentence of a comment without its markup. */
final class PlainSentence extends SimpleDocTreeVisitor<String, Void> {
    private static final PlainSentence WORDS = new PlainSentence();
    private static final Pattern FIRST = Pattern.compile("^.*?[.!?](?= [A-Z(]|$)");
    private static final Pattern BLOCK = Pattern.compile("p|pre|ul|ol|dl|table|h[1-6]");
    private static final Map<String, String> ENTITIES =
            HashMap.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "nbsp", " ");

    private PlainSentence() {
        super("");
    }

    /** The sentence, from a capital letter to a full stop; empty if nothing is said. */
    static String of(List<? extends DocTree> comment) {
        String text = text(comment).replaceAll("\\s+", " ").strip();
        Matcher first = FIRST.matcher(text);
        String sentence = first.find() ? first.group() : text;
        if (sentence.isEmpty()) {
            return "";
        }
        String whole = sentence.matches(".*[.!?]") ? sentence : sentence + ".";
        return Character.toUpperCase(whole.charAt(0)) + whole.substring(1);
    }

    /** The words of the first paragraph. */
    private static String text(List<? extends DocTree> comment) {
        StringBuilder text = new StringBuilder();
        for (DocTree each : comment) {
            if (each instanceof StartElementTree element
                    && BLOCK.matcher(element.getName()).matches()) {
                break;
            }
            text.append(each.accept(WORDS, null));
        }
        return text.toString();
    }

    @Override
    public String visitText(TextTree text, Void nothing) {
        return text.getBody();
    }

    @Override
    public String visitLiteral(LiteralTree code, Void nothing) {
        return code.getBody().getBody();
    }

    @Override
    public String visitEntity(EntityTree entity, Void nothing) {
        return ENTITIES.getOrElse(entity.getName().toString(), "");
    }

    @Override
    public String visitReturn(ReturnTree result, Void nothing) {
        return text(result.getDescription());
    }

    @Override
    public String visitLink(LinkTree link, Void nothing) {
        return link.getLabel().isEmpty() ? link.getReference().accept(this, null) : text(link.getLabel());
    }

    /** A type or a method by its own name. */
    @Override
    public String visitReference(ReferenceTree reference, Void nothing) {
        return reference.getSignature().replaceAll("\\(.*", "").replaceAll("^.*[.#]", "");
    }
}
