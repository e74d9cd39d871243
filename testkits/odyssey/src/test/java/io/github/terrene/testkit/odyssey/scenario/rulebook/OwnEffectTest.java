package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.testkit.odyssey.scenario.Stage.PEBBLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CardQuestion;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.control.Option;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Effects that a set brings itself")
class OwnEffectTest extends ScenarioBook {
    /** Does whatever a test has it do. */
    private record Doing(Consumer<Resolution> what) implements Effect {
        @Override
        public void resolve(Resolution here) {
            what.accept(here);
        }
    }

    private static CharacterCard tinker(Consumer<Resolution> what) {
        return character("Tinker")
                .of(EARTH, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, actions(1), new Doing(what))
                .build();
    }

    private static Option<Seq<String>> choose(Resolution here, Zone zone) {
        return here.choose(new CardQuestion(here.you(), Array.of(here.you()), zone, Option.none(), 1, false));
    }

    private static void burn(Resolution here) {
        here.characters().damage(here.fitting(enemyCharacter()), 5, true);
    }

    /** The card is named, its ability and the effect; and the state before is played on. */
    private void faulty(Consumer<Resolution> what, String why) {
        CharacterCard tinker = tinker(what);
        Scenario s = given(A.hand(DART, HUSH), A.has(recruited(tinker)), B.has(recruited(INU)));
        assertThatThrownBy(() -> s.fork().when(A.uses(tinker)).then())
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContainingAll("Tinker, ability 1", Doing.class.getName(), why);
        s.when(A.attacks(tinker), B.blocks(INU))
                .then(A.hand(DART, HUSH), B.has(recruited(INU).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("One that asks after it has changed something is refused, as it would change it again")
    @Rule("TO-8.34")
    void changedBeforeItAsks() {
        faulty(
                here -> {
                    burn(here);
                    choose(here, Zone.HAND).forEach(cards -> here.cards().discard(here.you(), cards));
                },
                "it must ask all questions first");
    }

    @Test
    @DisplayName("So is one that changes something while it awaits an answer, or has something carried out")
    @Rule("TO-8.34")
    void changedWhileItWaits() {
        faulty(
                here -> {
                    choose(here, Zone.HAND);
                    burn(here);
                },
                "it must ask all questions first");
        faulty(
                here -> {
                    here.characters().gainXp(here.fitting(yourCharacter()), 1);
                    choose(here, Zone.HAND);
                },
                "it must ask all questions first");
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @DisplayName("One that goes on changing something, or having something carried out, ends, too")
    @Rule("TO-8.34")
    void changesWithoutAnEnd() {
        faulty(
                here -> {
                    while (true) {
                        here.table().addActions(here.you(), 1);
                    }
                },
                "after 10000 events there is no end of it");
        faulty(
                here -> {
                    while (true) {
                        here.characters().gainXp(here.fitting(yourCharacter()), 1);
                    }
                },
                "one effect leaves at most 1000 things to do");
    }

    @Test
    @Timeout(value = 10, threadMode = SEPARATE_THREAD)
    @DisplayName("One that goes on asking ends, even if nobody has to answer")
    @Rule("TO-8.34")
    void asksWithoutAnEnd() {
        String why = "choose: one effect asks at most 100 questions";
        faulty(
                here -> {
                    while (choose(here, Zone.DISCARD_PILE).isDefined()) {}
                },
                why);
        faulty(
                here -> {
                    while (here.chooseInactiveTerrain().isDefined()) {}
                },
                why);
        faulty(
                here -> here.characters().defeat(Stream.continually(here.self())),
                "there is no end of the Character list");
        faulty(here -> here.cards().fetch(here.you(), Stream.continually("dart")), "there is no end of the card list");
        CharacterCard tinker = tinker(here -> {
            while (choose(here, Zone.HAND).isDefined()) {}
        });
        Scenario s = given(A.hand(DART, HUSH), A.has(recruited(tinker)));
        s.when(A.uses(tinker));
        for (int answers = 0; answers < 99; answers++) {
            s.when(A.choosesCards(DART)).awaits(A, "card");
        }
        assertThatThrownBy(() -> s.fork().when(A.choosesCards(DART)).then())
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContainingAll("Tinker, ability 1", why);
        s.awaits(A, "card");
    }

    @Test
    @DisplayName("One that throws is named, and so are a token, a branch and a card that are not there")
    @Rule("TO-1.10")
    void whatIsNotThere() {
        faulty(here -> here.controller(-1), "Character -1 is not in play");
        faulty(here -> here.table().create("sprite"), "this game has no token \"sprite\"");
        faulty(here -> here.table().create(INU.id()), "this game has no token \"inu-the-inferno\"");
        faulty(here -> here.carryOut(0), "it has no branch 0");
        faulty(here -> here.resolveAsIfHeld("wand"), "this game has no card \"wand\"");
        faulty(
                here -> here.choose(
                        new CardQuestion(here.you(), Array.of(here.you()), Zone.HAND, Option.none(), 0, false)),
                "it asks for 0 cards");
    }

    @Test
    @DisplayName("One that asks what nobody could answer fairly is named")
    @Rule({"TO-8.36", "TO-11.2"})
    void unfairQuestions() {
        Option<CardFilter> item = Option.of(card(ITEM));
        Array<Seat> both = Array.of(A.seat(), B.seat());
        faulty(
                here -> here.choose(new CardQuestion(here.you(), both, Zone.HAND, Option.none(), 1, true)),
                "several hands or decks at once");
        faulty(
                here -> here.choose(new CardQuestion(here.you(), here.you().asList(), Zone.HAND, item, 1, false)),
                "the choice must be optional");
    }

    @Test
    @DisplayName("Its player's Terrain is a choice, too: who answered before is not given away by taking it back")
    @Rule("TO-11.2")
    void aTerrainIsAnAnswerToo() {
        CharacterCard tinker = tinker(here -> {
            Seat other = B.seat();
            Option<Seq<String>> given =
                    here.choose(new CardQuestion(other, other.asList(), Zone.HAND, Option.none(), 1, true));
            Option<Seq<Integer>> terrain = here.chooseInactiveTerrain();
            if (given.isDefined() && terrain.isDefined()) {
                here.cards().discard(other, given.get());
            }
        });
        TerrainCard meadow = terrain("Meadow")
                .actions(1)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .build();
        Scenario s = given(A.terrains(HOME_FIELD, SALT_FLATS, meadow), A.has(recruited(tinker)), B.hand(DART));
        s.when(A.uses(tinker)).nobodyResponds().when(B.choosesNothing(), A.choosesTerrain(SALT_FLATS));
        assertThat(s.undoable()).isFalse();
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("One that moves a card which is not there is named, and so is one with a number that makes no sense")
    @Rule({"TO-7.8", "TO-6.12"})
    void cardsFromNowhere() {
        Array<String> two = Array.of(DART.id(), DART.id());
        faulty(here -> here.cards().discard(here.you(), Array.of(INU.id())), "is in the hand");
        faulty(here -> here.cards().discard(here.you(), two), "is in the hand");
        faulty(here -> here.cards().takeBack(here.you(), Array.of(DART.id())), "is in the discard pile");
        faulty(here -> here.cards().fetch(here.you(), Array.of("wand")), "no card \"wand\" is in the deck");
        faulty(here -> here.table().putIntoPlay(here.you(), INU.id(), Zone.DECK, true), "put into play from a deck");
        faulty(
                here -> here.characters().gainXp(Array.of(here.self()), -5),
                "gainXp: an amount must be 0 or more, not -5");
        faulty(here -> here.table().addActions(here.you(), Integer.MAX_VALUE), "more Actions than a text can name");
        faulty(here -> here.table().addActions(here.you(), Integer.MIN_VALUE), "more Actions than a text can name");
        faulty(here -> here.characters().putCounters(Array.of(here.self()), Counter.CHARGE, -2), "counters");
        faulty(here -> here.table().putCountersOnThisCard(Counter.CHARGE, 1000), "counters");
    }

    @Test
    @DisplayName("One that gives what makes no sense is named with the method that it gave it to")
    @Rule({"TO-1.8", "TO-5.19", "TO-6.12", "TO-8.22"})
    void senseless() {
        Seat nobody = Seat.of(7);
        faulty(here -> here.cards().draw(nobody, 1), "draw: nobody sits at seat");
        faulty(here -> here.cards().mill(here.you(), -1), "mill: an amount must be 0 or more, not -1");
        faulty(here -> here.cards().discard(here.you(), null), "discard: the card list is null");
        faulty(here -> here.characters().damage(Array.of(here.self()), -1, true), "damage: an amount");
        faulty(here -> here.characters().hide(Array.of((Integer) null)), "hide: the Character is null");
        faulty(here -> here.characters().gainXp(Array.of(here.self()), 1_000), "gainXp: more XP");
        faulty(here -> here.characters().putCounters(Array.of(here.self()), new Counter(" "), 1), "has a name");
        faulty(
                here -> here.characters().change(Array.of(here.self()), new Alteration.MustBlock(), Duration.PERMANENT),
                "change: the duty to block");
        faulty(here -> here.table().damagePlayers(Array.of(here.you(), null), 1), "damagePlayers: the seat is null");
        faulty(here -> here.reached(null), "reached: the Characters");
    }

    @Test
    @DisplayName(
            "One that switches to another player's Terrain is named; one that switches to its own active one does nothing")
    @Rule("TO-4.22")
    void switchedTerrain() {
        CharacterCard tinker = tinker(here -> {
            here.table().switchTerrain(99);
            here.chooseInactiveTerrain().forEach(chosen -> chosen.forEach(here.table()::switchTerrain));
            here.chooseInactiveTerrain();
        });
        Scenario s = given(A.terrains(HOME_FIELD, SALT_FLATS), A.has(recruited(tinker)));
        s.when(A.uses(tinker)).then(A.terrains(SALT_FLATS, HOME_FIELD));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("One that gives the highest number does as much as is counted")
    @Rule({"TO-1.8", "TO-5.20"})
    void highestNumbers() {
        CharacterCard tinker = tinker(here -> {
            Array<Integer> it = Array.of(here.self());
            Alteration more = new Alteration.StatChange(ATK, Integer.MAX_VALUE);
            here.characters().change(it, more, Duration.PERMANENT);
            here.characters().change(it, more, Duration.PERMANENT);
            here.characters().heal(it, Integer.MAX_VALUE);
            here.table().damagePlayers(Array.of(B.seat(), B.seat()), 5);
            here.cards().mill(B.seat(), Integer.MAX_VALUE);
            assertThat(here.stat(here.self(), ATK)).isEqualTo(Stat.FARTHEST);
        });
        Scenario s = given(A.has(recruited(tinker).damaged(5)), B.has(recruited(INU)));
        s.when(A.uses(tinker)).then(A.has(recruited(tinker)), B.hp(45));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An Item that copies an Item is named, and so is a card that is no Item")
    @Rule("TO-8.38")
    void copiesWithoutAnEnd() {
        AssignableCard mirror = item("Mirror")
                .trigger(BLUE, actions(0), new Doing(here -> here.resolveAsIfHeld("mirror")))
                .build();
        AssignableCard glass = item("Glass")
                .trigger(BLUE, actions(0), new Doing(here -> here.resolveAsIfHeld(mirror.id())))
                .build();
        CharacterCard tinker = tinker(here -> here.resolveAsIfHeld(glass.id()));
        Scenario s = given(A.has(recruited(tinker)), A.hand(mirror, glass), B.has(recruited(INU)));
        assertThatThrownBy(() -> s.fork().when(A.uses(tinker)).then())
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContainingAll("Glass, ability 1", "resolveAsIfHeld: Glass is an Item that itself does this");
        s.awaits(A, "action");
        faulty(here -> here.resolveAsIfHeld(INU.id()), "is no Item");
    }

    @Test
    @DisplayName("One that reaches a Character twice does to it what it does once")
    @Rule("TO-8.5")
    void reachedTwice() {
        CharacterCard tinker = tinker(here ->
                here.characters().defeat(here.fitting(enemyCharacter()).appendAll(here.fitting(enemyCharacter()))));
        Scenario s = given(A.has(recruited(tinker)), B.has(recruited(INU), recruited(BYSTANDER)), B.alone());
        s.when(A.uses(tinker)).nobodyResponds().then(B.discardPile(INU, BYSTANDER));
        s.isWonBy(A, "TO-10.2");
    }

    @Test
    @DisplayName("Two equal questions are two questions, each with its answer")
    @Rule("TO-8.5")
    void equalQuestions() {
        CharacterCard tinker = tinker(here -> {
            Option<Seq<String>> first = choose(here, Zone.HAND);
            Option<Seq<String>> second = choose(here, Zone.HAND);
            if (first.isDefined() && second.isDefined()) {
                here.cards().discard(here.you(), first.get());
                here.cards().discard(here.you(), second.get());
            }
        });
        Scenario s = given(A.hand(DART, HUSH, PIKE), A.has(recruited(tinker)));
        s.when(A.uses(tinker)).awaits(A, "card");
        s.when(A.choosesCards(PIKE)).awaits(A, "card");
        s.when(A.choosesCards(DART)).then(A.hand(HUSH), A.discardPile(PIKE, DART));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Terrain is asked for as often as an effect asks")
    @Rule("TO-8.5")
    void twoTerrains() {
        TerrainCard meadow = terrain("Meadow")
                .actions(1)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .build();
        CharacterCard tinker = tinker(here -> {
            Option<Seq<Integer>> first = here.chooseInactiveTerrain();
            Option<Seq<Integer>> second = here.chooseInactiveTerrain();
            if (second.isDefined()) {
                first.get().forEach(here.table()::switchTerrain);
                second.get().forEach(here.table()::switchTerrain);
            }
        });
        Scenario s = given(A.terrains(HOME_FIELD, SALT_FLATS, meadow), A.has(recruited(tinker)));
        s.when(A.uses(tinker)).awaits(A, "terrain");
        s.when(A.choosesTerrain(meadow)).awaits(A, "terrain");
        s.when(A.choosesTerrain(SALT_FLATS)).then(A.terrains(SALT_FLATS, meadow, HOME_FIELD));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The message names the set, where a set brought the card")
    @Rule("TO-1.1")
    void theSet() {
        CharacterCard tinker = tinker(here -> here.table().create("sprite"));
        CardSet workshop = new CardSet() {
            @Override
            public String name() {
                return "The Workshop";
            }

            @Override
            public Seq<Card> cards() {
                return Array.of(tinker, BYSTANDER, HOME_FIELD, PEBBLE);
            }
        };
        TerreneOdyssey rules =
                TerreneOdyssey.duel(Catalogue.ofSets(Array.of(workshop)).get());
        var table = table();
        table.side(Seat.of(0)).figures(recruited(tinker));
        Scenario s = tell(Scenario.from(rules, table.game()));
        assertThatThrownBy(() -> s.fork().when(A.uses(tinker)).then())
                .isInstanceOf(FaultyEffect.class)
                .hasMessageContaining("Tinker (The Workshop), ability 1");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("They may ask whose a Character is, but not of one that is not in play")
    @Rule("TO-8.34")
    void whoseACharacterIs() {
        CharacterCard tinker = tinker(here -> here.fitting(enemyCharacter())
                .forEach(each -> here.table().damagePlayers(Array.of(here.controller(each)), 5)));
        Scenario s = given(A.has(recruited(tinker)), B.has(recruited(INU)));
        s.when(A.uses(tinker)).then(A.hp(50), B.hp(45));
        s.awaits(A, "action");

        faulty(here -> here.controller(0), "Character 0 is not in play");
    }
}
