package io.github.terrene.testkit.law;

import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import org.jspecify.annotations.Nullable;

/**
 * How often a law is tried: {@value #USUAL} times, or as often as the system property {@value #PROPERTY} says. Each try is a whole game, often
 * several, so jqwik's default of a thousand tries would take a quarter of an hour for one law.
 *
 * <p>Every class that implements {@link Laws} has it. {@code @Property(tries = ...)} on a property or {@code @PropertyDefaults(tries =
 * ...)} on a class sets another number. Other properties that play games can use {@code @AddLifecycleHook(Tries.class)}.
 *
 * <p>In Maven the number comes through Surefire: {@code <systemPropertyVariables><terrene.tries>1000</terrene.tries>...}; for a single run {@code mvn
 * test -Dterrene.tries=1000} is enough.
 */
public final class DefaultTries implements AroundPropertyHook {
    /** The name of the system property. */
    public static final String PROPERTY = "terrene.tries";

    /** How often a law is tried by default. */
    public static final int USUAL = 25;

    /** For jqwik, which creates it. */
    public DefaultTries() {}

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext property, PropertyExecutor executor) {
        if (property.attributes().tries().isEmpty()) {
            property.attributes().setTries(said(System.getProperty(PROPERTY)));
        }
        return executor.execute();
    }

    /** On a class, it applies to the properties of the class. */
    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    /** A number that is not above zero would try nothing and pass. */
    static int said(@Nullable String number) {
        if (number == null) {
            return USUAL;
        }
        if (!number.matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException(PROPERTY + " must be a number above zero, not \"" + number + "\"");
        }
        return Integer.parseInt(number);
    }
}
