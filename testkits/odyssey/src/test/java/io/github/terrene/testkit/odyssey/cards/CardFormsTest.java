package io.github.terrene.testkit.odyssey.cards;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.card.CardFormLaws;
import io.vavr.collection.Seq;
import java.util.List;
import net.jqwik.api.Example;

/** Cards as data. */
class CardFormsTest implements CardFormLaws<Card> {
    /** A word of one's own. */
    public record Tickle(int times) implements Effect {
        @Override
        public void resolve(Resolution here) {}
    }

    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Seq<Card> cards() {
        return Catalogue.ofSets(List.of(new BaseSet())).get().all();
    }

    @Example
    void soDoesAWordOfOnesOwn() {
        ComesBack.check(CardForms.with(Tickle.class).of(Effect.class), new Tickle(2));
    }
}
