package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.example.UnderstudyTest;
import io.github.terrene.hobe.example.UnderstudyTest.TakeItsPlace;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.hobe.law.RandomCards;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** All laws of words hold with the words of a module that has an effect of its own, too. */
class OwnWordsTest extends HobeWordingTest {
    private static final Ability OWN = UnderstudyTest.UNDERSTUDY.abilities().single();

    @Override
    public Form<Card> form() {
        return CardForms.with(TakeItsPlace.class).of(Card.class);
    }

    @Override
    public Seq<Wording> languages() {
        return super.languages()
                .map(language ->
                        language.and("understudy", UnderstudyTest.class).get());
    }

    /** Battle cards can do it. */
    @Override
    public Supplier<Card> cards(Dice dice) {
        RandomCards random = new RandomCards(dice);
        return () -> with(random.get());
    }

    private static Card with(Card card) {
        return new Card(
                card.id(),
                card.name(),
                card.kind(),
                card.body(),
                card.requirements(),
                card.cost(),
                card.timing(),
                card.kind() == CardKind.BATTLE ? card.abilities().append(OWN) : card.abilities(),
                card.continuous());
    }

    @Test
    void aCardWithIt() {
        assertThat(languages()
                        .map(language -> language.say(form(), UnderstudyTest.UNDERSTUDY, "text", Known.NOTHING)
                                .get()
                                .text()))
                .isEqualTo(
                        Array.of(
                                "When another Battle card of yours is destroyed: (also in standby) bring this card to its slot.",
                                "Wenn eine andere Kampfkarte von dir zerst\u00f6rt wird: (auch in Bereitschaft) Bringe diese Karte auf ihren Platz."));
    }
}
