package io.github.terrene.draft.deck;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.DraftSpecimen;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Decks that can be built from picks, against all decks that there are. */
class DeckBuildingTest {
    private static final int PICKS = 11;

    /**
     * Few picks, and a deck of few cards.
     *
     * @param cards what was picked
     * @param most how many cards a deck has, if the picks allow it
     */
    record Few(Array<Card> cards, int most) {
        /** A deck has room for all that a starting party needs, as one of 20 cards has. */
        static Few of(Array<Card> cards, int most) {
            DeckNeeds needs = new DeckBuilding(cards, Edition.UPDATE_2015, cards.size()).needs();
            return new Few(cards, Math.max(most, needs.characters() + needs.assignables() + needs.terrains()));
        }

        /** All decks within the limits, each once: every part of the picks with at most one Hero and one villain. */
        Array<Array<Card>> withinLimits() {
            Array<Array<Card>> all = Array.range(0, 1 << cards.size())
                    .map(set -> cards.zipWithIndex()
                            .filter(each -> (set >> each._2 & 1) != 0)
                            .map(each -> each._1));
            return all.filter(
                            deck -> deck.size() <= most && deck.count(Few::hero) <= 1 && deck.count(Few::villain) <= 1)
                    .distinct();
        }

        static boolean hero(Card card) {
            return card instanceof CharacterCard character && character.hero();
        }

        static boolean villain(Card card) {
            return card instanceof CharacterCard character && character.sp() >= 3;
        }

        static int characters(Array<Card> deck, Edition edition) {
            return deck.filter(card -> card instanceof CharacterCard character
                            && character.sp() <= 1
                            && character.sp() >= edition.leastPartySp())
                    .distinct()
                    .size();
        }

        static int assignables(Array<Card> deck) {
            return deck.filter(card -> card.asAssignable() != null).distinct().size();
        }

        static int terrains(Array<Card> deck) {
            return deck.filter(card ->
                            card.asTerrain() != null && card.asTerrain().storm().isEmpty())
                    .distinct()
                    .size();
        }

        /** The decks that have as many of everything as any deck within the limits. */
        Array<Array<Card>> decks(Edition edition) {
            Array<Array<Card>> all = withinLimits();
            int size = all.map(Array::size).max().get();
            int characters =
                    Math.min(4, all.map(deck -> characters(deck, edition)).max().get());
            int assignables = Math.min(4, all.map(Few::assignables).max().get());
            int terrains = Math.min(1, all.map(Few::terrains).max().get());
            return all.filter(deck -> deck.size() == size
                    && characters(deck, edition) >= characters
                    && assignables(deck) >= assignables
                    && terrains(deck) >= terrains);
        }
    }

    @Provide
    Arbitrary<Few> few() {
        List<Card> printed = DraftSpecimen.CATALOGUE.cards().asJava();
        Arbitrary<Card> special = Arbitraries.of(DraftSpecimen.CATALOGUE
                .cards()
                .filter(card -> Few.hero(card) || Few.villain(card) || card.asTerrain() != null)
                .asJava());
        return Combinators.combine(
                        Arbitraries.frequencyOf(
                                        net.jqwik.api.Tuple.of(2, Arbitraries.of(printed)),
                                        net.jqwik.api.Tuple.of(1, special))
                                .list()
                                .ofMinSize(1)
                                .ofMaxSize(PICKS),
                        Arbitraries.integers().between(1, PICKS))
                .as((cards, most) -> Few.of(Array.<Card>ofAll(cards).sortBy(Card::id), most));
    }

    @Property(tries = 100)
    @Rule({"TO-14.6", "TO-14.17"})
    void thereIsADeckThatHasAllItNeedsAndNoneHasMore(@ForAll("few") Few few, @ForAll Printing printing) {
        Edition edition = printing.edition();
        DeckNeeds needs = new DeckBuilding(few.cards(), edition, few.most()).needs();
        Array<Array<Card>> decks = few.decks(edition);
        assertThat(decks).isNotEmpty();
        assertThat(decks).allMatch(deck -> deck.size() == needs.cards());
        assertThat(needs.characters())
                .isEqualTo(Math.min(
                        4,
                        few.withinLimits()
                                .map(deck -> Few.characters(deck, edition))
                                .max()
                                .get()));
        assertThat(few.withinLimits()
                        .filter(deck -> new DeckFaults(needs, few.cards(), edition, "deck")
                                .of(deck)
                                .isEmpty()))
                .containsExactlyInAnyOrderElementsOf(decks);
    }

    @Property(tries = 100)
    @Rule({"TO-14.6", "TO-14.17", "TO-14.19"})
    void cardByCardLeadsToExactlyTheseDecksAndNeverAsksForTheOnlyCard(
            @ForAll("few") Few few, @ForAll Printing printing) {
        Edition edition = printing.edition();
        DeckBuilding building = new DeckBuilding(few.cards(), edition, few.most());
        assertThat(built(building, building.begun()).map(DeckDraft::cards))
                .containsExactlyInAnyOrderElementsOf(few.decks(edition));
    }

    private static Array<DeckDraft> built(DeckBuilding building, DeckDraft draft) {
        assertThat(building.leadsTo(draft)).isTrue();
        if (draft.complete()) {
            return Array.of(draft);
        }
        Seq<Card> next = building.next(draft);
        assertThat(next).as("what may follow %s", draft).hasSizeGreaterThan(1);
        return next.toArray().flatMap(card -> built(building, building.with(draft, card)));
    }

    @Property(tries = 100)
    @Rule("TO-14.6")
    void aWholeDeckIsTheSameAsItsChoices(@ForAll("few") Few few) {
        Edition edition = Edition.RULEBOOK;
        DeckBuilding building = new DeckBuilding(few.cards(), edition, few.most());
        for (Array<Card> deck : few.decks(edition)) {
            DeckDraft built = building.choices(building.begun(), deck.reverse())
                    .foldLeft(building.begun(), (draft, card) -> {
                        assertThat(building.next(draft)).contains(card);
                        return building.with(draft, card);
                    });
            assertThat(built).isEqualTo(new DeckDraft(deck, true));
        }
    }

    /** The editions, for jqwik. */
    enum Printing {
        /** The printed rulebook. */
        RULEBOOK(Edition.RULEBOOK),
        /** The update. */
        UPDATE(Edition.UPDATE_2015);

        private final Edition edition;

        Printing(Edition edition) {
            this.edition = edition;
        }

        Edition edition() {
            return edition;
        }
    }
}
