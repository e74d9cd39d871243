package io.github.terrene.narrator.wording;

import static io.github.terrene.narrator.wording.Kitchen.Fruit.PEAR;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.narrator.wording.Kitchen.Cut;
import io.github.terrene.narrator.wording.Kitchen.Dish;
import io.github.terrene.narrator.wording.Kitchen.Hand;
import io.github.terrene.narrator.wording.Kitchen.Order;
import io.github.terrene.narrator.wording.Kitchen.Rest;
import io.github.terrene.narrator.wording.Kitchen.Rune;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What phrases say of cards, of things in play, and of what happens to them. */
class CardsInWordsTest {
    /** What is printed on a card is said wherever the card is named; a number can be a place in a list. */
    @Test
    void aPhraseLooksAtWhatIsPrintedOnACard() {
        String file = """
                Order (dish.steps=empty) = {dish/minutes} as it is
                Order = {dish}, {dish.minutes} minutes, then {next@dish.steps}
                Rest = rest for {minutes} minutes
                Cut = cut
                Boil = boil
                """;
        Form<Dish> printed = Forms.builder().build().of(Dish.class);
        Dish soup = new Dish("soup", 3, Array.of(new Cut(Array.of(PEAR), false), new Rest(5)));
        Known known = new Known() {
            @Override
            public Option<Printed> card(String id) {
                return Option.when(id.equals("soup"), () -> new Printed(id, "Soup", new Value(printed, soup)));
            }
        };
        Form<Order> form = Forms.builder().build().of(Order.class);
        Wording english = Kitchen.wording(file);
        assertThat(english.say(form, new Order("soup", 1), "", known).map(Said::text))
                .contains("Soup, 3 minutes, then rest for 5 minutes");
        assertThat(english.say(form, new Order("soup", 2), "", known)).isEmpty();
        Array<Need> needs = Array.of(new Need.Values(form, ""), new Need.Values(printed, "minutes"));
        assertThat(Kitchen.wording(file + "Dish/minutes = {minutes}").gaps(needs))
                .isEmpty();
        assertThat(Kitchen.wording(file.replace("dish.minutes", "dish.hours") + "Dish/minutes = {minutes}")
                        .gaps(needs)
                        .map(Problem::toString))
                .containsExactly("line 2: dish.hours is no part of Order");
    }

    /** A refusal says the printed name of a card, which is a card among the words; what a player made up stays as it is. */
    @Test
    void aRefusalCallsACardByItsName() {
        Form<Dish> printed = Forms.builder().build().of(Dish.class);
        Known known = new Known() {
            @Override
            public Option<Printed> card(String id) {
                return Option.when(
                        id.equals("soup"),
                        () -> new Printed(id, "Green Soup", new Value(printed, new Dish(id, 3, Array.empty()))));
            }
        };
        Wording english = Kitchen.wording("refusals:\n  X-1/gone = no {card} is left here\n");
        Said gone = english.why(Rejection.of("X-1/gone", "{card:card} is gone", "soup"), known);
        assertThat(gone.text()).isEqualTo("no Green Soup is left here");
        assertThat(gone.words()).contains(new Word(Word.Kind.CARD, "Green Soup", "soup"));
        assertThat(english.why(Rejection.of("X-1/gone", "{card:card} is gone", "no such name"), known)
                        .text())
                .isEqualTo("no no such name is left here");
        assertThat(english.why(Rejection.of("X-1/gone", "{card} is gone", "soup"), known)
                        .text())
                .isEqualTo("no soup is left here");
    }

    /** The code speaks English: English words need no line for a refusal that the code says as well, and may not have the same again. */
    @Test
    void englishRefusalsAreThoseOfTheCode() {
        Form<Dish> printed = Forms.builder().build().of(Dish.class);
        Known known = new Known() {
            @Override
            public Option<Printed> card(String id) {
                return Option.some(new Printed(id, "Green Soup", new Value(printed, new Dish(id, 3, Array.empty()))));
            }
        };
        String template = "{card:card} [#1] is gone {count:number} times";
        Rejection gone = Rejection.of("X-1/gone", template, "soup", 2);
        Wording english = Kitchen.wording("language en\n");
        Said said = english.why(gone, known);
        assertThat(said.text()).isEqualTo("Green Soup [#1] is gone 2 times");
        assertThat(said.words()).contains(new Word(Word.Kind.CARD, "Green Soup", "soup"));
        assertThat(Kitchen.wording("language de\n").why(gone, known).text()).isEqualTo(gone.text());

        Array<Need> needs = Array.of(new Need.Refusal("X-1/gone", Array.of("card", "count"), Option.some(template)));
        assertThat(english.gaps(needs)).isEmpty();
        assertThat(Kitchen.wording("language en\nrefusals:\n  X-1/gone = no {card}")
                        .gaps(needs))
                .isEmpty();
        assertThat(Kitchen.wording("language en\nrefusals:\n  X-1/gone = {card} \\[\\#1\\] is gone {count} times")
                        .gaps(needs)
                        .map(Problem::key))
                .containsExactly("words/as-in-code");
        assertThat(Kitchen.wording("language de\n").gaps(needs).map(Problem::key))
                .containsExactly("words/no-phrase");
    }

