package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/**
 * The public API of all published modules is documented; record components by their record, and a card, which reads
 * like the printed one, by itself: those of a set, and those of the starter set that comes with the rules of a game.
 */
class JavadocTest {
    /** What has its words elsewhere, or, as a law, in its name. */
    private static final Array<String> SPOKEN = Array.of("Override", "Property");

    @Test
    void everythingPublicIsDocumented() {
        Array<String> missing = Sources.ALL.published().reject(SourceFile::info).flatMap(JavadocTest::undocumented);
        assertThat(missing.mkString("\n"))
                .as("%s without Javadoc", missing.size())
                .isEmpty();
    }

    private static Array<String> undocumented(SourceFile file) {
        Scanner scanner = new Scanner(file);
        scanner.scan(file.unit(), null);
        return Array.ofAll(scanner.missing);
    }

    private static final class Scanner extends TreePathScanner<Void, Void> {
        private final SourceFile file;
        private final List<String> missing = new ArrayList<>();

        private Scanner(SourceFile file) {
            this.file = file;
        }

        @Override
        public Void visitClass(ClassTree type, Void nothing) {
            if (!isPublic(type.getModifiers())) {
                return nothing;
            }
            check(type.getSimpleName().toString());
            return super.visitClass(type, nothing);
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            boolean spoken = method.getModifiers().getAnnotations().stream()
                    .anyMatch(each -> SPOKEN.contains(each.getAnnotationType().toString()));
            boolean compact = method.getName().contentEquals("<init>")
                    && method.getReturnType() == null
                    && enclosing().getKind() == Tree.Kind.RECORD;
            if (isPublic(method.getModifiers()) && !spoken && !compact) {
                check(method.getName().toString());
            }
            return nothing;
        }

        @Override
        public Void visitVariable(VariableTree field, Void nothing) {
            boolean component = enclosing().getKind() == Tree.Kind.RECORD
                    && !field.getModifiers().getFlags().contains(Modifier.STATIC);
            boolean card =
                    file.module().equals("cards-base-set") || file.packageName().endsWith(".starter");
            if (isPublic(field.getModifiers()) && !component && !card) {
                check(field.getName().toString());
            }
            return nothing;
        }

        private Tree enclosing() {
            return getCurrentPath().getParentPath().getLeaf();
        }

        /** What stands in an interface is public without saying so. */
        private boolean isPublic(ModifiersTree modifiers) {
            return modifiers.getFlags().contains(Modifier.PUBLIC)
                    || enclosing().getKind() == Tree.Kind.INTERFACE
                            && !modifiers.getFlags().contains(Modifier.PRIVATE);
        }

        private void check(String name) {
            TreePath path = getCurrentPath();
            if (Sources.ALL.docs().getDocComment(path) == null) {
                missing.add(name + " in " + file);
            }
        }
    }
}
