package io.github.terrene.examples.terminal.draft;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.level.Level;
import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.deck.DeckFaults;
import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftStage;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Played;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bot drafts what makes a deck. */
class DrafterTest {
    private static final Catalogue CARDS =
            Catalogue.ofSets(Array.of(new BaseSet())).get();

    @ParameterizedTest(name = "{0} players")
    @DisplayName("whatever the number of players, decks have a Terrain and a starting party")
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void decks(int players) {
        DraftRules rules = DraftRules.of(CARDS);
        Draft end = Host.of(rules, Array.fill(players, new Drafter()))
                .play(rules.start(config(players), players).get(), Rng.of(players))
                .state();
        for (Seat seat : Seat.first(players)) {
            Array<Card> deck = end.table().deck(seat).get();
            assertThat(deck).hasSize(DeckNeeds.CARDS);
            assertThat(deck.count(card -> card instanceof TerrainCard terrain
                            && terrain.storm().isEmpty()))
                    .as("Terrains")
                    .isBetween(1, 3);
            assertThat(deck.count(card -> card instanceof CharacterCard character && character.sp() == 1))
                    .as("Characters to begin with")
                    .isGreaterThanOrEqualTo(5);
        }
    }

    @Test
    @DisplayName("a deck is legal whatever was picked")
    void anyPicks() {
        Random random = new Random(5);
        for (int i = 0; i < 300; i++) {
            Array<Card> picks =
                    Array.fill(20 + random.nextInt(20), () -> CARDS.printed().get(random.nextInt(108)));
            Edition edition = i % 2 == 0 ? Edition.RULEBOOK : Edition.UPDATE_2015;
            Array<Card> deck = DeckPlan.of(picks, edition);
            assertThat(DeckFaults.problemsOf(deck, picks, edition, "deck")).isEmpty();
        }
    }

    @Test
    @DisplayName("whoever picks with sense beats whoever picks at random, though both build their decks and play alike")
    void sense() {
        RandomEncounter rules = RandomEncounter.of(CARDS);
        Drafter sense = new Drafter();
        Agent<DraftView, DraftAction, DraftEvent> uniform =
                (view, legal, rng) -> view.stage() instanceof DraftStage.Building
                        ? sense.decide(view, legal, rng)
                        : rng.dice().pick(legal);
        int ahead = 0;
        for (int seed = 0; seed < 2; seed++) {
            int odd = seed;
            Array<Contender> agents = Array.range(0, 8)
                    .map(seat -> new Contender(rules, seat % 2 == odd ? sense : uniform, Level.CASUAL));
            Played<Encounter, EncounterAction, EncounterEvent> played =
                    Host.of(rules, agents).play(rules.start(config(8), seed).get(), Rng.of(seed));
            Progress end = played.state().tournament().get().progress();
            for (Seat seat : Seat.first(8)) {
                ahead += (seat.index() % 2 == odd ? 1 : -1) * end.points(seat).halves();
            }
        }
        assertThat(ahead).as("half points ahead of 48 in all").isPositive();
    }

    private static DraftConfig config(int players) {
        return DraftConfig.basic(players, CARDS.printed(), Options.standard());
    }
}
