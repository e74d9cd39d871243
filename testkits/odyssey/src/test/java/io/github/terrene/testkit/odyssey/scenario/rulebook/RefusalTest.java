package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What a refusal says to the player")
class RefusalTest extends ScenarioBook {
    private static final int NOBODY = 99;

    private static final TerrainCard FORGE = terrain("Forge")
            .actions(2)
            .xp(plus(5, ATK), plus(5, DEF), plus(5, HP), plus(5, ATK))
            .trigger(GREEN, free(), draw(1))
            .onlyIf(youControl(EARTH), youControl(FIRE), youControl(2, WATER))
            .build();

    private static Seq<String> whyNot(Scenario s, Action action) {
        return s.rules().whyNot(s.game(), action).map(Rejection::sentence);
    }

    @Test
    @DisplayName("Of the conditions of an ability it names those that are not so")
    @Rule("TO-8.5")
    void conditions() {
        Scenario s = given(A.terrains(FORGE), A.has(recruited(INU)));
        int forge = s.game().table().side(A.seat()).activeTerrain().id();
        assertThat(whyNot(s, new Activate(A.seat(), Source.terrain(forge), 0)))
                .containsExactly("the conditions of Forge are not met (TO-8.5)");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What is not there the player does not control")
    @Rule({"TO-4.8", "TO-7.3"})
    void nobody() {
        Scenario s = given(A.has(recruited(INU)));
        assertThat(whyNot(s, new Recruit(A.seat(), NOBODY))).containsExactly("you control no such Character (TO-4.8)");
        s.awaits(A, "action");

        CharacterCard host = character("Host")
                .of(EARTH, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(-1, SP).to(each(yourCharacter().another())))
                .build();
        Scenario crowd = given(A.has(recruited(host), recruited(OLD_GIANT), recruited(IRON_RAM)), A.alone());
        crowd.when(A.dismisses(host)).awaits(A, "supply");
        assertThat(whyNot(crowd, new DismissForSupply(A.seat(), NOBODY)))
                .containsExactly("you control no such Character (TO-7.3)");
    }

    @Test
    @DisplayName("One Action is an Action, two are Actions")
    @Rule("TO-8.32")
    void oneAction() {
        AssignableCard one = item("One").trigger(GREEN, actions(1), draw(1)).build();
        AssignableCard two = item("Two").trigger(GREEN, actions(2), draw(1)).build();
        Scenario s = given(
                A.actions(0),
                A.has(recruited(INU).holding(one), recruited(ETHAN).holding(two)));
        assertThat(whyNot(s, using(s, 0))).containsExactly("it costs 1 of your Actions, and you have 0 left (TO-8.32)");
        assertThat(whyNot(s, using(s, 1))).containsExactly("it costs 2 of your Actions, and you have 0 left (TO-8.32)");
        s.awaits(A, "action");
    }

    private static Activate using(Scenario s, int holder) {
        int held = s.game()
                .table()
                .side(A.seat())
                .members()
                .get(holder)
                .held()
                .get()
                .id();
        return new Activate(A.seat(), Source.held(held), 0);
    }

    @Test
    @DisplayName("What nobody asks for is not chosen")
    @Rule({"TO-8.5", "TO-8.32", "TO-8.36"})
    void unasked() {
        Scenario s = given(A.has(recruited(INU).holding(DART)));
        Game aiming = s.rules().apply(s.game(), using(s, 0)).get().state();
        assertThat(s.rules()
                        .whyNot(aiming, new Choose(A.seat(), new Choice.Opponent(B.seat())))
                        .map(Rejection::sentence))
                .containsExactly("nothing asks for an opponent (TO-8.5)");
        assertThat(s.rules()
                        .whyNot(aiming, new Choose(A.seat(), new Choice.Mode(0)))
                        .map(Rejection::sentence))
                .containsExactly("nothing asks what an ability should do (TO-8.5)");
        assertThat(s.rules()
                        .whyNot(aiming, new Choose(A.seat(), new Choice.Discarded(DART.id())))
                        .map(Rejection::sentence))
                .containsExactly("nothing asks for a card to pay with (TO-8.32)");
        assertThat(s.rules()
                        .whyNot(aiming, new Choose(A.seat(), new Choice.Dismissed(1)))
                        .map(Rejection::sentence))
                .containsExactly("nothing asks for a Character to pay with (TO-8.32)");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The refusal of a Character that does not fit says what is needed and what is free")
    @Rule("TO-7.2")
    void noRoom() {
        Scenario s =
                given(A.has(recruited(IRON_RAM), recruited(ETHAN), hidden(OLD_GIANT)), A.alone(), A.hand(IRON_RAM));
        int giant = s.game().side(A.seat()).members().last().id();
        assertThat(whyNot(s, new Recruit(A.seat(), giant)))
                .contains("Old Giant needs 2 more SP; 0 of 4 are free (TO-7.2)");
        assertThat(whyNot(s, new RecruitFromHand(A.seat(), IRON_RAM.id())))
                .contains("Iron Ram needs 2 more SP; 0 of 4 are free (TO-7.2)");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A target that is nobody is called by its number")
    @Rule("TO-8.5")
    void targetThatIsNobody() {
        Scenario s = given(A.has(recruited(ETHAN).holding(DART)));
        int dart =
                s.game().side(A.seat()).members().flatMap(Member::held).head().id();
        Game aiming = s.rules()
                .apply(s.game(), new Activate(A.seat(), Source.held(dart), 0))
                .get()
                .state();
        assertThat(s.rules()
                        .whyNot(aiming, new Choose(A.seat(), new Choice.Target(NOBODY)))
                        .map(Rejection::sentence))
                .containsExactly("Character 99 is not a legal target (TO-8.5)");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What is not to be decided now is refused with whose decision is awaited, and about what")
    @Rule({"TO-4.20", "TO-10.8"})
    void notTheMoment() {
        Scenario s = given(A.has(recruited(INU)));
        assertThat(whyNot(s, new Pass(B.seat())))
                .containsExactly("B has nothing to decide now: A must decide about action (TO-8.9)");
        assertThat(whyNot(s, new Pass(A.seat()))).containsExactly("not now: A has to decide about action (TO-8.9)");
        s.when(A.runs());
        assertThat(whyNot(s, new Pass(B.seat()))).containsExactly("the game is over (TO-10.8)");
        s.isWonBy(B, "TO-10.3");
    }

    @Test
    @DisplayName("The last Action is enough to recruit from hand, and one more recruiting is refused")
    @Rule("TO-4.8")
    void theLastAction() {
        Scenario s = given(A.actions(1), A.hand(INU, ETHAN));
        s.when(A.recruitsFromHand(INU)).then(A.actions(0));
        assertThat(whyNot(s, new RecruitFromHand(A.seat(), ETHAN.id())))
                .containsExactly("it costs 1 of your Actions, and you have 0 left (TO-4.8)");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Unasked a player is told of each card in play and in hand what it cannot do, at the moment of another player, too")
    @Rule({"TO-4.8", "TO-4.20", "TO-5.1", "TO-8.2"})
    void unaskedFor() {
        Scenario s = given(A.actions(0), A.has(hidden(INU), recruited(ETHAN).holding(DART)), A.hand(IRON_RAM));
        Seq<Member> members = s.game().side(A.seat()).members();
        assertThat(refused(s, A.seat()))
                .contains(
                        new Recruit(A.seat(), members.get(0).id()),
                        new RecruitFromHand(A.seat(), IRON_RAM.id()),
                        new Attack(A.seat(), members.get(0).id(), B.seat()),
                        new Attack(A.seat(), members.get(1).id(), B.seat()))
                .doesNotContain(new EndTurn(A.seat()));
        assertThat(s.rules().refused(s.game(), B.seat()).flatMap(Refused::why).map(Rejection::key))
                .contains("TO-4.20/not-awaited", "TO-4.19/not-awaited");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Terrain is played from one's own hand, and Characters of one's own trade")
    @Rule({"TO-4.12", "TO-4.15"})
    void whatIsNotYours() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART)), B.has(recruited(INU).holding(DART)), B.hand(SALT_FLATS));
        s.refuses(A.plays(SALT_FLATS), "TO-4.12/not-in-hand");
        s.refuses(A.trades(A.the(ETHAN), B.the(INU)), "TO-4.15/not-controlled");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Unasked a player is told which Characters cannot be a target")
    @Rule({"TO-7.5", "TO-8.5"})
    void noTargets() {
        Scenario s = given(A.has(recruited(ETHAN).holding(DART)), B.has(hidden(INU), recruited(IRON_RAM)));
        int dart =
                s.game().side(A.seat()).members().flatMap(Member::held).head().id();
        Game aiming = s.rules()
                .apply(s.game(), new Activate(A.seat(), Source.held(dart), 0))
                .get()
                .state();
        Seq<Member> members = s.game().side(B.seat()).members();
        assertThat(s.rules().refused(aiming, A.seat()).map(Refused::action))
                .contains(new Choose(A.seat(), new Choice.Target(members.get(0).id())))
                .doesNotContain(
                        new Choose(A.seat(), new Choice.Target(members.get(1).id())));
        s.awaits(A, "action");
    }

    private static Seq<Action> refused(Scenario s, Seat seat) {
        return s.rules().refused(s.game(), seat).map(Refused::action);
    }
}
