package io.github.terrene.kernel.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CardInputTest {
    private record Page(String id, @Nullable String words) implements PrintedCard {
        String text() {
            return Objects.requireNonNull(words, "no text");
        }
    }

    private static final Page WHOLE = new Page("whole", "w");
    private static final Page BLANK = new Page("blank", null);

    @Test
    void nullIsReportedWithItsPlace() {
        assertThat(CardInput.all(Array.of("a", "b"), "card")).containsExactly("a", "b");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardInput.all(Arrays.asList("a", null, null), "card"))
                .withMessage("card 2 is null");
    }

    @Test
    void aCardThatCannotBeReadIsNamed() {
        assertThat(CardInput.inEach(Array.of(WHOLE, WHOLE), page -> Array.of(page.text())))
                .containsExactly("w", "w");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardInput.inEach(Array.of(WHOLE, BLANK), page -> Array.of(page.text())))
                .withMessage("the card blank cannot be read: java.lang.NullPointerException: no text")
                .withCauseInstanceOf(NullPointerException.class);
    }
}
