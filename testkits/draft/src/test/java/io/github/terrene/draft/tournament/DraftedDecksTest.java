package io.github.terrene.draft.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A tournament from decks that were drafted elsewhere. */
class DraftedDecksTest {
    private static final TournamentRules RULES =
            RandomEncounter.of(DraftSpecimen.CATALOGUE).tournament();
    private static final Array<Card> EACH = DraftSpecimen.CATALOGUE.cards();
    private static final Array<Card> PLAIN =
            EACH.reject(card -> card instanceof CharacterCard each && (each.hero() || each.villain()));
    private static final Array<Card> HEROES =
            EACH.filter(card -> card instanceof CharacterCard each && each.hero() && !each.villain());
    private static final Deck GOOD = new Deck("good", party(20));

    /** A deck with all that a starting party needs. */
    private static Array<Card> party(int cards) {
        Array<Card> party = PLAIN.filter(card -> card.asAssignable() != null)
                .take(4)
                .appendAll(PLAIN.filter(card -> card.asTerrain() != null
                                && card.asTerrain().storm().isEmpty())
                        .take(1))
                .appendAll(PLAIN.filter(card -> card instanceof CharacterCard each && each.sp() == 1)
                        .take(4));
        return party.appendAll(PLAIN.reject(party::contains)).take(cards);
    }

    private static Seq<String> problems(Entrant entrant) {
        return found(entrant).map(Problem::toString);
    }

    private static Seq<Problem> found(Entrant entrant) {
        Option<Entrant> good = Option.some(Entrant.of(GOOD));
        return RULES.problems(new TournamentConfig(Options.standard(), Array.of(good, Option.some(entrant), good)));
    }

    private static Entrant picked(Array<Card> deck, Array<Card> picks) {
        return new Entrant(new Deck("picked", deck), Option.some(picks));
    }

    @Test
    @Rule("TO-14.17")
    void aShortDeckIsRefusedWithoutThePicksItWasBuiltFrom() {
        assertThat(problems(Entrant.of(GOOD))).isEmpty();
        assertThat(problems(Entrant.of(new Deck("short", party(19)))))
                .containsExactly(
                        "deck of seat B: has 19 cards instead of 20: only with the picks it was built from could it be shorter (TO-14.17)");
        Array<Card> picks = party(12).append(HEROES.get(0)).appendAll(Array.fill(9, HEROES.get(1)));
        assertThat(problems(picked(party(12).append(HEROES.get(1)), picks))).isEmpty();
        assertThat(problems(picked(party(12), picks)))
                .containsExactly("deck of seat B: has 12 cards instead of 13 (TO-14.6)");
        assertThat(DeckNeeds.of(picks, Edition.RULEBOOK).cards()).isEqualTo(13);
    }

    @Test
    @Rule({"TO-14.6", "TO-14.13"})
    void aDeckMustBeOneThatItsPicksAllow() {
        Array<Card> picks = party(30);
        Card terrain = party(20).find(card -> card.asTerrain() != null).get();
        assertThat(problems(picked(party(20), picks))).isEmpty();
        assertThat(problems(picked(party(21), picks)))
                .containsExactly("deck of seat B: has 21 cards instead of 20 (TO-14.6)");
        assertThat(problems(picked(
                        party(20).remove(terrain).append(HEROES.get(0)),
                        party(20).append(HEROES.get(0)))))
                .as("a drafter who keeps the only Terrain out of the deck")
                .containsExactly(
                        "deck of seat B: has 0 different Terrains that are no Storm; from these picks it needs 1 (TO-14.6)");
        assertThat(problems(picked(party(18).append(HEROES.get(0)).append(HEROES.get(1)), picks)))
                .containsExactly(
                        "deck of seat B: has 1 of " + HEROES.get(0).name() + ", of which 0 were picked (TO-14.6)",
                        "deck of seat B: has 1 of " + HEROES.get(1).name() + ", of which 0 were picked (TO-14.6)",
                        "deck of seat B: has 2 Heroes (at most 1): "
                                + HEROES.get(0).name() + ", " + HEROES.get(1).name() + " (TO-14.6)");
    }

    @Test
    @Rule({"TO-14.3", "TO-14.17"})
    void nobodyPicksFewerThanTwentyCards() {
        assertThat(problems(picked(Array.empty(), Array.empty())))
                .as("neither deck nor picks")
                .containsExactly("picks of seat B: has 0 cards, and every player picks at least 20 (TO-14.3)");
        assertThat(problems(picked(party(18), party(19))))
                .containsExactly(
                        "picks of seat B: has 19 cards, and every player picks at least 20 (TO-14.3)",
                        "deck of seat B: has 18 cards instead of 19 (TO-14.6)");
        assertThat(problems(picked(party(20), party(20)))).isEmpty();
    }

    @Test
    @Rule({"TO-14.1", "TO-14.17"})
    void onlyCardsOfAPoolCanBePicked() {
        Card stranger = Words.item("Stranger").build();
        assertThat(problems(picked(
                        party(20),
                        party(20).append(Catalogue.OPEN_FIELD).append(stranger).append(stranger))))
                .containsExactly(
                        "picks of seat B: Stranger is not in the catalogue of this game (TO-14.1)",
                        "picks of seat B: Open Field cannot be in a pool (TO-14.1)");
    }

    @Test
    @Rule({"TO-14.3", "TO-14.6"})
    void ofDecksAndPicksOutOfMeasureOnlyTheNumberIsSaid() {
        Array<Card> many = Array.fill(3000, EACH).flatMap(cards -> cards);
        assertThat(problems(picked(many, many)))
                .containsExactly(
                        "picks of seat B: has 324000 cards (TO-14.3)",
                        "deck of seat B: has 324000 cards (at most 20) (TO-14.6)");
        assertThat(found(picked(many, many)).map(Problem::key))
                .containsExactly("TO-14.3/out-of-measure", "TO-14.6/many-cards");
    }
}
