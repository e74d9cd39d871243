package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.ChainEvent.LinkCancelled;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Costs and limits")
class CostTest extends ScenarioBook {
    private static final CharacterCard COIL = character("Coil")
            .of(LIGHT, MACHINE)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, paying(removeCounters(1, CHARGE)), healYou(1))
            .build();

    private static final CharacterCard MARTYR = character("Martyr")
            .of(LIGHT, GUARDIAN)
            .stats(1, 1, 20, 10, 10)
            .trigger(BLUE, paying(takeDamage(10)), draw(1))
            .trigger(BLUE, paying(payHp(5)), draw(1))
            .build();

    private static final CharacterCard PHOENIX = character("Phoenix")
            .of(FIRE, BEAST)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, paying(dismiss(yourCharacter())), putIntoPlay(card(CHARACTER), HAND))
            .trigger(GREEN, paying(dismiss(yourCharacter())), draw(1))
            .build();

    private static final CharacterCard CHAMPION = character("Champion")
            .of(WATER, WARRIOR)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, free(), when(DEALS_BATTLE_DAMAGE), draw(1))
            .trigger(GREEN, free(), attackAgain().to(SELF))
            .build();

    private static final AssignableCard DENIAL = command("Denial")
            .trigger(BLUE, free(), whenOpponent(ACTIVATES), cancelAbility())
            .build();

    @Test
    @DisplayName("A cost is paid completely or not at all")
    @Rule("TO-8.32")
    void completelyOrNotAtAll() {
        AssignableCard bomb = item("Bomb")
                .trigger(BLUE, actions(2).and(discardCards(2)), target(enemyCharacter()), damage(20))
                .build();
        Scenario s = given(A.hand(DART), A.has(recruited(ETHAN).holding(bomb)), B.has(recruited(IRON_RAM)));
        s.refuses(A.uses(bomb).on(IRON_RAM), "TO-8.32/cannot-pay");
        s.then(A.hand(DART), A.actions(3), A.has(recruited(ETHAN).holding(bomb)));
        s.awaits(A, "action");

        Scenario poor = given(
                A.actions(1), A.hand(DART, HUSH), A.has(recruited(ETHAN).holding(bomb)), B.has(recruited(IRON_RAM)));
        poor.refuses(A.uses(bomb).on(IRON_RAM), "TO-8.32/few-actions");
        poor.awaits(A, "action");

        Scenario rich = given(
                A.actions(2),
                A.hand(DART, HUSH, PIKE),
                A.has(recruited(ETHAN).holding(bomb)),
                B.has(recruited(IRON_RAM)));
        rich.when(A.uses(bomb).on(IRON_RAM).discarding(HUSH, DART));
        rich.then(
                A.hand(PIKE),
                A.discardPile(bomb, DART, HUSH),
                A.actions(0),
                B.has(recruited(IRON_RAM).damaged(10)));
        rich.awaits(A, "action");
    }

    @Test
    @DisplayName("Damage as a cost is not reduced by DEF, and cannot be paid by a Character that would be defeated")
    @Rule({"TO-8.32", "TO-1.12"})
    void damageAsACost() {
        Scenario s = given(A.has(recruited(MARTYR)));
        s.when(A.uses(MARTYR)).then(A.has(recruited(MARTYR).damaged(10)), A.cardsInHand(1), A.hp(50));
        s.refuses(A.uses(MARTYR), "TO-8.32/cannot-pay");
        s.awaits(A, "action");

        Scenario tougher = given(A.has(recruited(MARTYR).damaged(10).hp(21)));
        tougher.when(A.uses(MARTYR)).then(A.has(recruited(MARTYR).damaged(20)));
        tougher.awaits(A, "action");
    }

    @Test
    @DisplayName("HP that would defeat the player cannot be paid; HP paid are no damage")
    @Rule({"TO-8.32", "TO-10.8"})
    void hpAsACost() {
        Scenario s = given(A.hp(6), A.has(recruited(MARTYR)));
        s.when(A.uses(MARTYR).ability(2)).then(A.hp(1), A.cardsInHand(1));
        s.never(PlayersDamaged.class).awaits(A, "action");

        Scenario last = given(A.hp(5), A.has(recruited(MARTYR)));
        last.refuses(A.uses(MARTYR).ability(2), "TO-8.32/cannot-pay");
        last.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "A Character dismissed as a cost is gone when the ability resolves, and its damage is dealt to its player")
    @Rule({"TO-8.32", "TO-8.14", "TO-8.21", "TO-4.16"})
    void dismissingAsACost() {
        Scenario s = given(A.hp(20), A.has(recruited(PHOENIX).damaged(15), recruited(ETHAN)), B.has(recruited(INU)));
        s.when(A.uses(PHOENIX).ability(2).dismissing(PHOENIX));
        s.then(A.hasNo(PHOENIX), A.hp(5), A.cardsInHand(1), A.discardPile(PHOENIX));
        s.awaits(A, "action");

        Scenario fatal =
                given(A.hp(15), A.has(recruited(PHOENIX), recruited(ETHAN).damaged(15)));
        fatal.refuses(A.uses(PHOENIX).ability(2).dismissing(ETHAN), "TO-8.32/wrong-dismissal");
        fatal.refuses(A.uses(PHOENIX).ability(2).dismissing(BYSTANDER), "TO-8.32/wrong-dismissal");
        fatal.allows(A.uses(PHOENIX).ability(2).dismissing(PHOENIX));
        fatal.awaits(A, "action");
    }

    @Test
    @DisplayName("Costs paid are not checked by themselves: the last Character may be the cost of the next")
    @Rule({"TO-8.32", "TO-10.4"})
    void costsAreNotChecked() {
        Scenario s = given(A.has(recruited(PHOENIX)), A.alone(), A.hand(ETHAN));
        s.when(A.uses(PHOENIX).dismissing(PHOENIX));
        s.awaits(A, "card");
        s.meanwhile(A.characters(0));
        s.when(A.choosesCards(ETHAN)).then(A.has(recruited(ETHAN)), A.characters(1));
        s.awaits(A, "action");

        Scenario lost = given(A.has(recruited(PHOENIX)), A.alone());
        lost.when(A.uses(PHOENIX).ability(2).dismissing(PHOENIX));
        lost.isWonBy(B, "TO-10.2");
    }

    @Test
    @DisplayName("A link that is cancelled does nothing; its costs stay paid and its card is discarded")
    @Rule({"TO-8.33", "TO-8.23"})
    void cancelled() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(MARTYR)),
                B.has(recruited(INU).holding(DENIAL), recruited(SAMMY).holding(DENIAL)));
        s.when(A.uses(DART).on(INU), B.uses(DENIAL).by(INU));
        s.then(
                B.has(recruited(INU).unharmed().holdingNothing()),
                A.discardPile(DART),
                B.discardPile(DENIAL),
                A.actions(2));
        s.when(A.uses(MARTYR), B.uses(DENIAL));
        s.then(A.has(recruited(MARTYR).damaged(10)), A.cardsInHand(0));
        s.happened(2, LinkCancelled.class).awaits(A, "action");
    }

    @Test
    @DisplayName("An On-going card whose ability was cancelled stays as if it had resolved")
    @Rule({"TO-8.33", "TO-8.6"})
    void cancelledOngoing() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(BANNER)), B.has(recruited(INU).holding(DENIAL)));
        s.when(A.uses(BANNER), B.uses(DENIAL));
        s.then(A.has(recruited(ETHAN).atk(20).holdingFaceUp(BANNER)), A.actions(2), A.discardPile());
        s.when(A.uses(BANNER)).then(A.has(recruited(ETHAN).atk(25)), A.actions(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What costs nothing is used once per turn, unless it waits for an event")
    @Rule({"TO-8.27", "TO-8.7", "TO-5.18"})
    void freeAbilities() {
        Scenario s =
                given(A.has(recruited(CHAMPION)), B.has(recruited(OLD_GIANT).def(0)));
        s.when(A.uses(CHAMPION).ability(2)).refuses(A.uses(CHAMPION).ability(2), "TO-8.27/free-once");
        s.when(A.attacks(CHAMPION), B.blocks(OLD_GIANT), A.uses(CHAMPION));
        s.when(A.attacks(CHAMPION), B.blocks(OLD_GIANT), A.uses(CHAMPION));
        s.then(A.cardsInHand(2), B.has(recruited(OLD_GIANT).damaged(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("So is what costs nothing because of Resourceful, if the card stays in play")
    @Rule({"TO-8.27", "TO-8.19"})
    void freeByResourceful() {
        Scenario s = given(A.has(recruited(ETHAN).with(RESOURCEFUL).holding(BANNER)));
        s.when(A.uses(BANNER)).then(A.actions(3), A.has(recruited(ETHAN).atk(25)));
        s.refuses(A.uses(BANNER), "TO-8.27/free-once");
        s.when(A.endsTurn(), B.endsTurn(), A.uses(BANNER))
                .then(A.has(recruited(ETHAN).atk(25)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("No ability of one card is used more than 20 times in one turn")
    @Rule("TO-8.28")
    void twentyTimes() {
        Scenario s = given(A.hp(10), A.has(recruited(COIL).counters(22, CHARGE)));
        for (int time = 1; time <= 20; time++) {
            s.when(A.uses(COIL));
        }
        s.then(A.hp(30), A.has(recruited(COIL).counters(2, CHARGE)));
        s.refuses(A.uses(COIL), "TO-8.28/used-often");
        s.when(A.endsTurn(), B.endsTurn(), A.uses(COIL)).then(A.hp(31));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Nobody activates more than 100 abilities in one turn, though cards leave play and come back as new ones")
    @Rule({"TO-8.39", "TO-1.13"})
    void aHundredInAll() {
        AssignableCard lure =
                item("Lure").trigger(GREEN, free(), takeBack(card(ITEM))).build();
        Scenario s = given(A.has(recruited(ETHAN).holding(lure)), A.discardPile(lure), A.alone());
        for (int time = 1; time < 100; time++) {
            s.when(A.uses(lure), A.assigns(lure, ETHAN));
        }
        s.when(A.uses(lure)).then(A.hand(lure), A.discardPile(lure));
        s.when(A.assigns(lure, ETHAN)).refuses(A.uses(lure), "TO-8.39/activations-spent");
        s.when(A.endsTurn(), B.endsTurn(), A.uses(lure)).then(A.discardPile(lure));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The option says another number, for each player and for each turn, whosever it is")
    @Rule("TO-8.39")
    void otherNumberInAll() {
        Scenario s = given(
                options(options -> options.withActivationsInAll(1)),
                A.has(recruited(ETHAN).holding(DART), recruited(MARTYR).hp(50)),
                B.has(recruited(INU).holding(DART), recruited(MARTYR).hp(50)));
        s.when(A.uses(DART).on(INU), B.uses(DART).on(ETHAN));
        s.then(A.has(recruited(ETHAN).damaged(10)), B.has(recruited(INU).damaged(10)));
        s.refuses(A.uses(MARTYR), "TO-8.39/activations-spent");
        s.when(A.endsTurn(), B.uses(MARTYR), A.uses(MARTYR));
        s.then(A.cardsInHand(1), B.cardsInHand(2));
        s.refuses(B.uses(MARTYR).ability(2), "TO-8.39/activations-spent");
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("The option says another number; each card and each ability has its own count")
    @Rule("TO-8.28")
    void otherNumber() {
        Scenario s = given(
                options(options -> options.withActivationsPerTurn(1)),
                A.hp(10),
                A.has(
                        recruited(COIL).counters(3, CHARGE),
                        recruited(COIL).counters(1, CHARGE),
                        recruited(MARTYR).hp(50)));
        s.when(A.uses(A.the(COIL).first())).refuses(A.uses(A.the(COIL).first()), "TO-8.28/used-often");
        s.when(A.uses(A.the(COIL).second())).then(A.hp(12));
        s.when(A.uses(MARTYR), A.uses(MARTYR).ability(2)).then(A.cardsInHand(2), A.hp(7));
        s.refuses(A.uses(MARTYR), "TO-8.28/used-often").refuses(A.uses(MARTYR).ability(2), "TO-8.28/used-often");
        s.awaits(A, "action");
    }
}
