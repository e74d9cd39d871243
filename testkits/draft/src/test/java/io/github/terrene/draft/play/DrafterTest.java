package io.github.terrene.draft.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
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
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bot drafts what makes a deck, and its decks win. */
class DrafterTest {
    private static final Catalogue CARDS =
            Catalogue.ofSets(Array.of(new BaseSet())).get();
    private static final Drafter DRAFTER = new Drafter();
    /** More with {@code mvn -Plong verify}. */
    private static final int TOURNAMENTS = Math.max(8, Integer.getInteger("terrene.tries", 0) / 100);

    private static final Agent<DraftView, DraftAction, DraftEvent> PICKS_ANYTHING =
            (view, legal, rng) -> view.stage() instanceof DraftStage.Building
                    ? DRAFTER.decide(view, legal, rng)
                    : rng.dice().pick(legal);
    private static final Agent<DraftView, DraftAction, DraftEvent> ALL_AT_RANDOM =
            (view, legal, rng) -> rng.dice().pick(legal);

    private static DraftConfig config(int players) {
        return DraftConfig.basic(players, CARDS.cards(), Options.standard());
    }

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void decksHaveATerrainAndAStartingPartyHoweverManyDraft(int players) {
        DraftRules rules = DraftRules.of(CARDS);
        Draft end = Host.of(rules, Array.fill(players, DRAFTER))
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
    void whoPicksWithSenseBeatsWhoPicksAnythingThoughBothBuildAndPlayAlike() {
        assertThat(ahead(PICKS_ANYTHING)).as("half points ahead").isGreaterThan(5 * TOURNAMENTS / 2);
    }

    @Test
    void whoDraftsWithSenseBeatsWhoBuildsAnyDeckOfAnything() {
        assertThat(ahead(ALL_AT_RANDOM)).as("half points ahead").isGreaterThan(5 * TOURNAMENTS);
    }

    /** How many half points drafters are ahead of others after tournaments of eight, each time in the other half of the seats. */
    private static int ahead(Agent<DraftView, DraftAction, DraftEvent> other) {
        RandomEncounter rules = RandomEncounter.of(CARDS);
        int ahead = 0;
        for (int seed = 0; seed < TOURNAMENTS; seed++) {
            int odd = seed % 2;
            Array<Agent<EncounterView, EncounterAction, EncounterEvent>> agents =
                    Array.range(0, 8).map(seat -> whole(seat % 2 == odd ? DRAFTER : other));
            Played<Encounter, EncounterAction, EncounterEvent> played = Host.of(rules, agents)
                    .atMost(100_000)
                    .play(rules.start(config(8), seed).get(), Rng.of(seed));
            Progress end = played.state().tournament().get().progress();
            for (Seat seat : Seat.first(8)) {
                ahead += (seat.index() % 2 == odd ? 1 : -1) * end.points(seat).halves();
            }
        }
        return ahead;
    }

    private static Agent<EncounterView, EncounterAction, EncounterEvent> whole(
            Agent<DraftView, DraftAction, DraftEvent> drafter) {
        Agent<View, Action, Event> player = (view, legal, rng) -> PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        return RandomEncounter.agent(drafter, view -> Suggestions.party(view).before(player));
    }
}
