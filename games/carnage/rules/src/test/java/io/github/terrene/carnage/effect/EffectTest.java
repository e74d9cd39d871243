package io.github.terrene.carnage.effect;

import static io.github.terrene.carnage.effect.Recorder.board;
import static io.github.terrene.carnage.effect.Recorder.record;
import static io.github.terrene.carnage.effect.Recorder.unanswered;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Trait;
import io.github.terrene.carnage.effect.CardEffect.Discard;
import io.github.terrene.carnage.effect.CardEffect.Draw;
import io.github.terrene.carnage.effect.CardEffect.DrawFrom;
import io.github.terrene.carnage.effect.CardEffect.TakeBack;
import io.github.terrene.carnage.effect.DuelEffect.Exchange;
import io.github.terrene.carnage.effect.DuelEffect.Rescue;
import io.github.terrene.carnage.effect.DuelEffect.Stronger;
import io.github.terrene.carnage.effect.DuelEffect.StrongerIn;
import io.github.terrene.carnage.effect.DuelEffect.WinTies;
import io.github.terrene.carnage.effect.DuelTrait.AgainstFew;
import io.github.terrene.carnage.effect.DuelTrait.SavedFirst;
import io.github.terrene.carnage.effect.DuelTrait.WinsTies;
import io.github.terrene.carnage.effect.ElementCardEffect.Look;
import io.github.terrene.carnage.effect.ElementCardEffect.Meditate;
import io.github.terrene.carnage.effect.ShardEffect.CheaperPlacement;
import io.github.terrene.carnage.effect.ShardEffect.GainShards;
import io.github.terrene.carnage.starter.EarthCards;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
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
        assertThat(record(new GainShards(Who.YOU, 2))).containsExactly("A gains 2");
        assertThat(record(new GainShards(Who.OPPONENT, 1))).containsExactly("B gains 1");
        assertThat(record(new CheaperPlacement(3))).containsExactly("3 less");
        assertThat(words(new GainShards(Who.OPPONENT, 1), new CheaperPlacement(1)))
                .containsExactly(
                        "the opponent gains 1 shard",
                        "the next card that you put into play this turn costs 1 shard less");
    }

    @Test
    @Rule({"CG-6.4", "CG-12.15"})
    void effectsOnTheElementDeck() {
        assertThat(record(new Look(4))).containsExactly("looks at 4");
        assertThat(record(new Meditate(2))).containsExactly("meditates on 2");
        assertThat(words(new Look(1), new Look(4), new Meditate(1)))
                .containsExactly(
                        "look at the top card of your Element deck",
                        "look at the top 4 cards of your Element deck and put them back in any order",
                        "look at the top card of your Element deck; you may discard it");
    }

    @Test
    @Rule({"CG-12.7", "CG-12.8"})
    void effectsOnHands() {
        assertThat(record(new Draw(Who.YOU, 2))).containsExactly("A draws 2");
        assertThat(record(new DrawFrom(Who.OPPONENT, DeckKind.ADVENTURE, 1)))
                .containsExactly("B draws 1 from ADVENTURE");
        assertThat(record(new Discard(Who.OPPONENT, 1))).containsExactly("B discards 1");
        assertThat(words(
                        new Draw(Who.YOU, 2),
                        new Draw(Who.OPPONENT, 1),
                        new DrawFrom(Who.YOU, DeckKind.COMPANION, 3),
                        new DrawFrom(Who.OPPONENT, DeckKind.ADVENTURE, 1),
                        new Discard(Who.YOU, 2)))
                .containsExactly(
                        "draw 2 cards, each from a deck of your choice",
                        "the opponent draws a card from a deck of their choice",
                        "draw 3 cards from your Companion deck",
                        "the opponent draws a card from their Adventure deck",
                        "discard 2 cards");
    }

    @Test
    @Rule({"CG-12.2", "CG-12.14"})
    void aCardIsTakenBackFromTheDiscardPile() {
        Effect legend = TakeBack.of(CardKind.LEGEND);
        assertThat(legend.possible(board(FireCards.EMBER_BROOCH), Players.SOUTH))
                .isFalse();
        assertThat(legend.possible(board(FireCards.WICK_BEARER), Players.SOUTH)).isTrue();
        assertThat(legend.possible(board(FireCards.WICK_BEARER), Players.NORTH)).isFalse();
        assertThat(TakeBack.any().possible(board(FireCards.EMBER_BROOCH), Players.SOUTH))
                .isTrue();
        assertThat(TakeBack.any().possible(board(), Players.SOUTH)).isFalse();
        assertThat(record(
                        legend,
                        FireCards.WICK_BEARER,
                        EarthCards.CLAY_SEAL,
                        FireCards.WICK_BEARER,
                        EarthCards.DITCH_DIGGER))
                .containsExactly(
                        "card of OnTable[card=ditch-digger] OnTable[card=wick-bearer]", "takes back wick-bearer");
        assertThat(unanswered(legend, FireCards.WICK_BEARER)).containsExactly("card of OnTable[card=wick-bearer]");
        assertThat(words(legend, TakeBack.any()))
                .containsExactly(
                        "return a Legend of your choice from your discard pile to your hand",
                        "return a card of your choice from your discard pile to your hand");
    }

    @Test
    @Rule({"CG-12.4", "CG-12.5", "CG-12.9", "CG-12.10", "CG-12.12"})
    void effectsForTheNextDuel() {
        assertThat(record(new StrongerIn(StarterElements.FIRE, 2))).containsExactly("Bonus[element=fire, number=2]");
        assertThat(record(new Stronger(2)).last()).isEqualTo("Bonus[element=air, number=2]");
        assertThat(unanswered(new Stronger(2)))
                .containsExactly("element of OfElement[element=fire] OfElement[element=water] OfElement[element=earth]"
                        + " OfElement[element=air]");
        assertThat(record(new Exchange())).containsExactly("Exchange[]");
        assertThat(record(new Rescue())).containsExactly("Rescue[]");
        assertThat(record(new WinTies())).containsExactly("TiesWon[]");
        assertThat(words(new StrongerIn(StarterElements.FIRE, 2), new WinTies()))
                .containsExactly("+2 in fire for the next duel", "in the next duel, you win ties");
    }

    @Test
    @Rule({"CG-10.11", "CG-12.5", "CG-12.13"})
    void traits() {
        Trait ties = new WinsTies();
        assertThat(ties.winsTies()).isTrue();
        assertThat(ties.savedFirst()).isFalse();
        assertThat(ties.bonus(true)).isZero();
        Trait few = new AgainstFew(2);
        assertThat(few.bonus(true)).isEqualTo(2);
        assertThat(few.bonus(false)).isZero();
        assertThat(few.winsTies()).isFalse();
        assertThat(new SavedFirst().savedFirst()).isTrue();
    }
}
