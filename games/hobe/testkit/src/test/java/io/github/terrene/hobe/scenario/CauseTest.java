package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.all;
import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.target;
import static io.github.terrene.hobe.Words.thatCard;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.example.UnderstudyTest.UNDERSTUDY;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.starter.BattleCards.OAR_HAND;
import static io.github.terrene.hobe.starter.Events.FALLING_ROCKS;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Sections 7 and 10: an effect knows which card gave cause to it, and how that was then. */
@Rule({"HB-10.7", "HB-10.14"})
class CauseTest {
    private static final Trigger FRIEND_FALLS = Words.of(Whose.OWN, Words.DESTROYED);
    private static final Trigger ANYONE_FALLS = Words.of(Whose.ANY, Words.DESTROYED);
    private static final Trigger ENEMY_ENTERS = Words.of(Whose.ENEMY, Words.ENTERS);
    private static final Trigger ANYONE_ENTERS = Words.of(Whose.ANY, Words.ENTERS);

    /** An effect of a card set: its card goes where the card was that gave cause to it, or to another slot. */
    record FollowIt() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            Slot left = ((CardInPlay) here.that().head()).place().slot();
            Array<Choice> slots = Array.of(left, BACK_1).map(OwnChoice.At::new);
            here.choose(Question.of(here.you(), "HB-10.17", "slot", slots))
                    .forEach(slot -> here.bringToBattlefield(here.self(), ((OwnChoice.At) slot).slot()));
        }
    }

    private static final Card FOLLOWER = battle("Follower", HUMAN, MELEE)
            .alsoInStandbyWhen(FRIEND_FALLS, new FollowIt())
            .build();
    private static final Card SENTINEL = battle("Sentinel", HUMAN, MELEE)
            .hp(9)
            .when(ENEMY_ENTERS, Words.damage(thatCard(), 1))
            .build();

    private static Array<String> causes(Scene scene) {
        return scene.events(EffectBegan.class)
                .map(begun -> begun.cause()
                        .map(card -> card.card().name() + " in " + card.place().slot())
                        .getOrElse("none"));
    }

    @Test
    void aCardCanGiveCauseToItsOwnEffectAndATurnHasNone() {
        Card omen = situation("Omen")
                .when(Words.START_OF_TURN, Words.damage(all(ENEMY), 1))
                .build();
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .when(Words.DESTROYED, Words.damage(all(ENEMY), 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, omen)
                .put(NORTH, FRONT_1, martyr)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(causes(scene)).containsExactly("none", "Martyr in front 1");
    }

    @Test
    void ofSeveralAtOneMomentTheFirstGivesCause() {
        Card doom = event("Doom", Words.destroy(Words.targets(2, ANYONE))).build();
        Card watcher = battle("Watcher", HUMAN, MELEE)
                .when(ANYONE_FALLS, Words.damage(all(ENEMY), 1))
                .build();
        Scene scene = Scene.table()
                .active(NORTH)
                .hand(NORTH, doom, SPARE)
                .put(SOUTH, FRONT_0, HERALD)
                .put(SOUTH, BACK_0, watcher)
                .put(NORTH, FRONT_1, SWINEHERD)
                .plays(NORTH, doom, "Herald", "Swineherd")
                .awaits("North: turn");
        assertThat(causes(scene)).as("North is active").containsExactly("Swineherd in front 1");
    }

    @Test
    void whatComesLaterGivesNoCauseAgain() {
        Card purge = event("Purge", Words.destroy(target(OWN)), Words.destroy(target(OWN)))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, purge, SPARE)
                .put(SOUTH, STANDBY_0, UNDERSTUDY)
                .put(SOUTH, FRONT_0, HERALD)
                .put(SOUTH, FRONT_1, SWINEHERD)
                .plays(SOUTH, purge, "Swineherd", "Herald")
                .awaits("South: turn");
        assertThat(causes(scene)).containsExactly("Swineherd in front 1");
        assertThat(scene.slot("Understudy")).isEqualTo(FRONT_1);
    }

    @Test
    void thatCardIsTheOneThatEntered() {
        Scene scene = Scene.table()
                .put(NORTH, FRONT_1, SENTINEL)
                .put(SOUTH, BACK_0, SHORE_GUARD)
                .put(SOUTH, STANDBY_0, SUN_LORD)
                .moves(FRONT_0, STANDBY_0)
                .awaits("South: turn");
        assertThat(scene.tokens("Sun Lord")).isEqualTo(5);
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    void thatCardIsSaidOnlyWhereAnotherOneEnters() {
        assertThat(faults(ANYONE_ENTERS)).isEmpty();
        for (Trigger other : Array.of(Words.ENTERS, ANYONE_FALLS, Words.START_OF_TURN)) {
            assertThat(faults(other)).containsExactly("HB-10.7/none-enters");
        }
        assertThat(Catalogue.of(Array.of(
                                event("Odd", Words.damage(thatCard(), 1)).build()))
                        .getLeft()
                        .map(Problem::key))
                .containsExactly("HB-10.7/none-enters");
    }

    private static Array<String> faults(Trigger trigger) {
        Card card = battle("Odd", HUMAN, MELEE)
                .when(trigger, Words.damage(thatCard(), 1))
                .build();
        return Array.ofAll(Catalogue.of(Array.of(card)).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    private static Scene asking(Slot fallen) {
        return Scene.table(FOLLOWER)
                .options(Options.standard().withDeckSize(5).withOpeningHand(0).withCopiesPerCard(5))
                .deck(SOUTH, OAR_HAND, OAR_HAND)
                .deck(NORTH, OAR_HAND, OAR_HAND, OAR_HAND, OAR_HAND, OAR_HAND)
                .hand(SOUTH, FALLING_ROCKS)
                .put(SOUTH, STANDBY_0, FOLLOWER)
                .put(SOUTH, fallen, OAR_HAND)
                .plays(SOUTH, FALLING_ROCKS, "Oar Hand")
                .awaits("South: slot");
    }

    private static Due.UnderWay underWay(Array<Due> due) {
        return (Due.UnderWay) due.find(Due.UnderWay.class::isInstance).get();
    }

    @Test
    void theCauseIsSavedImaginedAndSeenByEverybody() {
        Scene scene = asking(BACK_0);
        Hobe rules = scene.rules();
        Game loaded = rules.notation()
                .readState(scene.game().config(), rules.notation().writeState(scene.game()))
                .get();
        assertThat(loaded).isEqualTo(scene.game());
        Place left = Place.of(SOUTH, BACK_0);
        for (var seat : Array.of(SOUTH, NORTH)) {
            var view = rules.view(loaded, seat);
            assertThat(underWay(view.agenda().due(view.table())).cause().map(CardInPlay::place))
                    .contains(left);
            Game imagined = rules.imagine(view, CardPool.UNKNOWN, Rng.of(1));
            assertThat(rules.view(imagined, seat)).isEqualTo(view);
            Game after = rules.apply(imagined, new Choose(SOUTH, new OwnChoice.At(BACK_0)))
                    .get()
                    .state();
            assertThat(Option.of(after.table().at(left)).map(card -> card.card().name()))
                    .contains("Follower");
        }
        scene.chooses(SOUTH, BACK_0).awaits("North: turn");
        assertThat(scene.slot("Follower")).isEqualTo(BACK_0);
    }

    @Test
    void everybodyIsShownWhatAsksAndWhatGaveCause() {
        Scene scene = asking(BACK_0);
        for (var seat : Array.of(SOUTH, NORTH, Seat.ONLOOKER)) {
            var asked = scene.rules().view(scene.game(), seat).shown().asked().get();
            assertThat(asked.seats()).containsExactly(SOUTH);
            assertThat(asked.about()).isEqualTo("slot");
            assertThat(asked.rule()).isEqualTo("HB-10.17");
            assertThat(asked.options())
                    .containsExactly(
                            new Choose(SOUTH, new OwnChoice.At(BACK_0)), new Choose(SOUTH, new OwnChoice.At(BACK_1)));
            Due.UnderWay effect = (Due.UnderWay) asked.within().get();
            assertThat(effect.card().name()).isEqualTo("Follower");
            assertThat(effect.cause().map(card -> card.place().slot())).contains(BACK_0);
            assertThat(scene.rules().view(scene.game(), seat).shown().due().head())
                    .isEqualTo(effect);
        }
    }

    @Test
    void aPositionTellsWhatGaveCause() {
        Due.UnderWay effect = underWay(asking(BACK_0).game().position().due());
        assertThat(effect.cause().map(card -> card.place().slot())).contains(BACK_0);
        assertThat(effect.source().map(card -> card.card().name())).contains("Follower");
    }
}
