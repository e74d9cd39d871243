package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.odyssey.setup.Edition.UPDATE_2015;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.ChainEvent.LinkResolved;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Responding and resolving")
class ChainOrderTest extends ScenarioBook {
    /** Two abilities that can be used as often as there are Actions. */
    private static final CharacterCard SPRINGER = character("Springer")
            .of(WATER, ENGINEER)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, actions(1), gets(5, ATK).to(SELF).until(END_OF_TURN))
            .trigger(BLUE, actions(1), gets(5, DEF).to(SELF).until(END_OF_TURN))
            .build();

    private static final AssignableCard TAX = item("Tax")
            .trigger(BLUE, free(), target(enemyCharacter()), stabDamage(5), discard(1, EACH_OPPONENT))
            .build();

    @Test
    @DisplayName("All others may answer a response; the player who acted first passes, and the chain resolves")
    @Rule("TO-8.9")
    void aroundTheTable() {
        Scenario s = given(
                A.has(recruited(SPRINGER), hidden(ETHAN)),
                B.has(recruited(SPRINGER), recruited(INU).holding(NEEDLE)));
        s.when(A.recruits(ETHAN));
        s.awaits(B, "response");
        s.refuses(A.uses(SPRINGER), "TO-8.9/not-awaited");
        Scenario silent = instead(s).when(B.passes());
        silent.awaits(A, "action");

        s.when(B.uses(SPRINGER));
        s.awaits(A, "response");
        s.refuses(B.uses(NEEDLE).on(ETHAN), "TO-8.9/not-awaited");
        Scenario closed = instead(s).when(A.passes());
        closed.awaits(A, "action");
        closed.happened(1, LinkResolved.class).awaits(A, "action");

        s.when(A.uses(SPRINGER));
        s.awaits(B, "response");
        s.refuses(A.uses(SPRINGER).ability(2), "TO-8.9/not-awaited");
        s.when(B.uses(NEEDLE).on(ETHAN));
        s.awaits(A, "response");
        s.when(A.passes());
        s.awaits(A, "action");
        s.happened(3, LinkResolved.class);
        s.then(
                A.has(recruited(SPRINGER).atk(15), recruited(ETHAN).damaged(5)),
                B.has(recruited(SPRINGER).atk(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Each activation opens responses again; a player who passed before may answer the next one")
    @Rule({"TO-8.9", "TO-8.12"})
    void whoPassedMayAnswerLater() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(SAMMY).holding(NEEDLE)), B.has(recruited(SPRINGER), recruited(INU)));
        s.when(A.attacks(ETHAN), B.passes(), B.blocks(INU));
        s.awaits(A, "response");
        s.when(A.uses(NEEDLE).on(INU));
        s.awaits(B, "response");
        s.when(B.uses(SPRINGER));
        s.then(B.hasNo(INU), B.hp(45));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The last activated is resolved first, link by link")
    @Rule({"TO-8.9", "TO-8.10"})
    void lastFirst() {
        AssignableCard mend = item("Mend")
                .trigger(BLUE, free(), target(character()), heal(10))
                .build();
        Scenario healed = given(
                A.has(recruited(ETHAN).holding(DART)),
                B.has(recruited(INU).damaged(10).holding(mend)));
        healed.when(A.uses(DART).on(INU), B.uses(mend).on(INU));
        healed.then(B.has(recruited(INU).damaged(10)));
        healed.awaits(A, "action");

        Scenario late = given(
                turnOf(B),
                A.has(recruited(ETHAN).holding(DART)),
                B.has(recruited(INU).damaged(10).holding(mend)));
        late.when(B.uses(mend).on(INU), A.uses(DART).on(INU));
        late.then(B.hasNo(INU), A.has(recruited(ETHAN).xp(1)), B.discardPile(INU, mend));
        late.awaits(B, "action");
    }

    @Test
    @DisplayName("Nothing is added to a chain that resolves, nor between its links, not even at a choice in an effect")
    @Rule({"TO-8.10", "TO-4.20"})
    void nothingIsAdded() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(TAX), recruited(SPRINGER)),
                B.hand(HUSH, PIKE),
                B.has(recruited(SPRINGER), recruited(INU).holding(DART)));
        s.when(A.uses(TAX).on(INU), B.passes());
        s.awaits(B, "card");
        s.refuses(B.uses(SPRINGER), "TO-4.20/other-decision");
        s.refuses(B.uses(DART).on(ETHAN), "TO-4.20/other-decision");
        s.refuses(A.uses(SPRINGER), "TO-4.20/not-awaited");
        s.when(B.choosesCards(PIKE));
        s.awaits(A, "action");
        s.then(B.hand(HUSH), B.discardPile(PIKE));
        s.awaits(A, "action");

        Scenario between = given(
                A.has(recruited(ETHAN).holding(DART), recruited(SPRINGER)),
                B.has(
                        recruited(SPRINGER),
                        recruited(INU).holding(NEEDLE),
                        recruited(SAMMY).holding(WARD_STONE)));
        between.when(A.uses(DART).on(INU), B.uses(NEEDLE).on(ETHAN), A.passes());
        between.awaits(A, "action");
        between.happened(2, LinkResolved.class).awaits(A, "action");
    }

    @Test
    @DisplayName("Each ability of each card once per chain; another of the card, another card, the next chain are free")
    @Rule({"TO-8.11", "TO-12.2"})
    void oncePerChain() {
        Scenario s = given(
                A.actions(9),
                A.has(recruited(SPRINGER), recruited(SPRINGER), hidden(ETHAN)),
                B.actions(9),
                B.has(recruited(SPRINGER)));
        s.when(A.uses(A.the(SPRINGER).first()), B.uses(SPRINGER));
        s.awaits(A, "response");
        s.refuses(A.uses(A.the(SPRINGER).first()), "TO-8.11/used-in-chain");
        s.allows(A.uses(A.the(SPRINGER).second()));
        s.when(A.uses(A.the(SPRINGER).first()).ability(2));
        s.awaits(B, "response");
        s.refuses(B.uses(SPRINGER), "TO-8.11/used-in-chain");
        s.when(B.uses(SPRINGER).ability(2), A.uses(A.the(SPRINGER).second()));
        s.then(
                A.has(
                        recruited(SPRINGER).atk(15).def(5),
                        recruited(SPRINGER).atk(15).def(0)),
                B.has(recruited(SPRINGER).atk(15).def(5)));
        s.when(A.uses(A.the(SPRINGER).first()));
        s.awaits(B, "response");
        s.allows(B.uses(SPRINGER));
        s.when(B.passes()).then(A.has(recruited(SPRINGER).atk(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Once per chain in the update of 2015 as well, also after a link has resolved")
    @Rule({"TO-8.11", "TO-12.2", "TO-8.29"})
    void oncePerChainInTheUpdate() {
        Scenario s = given(
                options(options -> options.withEdition(UPDATE_2015)),
                A.has(recruited(SPRINGER)),
                B.has(recruited(SPRINGER)));
        s.when(A.uses(SPRINGER), B.uses(SPRINGER), A.passes());
        s.happened(1, LinkResolved.class);
        s.awaits(A, "response");
        s.refuses(A.uses(SPRINGER), "TO-8.11/used-in-chain");
        s.when(A.passes());
        s.awaits(B, "response");
        s.refuses(B.uses(SPRINGER), "TO-8.11/used-in-chain");
        s.allows(B.uses(SPRINGER).ability(2));
        s.when(B.passes());
        s.awaits(A, "action");
    }
}
