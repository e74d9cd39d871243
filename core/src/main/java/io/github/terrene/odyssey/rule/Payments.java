package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.event.Activated;
import io.github.terrene.odyssey.event.CardsDiscarded;
import io.github.terrene.odyssey.event.CharacterDismissed;
import io.github.terrene.odyssey.event.CountersChanged;
import io.github.terrene.odyssey.event.DamagePaid;
import io.github.terrene.odyssey.event.HeldDiscarded;
import io.github.terrene.odyssey.event.HpPaid;
import io.github.terrene.odyssey.table.Filters;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What abilities cost: whether it can be paid, and paying it. */
final class Payments {
    private Payments() {}

    /** The cards of the hand that have to be discarded. */
    static int discards(TriggerAbility trigger) {
        int sum = 0;
        for (Payment payment : trigger.cost().payments()) {
            sum += payment instanceof Payment.DiscardCards cards ? cards.number() : 0;
        }
        return sum;
    }

    /** The Characters of which one has to be dismissed. */
    static Option<CharacterFilter> sacrifice(TriggerAbility trigger) {
        for (Payment payment : trigger.cost().payments()) {
            if (payment instanceof Payment.DismissCharacter dismiss) {
                return Option.some(dismiss.filter());
            }
        }
        return Option.none();
    }

    /** Whether all but the Actions can be paid. */
    @Rule({"TO-8.32", "TO-1.12"})
    static boolean possible(Table table, Use use) {
        Array<Payment> payments = use.trigger().cost().payments();
        for (int i = 0; i < payments.size(); i++) {
            if (!possible(table, use, payments.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean possible(Table table, Use use, Payment payment) {
        Side side = table.side(use.seat());
        @Nullable Member self = use.self();
        if (payment instanceof Payment.DiscardCards cards) {
            return side.hand().size() >= cards.number();
        } else if (payment instanceof Payment.TakeDamage damage) {
            return self != null && self.damage() + damage.amount() < table.stat(self, Stat.HP);
        } else if (payment instanceof Payment.PayHp hp) {
            return table.team(use.seat()).hp() > hp.amount();
        } else if (payment instanceof Payment.RemoveCounters counters) {
            return use.counters().of(counters.counter()) >= counters.number();
        } else if (payment instanceof Payment.DismissCharacter) {
            return side.members()
                    .exists(member -> sacrificeFits(table, use.seat(), use.selfId(), use.trigger(), member));
        }
        return self != null;
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
        int sum = 0;
        for (Payment payment : trigger.cost().payments()) {
            sum += payment instanceof Payment.PayHp hp ? hp.amount() : 0;
        }
        return sum;
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
                activation.source(),
                activation.self(),
                activation.card(),
                activation.ability(),
                activation.aim(),
                activation.happening(),
                false);
        Activated activated = new Activated(link, play.table().side(seat).actions() - price, use.costly(play.table()));
        play.emit(activated);
        activation.trigger().cost().payments().forEach(payment -> pay(play, activation, payment));
        play.declares(Happening.of(Occasion.ACTIVATES, seat, link.number()).by(use.kinds()));
        asked.afterActivation(play, activated);
    }

    private static void pay(Play play, CompleteActivation activation, Payment payment) {
        Table table = play.table();
        Seat seat = activation.seat();
        if (payment instanceof Payment.DiscardCards) {
            Array<Card> cards = activation
                    .discards()
                    .map(id -> play.book().catalogue().find(id).get());
            play.emit(new CardsDiscarded(seat, cards));
        } else if (payment instanceof Payment.TakeDamage damage) {
            play.emit(new DamagePaid(activation.self(), damage.amount()));
        } else if (payment instanceof Payment.PayHp hp) {
            play.emit(new HpPaid(seat, hp.amount()));
        } else if (payment instanceof Payment.RemoveCounters counters) {
            removeCounters(play, activation.source(), counters);
        } else if (payment instanceof Payment.DiscardThis) {
            discardThis(play, activation);
        } else {
            Dismissals.dismiss(play, table.member(activation.dismissed()).get(), true);
        }
    }

    private static void removeCounters(Play play, Source source, Payment.RemoveCounters counters) {
        int left = CountersOn.of(play.table(), source).of(counters.counter()) - counters.number();
        play.emit(new CountersChanged(source, counters.counter(), left));
    }

    private static void discardThis(Play play, CompleteActivation activation) {
        Member self = play.table().member(activation.self()).get();
        if (activation.source().kind() == Source.Kind.CHARACTER) {
            play.emit(new CharacterDismissed(Harm.departure(play.table(), self), true));
        } else {
            play.emit(
                    new HeldDiscarded(Array.of(self.id()), Array.of(self.held().get())));
        }
    }
}
