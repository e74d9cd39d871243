package io.github.terrene.terralore.law;

import static io.github.terrene.terralore.Words.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Adjective;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.terralore.card.Ability;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.Leaving;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What is missing in a card is told with its rule and its place, all of it at once. */
@SuppressWarnings("NullAway") // null is what is tried here
class MissingPartTest {
    private static final Affinity FIRE = new Affinity("Fire");

    private static Array<String> problems(Card... cards) {
        return Catalogue.of(StarterSet.cards().appendAll(Array.of(cards)))
                .getLeft()
                .map(Problem::toString)
                .toArray();
    }

    private static Card card(Effect effect) {
        return creature("Fox").affinity(FIRE).onReveal(effect).build();
    }

    @Test
    @Rule({"TL-1.1", "TL-1.2", "TL-1.7", "TL-2.2", "TL-7.10", "TL-9.1", "TL-9.3"})
    void allThatIsMissingIsSaidAtOnce() {
        Card nothing = new Card(null, null, null, null, null, null, null, null, null, null, null);
        Card dear = creature("Dear").cost(7).build();
        assertThat(problems(nothing, dear))
                .containsExactly(
                        "card 49: id is missing (TL-2.2)",
                        "card 49: name is missing (TL-2.2)",
                        "card 49: kind is missing (TL-1.1)",
                        "card 49: cost is missing (TL-1.3)",
                        "card 49: affinity is missing (TL-1.2)",
                        "card 49: rarity is missing (TL-1.2)",
                        "card 49: tribes is missing (TL-1.7)",
                        "card 49: points is missing (TL-1.2)",
                        "card 49: abilities is missing (TL-9.1)",
                        "card 49: continuous is missing (TL-9.3)",
                        "card 49: leaving is missing (TL-7.10)",
                        "Dear: a cost must be from 0 to 6, not 7 (TL-1.3)",
                        "Dear: a card must have an elemental affinity (TL-1.2)");
    }

    @Test
    @Rule({"TL-1.6", "TL-1.7", "TL-9.1", "TL-9.3"})
    void soIsWhatIsMissingInAPart() {
        Card holes = new Card(
                "holes",
                "Holes",
                CardKind.CREATURE,
                Option.some(null),
                Option.some(new Affinity(null)),
                Option.some(Rarity.RARE),
                Array.of(new Tribe(null), null),
                Points.NONE,
                Array.of(
                        null,
                        new Ability(null, Array.of((Effect) null)),
                        new Ability(Trigger.itself(When.ON_REVEAL), null),
                        new Ability(Trigger.itself(When.AT_COUNTING), Array.of(draw(OWN, 1), null))),
                Array.of((Statement) null),
                Leaving.BURIED);
        assertThat(problems(holes))
                .containsExactly(
                        "Holes: cost is missing (TL-1.3)",
                        "Holes: affinity.name is missing (TL-1.6)",
                        "Holes: tribes[0].name is missing (TL-1.7)",
                        "Holes: tribes[1] is missing (TL-1.7)",
                        "Holes: abilities[0] is missing (TL-9.1)",
                        "Holes: abilities[1].trigger is missing (TL-9.1)",
                        "Holes: abilities[1].effects[0] is missing (TL-1.2)",
                        "Holes: abilities[2].effects is missing (TL-1.2)",
                        "Holes: abilities[3].effects[1] is missing (TL-1.2)",
                        "Holes: continuous[0] is missing (TL-9.3)");
    }

    @Test
    @Rule("TL-2.2")
    void aBuilderTakesAnything() {
        assertThat(problems(creature(null)
                        .affinity(null)
                        .rarity(null)
                        .tribe((Tribe[]) null)
                        .onReveal((Effect[]) null)
                        .continuous((Statement) null)
                        .build()))
                .contains("card 49: name is missing (TL-2.2)", "card 49: tribes[0] is missing (TL-1.7)")
                .contains("card 49: abilities[0].effects[0] is missing (TL-1.2)");
        assertThat(problems(creature("Fox").id(null).affinity(FIRE).build()))
                .containsExactly("Fox: id is missing (TL-2.2)");
    }

    @Test
    @Rule({"TL-3.9", "TL-9.9", "TL-9.11", "TL-9.27"})
    void eachMissingPartOfAWordIsNamed() {
        assertThat(problems(card(changePoints(
                        target(new Filter(
                                null, true, Array.of((Adjective) null), new Affinity(null), Option.some(null), null)),
                        null,
                        null))))
                .containsExactly(
                        "Fox: abilities[0].effects[0].whom.who.whose is missing",
                        "Fox: abilities[0].effects[0].whom.who.adjectives[0] is missing",
                        "Fox: abilities[0].effects[0].whom.who.noun.name is missing (TL-1.6)",
                        "Fox: abilities[0].effects[0].whom.who.than is missing",
                        "Fox: abilities[0].effects[0].whom.who.where is missing",
                        "Fox: abilities[0].effects[0].points is missing",
                        "Fox: abilities[0].effects[0].duration is missing");
    }

