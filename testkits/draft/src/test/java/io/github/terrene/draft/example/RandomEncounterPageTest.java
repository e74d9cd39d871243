package io.github.terrene.draft.example;

import static io.github.terrene.draft.example.Halfway.CATALOGUE;
import static io.github.terrene.draft.example.Halfway.CONFIG;
import static io.github.terrene.draft.example.Halfway.RULES;
import static io.github.terrene.draft.example.Halfway.printed;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Host;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** The examples of docs/random-encounter.md, whose code is beside this class, do what the page says of drafts, decks and bots. */
class RandomEncounterPageTest {
    private static final Seat A = Seat.of(0);

    @Test
    void anEncounterInTwentyLines() {
        String told = printed(() ->
                assertThat(FirstEncounter.play().tournament().get().outcome()).isNotEmpty());
        assertThat(told).contains("to A: InDraft[event=PoolDealt[").contains("Standing[rank=1, ");
    }

    @Test
    void aPlayerSeesThePileInHandAndIsToldWhyAPickIsRefused() {
        Encounter start = RULES.start(CONFIG, 7).get().state();
        assertThat(printed(() -> DraftScreen.show(RULES, start, A)))
                .startsWith("round 1, waiting for A, B, C, D\nin hand: ");
        Card own = start.draft().table().pile(A).head();
        Encounter after = DraftScreen.pick(RULES, start, A, own);
        assertThat(after).isNotEqualTo(start);
        assertThat(printed(() -> DraftScreen.show(RULES, after, A)))
                .as("who has picked knows it of itself alone")
                .startsWith("round 1, waiting for B, C, D\n");
        assertThat(printed(() -> DraftScreen.show(RULES, after, Seat.of(1))))
                .startsWith("round 1, waiting for A, B, C, D\n");
        Card foreign = start.draft().table().pile(Seat.of(1)).head();
        assertThat(printed(() ->
                        assertThat(DraftScreen.pick(RULES, start, A, foreign)).isEqualTo(start)))
                .contains("(TO-14.5)");
    }

    @Test
    void aWrongDeckIsRefusedWithAllThatIsWrongWithIt() {
        Encounter encounter = Halfway.atTheDecks().state();
        Array<Card> picks = encounter.draft().table().picks(A);
        Array<Card> strange =
                picks.reject(card -> card.asTerrain() != null).take(18).prepend(picks.head());
        String refused = printed(() ->
                assertThat(DraftScreen.handIn(RULES, encounter, A, strange)).isEqualTo(encounter));
        Halfway.isOnThePage(refused);
    }

    @Test
    void aDeckHandedInIsAsManyMovesAsItHasChoices() {
        Timeline<Encounter, EncounterAction, EncounterEvent> before = Halfway.atTheDecks();
        Array<Card> deck =
                Halfway.inTheTournament().state().draft().table().deck(A).get();
        Timeline<Encounter, EncounterAction, EncounterEvent> after = DraftScreen.handIn(RULES, before, A, deck);
        assertThat(after.length()).isGreaterThan(before.length() + 1);
        assertThat(DraftScreen.handIn(RULES, before.state(), A, deck)).isEqualTo(after.state());
        assertThat(after.undo(RULES, A).isLeft()).as("it is handed in").isTrue();
        assertThat(DraftScreen.handIn(RULES, before, A, deck.take(3)).length()).isEqualTo(before.length());
    }

    @Test
    void stagesAreUsedAlone() {
        Array<Option<Array<Card>>> decks =
                Stages.draftAlone(CATALOGUE, CONFIG, Rng.of(3).dice());
        assertThat(decks).hasSize(4).allMatch(deck -> deck.get().size() == 20);
        Tournament drafted = Stages.tournamentOfDraftedDecks(CATALOGUE, decks.flatMap(deck -> deck));
        assertThat(drafted.progress().round().games()).hasSize(2);
        Tournament ready = Stages.tournamentOfReadyDecks(
                CATALOGUE,
                ReadyDecks.GREGORY_THE_HOARDER.deck(),
                ReadyDecks.SK_THE_ART_HISTORIAN.deck(),
                ReadyDecks.GREGORY_THE_HOARDER.deck());
        assertThat(ready.progress().round().bye()).isNotEmpty();
    }

    @Test
    void unusualPoolsAreListed() {
        Halfway.isOnThePage(Stages.twoBoxesForEight(CATALOGUE).mkString("\n"));
    }

    @Test
    void botsMayRememberWhatWentBy() {
        Agent<View, Action, Event> hasty = (view, legal, rng) -> PlayStyles.SENSIBLE.choose(view, legal, rng.dice());
        Array<Agent<EncounterView, EncounterAction, EncounterEvent>> bots =
                Array.fill(4, () -> RandomEncounter.agent(new Magpie(), view -> hasty));
        assertThat(Host.of(RULES, bots)
                        .atMost(100_000)
                        .play(RULES.start(CONFIG, 7).get(), Rng.of(8))
                        .outcome())
                .isNotEmpty();
    }
}