    /** A sentence that stands for itself says what is printed on a card; which line is missing or says too much is told. */
    @Test
    void aSentenceSpeaksOfCards() {
        Form<Dish> printed = Forms.builder().build().of(Dish.class);
        Known known = new Known() {
            @Override
            public Option<Printed> card(String id) {
                return Option.some(new Printed(id, "Green Soup", new Value(printed, new Dish(id, 3, Array.empty()))));
            }
        };
        String file =
                "lesson:\n  eat/title = Eat\n  eat = {card} takes {card.minutes} minutes\n  sit = {card.colour} and {chair}\n";
        Wording words = Kitchen.wording(file);
        Array<Fact> soup = Array.of(new Fact("card", Fact.Type.CARD, "soup"));
        assertThat(words.sentence("lesson.eat", soup, known).map(Said::text)).contains("Green Soup takes 3 minutes");
        assertThat(words.sentence("lesson.eat/title", soup, known).map(Said::text))
                .contains("Eat");
        assertThat(words.sentence("lesson.stand", soup, known)).isEmpty();
        assertThat(words.gaps(Array.of(
                                new Need.Values(printed, ""),
                                new Need.Sentence("lesson.eat", Array.of("card")),
                                new Need.Sentence("lesson.sit", Array.of("card")),
                                new Need.Sentence("lesson.stand", Array.of("card"))))
                        .map(Problem::sentence))
                .contains(
                        "there is no phrase for lesson.stand",
                        "colour is no part of lesson.sit",
                        "chair is no part of lesson.sit",
                        "lesson.eat/title is said nowhere");
    }

    /** Where some cards have no names, they are called by what they are; nobody may know which they are. */
    @Test
    void aCardWithoutANameIsCalledByWhatItIs() {
        Forms runes = Forms.builder()
                .scalar(Rune.class, rune -> "rune-" + rune.power(), id -> Option.none())
                .build();
        Known known = new Known() {
            @Override
            public Option<Printed> card(String id) {
                Value rune = new Value(Forms.builder().build().of(Rune.class), new Rune(7));
                return Option.when(id.equals("rune-7"), () -> new Printed(id, "", rune));
            }
        };
        Form<Hand> form = runes.of(Hand.class);
        Hand hand = new Hand(Array.of(new Rune(1), new Rune(7), new Rune(2)));
        String file = """
                language en
                feature number = one many
                count one = n = 1
                Hand = {runes ", " " and "}
                Rune = rune of {power}
                number/hidden = # [card|cards]
                """;
        String special = "Rune/hidden:\n  1 = a Rune\n  * = # Runes\n";
        assertThat(Kitchen.wording(file).say(form, hand, "", known).map(Said::text))
                .contains("rune of 7 and 2 cards");
        assertThat(Kitchen.wording(file + special).say(form, hand, "", known).map(Said::text))
                .contains("rune of 7 and 2 Runes");
        Need needs = new Need.Values(form, "");
        Need rune = new Need.Values(Forms.builder().build().of(Rune.class), "");
        assertThat(Kitchen.wording(file).gaps(Array.of(needs, rune))).isEmpty();
        assertThat(Kitchen.wording(file + special).gaps(Array.of(needs, rune)).map(Problem::toString))
                .containsExactly("line 6: number/hidden is said nowhere");
    }

    /** What nobody knows can be asked of a card, in one line; in a list the element of a player is found by the player. */
    @Test
    void aCardThatNobodyKnowsIsSaidInALineOfItsOwn() {
        Forms forms = Forms.builder()
                .scalar(Rune.class, rune -> "rune-" + rune.power(), id -> Option.none())
                .scalar(Seat.class, Seat::toString, letter -> Option.none())
                .build();
        Form<Kitchen.Shelf> shelf = forms.of(Kitchen.Shelf.class);
        Known known = new Known() {
            @Override
            public Option<Printed> card(String id) {
                Value rune = new Value(Forms.builder().build().of(Rune.class), new Rune(7));
                return Option.when(id.equals("rune-7"), () -> new Printed(id, "Seven", rune));
            }
        };
        String file = """
                Shelf = {cook@bowls}
                Bowl (rune=unknown) = a bowl that nobody knows
                Bowl = a bowl of {rune}
                number/hidden = #
                """;
        Array<Kitchen.Bowl> bowls =
                Array.of(new Kitchen.Bowl(Seat.of(0), new Rune(7)), new Kitchen.Bowl(Seat.of(1), new Rune(1)));
        Wording wording = Kitchen.wording(file);
        assertThat(wording.say(shelf, new Kitchen.Shelf(Seat.of(0), bowls), "", known)
                        .map(Said::text))
                .contains("a bowl of Seven");
        assertThat(wording.say(shelf, new Kitchen.Shelf(Seat.of(1), bowls), "", known)
                        .map(Said::text))
                .contains("a bowl that nobody knows");
        assertThat(wording.gaps(Array.of(new Need.Values(shelf, "")))).isEmpty();
    }

