package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import io.github.terrene.testkit.arbitrary.Walk;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Whoever uses the laws reads nothing of those that hold, whatever the module's settings are. */
class OnlyFailuresTest {
    /** The law of a game that nobody plays. */
    static class Holding implements Laws<String, String, String, String, String> {
        @Override
        public Specimen<String, String, String, String, String> specimen() {
            throw new UnsupportedOperationException();
        }

        @Override
        @Provide
        public Arbitrary<List<Walk<String>>> severalWalks() {
            return Arbitraries.just(List.of());
        }

        @Override
        @Property(tries = 1)
        public void walksPlayTheGame(@ForAll("severalWalks") List<Walk<String>> walks) {
            assertThat(walks).isEmpty();
        }
    }

    /** The same, broken. */
    static class Broken extends Holding {
        @Override
        @Property(tries = 1)
        public void walksPlayTheGame(@ForAll("severalWalks") List<Walk<String>> walks) {
            assertThat(walks).as("walks").isNotEmpty();
        }
    }

    /** What happens to a test, and what is printed meanwhile. */
    private static final class Told implements TestExecutionListener {
        private final List<TestExecutionResult.Status> ends = new ArrayList<>();
        private final List<String> reports = new ArrayList<>();

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest()) {
                ends.add(result.getStatus());
            }
        }

        @Override
        public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
            reports.add(entry.toString());
        }
    }

    private static Told run(Class<?> laws) {
        Told told = new Told();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selectClass(laws))
                                .filters(includeEngines("jqwik"))
                                .configurationParameter("jqwik.reporting.onlyfailures", "false")
                                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                                .build(),
                        told);
        return told;
    }

    @Test
    void aLawThatHoldsPrintsNothing() {
        Told told = run(Holding.class);
        assertThat(told.ends).containsExactly(TestExecutionResult.Status.SUCCESSFUL);
        assertThat(told.reports).isEmpty();
    }

    @Test
    void aLawThatIsBrokenSaysHow() {
        Told told = run(Broken.class);
        assertThat(told.ends).containsExactly(TestExecutionResult.Status.FAILED);
        assertThat(told.reports).singleElement().asString().contains("tries = 1", "walks");
    }
}
