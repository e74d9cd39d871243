package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.LASTING;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.SITUATION;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.event.Brought;
import io.github.terrene.hobe.event.Returned;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.Figure;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Effects of a card set that do what the language does not say: what makes sense is done once, what makes none is refused by name. */
@SuppressWarnings("NullAway") // what a program may do by mistake
class OwnEffectTest {
    private static final int MOST = Integer.MAX_VALUE;
    private static final int LEAST = Integer.MIN_VALUE;

    /** Does anything. */
    record Does(Consumer<Resolution> deed) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            deed.accept(here);
        }
    }

    private static Card whim(Consumer<Resolution> deed) {
        return event("Whim", new Does(deed)).build();
    }

    private static Scene scene(Consumer<Resolution> deed) {
        return Scene.table()
                .hand(SOUTH, whim(deed), SPARE)
                .put(SOUTH, FRONT_0, SUN_LORD)
                .put(SOUTH, FRONT_1, MOON_LADY)
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .put(NORTH, STANDBY_0, HERALD)
                .lost(NORTH, SWINEHERD, SPARK)
                .underworld(NORTH, REED_CUTTER, SWINEHERD);
    }

    private static Scene played(Consumer<Resolution> deed) {
        return scene(deed).plays(SOUTH, whim(deed)).awaits("South: turn");
    }

    private static CardInPlay card(Resolution here, Seat seat, Slot slot) {
        return here.world().at(seat, slot);
    }

    private static Array<CardInPlay> cards(Resolution here, Seat seat) {
        return here.world().inPlay(seat);
    }

    /** A card that is not in play. */
    private static CardInPlay gone() {
        return CardInPlay.entering(MOST, HERALD, NORTH, Place.of(NORTH, BACK_0));
    }

    private static InPile buried(String id) {
        return new InPile(
                Where.UNDERWORLD,
                NORTH,
                Array.of(REED_CUTTER, SWINEHERD)
                        .find(each -> each.id().equals(id))
                        .get());
    }

    private static void conserved(Scene scene) {
        for (Seat seat : Players.BOTH) {
            assertThat(scene.rules()
                            .zones()
                            .cardsOf(seat, Table.class, scene.game().table(), Card.class)
                            .sortBy(Card::id))
                    .isEqualTo(scene.game().config().decks().get(seat.index()).cards());
        }
    }

    @Test
    @Rule({"HB-3.5", "HB-3.10", "HB-7.23"})
    void aBearerAndItsWeaponAreDestroyedOnce() {
        Scene inOrder = played(here -> here.destroy(cards(here, NORTH)));
        assertThat(inOrder.underworld(NORTH)).containsExactly("Reed Cutter", "Swineherd", "Shore Guard", "Iron Ring");
        conserved(inOrder);
        Scene reversed = played(here -> here.destroy(cards(here, NORTH).reverse()));
        assertThat(reversed.underworld(NORTH)).containsExactly("Reed Cutter", "Swineherd", "Shore Guard", "Iron Ring");
        conserved(reversed);
        Scene weapons = Scene.table()
                .options(Options.standard().withWeaponsPerCard(2))
                .hand(SOUTH, whim(here -> here.destroy(cards(here, NORTH).drop(1))), SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING, BRONZE_SPEAR)
                .plays(SOUTH, whim(null))
                .awaits("South: turn");
        assertThat(weapons.underworld(NORTH)).containsExactly("Iron Ring", "Bronze Spear");
        assertThat(weapons.weapons("Shore Guard")).isEmpty();
        conserved(weapons);
    }

    @Test
    @Rule({"HB-3.10", "HB-10.16"})
    void aCardThatIsNamedTwiceIsOneCard() {
        Scene destroyed = played(here -> here.destroy(cards(here, NORTH).appendAll(cards(here, NORTH))));
        assertThat(destroyed.underworld(NORTH)).hasSize(4);
        conserved(destroyed);
        Scene returned = played(here -> here.move(cards(here, NORTH).appendAll(cards(here, NORTH)), Where.HAND));
        assertThat(returned.hand(NORTH)).containsExactly("Shore Guard");
        assertThat(returned.underworld(NORTH)).endsWith("Iron Ring");
        returned.happened(1, Returned.class);
        conserved(returned);
        Scene sent = played(here -> here.move(cards(here, SOUTH).appendAll(cards(here, SOUTH)), Where.STANDBY));
        assertThat(sent.slot("Sun Lord")).isEqualTo(STANDBY_0);
        assertThat(sent.slot("Moon Lady")).isEqualTo(STANDBY_1);
        sent.happened(2, Brought.class);
        Scene hit = played(here -> here.damage(cards(here, SOUTH).appendAll(cards(here, SOUTH)), 4));
        assertThat(hit.tokens("Sun Lord")).isEqualTo(2);
        Scene changed =
                played(here -> here.add(cards(here, SOUTH).appendAll(cards(here, SOUTH)), Figure.ATK, 1, LASTING));
        assertThat(changed.attack("Sun Lord")).isEqualTo(3);
        Scene taken = played(here -> {
            here.take(Array.of(buried("swineherd"), buried("swineherd")), Where.HAND);
            here.take(Array.of(buried("reed-cutter"), buried("reed-cutter")), Where.STANDBY);
        });
        assertThat(taken.hand(NORTH)).containsExactly("Swineherd");
        assertThat(taken.slot("Reed Cutter")).isEqualTo(STANDBY_1);
        conserved(taken);
    }

    @Test
    @Rule({"HB-3.7", "HB-3.10", "HB-3.11", "HB-5.4", "HB-10.9", "HB-10.11", "HB-10.18"})
    void theLargestAmountIsAllThereIs() {
        Scene healed = scene(here -> here.heal(cards(here, SOUTH), MOST))
                .tokens(SOUTH, FRONT_0, 2)
                .plays(SOUTH, whim(null))
                .awaits("South: turn");
        assertThat(healed.tokens("Sun Lord")).isEqualTo(6);
        assertThat(played(here -> here.damage(cards(here, NORTH), MOST)).underworld(NORTH))
                .hasSize(4);
        assertThat(played(here -> here.recover(NORTH, MOST)).deck(NORTH)).isEqualTo(22);
        scene(here -> here.mill(NORTH, MOST, Where.DECK, Where.LOST))
                .plays(SOUTH, whim(null))
                .won(SOUTH);
        Scene drawn =
                scene(here -> here.draw(NORTH, MOST)).plays(SOUTH, whim(null)).won(SOUTH);
        assertThat(drawn.hand(NORTH)).hasSize(20);
        conserved(drawn);
    }

    @Test
    @Rule({"HB-9.12", "HB-9.15", "HB-1.8"})
    void pointsWithoutMeasureCountAsMuchAsThereCanBe() {
        Scene added = played(here -> {
            here.add(cards(here, SOUTH), Figure.ATK, MOST, LASTING);
            here.add(cards(here, SOUTH), Figure.ATK, MOST, LASTING);
            here.add(cards(here, NORTH), Figure.ATK, LEAST, LASTING);
            here.add(cards(here, NORTH), Figure.ATK, LEAST, LASTING);
        });
        assertThat(added.attack("Sun Lord")).isEqualTo(Bounds.MOST);
        assertThat(added.attack("Shore Guard")).isZero();
        Scene set = played(here -> {
            here.set(cards(here, SOUTH), Figure.ATK, MOST, LASTING);
            here.set(cards(here, NORTH), Figure.ATK, LEAST, LASTING);
        });
        assertThat(set.attack("Sun Lord")).isEqualTo(Bounds.MOST);
        assertThat(set.attack("Shore Guard")).as("0, and 1 of the Iron Ring").isEqualTo(1);
    }

    @Test
    @Rule("HB-10.17")
    void whatIsBroughtToATakenSlotOrIsNotInPlayStaysWhereItIs() {
        Scene taken = played(here -> here.bringToBattlefield(card(here, SOUTH, FRONT_0), FRONT_1));
        assertThat(taken.slot("Sun Lord")).isEqualTo(FRONT_0);
        Scene own = played(here -> here.bringToBattlefield(card(here, SOUTH, FRONT_0), FRONT_0));
        assertThat(own.slot("Sun Lord")).isEqualTo(FRONT_0);
        own.never(Brought.class);
        Scene enemy = played(here -> here.bringToBattlefield(card(here, NORTH, FRONT_0), BACK_1));
        assertThat(enemy.at(NORTH, BACK_1)).isEqualTo("Shore Guard");
        assertThat(enemy.weapons("Shore Guard")).containsExactly("Iron Ring");
        Scene weapon = played(
                here -> here.bringToBattlefield(here.world().inPlay(NORTH).get(1), BACK_0));
        weapon.never(Brought.class);
        played(here -> here.bringToBattlefield(gone(), BACK_0)).never(Brought.class);
    }

    /** Deeds that make no sense, with what the message says of them. */
    static Array<Object[]> nonsense() {
        Seat nobody = Seat.of(5);
        return Array.of(
                refused("heal: an amount must be 0 or more, not -1", here -> here.heal(cards(here, SOUTH), -1)),
                refused("damage: an amount must be 0 or more", here -> here.damage(cards(here, SOUTH), LEAST)),
                refused("draw: an amount must be 0 or more", here -> here.draw(SOUTH, -1)),
                refused("mill: an amount must be 0 or more", here -> here.mill(SOUTH, LEAST, Where.DECK, Where.LOST)),
                refused("recover: an amount must be 0 or more", here -> here.recover(SOUTH, -1)),
                refused("mill: nobody sits at seat F", here -> here.mill(nobody, 1, Where.DECK, Where.LOST)),
                refused("mill: a deck loses cards", here -> here.mill(SOUTH, 1, Where.LOST, Where.DECK)),
                refused("draw: nobody sits at seat", here -> here.draw(Seat.ONLOOKER, 1)),
                refused("recover: nobody sits at seat F", here -> here.recover(nobody, 1)),
                refused("discard: nobody sits at seat F", here -> here.discard(nobody, Array.empty())),
                refused(
                        "take: nobody sits at seat F",
                        here -> here.take(Array.of(new InPile(Where.UNDERWORLD, nobody, HERALD)), Where.HAND)),
                refused("move: nothing is brought to DECK", here -> here.move(cards(here, SOUTH), Where.DECK)),
                refused("move: the place is null", here -> here.move(cards(here, SOUTH), null)),
                refused("take: nothing is brought to LOST", here -> here.take(cards(here, SOUTH), Where.LOST)),
                refused("lookAtTop: nobody looks there", here -> here.lookAtTop(SOUTH, Where.LOST, 1)),
                refused("forbid: the deed is null", here -> here.forbid(cards(here, SOUTH), null, LASTING)),
                refused("change: the duration is null", here -> here.forbid(cards(here, SOUTH), Act.ATTACK, null)),
                refused("control: nobody sits at seat F", here -> here.control(nobody, cards(here, SOUTH))),
                refused("discardAtRandom: an amount must be 0", here -> here.discardAtRandom(SOUTH, -1)),
                refused("discardAtRandom: nobody sits at seat F", here -> here.discardAtRandom(nobody, 1)),
                refused("chosenInHand: nobody sits at seat F", here -> here.chosenInHand(nobody, 1)),
                refused("agrees: nobody sits at seat F", here -> here.agrees(nobody)),
                refused("nobody sits at seat F", here -> here.world().inPlay(nobody)),
                refused("nobody sits at seat F", here -> here.world().deckSize(nobody)),
                refused("nobody sits at seat F", here -> here.world().emptyStandby(nobody)),
                refused("damage: the card list is null", here -> here.damage(null, 1)),
                refused("heal: the card is null", here -> here.heal(Array.of((CardInPlay) null), 1)),
                refused("destroy: the card is null", here -> here.destroy(Array.of((CardInPlay) null))),
                refused("add: the number is null", here -> here.add(cards(here, SOUTH), null, 1, LASTING)),
                refused("set: the number is null", here -> here.set(cards(here, SOUTH), null, 1, LASTING)),
                refused("change: the duration is null", here -> here.add(cards(here, SOUTH), Figure.ATK, 1, null)),
                refused("change: the quality is null", here -> here.make(cards(here, SOUTH), null, LASTING)),
                refused("move: the card list is null", here -> here.move(null, Where.STANDBY)),
                refused("bringToBattlefield: the slot is null", here -> here.bringToBattlefield(gone(), null)),
                refused(
                        "bringToBattlefield: standby 1 is not on the battlefield",
                        here -> here.bringToBattlefield(card(here, SOUTH, FRONT_0), STANDBY_1)),
                refused(
                        "bringToBattlefield: the Situation slot is not on the battlefield",
                        here -> here.bringToBattlefield(card(here, SOUTH, FRONT_0), SITUATION)),
                refused("bringToBattlefield: the card is null", here -> here.bringToBattlefield(null, BACK_0)),
                refused("discard: the card list is null", here -> here.discard(SOUTH, null)),
                refused("mill: the seat is null", here -> here.mill(null, 1, Where.DECK, Where.LOST)),
                refused("reaches: the card is null", here -> here.reaches(null)),
                refused("chosen: the choice is null", here -> here.chosen(null)),
                refused("choose: the question is null", here -> here.choose(null)),
                refused("choose: nobody sits at seat F", here -> here.choose(asked(nobody, new OwnChoice.At(FRONT_0)))),
                refused(
                        "choose: this cannot be chosen: Buried[of=F, card=reed-cutter]",
                        here -> here.choose(asked(SOUTH, new OwnChoice.Buried(nobody, "reed-cutter")))),
                refused(
                        "choose: others could see from the answer what only the chooser knows",
                        here -> here.choose(asked(SOUTH, new Choice.InHand("spare")))),
                refused(
                        "Iron Ring is no Battle card",
                        here -> here.world().attack(here.world().inPlay(NORTH).get(1))),
                refused("java.lang.IllegalStateException", here -> {
                    throw new IllegalStateException();
                }),
                refused("it asks for itself without an end", OwnEffectTest::endless));
    }

    private static Object[] refused(String why, Consumer<Resolution> deed) {
        return new Object[] {why, deed};
    }

    private static void endless(Resolution here) {
        endless(here);
    }

    private static Question asked(Seat seat, Choice... options) {
        return new Question(seat, "HB-10.15", "whim", false, Array.of(options));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    @Rule("HB-10.4")
    void nonsense(String why, Consumer<Resolution> deed) {
        Scene scene = scene(deed);
        var play = scene.play(SOUTH, whim(deed));
        var before = scene.game();
        String written = scene.rules().notation().writeState(before);
        assertThatThrownBy(() -> scene.rules().apply(before, play))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageStartingWith("Whim: the effect " + Does.class.getName() + " is faulty: ")
                .hasMessageContaining(why);
        assertThat(scene.rules().notation().writeState(before))
                .as("the state before")
                .isEqualTo(written);
        scene.battle().awaits("North: turn");
    }

    private static void endless(String why, Consumer<Resolution> deed) {
        assertThatThrownBy(() -> scene(deed).plays(SOUTH, whim(deed)))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining(why);
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @Rule("HB-10.15")
    void questionsThatNobodyIsAskedEnd() {
        String why = "one effect asks at most 100 questions";
        endless(why, here -> {
            while (here.choose(asked(SOUTH, new OwnChoice.At(BACK_0))).isDefined()) {}
        });
        endless(why, here -> {
            while (here.choose(asked(SOUTH)).isEmpty()) {}
        });
        endless(why, here -> {
            while (here.chosenInHand(NORTH, 1).isDefined()) {}
        });
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @Rule("HB-10.15")
    void anEffectThatNeverStopsChangingSomething() {
        endless("after 10000 events there is no end of it", here -> {
            while (true) {
                here.add(cards(here, SOUTH), Figure.ATK, 1, LASTING);
            }
        });
    }

    @Test
    @Rule("HB-10.15")
    void anEffectIsAskedForAHundredAnswersAtMost() {
        Consumer<Resolution> deed = here -> {
            while (here.choose(asked(SOUTH, new OwnChoice.At(BACK_0), new OwnChoice.At(BACK_1)))
                    .isDefined()) {}
        };
        Scene scene = scene(deed).plays(SOUTH, whim(deed));
        for (int answers = 0; answers < 99; answers++) {
            scene.awaits("South: whim").chooses(SOUTH, BACK_0);
        }
        assertThatThrownBy(() -> scene.chooses(SOUTH, BACK_0))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining("one effect asks at most 100 questions");
        scene.awaits("South: whim");
    }

    @Test
    @Rule("HB-10.15")
    void onlyWhatIsThereIsOfferedOnce() {
        Consumer<Resolution> deed = here -> here.choose(asked(
                SOUTH,
                new OwnChoice.InPlay(card(here, SOUTH, FRONT_0).number()),
                new OwnChoice.InPlay(card(here, SOUTH, FRONT_0).number()),
                new OwnChoice.InPlay(MOST),
                new OwnChoice.Buried(NORTH, "reed-cutter"),
                new OwnChoice.Buried(NORTH, "nobody"),
                new OwnChoice.At(BACK_0)));
        Scene scene = scene(deed).plays(SOUTH, whim(deed)).awaits("South: whim");
        assertThat(scene.options())
                .containsExactly(
                        scene.choice("Sun Lord"), new OwnChoice.Buried(NORTH, "reed-cutter"), new OwnChoice.At(BACK_0));
        scene.chooses(SOUTH, BACK_0).awaits("South: turn");
    }

    @Test
    @Rule("HB-10.4")
    void whatAsksTooLateIsFaulty() {
        Consumer<Resolution> deed = here -> {
            here.mill(NORTH, 1, Where.DECK, Where.LOST);
            here.choose(asked(SOUTH, new OwnChoice.At(BACK_0), new OwnChoice.At(BACK_1)));
        };
        Scene scene = scene(deed);
        assertThatThrownBy(() -> scene.plays(SOUTH, whim(deed)))
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining("Whim")
                .hasMessageContaining("it changed something and then asked a question");
        scene.awaits("South: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(2);
    }
}
