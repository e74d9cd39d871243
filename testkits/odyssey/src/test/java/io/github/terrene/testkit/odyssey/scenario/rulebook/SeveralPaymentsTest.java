package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Costs of several payments")
@Rule("TO-8.32")
class SeveralPaymentsTest extends ScenarioBook {
    /** Keeps others up. */
    private static final CharacterCard BEARER = character("Bearer")
            .of(EARTH, GUARDIAN)
            .stats(1, 1, 20, 10, 0)
            .passive(bonus(10, HP).to(each(yourCharacter().another())))
            .build();

    private static Cost cost(Payment... payments) {
        Cost cost = free();
        for (Payment payment : payments) {
            cost = cost.and(payment);
        }
        return cost;
    }

    /** A Machine of 20 HP that heals its player by 1 for these payments. */
    private static CharacterCard payer(Payment... payments) {
        return character("Payer")
                .of(LIGHT, MACHINE)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, cost(payments), healYou(1))
                .build();
    }

    private static AssignableCard banner(Payment... payments) {
        return item("War Chest")
                .ongoing()
                .trigger(GREEN, cost(payments), draw(1))
                .build();
    }

    @Test
    @DisplayName("Two payments of cards take two cards, each of which is discarded once")
    void differentCards() {
        CharacterCard payer = payer(discardCards(1), discardCards(1));
        Scenario poor = given(A.hand(DART), A.has(recruited(payer)));
        poor.refuses(A.uses(payer), "TO-8.32/cannot-pay").awaits(A, "action");

        Scenario s = given(A.hand(DART, HUSH, PIKE), A.has(recruited(payer)));
        s.refuses(A.uses(payer).discarding(HUSH, HUSH), "TO-8.32/payment-card");
        s.when(A.uses(payer).discarding(HUSH, PIKE)).then(A.hand(DART), A.discardPile(HUSH, PIKE));
        s.awaits(A, "action");

        Scenario twins = given(A.hand(DART, DART), A.has(recruited(payer)));
        twins.when(A.uses(payer).discarding(DART, DART)).then(A.hand(), A.discardPile(DART, DART));
        twins.awaits(A, "action");
    }

    @Test
    @DisplayName("What is paid twice must be there twice: HP, damage, counters")
    void twice() {
        CharacterCard hp = payer(payHp(20), payHp(20));
        Scenario poor = given(A.hp(40), A.has(recruited(hp)));
        poor.refuses(A.uses(hp), "TO-8.32/cannot-pay").awaits(A, "action");
        Scenario rich = given(A.hp(41), A.has(recruited(hp)));
        rich.when(A.uses(hp)).then(A.hp(2)).awaits(A, "action");

        CharacterCard damage = payer(takeDamage(10), takeDamage(10));
        Scenario weak = given(A.has(recruited(damage)));
        weak.refuses(A.uses(damage), "TO-8.32/cannot-pay").awaits(A, "action");
        Scenario tough = given(A.has(recruited(damage).hp(21)));
        tough.when(A.uses(damage)).then(A.has(recruited(damage).damaged(20))).awaits(A, "action");

        CharacterCard counters = payer(removeCounters(1, CHARGE), removeCounters(2, CHARGE));
        Scenario spent = given(A.has(recruited(counters).counters(2, CHARGE)));
        spent.refuses(A.uses(counters), "TO-8.32/cannot-pay").awaits(A, "action");
        Scenario full = given(A.has(recruited(counters).counters(4, CHARGE)));
        full.when(A.uses(counters))
                .then(A.has(recruited(counters).counters(1, CHARGE)))
                .awaits(A, "action");
    }

    @Test
    @DisplayName("A Character that pays and then goes can be the cost; one that goes first pays nothing any more")
    void itself() {
        CharacterCard last = payer(removeCounters(1, CHARGE), takeDamage(5), dismiss(yourCharacter()));
        Scenario s = given(A.hp(40), A.has(recruited(last).counters(1, CHARGE), recruited(ETHAN)));
        s.when(A.uses(last).dismissing(last)).then(A.hasNo(last), A.hp(36));
        s.awaits(A, "action");

        CharacterCard first = payer(dismiss(yourCharacter()), removeCounters(1, CHARGE), takeDamage(5));
        Scenario other = given(A.has(recruited(first).counters(1, CHARGE), recruited(ETHAN)));
        other.refuses(A.uses(first).dismissing(first), "TO-8.32/wrong-dismissal");
        other.when(A.uses(first).dismissing(ETHAN));
        other.then(A.hasNo(ETHAN), A.has(recruited(first).counters(0, CHARGE).damaged(5)));
        other.awaits(A, "action");
        Scenario alone = given(A.has(recruited(first).counters(1, CHARGE)));
        alone.refuses(A.uses(first), "TO-8.32/cannot-pay").awaits(A, "action");
    }

    @Test
    @DisplayName("Whatever discards itself pays nothing any more, and is not dismissed either")
    void discardedFirst() {
        CharacterCard gone = payer(discardThis(), takeDamage(5));
        Scenario s = given(A.has(recruited(gone)));
        s.refuses(A.uses(gone), "TO-8.32/cannot-pay").awaits(A, "action");

        CharacterCard twice = payer(discardThis(), discardThis());
        Scenario t = given(A.has(recruited(twice)));
        t.refuses(A.uses(twice), "TO-8.32/cannot-pay").awaits(A, "action");

        CharacterCard both = payer(discardThis(), dismiss(yourCharacter()));
        Scenario u = given(A.has(recruited(both), recruited(ETHAN)));
        u.refuses(A.uses(both).dismissing(both), "TO-8.32/wrong-dismissal");
        u.when(A.uses(both).dismissing(ETHAN)).then(A.characters(1), A.discardPile(both, ETHAN));
        u.awaits(A, "action");
        Scenario nobody = given(A.has(recruited(both)));
        nobody.refuses(A.uses(both), "TO-8.32/cannot-pay").awaits(A, "action");
    }

    @Test
    @DisplayName("A held card that is discarded leaves its holder, who still takes damage; its counters are gone")
    void heldCard() {
        AssignableCard damage = banner(discardThis(), takeDamage(5));
        Scenario s = given(A.has(recruited(ETHAN).holding(damage)));
        s.when(A.uses(damage))
                .then(A.discardPile(damage), A.has(recruited(ETHAN).damaged(5).holdingNothing()));
        s.awaits(A, "action");

        AssignableCard counters = banner(discardThis(), removeCounters(1, CHARGE));
        Scenario t = given(A.has(recruited(ETHAN).holding(counters).cardCounters(1, CHARGE)));
        t.refuses(A.uses(counters), "TO-8.32/cannot-pay").awaits(A, "action");

        AssignableCard holder = banner(dismiss(yourCharacter()), discardThis());
        Scenario u = given(A.has(recruited(ETHAN).holding(holder), recruited(INU)));
        u.refuses(A.uses(holder).dismissing(ETHAN), "TO-8.32/wrong-dismissal");
        u.when(A.uses(holder).dismissing(INU))
                .then(A.discardPile(INU, holder), A.has(recruited(ETHAN).holdingNothing()));
        u.awaits(A, "action");
    }

    @Test
    @DisplayName("What somebody gave is gone with that Character")
    void whatWasGiven() {
        CharacterCard payer = payer(dismiss(yourCharacter().another()), takeDamage(10));
        Scenario s = given(A.has(recruited(payer).damaged(10), recruited(BEARER), recruited(ETHAN)));
        s.refuses(A.uses(payer).dismissing(BEARER), "TO-8.32/wrong-dismissal");
        s.when(A.uses(payer).dismissing(ETHAN)).then(A.has(recruited(payer).damaged(20), recruited(BEARER)));
        s.awaits(A, "action");
        Scenario only = given(A.has(recruited(payer).damaged(10), recruited(BEARER)));
        only.refuses(A.uses(payer), "TO-8.32/cannot-pay").awaits(A, "action");
    }

    @Test
    @DisplayName("The card that is used lies face-up before its cost is paid, and what it gives or takes counts")
    @Rule("TO-8.6")
    void turnedUpFirst() {
        AssignableCard plate = item("Plate")
                .ongoing()
                .passive(bonus(10, HP))
                .trigger(GREEN, cost(takeDamage(15), takeDamage(10)), draw(1))
                .build();
        Scenario s = given(A.has(recruited(ETHAN).holding(plate)));
        s.when(A.uses(plate)).then(A.has(recruited(ETHAN).damaged(25).holdingFaceUp(plate)));
        s.awaits(A, "action");

        AssignableCard curse = item("Curse")
                .ongoing()
                .passive(bonus(-10, HP))
                .trigger(GREEN, cost(takeDamage(10)), draw(1))
                .build();
        Scenario t = given(A.has(recruited(ETHAN).holding(curse)));
        t.refuses(A.uses(curse), "TO-8.32/cannot-pay").awaits(A, "action");
    }

    @Test
    @DisplayName("Two Characters dismissed are two, and together they must leave the player some HP")
    void twoCharacters() {
        CharacterCard payer = payer(dismiss(yourCharacter()), dismiss(yourCharacter()));
        Scenario s = given(A.has(recruited(payer), recruited(ETHAN)), B.has(recruited(INU)));
        s.refuses(A.uses(payer).dismissing(ETHAN).dismissing(ETHAN), "TO-8.32/wrong-dismissal");
        s.when(A.uses(payer).dismissing(ETHAN).dismissing(payer)).then(A.discardPile(ETHAN, payer), A.characters(1));
        s.awaits(A, "action");

        Scenario hurt = given(
                A.hp(20),
                A.has(
                        recruited(payer),
                        recruited(ETHAN).damaged(10),
                        recruited(SAMMY).damaged(10)));
        hurt.refuses(A.uses(payer).dismissing(ETHAN).dismissing(SAMMY), "TO-8.32/wrong-dismissal");
        hurt.when(A.uses(payer).dismissing(ETHAN).dismissing(payer)).then(A.hp(11), A.has(recruited(SAMMY)));
        hurt.awaits(A, "action");
    }

    @Test
    @DisplayName("HP paid before a Character is dismissed count with its damage, and so do those paid after")
    void hpAndDamage() {
        CharacterCard before = payer(payHp(10), dismiss(yourCharacter().another()));
        Scenario s = given(A.hp(20), A.has(recruited(before), recruited(ETHAN).damaged(10)));
        s.refuses(A.uses(before), "TO-8.32/cannot-pay").awaits(A, "action");

        CharacterCard after = payer(dismiss(yourCharacter().another()), payHp(10));
        Scenario t = given(A.hp(20), A.has(recruited(after), recruited(ETHAN).damaged(10), recruited(SAMMY)));
        t.refuses(A.uses(after).dismissing(ETHAN), "TO-8.32/wrong-dismissal");
        t.when(A.uses(after).dismissing(SAMMY)).then(A.hp(11)).awaits(A, "action");
    }

    @Test
    @DisplayName("A payment may make the next one possible: damage taken makes somebody damaged")
    void oneMakesTheNextPossible() {
        CharacterCard payer = payer(takeDamage(5), dismiss(yourCharacter().withDamage()));
        Scenario s = given(A.hp(40), A.has(recruited(payer), recruited(ETHAN)));
        s.refuses(A.uses(payer).dismissing(ETHAN), "TO-8.32/wrong-dismissal");
        s.refuses(A.uses(payer).dismissing(BYSTANDER), "TO-8.32/wrong-dismissal");
        s.when(A.uses(payer).dismissing(payer)).then(A.hasNo(payer), A.hp(36)).awaits(A, "action");
    }
}
