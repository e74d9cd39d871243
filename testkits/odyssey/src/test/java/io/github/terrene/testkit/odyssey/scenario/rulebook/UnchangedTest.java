package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.event.ArrivalEvent.PutIntoPlay;
import io.github.terrene.odyssey.event.CharacterEvent.StatusesCured;
import io.github.terrene.odyssey.event.DamageEvent.CharactersHealed;
import io.github.terrene.odyssey.event.DamageEvent.DefenseRestored;
import io.github.terrene.odyssey.event.DamageEvent.PreventionSpent;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Healing;
import io.github.terrene.odyssey.event.PlayerEvent.PlayerHealed;
import io.github.terrene.odyssey.event.TurnEvent.ActionsChanged;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Events tell of what has changed, and of nothing else")
class UnchangedTest extends ScenarioBook {
    private static AssignableCard vial(Effect effect) {
        return item("Vial").trigger(GREEN, free(), effect).build();
    }

    private static <E extends Event> Seq<E> told(Scenario s, Class<E> kind) {
        return s.events().filter(kind::isInstance).map(kind::cast);
    }

    @Test
    @DisplayName("Healing tells of those who had damage, each with what was healed, and of no hidden one")
    @Rule("TO-1.12")
    void healing() {
        AssignableCard vial = vial(heal(10).to(each(yourCharacter())));
        Scenario s = given(A.has(
                recruited(ETHAN).holding(vial),
                recruited(INU).damaged(5),
                hidden(SAMMY).damaged(5)));
        s.when(A.uses(vial)).then(A.has(recruited(INU).unharmed(), hidden(SAMMY).damaged(5)));
        assertThat(told(s, CharactersHealed.class).flatMap(CharactersHealed::healings))
                .containsExactly(new Healing(id(s, INU), 5));
        s.awaits(A, "action");

        Scenario sound = given(A.has(recruited(ETHAN).holding(vial)));
        sound.when(A.uses(vial)).never(CharactersHealed.class).awaits(A, "action");
    }

    @Test
    @DisplayName("A cure tells of those who had a status, and restored DEF of those who had lost some")
    @Rule({"TO-8.19", "TO-5.8"})
    void cures() {
        AssignableCard vial = vial(cure().to(each(yourCharacter())));
        Scenario s = given(A.has(
                recruited(ETHAN).holding(vial),
                recruited(INU).suffering(Status.SLOW),
                recruited(SAMMY).given(new Alteration.StatChange(Stat.ATK, 5), Duration.PERMANENT)));
        s.when(A.uses(vial)).then(A.has(recruited(INU).freeOf(Status.SLOW)));
        assertThat(told(s, StatusesCured.class).flatMap(StatusesCured::characters))
                .containsExactly(id(s, INU));
        s.awaits(A, "action");

        AssignableCard plaster = vial(restoreDefense().to(each(yourCharacter())));
        Scenario decayed = given(
                A.has(recruited(ETHAN).holding(plaster), recruited(PLANNER).decayed(5)));
        decayed.when(A.uses(plaster)).then(A.has(recruited(PLANNER).decayed(0)));
        assertThat(told(decayed, DefenseRestored.class).flatMap(DefenseRestored::characters))
                .containsExactly(id(decayed, PLANNER));
        decayed.awaits(A, "action");
    }

    @Test
    @DisplayName("A player is healed up to the HP at first, and Actions go down to 0; the event says by how much")
    @Rule({"TO-10.7", "TO-4.21"})
    void playersAndActions() {
        AssignableCard vial = vial(healYou(5));
        Scenario s = given(
                A.hp(48), A.has(recruited(ETHAN).holding(vial), recruited(INU).holding(vial)));
        s.when(A.uses(vial).by(ETHAN)).then(A.hp(50));
        s.when(A.uses(vial).by(INU)).then(A.hp(50));
        assertThat(told(s, PlayerHealed.class).map(PlayerHealed::amount)).containsExactly(2);
        s.awaits(A, "action");

        AssignableCard drain = vial(loseActions(2, EACH_OPPONENT));
        Scenario actions = given(
                B.actions(1),
                A.has(recruited(ETHAN).holding(drain), recruited(INU).holding(drain)));
        actions.when(A.uses(drain).by(ETHAN)).then(B.actions(0));
        actions.when(A.uses(drain).by(INU)).then(B.actions(0));
        assertThat(told(actions, ActionsChanged.class).map(changed -> changed.by() + " to " + changed.now()))
                .containsExactly("-1 to 0");
        actions.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character for which there is no room is not put into play hidden either")
    @Rule({"TO-7.8", "TO-7.2"})
    void noRoomForAHiddenOne() {
        AssignableCard tunnel = vial(putIntoPlayHidden(CardFilter.of(CardKind.CHARACTER), HAND));
        Scenario s = given(
                A.has(recruited(IRON_RAM), recruited(SAMMY), recruited(ETHAN).holding(tunnel)), A.alone(), A.hand(INU));
        s.then(A.supply(4));
        s.when(A.uses(tunnel), A.choosesCards(INU)).then(A.hand(INU), A.supply(4));
        s.never(PutIntoPlay.class).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Actions that are not there are not lost at the start of a turn, and nothing is prevented where nothing prevents")
    @Rule({"TO-4.21", "TO-5.20"})
    void nothingToLose() {
        Scenario s = given(A.actions(0), B.actions(2), B.has(recruited(INU)));
        s.when(A.endsTurn());
        assertThat(told(s, ActionsChanged.class)
                        .map(changed -> changed.seat() + " " + changed.by() + " to " + changed.now()))
                .containsExactly("B -2 to 0", "B 3 to 3");
        s.when(B.attacks(INU)).then(A.hp(30));
        s.when(B.endsTurn());
        assertThat(told(s, ActionsChanged.class)
                        .map(changed -> changed.seat() + " " + changed.by() + " to " + changed.now()))
                .endsWith("A 3 to 3");
        s.never(PreventionSpent.class).awaits(A, "action");
    }

    private static int id(Scenario s, CharacterCard card) {
        return s.game()
                .table()
                .side(A.seat())
                .members()
                .find(member -> member.card().equals(card))
                .get()
                .id();
    }
}
