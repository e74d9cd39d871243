package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.event.Activated;
import io.github.terrene.odyssey.table.Filters;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What abilities cost: whether it can be paid, and paying it. */
final class Payments {
    private Payments() {}

    /** The cards of the hand that have to be discarded. */
    static int discards(TriggerAbility trigger) {
        return trigger.cost().payments().map(Payment::cards).sum().intValue();
    }

    /** The Characters of which one has to be dismissed. */
    static Option<CharacterFilter> sacrifice(TriggerAbility trigger) {
        return trigger.cost().payments().flatMap(Payment::sacrifice).headOption();
    }

    /** Whether all but the Actions can be paid. */
    @Rule({"TO-8.32", "TO-1.12"})
    static boolean possible(Table table, Use use) {
        Array<Payment> payments = use.trigger().cost().payments();
        return payments.isEmpty() || payments.forAll(payment -> payment.affordable(new UseMeans(table, use)));
    }

    /** Whether dismissing that Character can be the cost: its damage must leave the player some HP. */
    @Rule("TO-8.32")
    static boolean sacrificeFits(Table table, Seat you, int self, TriggerAbility trigger, Member member) {
        int hp = table.team(you).hp() - hpToPay(trigger);
        return member.seat().equals(you)
                && member.damage() < hp
                && Filters.fits(table, you, self, sacrifice(trigger).get(), member);
    }

    private static int hpToPay(TriggerAbility trigger) {
        return trigger.cost().payments().map(Payment::hp).sum().intValue();
    }

    /** Everything is said: the costs are paid, and the ability goes on the chain. */
    @Rule({"TO-8.5", "TO-8.32"})
    static void activate(Play play, CompleteActivation activation) {
        Use use = activation.use(play);
        Prompt asked = (Prompt) play.take();
        Seat seat = activation.seat();
        int price = use.actions(play.table(), play.setting().edition());
        Link link = new Link(
                play.table().nextId(),
                seat,
                activation.ability(),
                activation.aim(),
                activation.happenings().headOption(),
                false);
        Activated activated = new Activated(link, play.table().side(seat).actions() - price, use.costly(play.table()));
        play.emit(activated);
        activation.trigger().cost().payments().forEach(payment -> payment.pay(new PayingCosts(play, activation)));
        play.declares(link.activation());
        asked.afterActivation(play, activated);
    }
}
