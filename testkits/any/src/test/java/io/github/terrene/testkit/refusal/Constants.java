package io.github.terrene.testkit.refusal;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import io.github.terrene.testkit.architecture.SourceFile;
import io.vavr.collection.Array;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** The texts that expressions of the sources stand for, as far as they are constant. */
final class Constants {
    /** What is not known before the program runs. */
    static final String UNKNOWN = "*";

    private final Map<String, ExpressionTree> fields = new HashMap<>();

    Constants(Array<SourceFile> files) {
        files.forEach(file -> new TreeScanner<Void, String>() {
            @Override
            public Void visitClass(ClassTree type, String outer) {
                return super.visitClass(type, type.getSimpleName().toString());
            }

            @Override
            public Void visitVariable(VariableTree field, String type) {
                @Nullable ExpressionTree value = field.getInitializer();
                if (value != null && field.getModifiers().getFlags().contains(Modifier.STATIC)) {
                    fields.put(file.packageName() + "." + type + "." + field.getName(), value);
                    fields.put(type + "." + field.getName(), value);
                    fields.put(file + "." + field.getName(), value);
                }
                return super.visitVariable(field, type);
            }
        }.scan(file.unit(), ""));
    }

    /** All texts that an expression can stand for, with {@value #UNKNOWN} for what is unknown; alternatives each by itself. */
    Array<String> texts(SourceFile file, @Nullable Tree expression) {
        if (expression instanceof LiteralTree literal) {
            return Array.of(String.valueOf(literal.getValue()));
        } else if (expression instanceof ParenthesizedTree inner) {
            return texts(file, inner.getExpression());
        } else if (expression instanceof ConditionalExpressionTree either) {
            return texts(file, either.getTrueExpression())
                    .appendAll(texts(file, either.getFalseExpression()))
                    .distinct();
        } else if (expression instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
            Array<String> ends = texts(file, sum.getRightOperand());
            return texts(file, sum.getLeftOperand()).flatMap(start -> ends.map(end -> start + end));
        } else if (expression instanceof IdentifierTree || expression instanceof MemberSelectTree) {
            @Nullable
            ExpressionTree value = expression instanceof IdentifierTree
                    ? fields.get(file + "." + expression)
                    : fields.get(expression.toString());
            return value == null ? Array.of(UNKNOWN) : texts(file, value);
        }
        return Array.of(UNKNOWN);
    }
}
