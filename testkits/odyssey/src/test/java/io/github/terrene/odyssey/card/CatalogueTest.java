package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A catalogue tells everything that is wrong with its cards, each with its key and the card. */
class CatalogueTest {
    static Stream<Arguments> faults() {
        return Stream.of(
                wrong("TO-8.2/out-of-range", beast().trigger(GREEN, actions(-1), draw(1))),
                wrong("TO-8.3/purple", beast().trigger(PURPLE, actions(1), draw(1))),
                wrong("TO-8.3/purple", item("Wrong").trigger(PURPLE, actions(1), draw(1))),
                wrong("TO-8.3/green-response", beast().trigger(GREEN, free(), when(BLOCKS), draw(1))),
                wrong(
                        "TO-8.3/green-response",
                        beast().trigger(GREEN, free(), when(enemyCharacter(), ATTACKS), draw(1))),
                wrong("TO-8.3/green-response", beast().trigger(GREEN, free(), whenOpponent(ACTIVATES), draw(1))),
                wrong("TO-8.5/target-missing", beast().trigger(GREEN, actions(1), damage(5))),
                wrong(
                        "TO-8.5/target-missing",
                        beast().trigger(GREEN, actions(1), provided(youControl(FIRE), damage(5)))),
                wrong("TO-8.5/target-unused", beast().trigger(GREEN, actions(1), target(character()), draw(1))),
                wrong("TO-8.5/target-missing", beast().trigger(GREEN, actions(1), mill(1, TARGET_OPPONENT))),
                wrong("TO-8.5/target-unused", beast().trigger(GREEN, actions(1), targetOpponent(), draw(1))),
                wrong(
                        "TO-8.5/modes",
                        beast().trigger(
                                        GREEN,
                                        actions(1),
                                        chooseOne(these(draw(1)), these(healYou(5))),
                                        chooseOne(these(draw(1)), these(healYou(5))))),
                wrong(
                        "TO-8.5/modes",
                        beast().trigger(
                                        GREEN,
                                        actions(1),
                                        provided(youControl(FIRE), chooseOne(these(draw(1)), these(healYou(5)))))),
                wrong(
                        "TO-8.8/character-untold",
                        beast().trigger(BLUE, actions(1), damage(5).to(ATTACKER))),
                wrong(
                        "TO-8.8/character-untold",
                        beast().trigger(
                                        BLUE,
                                        free(),
                                        when(enemyCharacter(), ATTACKS),
                                        damage(5).to(BLOCKER))),
                wrong("TO-8.8/player-untold", beast().trigger(BLUE, actions(1), discard(1, DAMAGED_PLAYER))),
                wrong("TO-1.5/terrain-no-character", field().trigger(GREEN, actions(1), hide().to(SELF))),
                wrong("TO-1.5/terrain-no-character", field().passive(has(STAB))),
                wrong("TO-8.1/passing", beast().passive(bonus(statOf(ATTACKER, ATK), DEF))),
                wrong(
                        "TO-1.8/circular",
                        beast().passive(bonus(5, ATK).to(each(yourCharacter().ofLvOrLess(1))))),
                wrong(
                        "TO-1.8/circular",
                        beast().passive(bonus(perCharacter(5, character().ofSpOrLess(1)), ATK))),
                wrong(
                        "TO-1.8/circular",
                        beast().passive(bonus(5, ATK))
                                .onlyIf(youControl(2, yourCharacter().ofLvOrLess(1)))),
                wrong(
                        "TO-8.1/discarded-after-use",
                        item("Wrong").trigger(GREEN, free(), draw(1)).passive(bonus(5, ATK))),
                wrong("TO-9.2/storm-of-nobody", gale(damage(5).to(SELF))),
                wrong("TO-9.2/storm-takes-sides", gale(damage(5).to(each(enemyCharacter())))),
                wrong("TO-9.2/storm-takes-sides", gale(draw(1))),
                wrong("TO-9.2/storm-mode", gale(chooseOne(these(draw(1, EACH_PLAYER)), these(draw(2, EACH_PLAYER))))),
                wrong("TO-9.2/breaks-twice", gale(draw(1, EACH_PLAYER)).breaks(draw(2, EACH_PLAYER))),
                wrong("TO-1.7/no-trigger", item("Wrong")),
                wrong("TO-1.7/no-trigger", command("Wrong").ongoing().passive(bonus(5, ATK))),
                wrong("TO-1.10/unknown-token", beast().trigger(GREEN, actions(1), create(drone()))),
                wrong(
                        "TO-1.5/unknown-terrain",
                        beast().passive(bonus(5, ATK)).onlyIf(activeTerrain(ScenarioCards.HOME_FIELD))));
    }

    @DisplayName("finds")
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("faults")
    @Rule({"TO-1.5", "TO-1.7", "TO-1.8", "TO-1.10", "TO-8.1", "TO-8.3", "TO-8.5", "TO-8.8", "TO-9.2"})
    void finds(String key, Seq<String> text, Card card) {
        Seq<Problem> problems = problems(card);
        assertThat(problems.map(Problem::key)).contains(key);
        assertThat(problems.map(Problem::place)).allMatch(place -> place.startsWith("Wrong"));
    }

