package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.SITUATION;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_2;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Section 10: a wrong answer is refused by what keeps it out, and by the rule of the question only if it is about something else. */
@Rule("HB-10.15")
class AnswerTest {
    private static final Choice NOBODY = new OwnChoice.InPlay(77);

    private static Card atTurnStart(int targets) {
        return battle("Archer", HUMAN, MELEE)
                .when(Words.START_OF_TURN, Words.damage(Words.targets(targets, ENEMY), 1))
                .build();
    }

    private static Scene aiming(int targets) {
        return Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, FRONT_0, atTurnStart(targets))
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .put(NORTH, FRONT_1, SUN_LORD)
                .put(NORTH, BACK_0, SWINEHERD)
                .put(NORTH, STANDBY_0, HERALD)
                .begins(SOUTH)
                .awaits("South: target");
    }

    private static Choose answer(Scene scene, String name) {
        return new Choose(SOUTH, scene.choice(name));
    }

    @Test
    @Rule({"HB-7.3", "HB-10.2"})
    void aTargetIsKeptOutByStandbyOrByTheText() {
        Scene scene = aiming(1);
        assertThat(scene.refused(SOUTH))
                .contains(answer(scene, "Herald"), answer(scene, "Archer"), answer(scene, "Iron Ring"))
                .doesNotContain(answer(scene, "Sun Lord"), new Choose(SOUTH, new OwnChoice.At(FRONT_0)));
        scene.refusesSaying(answer(scene, "Herald"), "Archer cannot aim at that (HB-10.2/wrong-target)")
                .refusesSaying(answer(scene, "Archer"), "Archer cannot aim at that (HB-7.3/wrong-target)")
                .refusesSaying(answer(scene, "Iron Ring"), "Archer cannot aim at that (HB-7.3/wrong-target)")
                .refusesSaying(new Choose(SOUTH, NOBODY), "Archer cannot aim at that (HB-7.3/wrong-target)")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.At(FRONT_0)),
                        "this is not one of the 3 choices for the target (HB-10.15/not-offered)")
                .refusesSaying(
                        new Choose(SOUTH, new Choice.InHand("spare")),
                        "this is not one of the 3 choices for the target (HB-10.15/not-offered)")
                .chooses(SOUTH, "Sun Lord")
                .awaits("South: turn");
    }

    @Test
    @Rule("HB-7.35")
    void severalTargetsAreDifferentAndAscending() {
        Scene scene = aiming(2);
        String ascending =
                "several targets of one text are different, named in ascending order (HB-7.35/targets-order)";
        scene.refusesSaying(answer(scene, "Swineherd"), ascending)
                .chooses(SOUTH, "Shore Guard")
                .refusesSaying(answer(scene, "Shore Guard"), "it is a target already (HB-7.35/target-twice)")
                .refusesSaying(answer(scene, "Herald"), "Archer cannot aim at that (HB-10.2/wrong-target)")
                .chooses(SOUTH, "Swineherd")
                .awaits("South: turn");
        Scene other = aiming(2).chooses(SOUTH, "Sun Lord").awaits("South: turn");
        other.refuses(answer(other, "Shore Guard"), "HB-10.15/not-asked");
    }

    @Test
    @Rule({"HB-10.2", "HB-10.3"})
    void aTargetOfWhatReachesStandbyIsNotKeptOutByStandby() {
        Card muster = situation("Muster")
                .when(Words.START_OF_TURN, Words.bringToBattlefield(Words.target(OWN.in(Where.STANDBY))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, muster)
                .put(SOUTH, FRONT_0, SUN_LORD)
                .put(SOUTH, STANDBY_0, HERALD)
                .put(SOUTH, STANDBY_1, SWINEHERD)
                .put(NORTH, STANDBY_0, SHORE_GUARD)
                .begins(SOUTH);
        scene.refusesSaying(answer(scene, "Shore Guard"), "Muster cannot aim at that (HB-7.3/wrong-target)")
                .refusesSaying(answer(scene, "Sun Lord"), "Muster cannot aim at that (HB-7.3/wrong-target)")
                .chooses(SOUTH, "Swineherd")
                .awaits("South: slot");
    }

    @Test
    @Rule("HB-10.17")
    void aSlotIsTakenOrNotOnTheBattlefield() {
        Card sleeper = battle("Sleeper", HUMAN, MELEE)
                .alsoInStandbyWhen(Words.START_OF_TURN, Words.bringToBattlefield(Words.itself()))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, STANDBY_0, sleeper)
                .put(SOUTH, FRONT_0, HERALD)
                .begins(SOUTH)
                .awaits("South: slot");
        scene.refusesSaying(
                        new Choose(SOUTH, new OwnChoice.At(FRONT_0)),
                        "front 0 is taken by Herald (HB-10.17/slot-taken)")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.At(STANDBY_2)),
                        "standby 2 is not on the battlefield (HB-10.17/not-on-battlefield)")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.At(SITUATION)),
                        "the Situation slot is not on the battlefield (HB-10.17/not-on-battlefield)")
                .refusesSaying(
                        new Choose(SOUTH, NOBODY),
                        "this is not one of the 3 choices for the slot (HB-10.17/not-offered)")
                .chooses(SOUTH, BACK_1)
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-4.4", "HB-12.2"})
    void aDiscardedCardIsInTheHand() {
        Card theft = event("Theft", Words.discard(Whose.ENEMY)).build();
        Scene effect = Scene.table()
                .hand(SOUTH, theft, SPARE)
                .hand(NORTH, HERALD, SWINEHERD)
                .plays(SOUTH, theft)
                .passes(NORTH);
        effect.refusesSaying(discarding(NORTH, SPARE), "you have no spare in hand (HB-10.15/not-in-hand)")
                .refusesSaying(
                        new Choose(NORTH, NOBODY),
                        "this is not one of the 2 choices for the discard (HB-10.15/not-offered)")
                .discards(NORTH, HERALD)
                .awaits("South: turn");
        Scene limit = Scene.table()
                .options(Options.standard().withHandLimit(Option.some(1)))
                .hand(SOUTH, SPARE, SPARK)
                .ending()
                .awaits("South: discard");
        limit.refusesSaying(discarding(SOUTH, HERALD), "you have no herald in hand (HB-4.4/not-in-hand)")
                .refusesSaying(
                        new Choose(SOUTH, NOBODY),
                        "this is not one of the 2 choices for the discard (HB-4.4/not-offered)")
                .discards(SOUTH, SPARE)
                .awaits("North: turn");
    }

    private static Action discarding(Seat seat, Card card) {
        return new Choose(seat, new Choice.InHand(card.id()));
    }

    @Test
    @Rule({"HB-7.3", "HB-3.5"})
    void aBuriedCardLiesInTheUnderworldAndIsOfTheKindThatTheTextSays() {
        Card mourner = situation("Mourning")
                .when(
                        Words.START_OF_TURN,
                        Words.take(Words.target(Words.inUnderworld(Words.OWN, CardKind.BATTLE)), Words.HAND))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, mourner)
                .underworld(SOUTH, HERALD, SWINEHERD, SPARK)
                .underworld(NORTH, SUN_LORD)
                .begins(SOUTH);
        for (Choice wrong : Array.of(
                new OwnChoice.Buried(SOUTH, "spark"),
                new OwnChoice.Buried(NORTH, "sun-lord"),
                new OwnChoice.Buried(SOUTH, "nobody"))) {
            scene.refusesSaying(new Choose(SOUTH, wrong), "Mourning cannot aim at that (HB-7.3/wrong-target)");
        }
        scene.answers(SOUTH, new OwnChoice.Buried(SOUTH, "herald")).awaits("South: turn");
    }

    @Test
    @Rule("HB-10.2")
    void whatAnEffectOfACardSetAsksIsKeptOutByStandby() {
        Card whim = event(
                        "Whim",
                        new OwnEffectTest.Does(here -> here.choose(Question.of(
                                SOUTH,
                                "HB-10.15",
                                "whim",
                                here.world().inPlay(NORTH).take(2).map(card -> new OwnChoice.InPlay(card.number()))))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, whim, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, FRONT_1, SUN_LORD)
                .put(NORTH, BACK_0, SWINEHERD)
                .put(NORTH, STANDBY_0, HERALD)
                .plays(SOUTH, whim)
                .awaits("South: whim");
        scene.refusesSaying(answer(scene, "Herald"), "Herald is in standby, out of reach (HB-10.2/out-of-reach)")
                .refusesSaying(
                        answer(scene, "Swineherd"),
                        "this is not one of the 2 choices for the whim (HB-10.15/not-offered)")
                .refusesSaying(
                        new Choose(SOUTH, new OwnChoice.At(BACK_0)),
                        "this is not one of the 2 choices for the whim (HB-10.15/not-offered)")
                .chooses(SOUTH, "Sun Lord")
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-9.3", "HB-9.4", "HB-9.17"})
    void anAttackerIsKeptOutByItsAttackOrByWhatItCannotReach() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .put(SOUTH, BACK_0, Scene.ranged("Third", 1, 1))
                .put(SOUTH, BACK_1, HERALD)
                .put(SOUTH, STANDBY_0, SWINEHERD)
                .attacking()
                .attacks(FRONT_0)
                .awaits("South: attacker");
        scene.refusesSaying(new Attack(SOUTH, FRONT_0), "Bay Archer has attacked already (HB-9.3/attacked)")
                .refusesSaying(new Attack(SOUTH, BACK_1), "Herald cannot attack (HB-9.4/cannot-attack)")
                .refusesSaying(new Attack(SOUTH, STANDBY_0), "Swineherd cannot attack (HB-9.4/cannot-attack)")
                .refusesSaying(
                        new Attack(SOUTH, STANDBY_1), "there is no Battle card in standby 1 (HB-9.4/no-battle-card)")
                .attacks(FRONT_1)
                .awaits("North: turn");
    }
}
