package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.ability.Payer;
import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.event.CharacterEvent.CountersChanged;
import io.github.terrene.odyssey.event.DamageEvent.DamagePaid;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.PartyEvent.CharacterDismissed;
import io.github.terrene.odyssey.event.PlayerEvent.HpPaid;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Seq;

/** Checks payment by payment that the events of an activation are what is printed, and that it was there to be paid. */
final class Receipt implements Payer<Event> {
    private final AbilityInPlay ability;
    private Seq<Event> left;
    private Table table;

    Receipt(AbilityInPlay ability, Seq<Event> events, Table table) {
        this.ability = ability;
        this.left = events;
        this.table = table;
        next(Activated.class);
    }

    private <E extends Event> E next(Class<E> type) {
        assertThat(left.head()).isInstanceOf(type);
        E event = type.cast(left.head());
        left = left.tail();
        table = event.applyTo(table);
        return event;
    }

    private Member self() {
        return table.member(ability.self()).get();
    }

    @Override
    public Event discardChosenCards(int number) {
        int before = table.side(table.active()).hand().size();
        CardsDiscarded paid = next(CardsDiscarded.class);
        assertThat(paid.cards()).hasSize(number);
        assertThat(table.side(paid.seat()).hand().size()).isEqualTo(before - number);
        return paid;
    }

    @Override
    public Event takeDamage(int amount) {
        assertThat(self().damage() + amount).isLessThan(table.stat(self(), Stat.HP));
        DamagePaid paid = next(DamagePaid.class);
        int hpLeft = table.stat(self(), Stat.HP) - self().damage();
        assertThat(paid).isEqualTo(new DamagePaid(ability.self(), amount, hpLeft));
        return paid;
    }

    @Override
    public Event payHp(int amount) {
        HpPaid paid = next(HpPaid.class);
        assertThat(paid.amount()).isEqualTo(amount);
        assertThat(table.team(paid.seat()).hp()).isPositive();
        return paid;
    }

    @Override
    public Event removeCounters(Counter counter, int number) {
        Source source = ability.source();
        int before = source.kind() == Source.Kind.HELD
                ? self().held().get().counters().of(counter)
                : self().counters().of(counter);
        CountersChanged paid = next(CountersChanged.class);
        assertThat(paid.now()).isNotNegative().isEqualTo(before - number);
        return paid;
    }

    @Override
    public Event discardThis() {
        Source source = ability.source();
        if (source.kind() == Source.Kind.HELD) {
            HeldDiscarded paid = next(HeldDiscarded.class);
            assertThat(paid.cards().map(held -> held.id())).containsExactly(source.number());
            return paid;
        }
        CharacterDismissed paid = next(CharacterDismissed.class);
        assertThat(paid.departure().id()).isEqualTo(source.number());
        return paid;
    }

    @Override
    public Event dismissChosenCharacter() {
        Member gone = table.member(
                        ((CharacterDismissed) left.head()).departure().id())
                .get();
        CharacterDismissed paid = next(CharacterDismissed.class);
        if (gone.damage() > 0) {
            assertThat(next(PlayersDamaged.class).hits().map(hit -> hit.amount()))
                    .containsExactly(gone.damage());
        }
        assertThat(table.team(gone.seat()).hp()).isPositive();
        return paid;
    }

    /** Nothing that belongs to the cost is left over. */
    void end() {
        assertThat(left.filter(event -> event instanceof HpPaid || event instanceof DamagePaid))
                .isEmpty();
        assertThat(left.filter(event -> event instanceof CharacterDismissed dismissed && dismissed.cost()))
                .isEmpty();
    }
}
