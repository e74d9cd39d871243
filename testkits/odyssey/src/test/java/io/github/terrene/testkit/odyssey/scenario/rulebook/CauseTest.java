package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.CardEvent.CardsDrawn;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.CountersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.DamageEvent.CharactersHealed;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.event.PlayerEvent.PlayerHealed;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.TurnEvent.ActionsChanged;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.testkit.odyssey.scenario.Player;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Events say why")
class CauseTest extends ScenarioBook {
    private static <E extends Event> Seq<Cause> causes(Scenario s, Class<E> type, Function<E, Cause> cause) {
        return s.events().filter(type::isInstance).map(type::cast).map(cause);
    }

    private static Member member(Scenario s, Player player, CharacterCard card) {
        return s.game()
                .table()
                .side(player.seat())
                .members()
                .find(member -> member.card().equals(card))
                .get();
    }

    private static Cause.Ability of(Scenario s, Player player, CharacterCard who) {
        Member self = member(s, player, who);
        return new Cause.Ability(new AbilityInPlay(Source.character(self.id()), self.id(), who, trigger(who)));
    }

    private static Cause.Ability of(Scenario s, Player player, CharacterCard holder, AssignableCard card) {
        Member self = member(s, player, holder);
        return new Cause.Ability(
                new AbilityInPlay(Source.held(self.held().get().id()), self.id(), card, trigger(card)));
    }

    private static int trigger(Card card) {
        return card.profile().triggers().head().place();
    }

    @Test
    @DisplayName("A battle: damage, defeat and overkill name who fought, XP names whose defeat it is for")
    @Rule({"TO-5.6", "TO-5.8", "TO-6.1"})
    void battle() {
        Scenario s = given(A.has(recruited(LANCER)), B.has(recruited(INU).damaged(5)));
        Cause battle =
                new Cause.Battle(member(s, A, LANCER).id(), member(s, B, INU).id());
        s.when(A.attacks(LANCER), B.blocks(INU)).then(B.hp(40));
        assertThat(causes(s, DamageDealt.class, DamageDealt::cause)).containsExactly(battle);
        assertThat(causes(s, CharactersDefeated.class, CharactersDefeated::cause))
                .containsExactly(battle);
        assertThat(causes(s, PlayersDamaged.class, PlayersDamaged::cause)).containsExactly(battle);
        assertThat(causes(s, XpGained.class, XpGained::cause)).containsExactly(new Cause.Defeat(Array.of(INU)));
        s.awaits(A, "action");

        Scenario direct = given(A.has(recruited(LANCER)));
        Cause attack = new Cause.Battle(member(direct, A, LANCER).id(), CardNumbers.NONE);
        direct.when(A.attacks(LANCER)).then(B.hp(25));
        assertThat(causes(direct, PlayersDamaged.class, PlayersDamaged::cause)).containsExactly(attack);
        direct.awaits(A, "action");
    }