    /** Throws whatever it is asked. */
    private record Mute() implements OwnEffect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public void proofread(Proof proof) {
            throw new AssertionError("no proof");
        }

        @Override
        public Seq<Card> makes() {
            return makes();
        }

        @Override
        public Seq<Effect> later() {
            return null;
        }
    }

    @Test
    @Rule({"TL-1.2", "TL-9.6"})
    void whatThrowsIsAProblemThatNamesTheEffect() {
        String mute = "Fox, On reveal, mute: it cannot be read: %s: the effect " + Mute.class.getName()
                + " is faulty: %s (TL-1.2)";
        assertThat(problems(card(new Mute())))
                .containsExactly(
                        mute.formatted("what it puts off", "something is missing"),
                        mute.formatted("its tokens", "it asks for itself without an end"),
                        mute.formatted("its proofreading", "no proof"));
        assertThat(problems(card(new Babble("no words"))))
                .containsExactly("Fox, On reveal, babble: it cannot be read: its proofreading: the effect "
                        + Babble.class.getName() + " is faulty: no words (TL-1.2)");
        assertThat(problems(card(new Babble(null))))
                .hasSize(1)
                .allMatch(problem -> problem.contains("it asks for itself without an end"));
    }

    /** Throws that, or never comes to an end. */
    private record Babble(String why) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public void proofread(Proof proof) {
            if (why == null) {
                proofread(proof);
            }
            throw new IllegalStateException(why);
        }
    }

    /** Makes what is not a token. */
    private record Forge(Card token) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public Seq<Card> makes() {
            return Array.of(token);
        }
    }

    @Test
    @Rule("TL-1.9")
    void onlyTokensCanBeMade() {
        assertThat(problems(card(new Forge(StarterSet.cards().head()))))
                .containsExactly("Fox, On reveal, forge: Pool Otter is not a token (TL-1.9)");
        assertThat(problems(card(new Forge(null))))
                .containsExactly("Fox, On reveal, forge: it cannot be read: its tokens: the effect "
                        + Forge.class.getName() + " is faulty: something is missing (TL-1.2)");
        assertThat(problems(card(makeTokens(null, 1, OWN))))
                .containsExactly("Fox: abilities[0].effects[0].token is missing");
        assertThat(Catalogue.of(StarterSet.cards()
                                .append(creature(" ").id("blank").affinity(FIRE).build()))
                        .getLeft()
                        .map(Problem::key))
                .containsExactly("cards/nameless");
        Card nameless = new Card(
                null,
                null,
                CardKind.TOKEN,
                Option.none(),
                Option.none(),
                Option.none(),
                Array.empty(),
                Points.NONE,
                Array.empty(),
                Array.empty(),
                Leaving.BURIED);
        assertThat(problems(card(new Forge(nameless))))
                .containsExactly("a token: id is missing (TL-2.2)", "a token: name is missing (TL-2.2)");
        assertThat(problems(card(makeTokens(nameless, 1, OWN))))
                .containsExactly(
                        "Fox: abilities[0].effects[0].token.id is missing (TL-2.2)",
                        "Fox: abilities[0].effects[0].token.name is missing (TL-2.2)");
    }

    @Test
    @Rule({"TL-1.6", "TL-1.7"})
    void aBlankIsNoName() {
        Tribe nobody = new Tribe(" ");
        assertThat(problems(creature("Fox")
                        .affinity(new Affinity(""))
                        .tribe(nobody)
                        .onReveal(destroy(all(creatures(OWN, HERE).of(nobody))))
                        .build()))
                .containsExactly(
                        "Fox: an affinity has no name (TL-1.6)",
                        "Fox: a tribe has no name (TL-1.7)",
                        "Fox, On reveal, destroy: a tribe has no name (TL-1.7)");
    }

    @Test
    void aCardThatIsMissingItselfIsAMistakeOfTheCaller() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.of(Array.of(skill("A").build(), null)))
                .withMessage("card 2 is null");
    }

    @Test
    @Rule("TL-2.4")
    void aDeckWithACardThatLacksSomethingIsRefused() {
        Card nothing = new Card(null, null, null, null, null, null, null, null, null, null, null);
        Deck deck = Deck.of("strange", ReadyDecks.TIDE_AND_THORN.cards().drop(1).append(nothing));
        assertThat(WorkshopSpecimen.RULES
                        .start(GameConfig.of(Options.standard(), deck, ReadyDecks.CANDLE_AND_CLAW), 1)
                        .getLeft()
                        .map(Problem::key))
                .contains("TL-2.4/foreign-card");
    }
}
