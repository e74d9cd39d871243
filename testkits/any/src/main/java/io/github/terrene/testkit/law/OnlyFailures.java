package io.github.terrene.testkit.law;

import java.util.Map;
import net.jqwik.api.Reporter;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Lets jqwik report a property only if it fails. Otherwise it prints 14 lines for each that passes. Every class that implements {@link Laws} has
 * it; other properties can use {@code @AddLifecycleHook(OnlyFailures.class)}.
 *
 * <p>The setting {@code jqwik.reporting.onlyfailures} does the same for a whole module, but only in a file of that module: one in the jar of a
 * testkit would hide the module's own.
 */
public final class OnlyFailures implements AroundPropertyHook {
    private static final int OUTERMOST = -1000;

    /** For jqwik, which creates it. */
    public OnlyFailures() {}

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext property, PropertyExecutor executor)
            throws Throwable {
        PropertyExecutionResult result = executor.execute();
        if (result.status() == PropertyExecutionResult.Status.SUCCESSFUL) {
            property.wrapReporter(Silent::new);
        }
        return result;
    }

    /** Around all others, since another may still make a failure of a success. */
    @Override
    public int aroundPropertyProximity() {
        return OUTERMOST;
    }

    /** On a class, it applies to the properties of the class. */
    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    /** Publishes nothing, in place of another. */
    private record Silent(Reporter other) implements Reporter {
        @Override
        public void publishValue(String key, String value) {}

        @Override
        public void publishReport(String key, Object object) {}

        @Override
        public void publishReports(String key, Map<String, Object> objects) {}
    }
}
