package io.github.terrene.testkit.release;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the first sentences of comments, by the full names of types and of their parts. */
final class CommentScanner extends TreePathScanner<Void, Void> {
    private final DocTrees docs;
    private final Map<String, String> types = new HashMap<>();
    private final Map<String, String> parts = new HashMap<>();

    CommentScanner(DocTrees docs) {
        this.docs = docs;
    }

    /** What types are: {@code org.example.Nim.Take}. */
    Map<String, String> types() {
        return types;
    }

    /** What their parts are: {@code org.example.Nim.Take.count}. */
    Map<String, String> parts() {
        return parts;
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
        String name = name(getCurrentPath());
        @Nullable DocCommentTree comment = docs.getDocCommentTree(getCurrentPath());
        if (comment != null) {
            keep(types, name, comment.getFullBody());
            for (DocTree tag : comment.getBlockTags()) {
                if (tag instanceof ParamTree param && !param.isTypeParameter()) {
                    keep(parts, name + "." + param.getName().getName(), param.getDescription());
                }
            }
        }
        return super.visitClass(type, nothing);
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
        @Nullable DocCommentTree comment = docs.getDocCommentTree(getCurrentPath());
        if (comment != null && method.getParameters().isEmpty()) {
            keep(parts, name(getCurrentPath().getParentPath()) + "." + method.getName(), comment.getFullBody());
        }
        return nothing;
    }

    /** No part is within a field. */
    @Override
    public Void visitVariable(VariableTree field, Void nothing) {
        return nothing;
    }

    private static void keep(Map<String, String> notes, String name, List<? extends DocTree> words) {
        String sentence = PlainSentence.of(words);
        if (!sentence.isEmpty()) {
            notes.putIfAbsent(name, sentence);
        }
    }

    private static String name(TreePath path) {
        TreePath around = path.getParentPath();
        String within = around.getLeaf().getKind() == Tree.Kind.COMPILATION_UNIT
                ? String.valueOf(path.getCompilationUnit().getPackageName())
                : name(around);
        return within + "." + ((ClassTree) path.getLeaf()).getSimpleName();
    }
}
