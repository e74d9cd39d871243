package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Window;
import io.github.terrene.odyssey.rule.damage.Harm;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;

/** What abilities cost: whether it can be paid, and paying it. */
final class Payments {
    private Payments() {}

    /** How many cards have to be discarded from hand. */
    static int discards(TriggerAbility trigger) {
        return trigger.cost().payments().map(Payment::cards).sum().intValue();
    }

    /** How many Characters have to be dismissed. */
    static int sacrifices(TriggerAbility trigger) {
        return trigger.cost().payments().count(payment -> payment.sacrifice().isDefined());
    }

    /** Whether all but the Actions can be paid. */
    @Rule("TO-8.32")
    static boolean possible(Table table, AbilityUse use) {
        return use.trigger().cost().payments().isEmpty()
                || Purse.full(table, use.seat(), use.inPlay()).suffices();
    }

    /**
     * Everything is chosen: the costs are paid, and the ability goes on the chain.
     *
     * @param discards the cards chosen to pay with, for all payments
     * @param dismissed the Characters chosen to pay with, in the order of the payments
     */
    @Rule({"TO-8.5", "TO-8.32"})
    static void activate(Play play, AbilityUse use, Link link, Array<String> discards, Array<Integer> dismissed) {
        Window window = play.take().asWindow();
        int price = use.actions(play.table(), play.setting().edition());
        Activated activated =
                new Activated(link, play.table().side(link.seat()).actions() - price, use.costly(play.table()));
        play.emit(activated);
        pay(play, link, discards, dismissed);
        play.declares(link.activation());
        window.afterActivation(play, activated);
    }

    /** Makes the payments in order, each from what those before it have left. */
    @Rule("TO-8.32")
    private static void pay(Play play, Link link, Array<String> discards, Array<Integer> dismissed) {
        Array<Card> cards = discards.map(id -> play.book().catalogue().find(id).get());
        Iterator<Integer> characters = dismissed.iterator();
        Array<Payment> payments = link.trigger().cost().payments();
        for (int i = 0; i < payments.size(); i++) {
            Payment payment = payments.get(i);
            int character = payment.sacrifice().isDefined() ? characters.next() : CardNumbers.NONE;
            Purse purse = new Purse(play.table(), link.seat(), link.ability(), i);
            purse.paying(cards, character).forEach(play::emit);
            cards = cards.drop(payment.cards());
            if (payment.damage() > 0) {
                Harm.tellDamage(play, link.self(), payment.damage());
            }
        }
    }
}
