package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.PaymentLimits;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.upkeep.CountersOn;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Filters;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.OfAbility;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What a player has available to pay for an ability after the first payments of its cost.
 *
 * @param table the table as these payments left it
 * @param seat the player who pays
 * @param ability the ability that is paid for
 * @param made how many payments have been made
 */
@Rule("TO-8.32")
record Purse(Table table, Seat seat, AbilityInPlay ability, int made) implements PaymentLimits, OfAbility {

    /** Everything there is to pay with. The card being used is turned face-up first, so its passive abilities count. */
    @Rule("TO-8.6")
    static Purse full(Table table, Seat seat, AbilityInPlay ability) {
        boolean gives = ability.source().kind() == Source.Kind.HELD
                && !ability.card().profile().passives().isEmpty();
        return new Purse(gives ? turnedUp(table, ability.self()) : table, seat, ability, 0);
    }

    private static Table turnedUp(Table table, int holder) {
        Member using = table.inPlay(holder);
        return using.held().get().faceUp()
                ? table
                : table.withMember(using.withHeld(using.held().map(held -> held.withFaceUp(true))));
    }

    /** Whether it is enough for all remaining payments, one after another. */
    boolean suffices() {
        Array<Payment> payments = trigger().cost().payments();
        if (made == payments.size()) {
            return true;
        }
        boolean last = made + 1 == payments.size();
        return payments.get(made).affordable(this) && (last || sufficesAfterNext());
    }

    private boolean sufficesAfterNext() {
        if (next().sacrifice().isEmpty()) {
            return after(CardNumbers.NONE).suffices();
        }
        Array<Member> members = table.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            if (permits(members.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether that Character can be dismissed for the next payment and the payments after it can still be made. */
    boolean permits(Member member) {
        return fits(next().sacrifice().get(), member) && after(member.id()).suffices();
    }

    /** The payment to be made next. */
    Payment next() {
        return trigger().cost().payments().get(made);
    }

    /** The events of the next payment, with the cards and the Character chosen for it. */
    Array<Event> paying(Array<Card> cards, int character) {
        return next().pay(new PayingCosts(table, seat, ability, cards, character));
    }

    /** What is left after the next payment, with the Character chosen for it; which cards are discarded makes no difference. */
    Purse after(int character) {
        Array<Card> cards = table.side(seat).hand().cards().take(next().cards());
        Table left = paying(cards, character).foldLeft(table, (before, event) -> event.applyTo(before));
        return new Purse(left, seat, ability, made + 1);
    }

    @Override
    public int handSize() {
        return table.side(seat).hand().size();
    }

    @Override
    public int hp() {
        return table.team(seat).hp();
    }

    @Override
    public int counters(Counter counter) {
        return sourceInPlay() ? CountersOn.of(table, source()).of(counter) : 0;
    }

    @Override
    @Rule("TO-1.12")
    public boolean bears(int damage) {
        @Nullable Member self = table.find(self());
        return self != null && self.damage() + damage < table.stat(self, Stat.HP);
    }

    @Override
    public boolean sourceInPlay() {
        int number = source().number();
        return source().kind() == Source.Kind.HELD ? table.findHolder(number) != null : table.find(number) != null;
    }

    @Override
    public boolean canDismiss() {
        CharacterFilter filter = next().sacrifice().get();
        Array<Member> members = table.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            if (fits(filter, members.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** The damage on a Character that is dismissed must leave its player some HP. */
    private boolean fits(CharacterFilter filter, Member member) {
        return member.seat().equals(seat)
                && member.damage() < hp()
                && Filters.fits(table, seat, self(), filter, member);
    }
}