    @Test
    @DisplayName("A held card that is used: its damage, the defeat, and XP for all Characters that it defeated")
    @Rule({"TO-8.15", "TO-6.8", "TO-6.3"})
    void heldCard() {
        AssignableCard bomb = item("Bomb")
                .trigger(BLUE, free(), stabDamage(10).to(each(enemyCharacter())), damagePlayer(5, EACH_OPPONENT))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).xp(4).holding(bomb)),
                B.has(recruited(REED_GUARD), recruited(INU).damaged(10)));
        Cause bang = of(s, A, ETHAN, bomb);
        s.when(A.uses(bomb));
        assertThat(causes(s, DamageDealt.class, DamageDealt::cause)).containsExactly(bang);
        assertThat(causes(s, CharactersDefeated.class, CharactersDefeated::cause))
                .containsExactly(bang);
        assertThat(causes(s, PlayersDamaged.class, PlayersDamaged::cause)).containsExactly(bang);
        s.awaits(A, "gain");
        s.when(A.choosesGain(1)).awaits(A, "gain");
        s.when(A.choosesGain(1)).then(A.has(recruited(ETHAN).xp(6)));
        Cause defeat = new Cause.Defeat(Array.of(REED_GUARD, INU));
        assertThat(causes(s, XpGained.class, XpGained::cause)).containsExactly(defeat, defeat);
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What an ability costs, and what it does to Characters, players and hands")
    @Rule({"TO-8.32", "TO-8.5"})
    void costAndEffect() {
        CharacterCard sage = character("Sage")
                .of(LIGHT, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .trigger(
                        GREEN,
                        paying(discardCards(1)),
                        heal(5).to(SELF),
                        gets(5, ATK).to(SELF).until(END_OF_TURN),
                        gainXp(1).to(SELF),
                        healYou(5),
                        gainActions(1),
                        draw(1),
                        putCountersHere(1, CHARGE))
                .build();
        Scenario s = given(A.hp(40), A.hand(DART), A.has(recruited(sage).damaged(10)));
        Cause.Ability wisdom = of(s, A, sage);
        s.when(A.uses(sage).discarding(DART)).then(A.hp(45), A.actions(4));
        assertThat(causes(s, CardsDiscarded.class, CardsDiscarded::cause))
                .containsExactly(new Cause.Cost(wisdom.ability()));
        assertThat(causes(s, CharactersHealed.class, CharactersHealed::cause)).containsExactly(wisdom);
        assertThat(causes(s, CharactersChanged.class, CharactersChanged::cause)).containsExactly(wisdom);
        assertThat(causes(s, XpGained.class, XpGained::cause)).containsExactly(wisdom);
        assertThat(causes(s, PlayerHealed.class, PlayerHealed::cause)).containsExactly(wisdom);
        assertThat(causes(s, ActionsChanged.class, ActionsChanged::cause)).containsExactly(wisdom);
        assertThat(causes(s, CardsDrawn.class, CardsDrawn::cause)).containsExactly(wisdom);
        assertThat(causes(s, CountersChanged.class, CountersChanged::cause)).containsExactly(wisdom);
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What is dismissed, what every turn brings, and a Storm")
    @Rule({"TO-4.16", "TO-4.2", "TO-4.4", "TO-9.2"})
    void otherCauses() {
        Scenario s = given(
                turnOf(B),
                A.terrains(ASH_STORM, SALT_FLATS),
                A.has(recruited(ASU).damaged(5), recruited(SAMMY).holding(DART)),
                B.has(recruited(INU)));
        Member asu = member(s, A, ASU);
        Member sammy = member(s, A, SAMMY);
        int storm = s.game().table().side(A.seat()).activeTerrain().id();
        s.when(B.endsTurn());
        Cause breaks = new Cause.Ability(new AbilityInPlay(Source.terrain(storm), CardNumbers.NONE, ASH_STORM, 0));
        assertThat(causes(s, DamageDealt.class, DamageDealt::cause)).containsExactly(breaks);
        assertThat(causes(s, ActionsChanged.class, ActionsChanged::cause)).containsOnly(new Cause.Turn());
        assertThat(causes(s, CardsDrawn.class, CardsDrawn::cause)).containsExactly(new Cause.Turn());
        s.when(A.dismisses(ASU), A.dismisses(DART));
        assertThat(causes(s, PlayersDamaged.class, PlayersDamaged::cause))
                .containsExactly(new Cause.Dismissal(asu.id()));
        assertThat(causes(s, HeldDiscarded.class, HeldDiscarded::cause))
                .containsExactly(new Cause.Dismissal(sammy.id()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A maximum of HP that falls to the damage on a Character")
    @Rule("TO-6.7")
    void fallenHp() {
        AssignableCard blight = item("Blight")
                .trigger(BLUE, free(), target(enemyCharacter()), gets(-10, HP).until(END_OF_TURN))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(blight)), B.has(recruited(INU).damaged(10)));
        s.when(A.uses(blight).on(INU)).then(B.hasNo(INU));
        assertThat(causes(s, CharactersDefeated.class, CharactersDefeated::cause))
                .containsExactly(new Cause.FallenHp());
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A cause is for all: everybody is told of the card, which lies open by then, and of no other")
    @Rule({"TO-11.1", "TO-11.2"})
    void forAll() {
        Scenario s =
                given(A.has(recruited(ETHAN).holding(DART), recruited(SAMMY).holding(NEEDLE)), B.has(recruited(INU)));
        s.seenBy(B).isSilentAbout(DART);
        Cause dart = of(s, A, ETHAN, DART);
        s.when(A.uses(DART).on(INU));
        for (Player player : Array.of(A, B)) {
            assertThat(s.events()
                            .map(event -> s.rules().seenBy(event, player.seat()))
                            .filter(DamageDealt.class::isInstance)
                            .map(event -> ((DamageDealt) event).cause()))
                    .containsExactly(dart);
        }
        s.seenBy(B).isSilentAbout(NEEDLE);
        s.awaits(A, "action");
    }
}
