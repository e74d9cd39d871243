package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import io.vavr.collection.Array;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** By default Surefire does not run a class with another name. */
class TestNamesTest {
    private static final String RUN = ".*Test";
    private static final Array<String> MARKS =
            Array.of("Test", "Property", "Example", "ParameterizedTest", "ArchTest", "TestFactory", "RepeatedTest");

    @Test
    void everyClassWithTestsIsRun() {
        Array<SourceFile> withTests =
                Sources.ALL.files().filter(SourceFile::test).filter(TestNamesTest::hasTests);
        assertThat(withTests).hasSizeGreaterThan(30);
        assertThat(withTests.reject(file -> file.name().matches(RUN))).isEmpty();
    }

    private static boolean hasTests(SourceFile file) {
        return Boolean.TRUE.equals(
                new TreeScanner<Boolean, Void>() {
                    @Override
                    public Boolean visitAnnotation(AnnotationTree annotation, Void nothing) {
                        return MARKS.contains(annotation.getAnnotationType().toString());
                    }

                    /** A class that takes over laws has tests without an annotation of its own; an interface or an abstract class is not run itself. */
                    @Override
                    public Boolean visitClass(ClassTree type, Void nothing) {
                        if (type.getKind() == Tree.Kind.INTERFACE
                                || type.getModifiers().getFlags().contains(Modifier.ABSTRACT)) {
                            return false;
                        }
                        boolean laws = type.getImplementsClause().stream()
                                .anyMatch(each -> each.toString().matches("\\w+Laws(<.*>)?"));
                        return laws || Boolean.TRUE.equals(super.visitClass(type, nothing));
                    }

                    @Override
                    public Boolean reduce(Boolean one, Boolean other) {
                        return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
                    }
                }.scan(file.unit(), null));
    }
}
