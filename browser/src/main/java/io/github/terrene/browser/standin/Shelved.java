package io.github.terrene.browser.standin;

import io.github.terrene.shelf.ShelvedGame;
import java.util.List;
import org.teavm.classlib.ServiceLoaderFilter;

/** Tells the compiler which games of the shelf are built in: those whose classes {@code -Dterrene.shelved} names, or all if it names none. */
public final class Shelved implements ServiceLoaderFilter {
    private static final String NAMED = System.getProperty("terrene.shelved", "");

    /** Found as a service. */
    public Shelved() {}

    @Override
    public boolean apply(String service, String implementation) {
        return NAMED.isEmpty()
                || !service.equals(ShelvedGame.class.getName())
                || List.of(NAMED.split(",")).contains(implementation);
    }
}
