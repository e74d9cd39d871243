package io.github.terrene.testkit.matrix;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import io.github.terrene.testkit.architecture.SourceFile;
import io.github.terrene.testkit.architecture.Sources;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the numbers of rules in a source file. */
final class Citations extends TreePathScanner<Void, Void> {
    /** Whatever looks like a number: also what is none. */
    private static final Pattern LIKE_A_NUMBER = Pattern.compile("\\b(?:TO|TL|HB|CG)-[0-9][0-9.]*\\.[0-9]+");

    /** Where games have no page of rules: the tutorial, and games that tests of the kernel make up. */
    private static final Array<String> WITHOUT_RULES = Array.of("examples/first-game", "kernel");

    private final SourceFile file;
    private final boolean test;
    private final List<Citation> found = new ArrayList<>();

    private Citations(SourceFile file) {
        this.file = file;
        this.test = file.test() || file.module().contains("testkit");
    }

    static Array<Citation> all() {
        return Sources.ALL
                .files()
                .reject(file -> WITHOUT_RULES.contains(file.module()))
                .flatMap(Citations::in);
    }

    private static Array<Citation> in(SourceFile file) {
        Citations scanner = new Citations(file);
        scanner.scan(file.unit(), null);
        return Array.ofAll(scanner.found);
    }

    @Override
    public Void visitAnnotation(AnnotationTree annotation, Void nothing) {
        if (!annotation.getAnnotationType().toString().endsWith("Rule")) {
            return super.visitAnnotation(annotation, nothing);
        }
        String member = member(getCurrentPath());
        new TreePathScanner<Void, Void>() {
            @Override
            public Void visitLiteral(LiteralTree literal, Void none) {
                add(String.valueOf(literal.getValue()), member, true);
                return none;
            }
        }.scan(getCurrentPath(), null);
        return nothing;
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void nothing) {
        if (literal.getKind() == Tree.Kind.STRING_LITERAL) {
            Matcher number = LIKE_A_NUMBER.matcher((String) literal.getValue());
            while (number.find()) {
                add(number.group(), "", false);
            }
        }
        return nothing;
    }

    private void add(String text, String member, boolean annotation) {
        String type = file.info() ? file.packageName() : file.name();
        found.add(new Citation(text, type, member, annotation, test, file.toString()));
    }

    /** What is annotated: the path goes from the annotation to modifiers to the declaration. */
    private String member(TreePath annotation) {
        Tree declared = annotation.getParentPath().getParentPath().getLeaf();
        if (declared instanceof MethodTree method) {
            return method.getName().contentEquals("<init>")
                    ? ""
                    : method.getName().toString();
        } else if (declared instanceof VariableTree field) {
            return field.getName().toString();
        } else if (declared instanceof ClassTree type && !type.getSimpleName().contentEquals(file.name())) {
            return type.getSimpleName().toString();
        }
        return "";
    }
}