    /** Others are called by what has their number; a thing says its own number in digits. */
    @Test
    void aThingSaysItsOwnNumberInDigits() {
        Forms forms = Forms.builder()
                .scalar(Dish.class, Dish::id, id -> Option.none())
                .build();
        Form<Kitchen.Plate> form = forms.of(Kitchen.Plate.class);
        Kitchen.Plate one = new Kitchen.Plate(3, new Dish("soup", 3, Array.empty()), 4);
        Kitchen.Plate other = new Kitchen.Plate(4, new Dish("soup", 3, Array.empty()), 0);
        Known known = new Known() {
            @Override
            public Option<Known.Value> inPlay(long number) {
                return Array.of(one, other)
                        .find(plate -> plate.number() == number)
                        .map(plate -> new Known.Value(form, plate));
            }

            @Override
            public boolean ambiguous(long number) {
                return true;
            }
        };
        Wording wording = Kitchen.wording("""
                Plate (beside=0) = a plate
                Plate = a plate beside {beside}
                Plate/exact = plate {number}
                Plate/row = {number}, beside {beside}
                """);
        assertThat(wording.say(form, one, "row", known).map(Said::text)).contains("3, beside plate 4");
        Kitchen.Plate turnedUp = new Kitchen.Plate(4, new Dish("pie", 3, Array.empty()), 0);
        assertThat(wording.say(form, turnedUp, "", known).map(Said::text)).contains("a plate");
    }

    /** What consists of others is told in their sentences, and the last one counts for it. */
    @Test
    void whatIsPartOfAnEventIsToldAfterIt() {
        Form<Kitchen.Supper> form = Forms.builder().build().of(Kitchen.Supper.class);
        Array<Kitchen.Supper> events = Array.of(
                new Kitchen.Begun(2, Array.of(new Rest(3), new Rest(4))),
                new Kitchen.Goes(new Rest(5)),
                new Kitchen.Begun(3, Array.empty()));
        Wording wording = Kitchen.wording("""
                Begun (heading, then=steps) = supper {number}
                Goes (then=step) =
                Rest (begins) = rest for {minutes} minutes
                """);
        Array<Wording.Told> told = wording.tell(form, events, Known.NOTHING);
        assertThat(told.map(each -> each.said().text()))
                .containsExactly(
                        "Supper 2", "Rest for 3 minutes.", "Rest for 4 minutes.", "Rest for 5 minutes.", "Supper 3");
        assertThat(told.map(Wording.Told::events)).containsExactly(0, 0, 1, 1, 1);
        assertThat(told.map(Wording.Told::role).take(2)).containsExactly(Role.HEADING, Role.BEGINS);
    }

    /** What was told of a thing in play is known in the next sentences, unless another one has the same card. */
    @Test
    void aThingInPlayIsMentionedOnceMore() {
        Forms forms = Forms.builder()
                .scalar(Dish.class, Dish::id, id -> Option.none())
                .build();
        Form<Kitchen.Plate> plates = forms.of(Kitchen.Plate.class);
        Wording wording = Kitchen.wording("""
                Plate = <the plate \\#{number}|plate \\#{number}|plate \\#{number}>
                Served = serve {plate}
                """);
        for (boolean unique : new boolean[] {true, false}) {
            Known known = new Known() {
                @Override
                public Option<Known.Value> inPlay(long number) {
                    return Option.some(new Known.Value(
                            plates, new Kitchen.Plate((int) number, new Dish("soup", 3, Array.empty()), 0)));
                }

                @Override
                public boolean unique(long number) {
                    return unique;
                }
            };
            Array<Kitchen.Served> events = Array.of(3, 3, 4, 3).map(Kitchen.Served::new);
            assertThat(wording.tell(forms.of(Kitchen.Served.class), events, known)
                            .map(told -> told.said().text()))
                    .containsExactly(
                            "Serve the plate #3.",
                            unique ? "Serve plate #3." : "Serve the plate #3.",
                            "Serve the plate #4.",
                            unique ? "Serve plate #3." : "Serve the plate #3.");
        }
    }
}
