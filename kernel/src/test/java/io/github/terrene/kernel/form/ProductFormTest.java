package io.github.terrene.kernel.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class ProductFormTest {
    private static final Forms FORMS = Forms.builder().build();
    private static final int OFTEN = 3_000;

    /** A value with parts of several types. */
    public record Card(int number, String name, Option<String> holder) {}

    public record Nothing() {}

    /** A value whose part cannot be had. */
    public record Broken(int number) {
        @Override
        public int number() {
            throw new IllegalStateException("lost");
        }
    }

    private static <T> ProductForm<T> form(Class<T> type) {
        return (ProductForm<T>) FORMS.of(type);
    }

    @Test
    void aValueIsTakenApartAlikeHoweverOften() {
        Card card = new Card(7, "oak", Option.none());
        for (int time = 0; time < OFTEN; time++) {
            Object[] parts = form(Card.class).apart(card);
            assertThat(parts).containsExactly(7, "oak", Option.none());
            parts[0] = 8; // the array is the caller's own
            assertThat(form(Card.class).of(parts)).isEqualTo(new Card(8, "oak", Option.none()));
            assertThat(form(Nothing.class).apart(new Nothing())).isEmpty();
        }
    }

    @Test
    void whatAPartThrowsComesOutHoweverOften() {
        for (int time = 0; time < OFTEN; time++) {
            assertThatThrownBy(() -> form(Broken.class).apart(new Broken(1)))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("lost");
        }
    }
}
