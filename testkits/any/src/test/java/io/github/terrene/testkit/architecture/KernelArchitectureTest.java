package io.github.terrene.testkit.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;

import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** The kernel knows no card game. */
class KernelArchitectureTest extends GameArchitecture {
    @Override
    protected String root() {
        return "io.github.terrene.kernel";
    }

    @Override
    protected Map<String, String> layers() {
        return HashMap.<String, String>empty()
                .put("form", "")
                .put(".", "form")
                .put("tree", "form")
                .put("text", "form")
                .put("card", "form text zone")
                .put("play", "form")
                .put("compose", "card form play text zone")
                .put("zone", "form")
                .put("engine", "play card text zone")
                .put("simple", "card engine form text zone")
                .put("replay", "form play text")
                .put("word", "card form")
                .put("resolve", "card engine form word zone");
    }

    @Override
    protected Seq<String> mayKnow() {
        return Array.of("io.github.terrene.kernel");
    }

    /** The forms of types are remembered, and what is declared in them, which are the same for everybody. */
    @Override
    @Test
    public void nothingRunsBeside() {
        Purity.NOTHING_RUNS_BESIDE.check(mainClasses().that(not(nameMatching(".*[.](Forms|Zones)([$].*)?"))));
    }

    /** The same, and they ask only for single types. */
    @Override
    @Test
    public void theOrderOfHashCodesDecidesNothing() {
        Purity.THE_ORDER_OF_HASH_CODES_DECIDES_NOTHING.check(
                mainClasses().that(not(nameMatching(".*[.](Forms|Search|Zones|Plan|Reach|OneOf)([$].*)?"))));
    }

    @Override
    protected int filesInCircles() {
        return 42;
    }
}
