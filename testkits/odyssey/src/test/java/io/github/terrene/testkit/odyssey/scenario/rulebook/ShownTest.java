package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.github.terrene.odyssey.view.CharacterStats;
import io.github.terrene.odyssey.view.ShownGame;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What screens show: the words of the game, and nothing that the seat may not know. */
@DisplayName("What is shown")
class ShownTest extends ScenarioBook {
    private static final AssignableCard ATLAS =
            item("Atlas").trigger(GREEN, free(), search(CardKind.TERRAIN)).build();

    @Test
    @DisplayName("What asks is shown to all, what there is to choose from only to who is asked")
    @Rule({"TO-11.6", "TO-11.2"})
    void whatAsksIsShown() {
        Scenario s = given(A.deck(DART, SALT_FLATS), A.has(recruited(ETHAN).holding(ATLAS)));
        s.when(A.uses(ATLAS)).awaits(A, "card");
        for (Seat seat : List.of(A.seat(), B.seat(), Seat.ONLOOKER)) {
            Asked<Action, Due> asked = shown(s, seat).asked().get();
            assertThat(asked.seats()).containsExactly(A.seat());
            assertThat(asked.about()).isEqualTo("card");
            assertThat(((Due.UnderWay) asked.within().get()).ability().card()).isEqualTo(ATLAS);
        }
        Choose salt = new Choose(A.seat(), new Choice.Card(SALT_FLATS.id()));
        assertThat(shown(s, A.seat()).asked().get().options()).contains(salt);
        assertThat(shown(s, B.seat()).asked().get().options()).isEmpty();
        assertThat(looked(shown(s, A.seat())).get()).contains(SALT_FLATS);
        assertThat(looked(shown(s, B.seat()))).isEmpty();
    }

    @Test
    @DisplayName("Who has begun to activate an ability is shown as still deciding to all others")
    @Rule({"TO-11.6", "TO-8.5"})
    void anActivationThatHasBegun() {
        Scenario s = given(A.has(recruited(ETHAN).holding(DART)), B.has(recruited(SAMMY)));
        int dart =
                s.game().side(A.seat()).members().flatMap(Member::held).head().id();
        Activate begun = new Activate(A.seat(), Source.held(dart), 0);
        Game aiming = s.rules().apply(s.game(), begun).get().state();
        ShownGame own = s.rules().view(aiming, A.seat()).shown();
        assertThat(own.asked().get().about()).isEqualTo("target");
        assertThat(own.asked().get().chosen()).containsExactly(begun);
        assertThat(own.asked().get().within()).isEqualTo(own.due().headOption());
        ShownGame others = s.rules().view(aiming, B.seat()).shown();
        assertThat(others.asked().get().about()).isEqualTo("action");
        assertThat(others.asked().get().chosen()).isEmpty();
        assertThat(others.due()).isEmpty();
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Recruited Characters are shown with what counts now, hidden ones are not")
    @Rule({"TO-1.8", "TO-8.19", "TO-11.1"})
    void whatCountsNowIsShown() {
        CharacterCard leader = character("Leader")
                .of(FIRE, WARRIOR)
                .stats(2, 3, 20, 10, 5)
                .passive(bonus(10, ATK))
                .onlyIf(youControl(WIND))
                .build();
        Scenario s = given(
                A.has(
                        recruited(leader)
                                .with(Keyword.STAB)
                                .suffering(Status.SLOW)
                                .damaged(10),
                        recruited(SAMMY)),
                B.has(recruited(ASU).decayed(5), hidden(ETHAN)));
        counts(
                s,
                stats(s, leader, 10 + 10, 5, 20, 2, 3, Array.of(Status.SLOW), Array.of(Keyword.STAB)),
                stats(s, SAMMY, 15, 5, 20, 1, 1, Array.empty(), Array.empty()),
                stats(s, ASU, 10, 10 - 5, 20, 1, 1, Array.empty(), Array.empty()));
        s.when(A.dismisses(SAMMY));
        counts(
                s,
                stats(s, leader, 10, 5, 20, 2, 3, Array.of(Status.SLOW), Array.of(Keyword.STAB)),
                stats(s, ASU, 10, 10 - 5, 20, 1, 1, Array.empty(), Array.empty()));
        s.awaits(A, "action");
    }

    private static void counts(Scenario scenario, CharacterStats... stats) {
        for (Seat seat : List.of(A.seat(), B.seat(), Seat.ONLOOKER)) {
            assertThat(shown(scenario, seat).characters()).isEqualTo(Array.of(stats));
        }
    }

    private static CharacterStats stats(
            Scenario scenario,
            CharacterCard card,
            int atk,
            int def,
            int hp,
            int lv,
            int sp,
            Array<Status> statuses,
            Array<Keyword> keywords) {
        int id = scenario.game()
                .table()
                .sides()
                .flatMap(Side::members)
                .find(member -> member.card().equals(card))
                .get()
                .id();
        return new CharacterStats(id, atk, def, hp, lv, sp, statuses, keywords);
    }

    private static ShownGame shown(Scenario scenario, Seat seat) {
        return scenario.rules().view(scenario.game(), seat).shown();
    }

    /** The cards that are looked through. */
    private static Option<Array<Card>> looked(ShownGame shown) {
        return ((Due.LookedThrough) shown.due().head()).cards();
    }
}
