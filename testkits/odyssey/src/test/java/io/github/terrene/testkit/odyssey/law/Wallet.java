package io.github.terrene.testkit.odyssey.law;

import static io.github.terrene.odyssey.trait.Counter.CHARGE;

import io.github.terrene.odyssey.ability.Payer;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * A second opinion about what can be paid, in plain numbers.
 *
 * @param hp the player's
 * @param hand how many cards
 * @param charges the counters on the card that has the ability, which has no others
 * @param cardThere whether that card is in play
 * @param held whether it is held by the source
 * @param weight the HP that it takes from its holder
 * @param people the player's Characters
 */
record Wallet(int hp, int hand, int charges, boolean cardThere, boolean held, int weight, Array<Person> people)
        implements Payer<Option<Wallet>> {

    /**
     * A Character.
     *
     * @param id its number in play
     * @param source whether it is the source of the ability
     * @param recruited whether it is recruited
     * @param bearer whether it gives 10 HP to each other one
     * @param holding whether it holds a card
     * @param damage on it
     */
    record Person(int id, boolean source, boolean recruited, boolean bearer, boolean holding, int damage) {
        private boolean fits(CharacterFilter filter) {
            return recruited != filter.hidden()
                    && !(source && filter.other())
                    && (damage > 0 || !filter.damaged())
                    && (holding || !filter.holding());
        }
    }

    /** Whether it pays for all of that, in that order, with these Characters chosen first. */
    boolean paysFor(List<Payment> cost, List<Integer> chosen) {
        if (cost.isEmpty()) {
            return true;
        }
        Payment payment = cost.head();
        if (payment.sacrifice().isEmpty()) {
            return payment.pay(this).exists(left -> left.paysFor(cost.tail(), chosen));
        }
        return people.filter(person -> person.fits(payment.sacrifice().get()))
                .filter(person -> chosen.isEmpty() || chosen.head() == person.id())
                .filter(person -> person.damage() < hp)
                .exists(person -> without(person).paysFor(cost.tail(), chosen.isEmpty() ? chosen : chosen.tail()));
    }

    private Wallet without(Person gone) {
        return new Wallet(
                hp - gone.damage(), hand, charges, cardThere && !gone.source(), held, weight, people.remove(gone));
    }

    private Option<Person> source() {
        return people.find(Person::source);
    }

    private Wallet with(Person now) {
        return new Wallet(
                hp,
                hand,
                charges,
                cardThere,
                held,
                weight,
                people.map(person -> person.id() == now.id() ? now : person));
    }

    @Override
    public Option<Wallet> discardChosenCards(int number) {
        return Option.when(
                hand >= number, () -> new Wallet(hp, hand - number, charges, cardThere, held, weight, people));
    }

    @Override
    public Option<Wallet> takeDamage(int amount) {
        int most = 20 + 10 * people.count(person -> person.bearer() && !person.source()) - (cardThere ? weight : 0);
        return source().map(self ->
                        new Person(self.id(), true, true, self.bearer(), self.holding(), self.damage() + amount))
                .filter(self -> self.damage() < most)
                .map(this::with);
    }

    @Override
    public Option<Wallet> payHp(int amount) {
        return Option.when(hp > amount, () -> new Wallet(hp - amount, hand, charges, cardThere, held, weight, people));
    }

    @Override
    public Option<Wallet> removeCounters(Counter counter, int number) {
        boolean there = cardThere && counter.equals(CHARGE) && charges >= number;
        return Option.when(there, () -> new Wallet(hp, hand, charges - number, true, held, weight, people));
    }

    @Override
    public Option<Wallet> discardThis() {
        if (!cardThere) {
            return Option.none();
        }
        Person self = source().get();
        Wallet left = held
                ? with(new Person(self.id(), true, true, self.bearer(), false, self.damage()))
                : new Wallet(hp, hand, charges, true, false, weight, people.remove(self));
        return Option.some(new Wallet(left.hp, left.hand, left.charges, false, held, weight, left.people));
    }

    @Override
    public Option<Wallet> dismissChosenCharacter() {
        throw new IllegalStateException("which Character is chosen is tried by paysFor");
    }
}
