package io.github.terrene.browser.standin;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import org.teavm.extension.spi.substitution.SimpleSubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/** Tells the compiler which classes of this package stand for others, since these need what browsers do not have. */
public final class StandIns extends SimpleSubstitutionPolicy {
    /** Found as a service. */
    public StandIns() {}

    @Override
    public void contribute(SubstitutionSink sink) {
        standsFor(AtomicReferenceArray.class.getName(), sink);
        standsFor(ReentrantLock.class.getName(), sink);
        standsFor("io.github.terrene.kernel.card.Accents", sink);
        standsFor("io.github.terrene.shelf.Origin", sink);
    }

    /** {@code BrowserReentrantLock} stands for {@code ReentrantLock}. */
    private static void standsFor(String missing, SubstitutionSink sink) {
        sink.selectClasses(missing::equals)
                .replacePackage(missing.substring(0, missing.lastIndexOf('.')), StandIns.class.getPackageName())
                .simpleNamePrefix("Browser");
    }
}
