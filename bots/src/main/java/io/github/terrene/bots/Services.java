package io.github.terrene.bots;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import java.util.Iterator;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * What jars on the path bring. A jar that names a class that is not there, or cannot be made, does not keep others from being found.
 *
 * @param found what was found, in the order in which it was found
 * @param leftOut why others cannot be used
 * @param <T> the service
 */
@Internal
public record Services<T>(Array<T> found, Array<Problem> leftOut) {
    /** A service file that cannot be read may be tried again and again. */
    private static final int MOST_FAULTS = 100;

    /** All that is found. The caller loads it, since its module says that it {@code uses} the service. */
    public static <T> Services<T> of(ServiceLoader<T> loader) {
        Services<T> all = new Services<>(Array.empty(), Array.empty());
        Iterator<T> services = loader.iterator();
        while (all.leftOut().size() < MOST_FAULTS) {
            try {
                if (!services.hasNext()) {
                    break;
                }
                all = new Services<>(all.found().append(services.next()), all.leftOut());
            } catch (ServiceConfigurationError | LinkageError wrong) {
                all = new Services<>(all.found(), all.leftOut().append(problem(wrong)));
            }
        }
        return all;
    }

    private static Problem problem(Error wrong) {
        String message = String.valueOf(wrong.getMessage());
        return wrong.getCause() == null
                ? Problem.at("service", "service/unusable", "{problem}", message)
                : thrown(message, wrong.getCause());
    }

    /**
     * That something was thrown, and where.
     *
     * @param place what threw it
     */
    public static Problem thrown(String place, Throwable thrown) {
        StackTraceElement[] trace = thrown.getStackTrace();
        return Problem.at(
                place,
                "service/thrown",
                "{problem}{where}",
                thrown.toString(),
                trace.length == 0 ? "" : " (" + trace[0] + ")");
    }
}
