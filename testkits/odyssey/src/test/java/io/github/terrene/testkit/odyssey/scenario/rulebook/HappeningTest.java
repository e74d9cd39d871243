package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Act;
import io.github.terrene.testkit.odyssey.scenario.CharacterSetup;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Which of several happenings an ability answers")
class HappeningTest extends ScenarioBook {
    /** Slows whoever of the enemies is damaged, once for each time it can be paid. */
    private static final CharacterCard VULTURE = character("Vulture")
            .of(WIND, BEAST)
            .stats(1, 1, 20, 10, 0)
            .trigger(
                    BLUE,
                    actions(1),
                    when(enemyCharacter(), BECOMES_DAMAGED),
                    inflict(SLOW).to(DAMAGED_CHARACTER).until(END_OF_TURN))
            .build();

    /** Says of whom it is when a target is chosen as well. */
    private static final CharacterCard AVENGER = character("Avenger")
            .of(DARK, WARRIOR)
            .stats(1, 1, 30, 10, 0)
            .trigger(
                    BLUE,
                    free(),
                    when(character(), IS_DEFEATED),
                    target(enemyCharacter()),
                    damage(statOf(DEFEATED, ATK)))
            .build();

    /** Does the same whoever was defeated. */
    private static final CharacterCard MOURNER = character("Mourner")
            .of(DARK, WARRIOR)
            .stats(1, 1, 30, 10, 0)
            .trigger(BLUE, free(), when(character(), IS_DEFEATED), target(enemyCharacter()), stabDamage(10))
            .build();

