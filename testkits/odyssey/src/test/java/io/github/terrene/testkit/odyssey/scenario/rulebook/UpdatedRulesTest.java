package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.odyssey.setup.Edition.RULEBOOK;
import static io.github.terrene.odyssey.setup.Edition.UPDATE_2015;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Two editions, told further")
class UpdatedRulesTest extends ScenarioBook {
    private static final CharacterCard RIFT_WALKER = character("Rift Walker")
            .of(DARK, INTERDIMENSIONAL)
            .stats(2, 2, 30, 20, 5)
            .trigger(
                    PURPLE, actions(1), target(enemyCharacter()), gets(-10, DEF).until(END_OF_TURN))
            .build();

    private static final CharacterCard COIL = character("Coil")
            .of(LIGHT, MACHINE)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, paying(removeCounters(1, CHARGE)), healYou(1))
            .build();

    private static final CharacterCard TINKER = character("Tinker")
            .of(LIGHT, ENGINEER)
            .stats(1, 1, 20, 10, 5)
            .passive(has(RESOURCEFUL))
            .build();

    private static final AssignableCard RADIO =
            item("Radio").ongoing().trigger(BLUE, actions(1), healYou(1)).build();

    private static final AssignableCard GIFT = item("Gift")
            .ongoing()
            .trigger(BLUE, actions(1), gain(RESOURCEFUL).to(SELF).until(END_OF_TURN))
            .build();

    private static Premise edition(Edition edition) {
        return options(options -> options.withEdition(edition));
    }

    private Scenario dartAgainstWard(Edition edition) {
        Scenario s = given(
                edition(edition),
                A.has(
                        recruited(ETHAN).holding(DART),
                        recruited(INU).holding(PIKE),
                        recruited(SAMMY).holdingFaceUp(BANNER)),
                B.has(
                        recruited(REED_GUARD),
                        recruited(SAMMY).holding(WARD_STONE),
                        recruited(ASU).holding(NEEDLE)));
        s.when(A.uses(DART).on(REED_GUARD), B.uses(WARD_STONE).on(REED_GUARD));
        s.awaits(A, "response");
        return s.when(A.passes());
    }

    @Test
    @DisplayName(
            "The rulebook is the edition if nothing else is said, and there nothing is added to a chain that resolves")
    @Rule({"TO-12.1", "TO-8.10"})
    void nothingIsAdded() {
        assertThat(Options.standard().edition()).isEqualTo(RULEBOOK);
        Scenario s = dartAgainstWard(RULEBOOK);
        s.awaits(A, "action");
        s.then(B.has(recruited(REED_GUARD).unharmed().def(10)), A.discardPile(DART));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "In the update abilities are added after each link while links remain, the active player being asked first")
    @Rule({"TO-8.29", "TO-12.1", "TO-8.3"})
    void chainReopens() {
        Scenario s = dartAgainstWard(UPDATE_2015);
        s.awaits(A, "response");
        s.meanwhile(
                B.has(recruited(REED_GUARD).def(10).unharmed()),
                A.has(recruited(ETHAN).holdingFaceUp(DART)));
        s.refuses(A.uses(BANNER), "TO-8.3/green").refuses(B.uses(NEEDLE).on(ETHAN), "TO-8.9/not-awaited");
        Scenario passed = instead(s).when(A.passes());
        passed.awaits(B, "response");
        passed.when(B.uses(NEEDLE).on(ETHAN)).awaits(A, "response");
        passed.then(
                A.has(recruited(ETHAN).damaged(5)), B.has(recruited(REED_GUARD).unharmed()));
        passed.awaits(A, "action");

        s.when(A.uses(PIKE).on(REED_GUARD));
        s.awaits(B, "response");
        s.when(B.passes());
        s.meanwhile(
                B.hasNo(REED_GUARD),
                A.has(recruited(INU).xp(1), recruited(ETHAN).holdingFaceUp(DART)));
        s.awaits(B, "response");
        s.when(B.passes()).then(A.discardPile(DART, PIKE));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("After a Purple link, too; when the last link has resolved nothing is asked")
    @Rule({"TO-8.29", "TO-8.3"})
    void afterPurple() {
        Scenario s = given(
                edition(UPDATE_2015),
                A.has(recruited(ETHAN).holding(DART), recruited(SAMMY).holding(PIKE)),
                B.has(recruited(RIFT_WALKER), recruited(INU).damaged(10)));
        s.when(A.uses(DART).on(INU), B.uses(RIFT_WALKER).on(SAMMY));
        s.awaits(A, "response");
        s.meanwhile(A.has(recruited(SAMMY).def(0)), B.has(recruited(INU).damaged(10)), B.actions(2));
        s.when(A.uses(PIKE).on(INU)).then(B.hasNo(INU), A.has(recruited(SAMMY).xp(1)));
        s.awaits(A, "action");

        Scenario alone = given(
                edition(UPDATE_2015),
                A.has(recruited(ETHAN).holding(DART)),
                B.has(recruited(INU).holding(NEEDLE)));
        alone.when(A.uses(DART).on(INU), B.passes());
        alone.awaits(A, "action");
    }

    @Test
    @DisplayName("In both editions an ability is used once per chain, until the chain is empty")
    @Rule({"TO-12.2", "TO-8.11", "TO-8.29"})
    void oncePerChain() {
        for (Edition edition : Array.of(RULEBOOK, UPDATE_2015)) {
            Scenario s = given(
                    edition(edition),
                    A.has(recruited(ETHAN).holding(DART), recruited(INU)),
                    B.hp(40),
                    B.has(recruited(COIL).counters(3, CHARGE), recruited(SAMMY).holding(NEEDLE)));
            s.when(A.attacks(ETHAN), B.uses(COIL), A.uses(DART).on(SAMMY));
            s.awaits(B, "response");
            s.refuses(B.uses(COIL), "TO-8.11/used-in-chain");
            s.when(B.passes());
            if (edition.equals(UPDATE_2015)) {
                s.meanwhile(B.has(recruited(SAMMY).damaged(5)), B.hp(40));
                s.awaits(B, "response");
                s.refuses(B.uses(COIL), "TO-8.11/used-in-chain");
                s.when(B.passes());
            }
            s.awaits(B, "block");
            s.when(B.declinesToBlock()).then(B.hp(21));
            s.when(A.attacks(INU), B.uses(COIL))
                    .then(B.hp(22), B.has(recruited(COIL).counters(1, CHARGE)));
            s.awaits(B, "block");
        }
    }

    @Test
    @DisplayName("In the update Resourceful is for the first card of each player's turn")
    @Rule({"TO-12.3", "TO-8.19"})
    void eachPlayersTurnAnew() {
        Scenario s = given(edition(UPDATE_2015), A.has(recruited(TINKER).holding(RADIO)), B.has(recruited(INU)));
        s.when(A.uses(RADIO)).then(A.actions(3));
        s.when(A.uses(RADIO)).then(A.actions(2));
        s.when(A.endsTurn(), B.attacks(INU), A.uses(RADIO)).then(A.actions(2));
        s.when(A.declinesToBlock(), B.endsTurn(), A.uses(RADIO)).then(A.actions(3));
        s.awaits(A, "action");

        Scenario book = given(A.has(recruited(TINKER).holding(RADIO)));
        book.when(A.uses(RADIO)).then(A.actions(3)).refuses(A.uses(RADIO), "TO-8.27/free-once");
        book.awaits(A, "action");
    }

    @Test
    @DisplayName("A card that costs no Action anyway does not use it up")
    @Rule("TO-12.3")
    void freeCardsDoNotCount() {
        Scenario s = given(
                edition(UPDATE_2015), A.hand(DART), A.has(recruited(TINKER).holding(EDGE_OIL)), B.has(recruited(INU)));
        s.when(A.uses(EDGE_OIL), A.assigns(DART, TINKER), A.uses(DART).on(INU));
        s.then(A.actions(3), B.has(recruited(INU).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character that gains Resourceful after the first card of the turn pays for the second")
    @Rule("TO-12.3")
    void gainedTooLate() {
        Scenario s = given(edition(UPDATE_2015), A.has(recruited(ETHAN).holding(GIFT)));
        s.when(A.uses(GIFT)).then(A.actions(2), A.has(recruited(ETHAN).with(RESOURCEFUL)));
        s.when(A.uses(GIFT)).then(A.actions(1));
        s.awaits(A, "action");
    }
}
