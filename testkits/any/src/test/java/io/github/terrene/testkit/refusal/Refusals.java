package io.github.terrene.testkit.refusal;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.util.TreeScanner;
import io.github.terrene.testkit.architecture.SourceFile;
import io.github.terrene.testkit.architecture.Sources;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Finds keys in the sources: an argument that is a key is followed by the template of its sentence. */
final class Refusals extends TreeScanner<Void, SourceFile> {
    private static final Array<SourceFile> FILES =
            Sources.ALL.published().reject(file -> file.module().contains("testkit"));
    private static final Constants CONSTANTS = new Constants(FILES);
    private static final String KEY = "([*]|[A-Z]+-[0-9.]+|[a-z]+)/[a-z0-9]+(-[a-z0-9]+)*";

    private final List<Found> found = new ArrayList<>();

    /** A refusal, and where it stands. */
    record Found(ListedRefusal refusal, SourceFile file) {
        @Override
        public String toString() {
            return file + ": " + refusal.key() + " | " + refusal.template();
        }
    }

    /** All refusals of the rules, each as often as it stands there. */
    static Array<Found> all() {
        Refusals scanner = new Refusals();
        FILES.forEach(file -> scanner.scan(file.unit(), file));
        return Array.ofAll(scanner.found);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree call, SourceFile file) {
        look(Array.ofAll(call.getArguments()), file);
        return super.visitMethodInvocation(call, file);
    }

    @Override
    public Void visitNewClass(NewClassTree call, SourceFile file) {
        look(Array.ofAll(call.getArguments()), file);
        return super.visitNewClass(call, file);
    }

    private void look(Array<? extends ExpressionTree> arguments, SourceFile file) {
        for (int i = 0; i + 1 < arguments.size(); i++) {
            Array<String> keys = CONSTANTS.texts(file, arguments.get(i)).filter(text -> text.matches(KEY));
            if (keys.nonEmpty()) {
                Array<String> templates = arguments
                        .drop(i + 1)
                        .find(each -> !(each instanceof LambdaExpressionTree || each instanceof MemberReferenceTree))
                        .<Array<String>>map(each -> CONSTANTS.texts(file, each))
                        .getOrElse(Array.empty());
                keys.forEach(key ->
                        templates.forEach(template -> found.add(new Found(new ListedRefusal(key, template), file))));
            }
        }
    }
}
