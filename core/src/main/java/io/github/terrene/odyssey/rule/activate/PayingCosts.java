package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Payer;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.CharacterEvent.CountersChanged;
import io.github.terrene.odyssey.event.DamageEvent.DamagePaid;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.Hit;
import io.github.terrene.odyssey.event.PartyEvent.CharacterDismissed;
import io.github.terrene.odyssey.event.PlayerEvent.HpPaid;
import io.github.terrene.odyssey.rule.damage.Harm;
import io.github.terrene.odyssey.rule.upkeep.CountersOn;
import io.github.terrene.odyssey.rule.upkeep.Dismissals;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.OfAbility;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.collection.Array;

/**
 * Turns a payment for an ability into events.
 *
 * @param table the table as it is before
 * @param seat the player who pays
 * @param ability the ability that is paid for
 * @param cards the cards in hand chosen for it
 * @param character the Character chosen for it
 */
record PayingCosts(Table table, Seat seat, AbilityInPlay ability, Array<Card> cards, int character)
        implements Payer<Array<Event>>, OfAbility {
    private Cause cause() {
        return new Cause.Cost(ability);
    }

    private Member member(int id) {
        return table.inPlay(id);
    }

    @Override
    public Array<Event> discardChosenCards(int number) {
        return Array.of(new CardsDiscarded(seat, cards.take(number), cause()));
    }

    @Override
    public Array<Event> takeDamage(int amount) {
        return Array.of(new DamagePaid(self(), amount, Hit.left(table, member(self()), amount)));
    }

    @Override
    public Array<Event> payHp(int amount) {
        return Array.of(new HpPaid(seat, amount, table.team(seat).hp() - amount));
    }

    @Override
    public Array<Event> removeCounters(Counter counter, int number) {
        Source source = source();
        return Array.of(new CountersChanged(
                source, counter, CountersOn.of(table, source).of(counter) - number, cause()));
    }

    @Override
    public Array<Event> discardThis() {
        Member self = member(self());
        return Array.of(
                source().kind() == Source.Kind.CHARACTER
                        ? new CharacterDismissed(Harm.departure(table, self), true)
                        : new HeldDiscarded(
                                Array.of(self.id()), Array.of(self.held().get()), cause()));
    }

    @Override
    public Array<Event> dismissChosenCharacter() {
        return Dismissals.of(table, member(character), true);
    }
}
