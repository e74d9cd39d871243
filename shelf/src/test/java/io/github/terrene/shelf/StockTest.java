package io.github.terrene.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.Erratum;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Cards with other numbers than those that are printed. */
class StockTest {
    /** What a card does so often. */
    public record Effect(int times) {}

    /** A card that weighs something. */
    public record Card(String id, int weight, Array<Effect> effects, Option<Integer> price) implements PrintedCard {
        /** No card weighs less than nothing. */
        public Card {
            if (weight < 0) {
                throw new IllegalArgumentException("no card flies");
            }
        }
    }

    private static final Form<Card> FORM = Forms.builder().build().of(Card.class);
    private static final Card ANT = new Card("ant", 2, Array.of(new Effect(3), new Effect(4)), Option.none());
    private static final Card BEE = new Card("bee", 5, Array.empty(), Option.some(6));

    private static Array<String> refused(Erratum... errata) {
        return Stock.of(FORM, Array.of(ANT), Array.of(BEE), Array.of(errata))
                .getLeft()
                .map(problem -> problem.key() + " " + problem)
                .toArray();
    }

    @Test
    void numbersAreFoundWhereverTheyStand() {
        assertThat(Stock.numbers(FORM, ANT, Array.of("ant"), "Ant")
                        .map(number -> number.place() + " " + number.number()))
                .containsExactly("ant.weight 2", "ant.effects.0.times 3", "ant.effects.1.times 4");
        assertThat(Stock.numbers(FORM, BEE, Array.of("bee"), "Bee").map(number -> number.part()))
                .containsExactly("weight", "price");
    }

    @Test
    void severalNumbersOfACardChange() {
        Stock<Card> stock = Stock.of(
                        FORM,
                        Array.of(ANT),
                        Array.of(BEE),
                        Array.of(
                                new Erratum("ant", "weight", 1),
                                new Erratum("ant", "effects.1.times", 9),
                                new Erratum("bee", "price", 7)))
                .get();
        Card ant = new Card("ant", 1, Array.of(new Effect(3), new Effect(9)), Option.none());
        Card bee = new Card("bee", 5, Array.empty(), Option.some(7));
        assertThat(stock.cards()).containsExactly(ant, bee);
        assertThat(stock.own()).containsExactly(bee);
        assertThat(stock.of(Array.of(BEE, ANT, BEE))).containsExactly(bee, ant, bee);
    }

    @Test
    void whatIsAboutNothingIsToldAllAtOnce() {
        assertThat(refused(
                        new Erratum("aant", "weight", 1),
                        new Erratum("elephant", "weight", 1),
                        new Erratum("ant", "luck", 1),
                        new Erratum("ant", "effects.2.times", 1),
                        new Erratum("bee", "weight", -1)))
                .containsExactly(
                        "errata/no-card aant.weight: there is no card aant; did you mean ant?",
                        "errata/no-card-at-all elephant.weight: there is no card elephant",
                        "errata/no-number ant.luck: there is no such number on ant; there are weight, effects.0.times, effects.1.times",
                        "errata/no-number ant.effects.2.times: there is no such number on ant; there are weight, "
                                + "effects.0.times, effects.1.times",
                        "errata/refused bee.weight: -1 cannot stand there");
    }

    @Test
    void withoutErrataCardsAreAsTheyArePrinted() {
        Stock<Card> stock =
                Stock.of(FORM, Array.of(ANT), Array.of(BEE), Array.empty()).get();
        assertThat(stock.cards()).containsExactly(ANT, BEE);
        assertThat(stock.of(Array.of(ANT)).head()).isSameAs(ANT);
    }
}
