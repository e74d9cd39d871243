package io.github.terrene.testkit.odyssey.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.game.SuggestedParty;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Bots begin with the party that a deck suggests, and people can take it at once. */
class SuggestedPartyTest {
    private static final Seat A = Seat.of(0);
    private static final Array<ReadyDeck> READY = Array.ofAll(new BaseSet().decks());
    private static final TerreneOdyssey RULES =
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new BaseSet())).get());

    /** Plays anything once the game has begun; it must not be asked before, and counts what it is told. */
    private static final class Afterwards implements Agent<View, Action, Event> {
        private int told;

        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            assertThat(view.agenda().prompt()).isNotInstanceOf(ChooseParty.class);
            return PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        }

        @Override
        public void observe(Event event) {
            told++;
        }
    }

    private static Step<Game, Event> start(ReadyDeck deck) {
        return RULES.start(
                        new GameConfig(
                                Options.standard().withTurnLimit(2),
                                Array.of(deck.deck(), READY.head().deck()),
                                Array.empty()),
                        1)
                .get();
    }

    private static SuggestedParty party(Deck deck) {
        return SuggestedParty.of(deck, READY, Format.DUEL).get();
    }

    @Test
    void botsBeginWithItWhateverTheDeck() {
        for (ReadyDeck deck : READY) {
            Array<Afterwards> players = Array.of(new Afterwards(), new Afterwards());
            Host.of(
                            RULES,
                            Array.of(
                                    party(deck.deck()).before(players.head()),
                                    party(READY.head().deck()).before(players.last())))
                    .play(start(deck), Rng.of(2));
            assertThat(players.map(player -> player.told))
                    .as("what is left of %s is told what happens", deck.deck().name())
                    .allMatch(told -> told > 5);
        }
    }

    @Test
    void peopleTakeTheWholePartyAtOnceAndAreOfferedItOnlyBefore() {
        for (ReadyDeck deck : READY) {
            SuggestedParty party = party(deck.deck());
            Game game = start(deck).state();
            Array<Action> suggested = party.suggested(RULES.view(game, A));
            assertThat(suggested).hasSize(9);
            assertThat(RULES.deciders(game)).contains(A);
            for (Action action : suggested) {
                game = RULES.apply(game, action).get().state();
                assertThat(party.suggested(RULES.view(game, A))).isEmpty();
            }
            assertThat(RULES.deciders(game)).doesNotContain(A);
        }
    }

    @Test
    void aSmallerFormatTakesTheFirstCharacters() {
        Format small = new Format("small", Format.DUEL.teams(), 4, 2, 50, "TO-4.18");
        StartingParty party = READY.head().party();
        Array<String> chosen = SuggestedParty.of(party, small)
                .suggested(RULES.view(start(READY.head()).state(), A))
                .map(Action::toString);
        assertThat(chosen).hasSize(5);
        assertThat(party.slots().take(2).map(slot -> slot.character().id()))
                .allMatch(id -> chosen.exists(action -> action.contains(id)));
    }

    @Test
    void whatIsNotLegalIsLeftToThePlayer() {
        Game game = start(READY.head()).state();
        Agent<View, Action, Event> foreign = party(READY.last().deck()).before((view, legal, rng) -> legal.last());
        Seq<Action> legal = RULES.legal(game, A);
        assertThat(foreign.decide(RULES.view(game, A), legal, Rng.of(1))).isEqualTo(legal.last());
    }

    @Test
    void onlyReadyDecksSuggestOne() {
        assertThat(SuggestedParty.of(Deck.of("none"), READY, Format.DUEL)).isEmpty();
    }
}