    private record Torn(Array<Card> cards, Array<CharacterCard> tokens) implements CardSet {
        @Override
        public String name() {
            return "Torn";
        }
    }

    @Test
    @DisplayName("What is null is a mistake of the program, which is told where it is")
    @SuppressWarnings("NullAway")
    void whatIsNullIsReportedWithItsPlace() {
        Card dart = dart().build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.of(Array.of(dart, null)))
                .withMessage("card 2 is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.ofSets(Array.of(new Torn(Array.of(dart, null), Array.empty()))))
                .withMessage("Torn, card 2 is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.ofSets(Array.of(new Torn(Array.of(dart), Array.of((CharacterCard) null)))))
                .withMessage("Torn, token 1 is null");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.ofSets(Array.of((CardSet) null)))
                .withMessage("card set 1 is null");
    }

    @Test
    @DisplayName("What is null in cards is a problem with its rule and place, and all of it is found at once")
    @Rule({"TO-1.2", "TO-1.5", "TO-8.2", "TO-8.5", "TO-8.18"})
    @SuppressWarnings("NullAway")
    void whatIsNullInACardIsAProblem() {
        Card beast = character("Beast")
                .of(FIRE, BEAST, null)
                .stats(1, 1, 20, 20, 0)
                .trigger(null, null, (Target) null, damage(5), null)
                .onlyIf((Condition) null)
                .passive(has(null), null)
                .build();
        Card drill = command("Drill")
                .only((CharacterClass) null)
                .trigger(BLUE, free(), draw(1, null))
                .build();
        Card moor = terrain("Moor")
                .actions(1)
                .xp(plus(5, (Stat) null), null, plus(5, ATK), plus(5, ATK))
                .build();
        assertThat(problems(beast, drill, moor).map(Problem::toString))
                .containsExactly(
                        "Beast: abilities[0].color is missing (TO-8.2)",
                        "Beast: abilities[0].cost is missing (TO-8.2)",
                        "Beast: abilities[0].conditions[0] is missing (TO-8.5)",
                        "Beast: abilities[0].target is missing (TO-8.5)",
                        "Beast: abilities[0].effects[1] is missing (TO-8.2)",
                        "Beast: abilities[1].statements[0].keyword is missing",
                        "Beast: abilities[1].statements[1] is missing (TO-8.1)",
                        "Beast: classes[1] is missing (TO-1.2)",
                        "Drill: abilities[0].effects[0].to is missing",
                        "Drill: classLimit[0] is missing (TO-8.18)",
                        "Moor: xpTree[0].lasting[0].stat is missing",
                        "Moor: xpTree[1] is missing (TO-1.5)");
    }

    @Test
    @DisplayName("An effect that throws, or is a part of itself, is a problem that names it")
    void whatThrowsIsAProblem() {
        record Torn(boolean endless) implements Effect {
            @Override
            public void resolve(Resolution here) {}

            @Override
            public void proofread(Proofreader reader) {
                if (endless) {
                    reader.effects(Array.of(this));
                }
                throw new UnsupportedOperationException("not written yet");
            }
        }
        Card broken = item("Broken").trigger(BLUE, free(), new Torn(false)).build();
        Card spiral = item("Spiral")
                .trigger(BLUE, free(), draw(1))
                .trigger(BLUE, free(), new Torn(true))
                .build();
        assertThat(problems(broken, spiral).map(Problem::toString))
                .containsExactly(
                        "Broken, ability 1: the effect " + Torn.class.getName() + " is faulty: not written yet",
                        "Spiral, ability 2: the effect " + Torn.class.getName()
                                + " is faulty: it asks for itself without an end");
        assertThat(problems(broken).map(Problem::key)).containsExactly("card/faulty");
    }

    @Test
    @DisplayName("finds an XP gain tree that has not four tiers, and gives all problems at once")
    @Rule("TO-1.5")
    void tree() {
        Card wrong = TerrainCard.builder()
                .id("Wrong")
                .name("Wrong")
                .abilities(Array.empty())
                .actions(-1)
                .xpTree(Array.of(plus(5, ATK)))
                .build();
        assertThat(problems(wrong).map(Problem::toString))
                .containsExactly(
                        "Wrong: the number of Actions must be from 0 to 20, not -1 (TO-1.5)",
                        "Wrong: its id is not lower-case words joined by hyphens",
                        "Wrong: an XP gain tree must have four tiers (TO-1.5)");
    }

    @Test
    @DisplayName("finds two cards with one id and with one name")
    @Rule("TO-1.2")
    void twice() {
        assertThat(problems(
                                ScenarioCards.DART,
                                dart().build(),
                                dart().id("other").build())
                        .map(Problem::toString))
                .containsExactly("dart: is the id of several cards", "Dart: is the name of several cards (TO-1.2)");
    }

