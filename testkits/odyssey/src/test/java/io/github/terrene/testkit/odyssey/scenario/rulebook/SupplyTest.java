package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.event.ArrivalEvent.PutIntoPlay;
import io.github.terrene.odyssey.event.ArrivalEvent.TokenCreated;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Supply")
class SupplyTest extends ScenarioBook {
    private static final CharacterCard IMP =
            character("Imp").of(DARK, BEAST).stats(0, 0, 5, 5, 0).build();

    private static final CharacterCard CINDER =
            token("Cinder").of(FIRE, ENERGY).stats(1, 1, 5, 10, 0).build();

    private static final CardFilter ANYBODY = card(CHARACTER);

    private static final AssignableCard BELLOWS = item("Bellows")
            .trigger(BLUE, free(), create(CINDER, CINDER), healYou(5))
            .build();

    private static final AssignableCard SUMMONS = item("Summons")
            .trigger(BLUE, free(), putIntoPlay(ANYBODY, HAND), healYou(5))
            .build();

    @Test
    @DisplayName("A recruited Character takes its current SP, a hidden one 1 whatever its SP")
    @Rule("TO-7.1")
    void whatCharactersTake() {
        Scenario s = given(A.has(recruited(IRON_RAM).sp(1), hidden(OLD_GIANT), hidden(IMP)), A.alone());
        s.then(A.supply(3));
        s.awaits(A, "action");
        Scenario grown = given(A.has(recruited(ETHAN).sp(3), hidden(SAMMY).sp(3)), A.alone());
        grown.then(A.supply(4));
        grown.awaits(A, "action");
        Scenario small = given(A.has(recruited(IMP), hidden(ASU).sp(0)), A.alone());
        small.then(A.supply(1));
        small.awaits(A, "action");
    }

