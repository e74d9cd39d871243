package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.util.TreeScanner;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** A test class with another ending is not run: see surefire's includes in the parent pom. */
class TestNamesTest {
    private static final String RUN = ".*(Test|Properties|Laws|Scenarios)";
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

                    @Override
                    public Boolean reduce(Boolean one, Boolean other) {
                        return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
                    }
                }.scan(file.unit(), null));
    }
}