    private static final CharacterCard CENSOR = character("Censor")
            .of(LIGHT, GUARDIAN)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, free(), whenOpponent(ACTIVATES, ITEM), cancelAbility())
            .build();

    private static final AssignableCard HAIL = item("Hail")
            .trigger(BLUE, actions(1), stabDamage(5).to(each(enemyCharacter())))
            .build();

    private static final AssignableCard SLEET = item("Sleet")
            .trigger(BLUE, free(), stabDamage(5).to(each(enemyCharacter())))
            .build();

    /** Whenever its player uses an Item. */
    private static final CharacterCard TINKER = character("Tinker")
            .of(EARTH, ENGINEER)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, free(), whenYou(ACTIVATES, ITEM), heal(10).to(SELF))
            .build();

    @Test
    @DisplayName(
            "An ability that waits for its player's activations is offered when the chain is resolved, once for each")
    @Rule({"TO-8.23", "TO-8.7"})
    void onesOwnActivation() {
        Scenario s = given(
                A.has(recruited(TINKER).damaged(15), recruited(ETHAN).holding(HAIL)),
                B.has(recruited(INU), recruited(SAMMY).holding(SLEET)));
        s.when(A.uses(HAIL));
        s.awaits(B, "response");
        s.when(B.passes());
        s.then(B.has(recruited(INU).damaged(5)), A.has(recruited(TINKER).damaged(15)));
        s.awaits(A, "ability");
        s.when(A.uses(TINKER)).then(A.has(recruited(TINKER).damaged(5)));
        s.awaits(A, "action");
    }

    private static Act says(Player player, Happening happening) {
        return Act.of(
                player.seat(),
                player + " answers " + happening,
                scene -> new Choose(player.seat(), new Choice.Answered(happening)));
    }

    @Test
    @DisplayName("The player says which, and the others wait on")
    @Rule({"TO-8.7", "TO-8.8"})
    void thePlayerSaysWhich() {
        Scenario s = given(
                A.has(recruited(VULTURE), recruited(ETHAN).holding(HAIL)),
                B.has(recruited(INU), recruited(SAMMY), recruited(ASU)));
        s.when(A.uses(HAIL));
        s.awaits(A, "ability");
        Scenario first = instead(s).when(A.uses(VULTURE).answering(INU));
        first.then(B.has(recruited(INU).suffering(SLOW), recruited(SAMMY).freeOf(SLOW)));
        first.awaits(A, "ability");

        s.when(A.uses(VULTURE).answering(ASU));
        s.then(B.has(
                recruited(ASU).suffering(SLOW),
                recruited(INU).freeOf(SLOW),
                recruited(SAMMY).freeOf(SLOW)));
        s.awaits(A, "ability");
        s.when(A.uses(VULTURE).answering(SAMMY));
        s.then(
                A.actions(0),
                B.has(recruited(SAMMY).suffering(SLOW), recruited(INU).freeOf(SLOW)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("It is asked after the activation has begun and before a target, of that player alone")
    @Rule({"TO-8.7", "TO-8.5"})
    void askedBeforeTheTarget() {
        Scenario s = given(
                A.has(recruited(AVENGER), recruited(ETHAN).holding(HAIL)),
                B.has(recruited(REED_GUARD).damaged(5), recruited(INU).damaged(15), recruited(IRON_RAM)));
        s.when(A.uses(HAIL));
        s.awaits(A, "ability");
        s.whenUnseenBy(B, A.uses(AVENGER));
        s.awaits(A, "happening");
        s.refuses(A.choosesTarget(IRON_RAM), "TO-8.5/no-target-asked").refuses(A.passes(), "TO-8.9/other-decision");
        Happening unheard = Happening.of(IS_DEFEATED, B.seat(), s.game().table().nextId());
        s.refuses(says(A, unheard), "TO-8.7/no-answer").refuses(says(B, unheard), "TO-8.7/not-awaited");
        s.whenUnseenBy(B, A.choosesHappening(INU));
        s.awaits(A, "target");
        s.refuses(says(A, unheard), "TO-8.7/no-happening-asked");
        s.when(A.choosesTarget(IRON_RAM)).then(B.has(recruited(IRON_RAM).damaged(15)));
        s.awaits(A, "ability");
        s.when(A.uses(AVENGER).on(IRON_RAM)).then(B.has(recruited(IRON_RAM).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Where the text does not speak of what happened nothing is asked, and each is still answered")
    @Rule("TO-8.7")
    void noDifference() {
        Scenario s = given(
                A.has(recruited(MOURNER), recruited(ETHAN).holding(HAIL)),
                B.has(recruited(REED_GUARD).damaged(5), recruited(INU).damaged(15), recruited(IRON_RAM)));
        s.when(A.uses(HAIL));
        s.when(A.uses(MOURNER).on(IRON_RAM)).then(B.has(recruited(IRON_RAM).damaged(15)));
        s.awaits(A, "ability");
        s.when(A.uses(MOURNER).on(IRON_RAM)).then(B.has(recruited(IRON_RAM).damaged(25)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("If none of them differ there is nothing to choose, and each is still answered")
    @Rule("TO-8.7")
    void noTwoDiffer() {
        CharacterSetup vulture = recruited(VULTURE);
        CharacterSetup ethan = recruited(ETHAN).holding(HAIL);
        CharacterSetup asu = recruited(ASU).holding(SLEET);
        CharacterSetup inu = recruited(INU).holding(DART);
        Scenario twice = given(A.has(vulture, ethan, asu), B.has(inu));
        twice.when(A.uses(HAIL), B.uses(DART).on(VULTURE), A.uses(SLEET));
        twice.then(B.has(recruited(INU).damaged(10))).awaits(A, "ability");
        twice.when(A.uses(VULTURE)).then().awaits(A, "ability");
        twice.when(A.uses(VULTURE)).then(A.actions(0)).awaits(A, "action");

        Scenario both = given(A.has(vulture, ethan, asu), B.has(inu, recruited(SAMMY)));
        both.when(A.uses(HAIL), B.uses(DART).on(VULTURE), A.uses(SLEET));
        both.then().awaits(A, "ability");
        both.when(A.uses(VULTURE)).awaits(A, "happening");
        assertThat(both.rules().legal(both.game(), A.seat())).hasSize(2);
        both.when(A.choosesHappening(INU)).then().awaits(A, "ability");
        both.when(A.uses(VULTURE).answering(INU));
        both.then(A.actions(0), B.has(recruited(SAMMY).freeOf(SLOW))).awaits(A, "action");
    }

    @Test
    @DisplayName("Any activation that is still on the chain may be answered, not only the newest")
    @Rule({"TO-8.23", "TO-8.33"})
    void anyActivationOnTheChain() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(LANCER).holding(NEEDLE)),
                B.has(recruited(CENSOR), recruited(INU).holding(WARD_STONE)));
        s.when(A.uses(DART).on(INU));
        Scenario only = instead(s).when(B.uses(CENSOR));
        only.then(B.has(recruited(INU).unharmed())).awaits(A, "action");

        s.when(B.uses(WARD_STONE).on(CENSOR), A.uses(NEEDLE).on(INU));
        s.awaits(B, "response");
        Scenario older = instead(s).when(B.uses(CENSOR).answering(DART));
        older.then(B.has(recruited(INU).damaged(5))).awaits(A, "action");
        s.when(B.uses(CENSOR).answering(NEEDLE));
        s.then(B.has(recruited(INU).damaged(10)));
        s.awaits(A, "action");
    }
}