    @Test
    @DisplayName("What changes the SP of others for as long as it is there counts")
    @Rule({"TO-7.1", "TO-7.2", "TO-8.1"})
    void continuousSp() {
        CharacterCard quartermaster = character("Quartermaster")
                .of(EARTH, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(-1, SP).to(each(yourCharacter().another())))
                .build();
        Scenario s = given(
                A.has(hidden(quartermaster), recruited(OLD_GIANT)), A.alone(), A.hand(ETHAN, IRON_RAM), A.actions(9));
        s.refuses(A.recruits(ETHAN), "TO-7.2/sp-taken");
        s.when(A.recruits(quartermaster))
                .then(A.supply(3), A.has(recruited(OLD_GIANT).sp(2)));
        s.when(A.recruits(IRON_RAM)).then(A.supply(4), A.has(recruited(IRON_RAM).sp(1)));
        s.refuses(A.hides(ETHAN), "TO-7.2/sp-taken");
        s.when(A.recruits(ETHAN)).then(A.supply(4), A.has(recruited(ETHAN).sp(0)));
        s.when(A.dismisses(quartermaster));
        s.awaits(A, "supply");
        s.meanwhile(A.supply(6));
        s.when(A.givesUp(OLD_GIANT)).then(A.supply(3));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Recruiting a hidden Character replaces its 1 by the SP it has now; one from hand needs all of its SP")
    @Rule({"TO-7.2", "TO-4.8"})
    void recruitingNeedsRoom() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN),
                        recruited(SAMMY),
                        hidden(IRON_RAM),
                        hidden(ASU).sp(2)),
                A.alone(),
                A.hand(IMP));
        s.refuses(A.recruits(IRON_RAM), "TO-7.2/sp-taken");
        s.refuses(A.recruits(ASU), "TO-7.2/sp-taken");
        s.refuses(A.hides(IMP), "TO-7.2/sp-taken");
        s.when(A.recruits(IMP)).then(A.supply(4));
        s.awaits(A, "action");

        Scenario roomy =
                given(A.has(recruited(ETHAN), recruited(SAMMY), hidden(IRON_RAM)), A.alone(), A.hand(IRON_RAM, ASU));
        roomy.refuses(A.recruitsFromHand(IRON_RAM), "TO-7.2/sp-taken");
        roomy.allows(A.recruitsFromHand(ASU), A.hides(IRON_RAM), A.hides(ASU));
        roomy.when(A.recruits(IRON_RAM)).then(A.supply(4), A.hand(IRON_RAM, ASU));
        roomy.awaits(A, "action");
    }

    @Test
    @DisplayName("A hidden Character of SP 0 can be recruited at the limit, and what it took is free")
    @Rule({"TO-7.1", "TO-7.2"})
    void spZeroAtTheLimit() {
        Scenario s = given(A.has(recruited(OLD_GIANT), hidden(IMP)), A.alone(), A.hand(ETHAN));
        s.refuses(A.hides(ETHAN), "TO-7.2/sp-taken");
        s.when(A.recruits(IMP)).then(A.supply(3));
        s.when(A.hides(ETHAN)).then(A.supply(4));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A defeated Character frees its supply, even in the middle of another player's turn")
    @Rule("TO-7.4")
    void defeatFreesSupply() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(IRON_RAM).damaged(35), hidden(SAMMY)),
                A.hand(OLD_GIANT),
                B.has(recruited(INU)));
        s.refuses(A.hides(OLD_GIANT), "TO-7.2/sp-taken");
        s.when(A.endsTurn(), B.attacks(INU), A.blocks(IRON_RAM)).then(A.supply(2));
        s.when(B.endsTurn(), A.hides(OLD_GIANT)).then(A.supply(3));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character dismissed as a cost has made room when its ability resolves")
    @Rule({"TO-7.4", "TO-7.8"})
    void roomMadeByACost() {
        AssignableCard pyre = item("Pyre")
                .trigger(BLUE, paying(dismiss(yourCharacter())), create(CINDER))
                .build();
        Scenario s = given(
                knowing(CINDER), A.has(recruited(OLD_GIANT), recruited(ETHAN).holding(pyre)), A.alone());
        s.when(A.uses(pyre).dismissing(ETHAN));
        s.then(A.hasNo(ETHAN), A.has(recruited(CINDER)), A.supply(4), A.discardPile(ETHAN, pyre));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A token is made only where it fits, one after another; the rest of the effect happens")
    @Rule("TO-7.8")
    void tokensWhereTheyFit() {
        Scenario full = given(
                knowing(CINDER),
                A.hp(40),
                A.has(recruited(OLD_GIANT), recruited(ETHAN).holding(BELLOWS)),
                A.alone());
        full.when(A.uses(BELLOWS)).then(A.hasNo(CINDER), A.hp(45), A.supply(4));
        full.never(TokenCreated.class).awaits(A, "action");

        Scenario one = given(
                knowing(CINDER),
                A.hp(40),
                A.has(recruited(IRON_RAM), recruited(ETHAN).holding(BELLOWS)),
                A.alone());
        one.when(A.uses(BELLOWS)).then(A.has(recruited(CINDER)), A.hp(45), A.supply(4), A.characters(3));
        one.happened(1, TokenCreated.class).awaits(A, "action");
    }

    @Test
    @DisplayName("Whether it fits is told by the total afterwards, for effects as for recruiting")
    @Rule({"TO-7.8", "TO-7.2", "TO-7.1"})
    void theTotalAfterwards() {
        CharacterCard quartermaster = character("Quartermaster")
                .of(EARTH, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(-1, SP).to(each(yourCharacter().another())))
                .build();
        Scenario s = given(
                A.has(recruited(quartermaster).holding(SUMMONS), recruited(OLD_GIANT)), A.alone(), A.hand(IRON_RAM));
        s.then(A.supply(3));
        s.when(A.uses(SUMMONS), A.choosesCards(IRON_RAM));
        s.then(A.has(recruited(IRON_RAM).sp(1)), A.supply(4));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An effect puts a Character into play only where it fits, recruited by its SP and hidden by 1")
    @Rule("TO-7.8")
    void intoPlayWhereItFits() {
        AssignableCard tunnel = item("Tunnel")
                .trigger(BLUE, free(), putIntoPlayHidden(ANYBODY, HAND))
                .build();
        Scenario s = given(
                A.hp(40), A.has(recruited(IRON_RAM), recruited(ETHAN).holding(SUMMONS)), A.alone(), A.hand(IRON_RAM));
        s.when(A.uses(SUMMONS), A.choosesCards(IRON_RAM)).then(A.hand(IRON_RAM), A.hp(45), A.supply(3));
        s.never(PutIntoPlay.class).awaits(A, "action");

        Scenario fits = given(A.has(recruited(ETHAN).holding(SUMMONS)), A.hand(OLD_GIANT), A.alone());
        fits.when(A.uses(SUMMONS), A.choosesCards(OLD_GIANT)).then(A.has(recruited(OLD_GIANT)), A.supply(4));
        fits.awaits(A, "action");

        Scenario below =
                given(A.has(recruited(IRON_RAM), recruited(ETHAN).holding(tunnel)), A.alone(), A.hand(OLD_GIANT));
        below.when(A.uses(tunnel), A.choosesCards(OLD_GIANT)).then(A.has(hidden(OLD_GIANT)), A.supply(4));
        below.awaits(A, "action");
    }
}
