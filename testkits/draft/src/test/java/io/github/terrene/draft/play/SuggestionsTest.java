package io.github.terrene.draft.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.deck.DeckFaults;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.card.StartingParty.Slot;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is suggested is always possible. */
class SuggestionsTest {
    private static final Catalogue CARDS =
            Catalogue.ofSets(Array.of(new BaseSet())).get();
    private static final RandomEncounter RULES = RandomEncounter.of(CARDS);

    @Test
    void aDeckIsAcceptedWhateverWasPicked() {
        Random random = new Random(5);
        for (int i = 0; i < 300; i++) {
            Array<Card> picks =
                    Array.fill(20 + random.nextInt(20), () -> CARDS.cards().get(random.nextInt(108)));
            Edition edition = i % 2 == 0 ? Edition.RULEBOOK : Edition.UPDATE_2015;
            Array<Card> deck = Suggestions.deck(picks, edition);
            assertThat(DeckFaults.problemsOf(deck, picks, edition, "deck")).isEmpty();
            StartingParty party = Suggestions.party(deck, edition);
            assertThat(party.slots().map(Slot::character))
                    .hasSizeLessThanOrEqualTo(4)
                    .doesNotHaveDuplicates()
                    .allMatch(edition::permitsInParty);
            assertThat(deck).containsAll(party.slots().flatMap(Slot::card));
        }
    }

    @Test
    void whoTakesWhatIsSuggestedIsInTheGameAtOnce() {
        Encounter encounter = RULES.start(DraftConfig.basic(4, CARDS.cards(), Options.standard()), 3)
                .get()
                .state();
        Dice dice = Rng.of(3).dice();
        int decks = 0;
        int parties = 0;
        while (parties < 4) {
            Seat seat = RULES.deciders(encounter).head();
            boolean plays = encounter.tournament().isDefined();
            Array<EncounterAction> suggested = Suggestions.of(RULES.view(encounter, seat));
            decks += !plays && suggested.nonEmpty() ? 1 : 0;
            parties += plays && suggested.nonEmpty() ? 1 : 0;
            Array<EncounterAction> taken = suggested.orElse(Array.of(dice.pick(RULES.choices(encounter, seat))));
            for (EncounterAction action : taken) {
                encounter = RULES.apply(encounter, action).get().state();
            }
            assertThat(plays && choosesParty(encounter, seat))
                    .as("%s still chooses", seat)
                    .isFalse();
        }
        assertThat(decks).isEqualTo(4);
    }

    private static boolean choosesParty(Encounter encounter, Seat seat) {
        return RULES.view(encounter, seat)
                .tournament()
                .flatMap(tournament -> tournament.game())
                .exists(game -> game.agenda().prompt() instanceof ChooseParty choice
                        && !choice.of(game.seat()).complete());
    }
}
