package io.github.terrene.draft.deck;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The cards that may follow those a deck has. */
@Internal
@Rule({"TO-14.6", "TO-14.17"})
public final class NextCards {
    private final DeckBuilding building;
    private final Array<Card> picks;
    private final Array<Card> taken;
    private final Tally tally;
    /** The place in the picks after the last card that was taken. */
    private final int first;
    /** For each place from there on, whether the card there and others after it can complete the deck. */
    private final boolean[] completing;

    NextCards(DeckBuilding building, DeckDraft deck) {
        this.building = building;
        this.picks = building.picks();
        this.taken = deck.cards();
        this.tally = Tally.of(taken, building.edition());
        this.first = taken.isEmpty()
                ? 0
                : placeOfNext(taken.last(), building.firstPlace(taken.last().id()));
        this.completing = new boolean[picks.size()];
        complete();
    }

    /** Goes from the last place to the first, so that what lies after each is counted only once. */
    private void complete() {
        Tally behind = Tally.of(Array.empty(), building.edition());
        for (int place = picks.size() - 1; place >= first; place--) {
            boolean firstCopy = isFirstCopy(place);
            Tally with = tally.with(picks.get(place), firstCopy);
            completing[place] = building.needs()
                    .without(taken.size() + 1, with)
                    .foundIn(behind, with.heroes() == 0, with.villains() == 0);
            behind.add(picks.get(place), firstCopy);
        }
    }

    private boolean isFirstCopy(int place) {
        return place == 0 || !DeckBuilding.same(picks.get(place), picks.get(place - 1));
    }

    /** The different cards after the last one that was taken: those that could come next if the deck needed nothing. */
    public Array<Candidate> candidates() {
        ArrayBuilder<Candidate> candidates = new ArrayBuilder<>(picks.size() - first);
        for (int place = first; place < picks.size(); place++) {
            if (isCandidate(place)) {
                candidates.add(new Candidate(place));
            }
        }
        return candidates.all();
    }

    private boolean isCandidate(int place) {
        return place == first || isFirstCopy(place);
    }

    /** The only card that can come next, or null if there are several. */
    @Nullable
    Card only() {
        @Nullable Card only = null;
        for (int place = first; place < picks.size(); place++) {
            if (completing[place] && isCandidate(place) && new Candidate(place).permitted(Verdict.SILENT)) {
                if (only != null) {
                    return null;
                }
                only = picks.get(place);
            }
        }
        return only;
    }

    /** A card by its id, unless it is not among the picks or cannot follow in the order of the catalogue. */
    public @Nullable Candidate find(String id, Verdict why) {
        int copy = building.firstPlace(id);
        if (copy == picks.size()) {
            return why.none("TO-14.6/not-picked", "you have not picked any {card:card}", id);
        }
        Card card = picks.get(copy);
        int place = placeOfNext(card, copy);
        if (place == picks.size() || !DeckBuilding.same(picks.get(place), card)) {
            return why.none(
                    "TO-14.6/copies-used", "all copies of {card} that were picked are in the deck", card.name());
        }
        return place >= first
                ? new Candidate(place)
                : why.none(Rejection.of(
                        "TO-14.6/order",
                        "cards are taken in the order of the catalogue, and {card} comes before {last}",
                        card.name(),
                        taken.last().name()));
    }

    /** The place after the copies of a card that were taken. */
    private int placeOfNext(Card card, int firstPlace) {
        int place = firstPlace;
        for (int i = taken.size() - 1; i >= 0; i--) {
            place += DeckBuilding.same(taken.get(i), card) ? 1 : 0;
        }
        return place;
    }

    /** A card that may come next; of several copies, the next one. */
    public final class Candidate {
        private final int place;

        Candidate(int place) {
            this.place = place;
        }

        /** The card. */
        public Card card() {
            return picks.get(place);
        }

        /** Whether the deck can have it next: with it and cards after it, the deck can still get all that it needs. */
        public boolean permitted(Verdict why) {
            Tally with = tally.with(card(), false);
            return (with.heroes() <= 1 || why.no("TO-14.6/one-hero", "a deck has at most one Hero"))
                    && (with.villains() <= 1
                            || why.no("TO-14.6/one-villain", "a deck has at most one Character of SP 3 or more"))
                    && (completing[place]
                            || why.no(
                                    "TO-14.6/incompletable",
                                    "the cards after {card} could not complete the deck: it would lack cards, or what its starting party needs",
                                    card().name()));
        }

        /** The deck with this card, which is {@linkplain #permitted permitted}, and those that must follow. */
        public DeckDraft added() {
            return building.with(taken, card());
        }
    }
}
