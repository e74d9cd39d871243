package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.testkit.law.BrokenCopies;
import io.github.terrene.testkit.odyssey.arbitrary.RandomCards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Whatever is null in a card, at any depth, is a problem of the catalogue, with the rule that asks for it and its place. */
class MissingPartsTest {
    @Property(tries = 200)
    @Rule({"TO-1.5", "TO-6.2", "TO-8.2", "TO-8.5"})
    void whatIsMissingInACardIsAProblem(@ForAll long seed) {
        for (Card maimed : BrokenCopies.of(CardForms.STANDARD.of(Card.class), faultless(seed))) {
            assertThat(catalogue(maimed).swap().getOrElse(Array.empty()))
                    .as("what is wrong with %s", maimed.abilities())
                    .isNotEmpty()
                    .allMatch(problem -> problem.key().endsWith("/missing-part"))
                    .noneMatch(problem -> problem.toString().contains("null"));
        }
    }

    private static Card faultless(long seed) {
        Dice dice = Rng.of(seed).dice();
        while (true) {
            Card card = RandomCards.ofTheLanguage()
                    .of(Array.fill(RandomCards.NUMBERS, () -> dice.below(RandomCards.BELOW)));
            if (catalogue(card).isRight()) {
                return card;
            }
        }
    }

    private static Either<Seq<Problem>, Catalogue> catalogue(Card card) {
        return Catalogue.of(Array.of(card, RandomCards.TOKEN, RandomCards.GROUND));
    }
}