    @Test
    @DisplayName("finds the back of a card")
    void unknown() {
        assertThat(problems(Card.UNKNOWN).map(Problem::key)).containsExactly("cards/face-down");
    }

    @Test
    @DisplayName("finds what only code that names all that is printed on a card can make")
    @Rule({"TO-1.2", "TO-1.6", "TO-1.7"})
    void misbuilt() {
        Card nameless = odd().id("blank")
                .name(" ")
                .abilities(beast().build().abilities())
                .build();
        assertThat(problems(nameless).map(Problem::key)).containsExactly("cards/nameless");
        Card spell = AssignableCard.builder()
                .id("spell")
                .name("Spell")
                .command(false)
                .ongoing(false)
                .spell(true)
                .trap(false)
                .classLimit(Array.empty())
                .abilities(dart().build().abilities())
                .build();
        assertThat(problems(spell).map(Problem::key)).containsExactly("TO-1.7/no-command");
        Card storm = odd().id("storm")
                .name("Storm")
                .abilities(gale(draw(1, EACH_PLAYER)).build().abilities())
                .build();
        assertThat(problems(storm).map(Problem::key)).containsExactly("TO-1.6/storm-no-terrain");
    }

    @Test
    @DisplayName("a token that is made must be a token")
    @Rule("TO-1.10")
    void noToken() {
        Card factory = item("Factory")
                .trigger(GREEN, actions(1), create(ScenarioCards.ETHAN))
                .build();
        assertThat(problems(factory, ScenarioCards.ETHAN).map(Problem::toString))
                .containsExactly("Factory, ability 1: there is no token ethan-the-resilient (TO-1.10)");
        Card works = item("Factory").trigger(GREEN, actions(1), create(drone())).build();
        assertThat(problems(works, drone())).isEmpty();
    }

    @Test
    @DisplayName("a valid catalogue is sorted by id and always has Open Field")
    @Rule("TO-4.23")
    void valid() {
        Catalogue catalogue = Catalogue.of(Array.of(ScenarioCards.HUSH, ScenarioCards.DART, ScenarioCards.ETHAN))
                .get();
        assertThat(catalogue.all().map(Card::id)).containsExactly("dart", "ethan-the-resilient", "hush", "open-field");
        assertThat(catalogue.find("dart")).containsExactly(ScenarioCards.DART);
        assertThat(catalogue.character("dart")).isEmpty();
        assertThat(catalogue.character("ethan-the-resilient")).containsExactly(ScenarioCards.ETHAN);
    }

    @Test
    @DisplayName("tells the cards that can be in decks from tokens and Open Field, and where they are")
    @Rule({"TO-1.14", "TO-4.23"})
    void printed() {
        Catalogue catalogue = Catalogue.of(Array.of(drone(), ScenarioCards.ETHAN, ScenarioCards.DART))
                .get();
        assertThat(catalogue.cards()).containsExactly(ScenarioCards.DART, ScenarioCards.ETHAN);
        assertThat(catalogue.place("ethan-the-resilient")).isEqualTo(1);
        assertThat(catalogue.place("drone")).isEqualTo(-1);
        assertThat(catalogue.characters()).containsExactly(ScenarioCards.ETHAN);
        assertThat(catalogue.assignables()).containsExactly(ScenarioCards.DART);
        assertThat(catalogue.terrains()).containsExactly(Catalogue.OPEN_FIELD);
    }

    @Test
    @DisplayName("the Characters of a catalogue that has none but tokens are the tokens")
    void onlyTokens() {
        assertThat(Catalogue.of(Array.of(drone())).get().characters()).containsExactly(drone());
    }

    private static Seq<Problem> problems(Card... cards) {
        return Catalogue.of(Array.of(cards)).swap().getOrElse(Array.empty());
    }

    private static Arguments wrong(String key, CardBuilder<?> said) {
        Card card = said.build();
        return Arguments.of(key, card.abilities(), card);
    }

    private static CharacterCard.Builder odd() {
        return CharacterCard.builder()
                .classes(Array.of(BEAST))
                .affiliation(FIRE)
                .lv(1)
                .sp(1)
                .hp(20)
                .atk(20)
                .def(0)
                .hero(false)
                .token(false);
    }

    private static CharacterBuilder beast() {
        return character("Wrong").of(FIRE, BEAST).stats(1, 1, 20, 20, 0);
    }

    private static CharacterCard drone() {
        return token("Drone").of(EARTH, MACHINE).stats(1, 1, 15, 10, 0).build();
    }

    private static TerrainBuilder field() {
        return terrain("Wrong").actions(3).xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK));
    }

    private static TerrainBuilder gale(Effect effect) {
        return storm("Wrong")
                .actions(1)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .breaks(effect);
    }

    private static AssignableBuilder dart() {
        return item("Dart")
                .trigger(BLUE, actions(1), target(character()), gets(5, DEF).until(END_OF_TURN));
    }
}
