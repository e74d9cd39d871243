package io.github.terrene.testkit.script;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Views that are equal, and yet printed otherwise, are not alike: a program may show what they print. */
class LikenessTest {
    /** Equal to any other. */
    private record Blurred(String text) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Blurred;
        }

        @Override
        public int hashCode() {
            return 0;
        }
    }

    private static Seq<String> differences(String one, String other) {
        return new Likeness<>(rules(), Seat.of(0), "A", 0).differences(one, other, Array.empty());
    }

    /** Rules by which nothing can be done, and a view prints the state. */
    @SuppressWarnings("unchecked") // a proxy does not know type arguments
    private static Rules<?, String, String, ?, Blurred> rules() {
        return (Rules<?, String, String, ?, Blurred>) Proxy.newProxyInstance(
                LikenessTest.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (rules, method, arguments) -> switch (method.getName()) {
                    case "view" -> new Blurred((String) arguments[0]);
                    case "notation" -> null;
                    default -> Array.empty();
                });
    }

    @Test
    void whatIsPrintedIsCompared() {
        assertThat(differences("one", "one")).isEmpty();
        assertThat(differences("one", "other")).containsExactly("A sees what is printed otherwise in the other game");
    }
}
