package io.github.terrene.carnage.effect;

import static io.github.terrene.carnage.effect.Recorder.board;
import static io.github.terrene.carnage.effect.Recorder.record;
import static io.github.terrene.carnage.effect.Recorder.unanswered;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.OwnStatement;
import io.github.terrene.carnage.starter.AirCards;
import io.github.terrene.carnage.starter.EarthCards;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What the effects ask of a table, and their words. */
class EffectTest {
    private static final Wording ENGLISH = Wording.of("carnage", "en").get();

    private static Array<String> words(Effect... parts) {
        return Array.of(parts)
                .map(part -> ENGLISH.say(CardForms.STANDARD.of(Effect.class), part, "", Known.NOTHING)
                        .get()
                        .text());
    }

    @Test
    @Rule({"CG-12.6", "CG-12.11"})
    void effectsOnShards() {
        assertThat(record(Words.gainShards(Words.OWN, 2))).containsExactly("A gains 2");
        assertThat(record(Words.gainShards(Words.ENEMY, 1))).containsExactly("B gains 1");
        assertThat(record(Words.cheaperPlacement(3))).containsExactly("3 less");
        assertThat(words(Words.gainShards(Words.ENEMY, 1), Words.cheaperPlacement(1)))
                .containsExactly(
                        "the opponent gains 1 shard",
                        "the next card that you put into play this turn costs 1 shard less");
    }

    @Test
    @Rule({"CG-6.4", "CG-12.15"})
    void effectsOnTheElementDeck() {
        assertThat(record(Words.look(4))).containsExactly("looks at 4");
        assertThat(record(Words.meditate(2))).containsExactly("meditates on 2");
        assertThat(words(Words.look(1), Words.look(4), Words.meditate(1)))
                .containsExactly(
                        "look at the top card of your Element deck",
                        "look at the top 4 cards of your Element deck and put them back in any order",
                        "look at the top card of your Element deck; you may discard it");
    }

    @Test
    @Rule({"CG-12.7", "CG-12.8"})
    void effectsOnHands() {
        assertThat(record(Words.draw(Words.OWN, 2))).containsExactly("A draws 2");
        assertThat(record(Words.drawFrom(Words.ENEMY, DeckKind.ADVENTURE, 1)))
                .containsExactly("B draws 1 from ADVENTURE");
        assertThat(record(Words.discard(Words.ENEMY, 1))).containsExactly("B discards 1");
        assertThat(words(
                        Words.draw(Words.OWN, 2),
                        Words.draw(Words.ENEMY, 1),
                        Words.drawFrom(Words.OWN, DeckKind.COMPANION, 3),
                        Words.drawFrom(Words.ENEMY, DeckKind.ADVENTURE, 1),
                        Words.discard(Words.OWN, 2)))
                .containsExactly(
                        "draw 2 cards, each from a deck of your choice",
                        "the opponent draws a card from a deck of their choice",
                        "draw 3 cards from your Companion deck",
                        "the opponent draws a card from their Adventure deck",
                        "discard 2 cards");
    }

    private static boolean isPossible(Effect effect, Seat controller, Card... discarded) {
        Card card =
                Words.legend("Digger", StarterElements.FIRE, 1).power(0, effect).build();
        return card.possible(0, board(discarded), new CardInPlay(controller, 1, card));
    }

    @Test
    @Rule({"CG-12.2", "CG-12.14"})
    void aCardIsTakenBackFromTheDiscardPile() {
        Effect legend = Words.takeBack(CardKind.LEGEND);
        assertThat(isPossible(legend, Players.SOUTH, FireCards.EMBER_BROOCH)).isFalse();
        assertThat(isPossible(legend, Players.SOUTH, FireCards.WICK_BEARER)).isTrue();
        assertThat(isPossible(legend, Players.NORTH, FireCards.WICK_BEARER)).isFalse();
        assertThat(isPossible(Words.takeBack(Words.CARD), Players.SOUTH, FireCards.EMBER_BROOCH))
                .isTrue();
        assertThat(isPossible(Words.takeBack(Words.CARD), Players.SOUTH)).isFalse();
        assertThat(record(
                        legend,
                        FireCards.WICK_BEARER,
                        EarthCards.CLAY_SEAL,
                        FireCards.WICK_BEARER,
                        EarthCards.DITCH_DIGGER))
                .containsExactly(
                        "card of OnTable[card=ditch-digger] OnTable[card=wick-bearer]", "takes back wick-bearer");
        assertThat(unanswered(legend, FireCards.WICK_BEARER)).containsExactly("card of OnTable[card=wick-bearer]");
        assertThat(words(legend, Words.takeBack(Words.CARD)))
                .containsExactly(
                        "return a Legend of your choice from your discard pile to your hand",
                        "return a card of your choice from your discard pile to your hand");
    }

    @Test
    @Rule({"CG-12.4", "CG-12.5", "CG-12.9", "CG-12.10", "CG-12.12"})
    void effectsForTheNextDuel() {
        assertThat(record(Words.strongerIn(Words.OWN, StarterElements.FIRE, 2)))
                .containsExactly("Bonus[element=fire, number=2]");
        assertThat(record(Words.stronger(2)).last()).isEqualTo("Bonus[element=air, number=2]");
        assertThat(unanswered(Words.stronger(2)))
                .containsExactly("element of OfElement[element=fire] OfElement[element=water] OfElement[element=earth]"
                        + " OfElement[element=air]");
        assertThat(record(Words.exchange())).containsExactly("Exchange[]");
        assertThat(record(Words.rescue())).containsExactly("Rescue[]");
        assertThat(record(Words.winTies())).containsExactly("TiesWon[]");
        assertThat(words(Words.strongerIn(Words.OWN, StarterElements.FIRE, 2), Words.winTies()))
                .containsExactly("+2 in fire for the next duel", "in the next duel, you win ties");
    }

    @Test
    @Rule({"CG-10.11", "CG-12.5", "CG-12.13"})
    void traits() {
        OwnStatement ties = Words.winsTies();
        assertThat(ties.winsTies()).isTrue();
        assertThat(ties.savedFirst()).isFalse();
        assertThat(ties.bonus(true)).isZero();
        CardInPlay crow = new CardInPlay(Players.SOUTH, 1, AirCards.GALLOWS_CROW);
        assertThat(Words.inItsRound(2).bonus(board(), crow)).isEqualTo(2);
        assertThat(Words.againstFew(2).applying(board(), crow))
                .as("no round is empty")
                .isNull();
        assertThat(Words.savedFirst().savedFirst()).isTrue();
    }
}
