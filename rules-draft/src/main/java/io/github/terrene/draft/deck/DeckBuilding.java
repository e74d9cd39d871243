package io.github.terrene.draft.deck;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Building a deck from picks, card by card in the order of the catalogue. Whatever has been taken, the deck can be completed. If only one card
 * can come next, it is taken without a question.
 */
@Rule({"TO-14.6", "TO-14.17", "TO-14.19"})
public final class DeckBuilding {
    private final Array<Card> picks;
    private final Edition edition;
    private final DeckNeeds needs;

    /** Building from these picks, with the starting parties of an edition. */
    public DeckBuilding(Array<Card> picks, Edition edition) {
        this(picks, edition, DeckNeeds.CARDS);
    }

    DeckBuilding(Array<Card> picks, Edition edition, int most) {
        this.picks = DeckNeeds.sorted(picks);
        this.edition = edition;
        this.needs = DeckNeeds.of(Tally.of(this.picks, edition), most);
    }

    /** The picks, sorted by id. */
    public Array<Card> picks() {
        return picks;
    }

    /** What the deck needs. */
    public DeckNeeds needs() {
        return needs;
    }

    /** A new deck, with the cards that it must have in any case, as long as nothing is to be chosen before them. */
    public DeckDraft begun() {
        return forced(DeckDraft.EMPTY);
    }

    /**
     * The different cards that can come next, in the order of the catalogue.
     *
     * @throws IllegalArgumentException if the deck is not being built from these picks
     */
    public Array<Card> next(DeckDraft deck) {
        return after(own(deck))
                .candidates()
                .filter(candidate -> candidate.permitted(Verdict.SILENT))
                .map(NextCards.Candidate::card);
    }

    /** What may follow the cards of a deck, which is built from these picks. */
    @Internal
    public NextCards after(DeckDraft deck) {
        return new NextCards(this, deck);
    }

    /**
     * The deck with one more card, which {@linkplain #next can come next}, and those that must follow.
     *
     * @throws IllegalArgumentException if the card cannot come next, or the deck is not being built from these picks
     */
    public DeckDraft with(DeckDraft deck, Card card) {
        return plus(own(deck), card);
    }

    private DeckDraft own(DeckDraft deck) {
        if (!leadsTo(deck)) {
            throw new IllegalArgumentException(
                    "this is not a deck that is built from these picks, beginning with begun()");
        }
        return deck;
    }

    private DeckDraft plus(DeckDraft deck, Card card) {
        NextCards.@Nullable Candidate next = after(deck).find(card.id(), Verdict.SILENT);
        if (next == null || !next.permitted(Verdict.SILENT)) {
            throw new IllegalArgumentException(card.name() + " cannot come next: ask next(deck) what can");
        }
        return next.added();
    }

    /**
     * The cards of a whole deck that are yet to be chosen, in order; the others come without a question.
     *
     * @param begun the deck so far, which is part of the whole
     * @param deck a deck that has {@linkplain DeckFaults#problemsOf no problems} with these picks; it is read once
     * @throws IllegalArgumentException if it has any, or does not complete what is begun
     */
    public Array<Card> choices(DeckDraft begun, Iterable<? extends Card> deck) {
        Array<Card> sorted = DeckNeeds.sorted(DeckNeeds.read(deck));
        Array<Card> choices = Array.empty();
        DeckDraft built = own(begun);
        while (!built.complete() && built.cards().size() < sorted.size()) {
            choices = choices.append(sorted.get(built.cards().size()));
            built = plus(built, choices.last());
        }
        if (!built.complete() || !built.cards().equals(sorted)) {
            throw new IllegalArgumentException(
                    "this is not the whole of the deck that is begun: ask DeckFaults.problemsOf");
        }
        return choices;
    }

    /** Whether a deck can be built this way as far as it is built. */
    public boolean leadsTo(DeckDraft built) {
        DeckDraft deck = begun();
        while (!deck.equals(built)) {
            NextCards.@Nullable Candidate next = deck.complete() ? null : following(deck, built.cards());
            if (next == null || !next.permitted(Verdict.SILENT)) {
                return false;
            }
            deck = next.added();
        }
        return true;
    }

    private NextCards.@Nullable Candidate following(DeckDraft deck, Array<Card> built) {
        int size = deck.cards().size();
        return size < built.size() ? after(deck).find(built.get(size).id(), Verdict.SILENT) : null;
    }

    DeckDraft with(Array<Card> taken, Card card) {
        return forced(added(taken, card));
    }

    private DeckDraft added(Array<Card> taken, Card card) {
        Array<Card> cards = taken.append(card);
        return new DeckDraft(cards, cards.size() == needs.cards());
    }

    private DeckDraft forced(DeckDraft deck) {
        DeckDraft now = deck;
        while (!now.complete()) {
            @Nullable Card only = after(now).only();
            if (only == null) {
                return now;
            }
            now = added(now.cards(), only);
        }
        return now;
    }

    /** The place of the first copy of a card, or the number of picks if there is none. */
    int firstPlace(String id) {
        int place = 0;
        while (place < picks.size() && !picks.get(place).id().equals(id)) {
            place++;
        }
        return place;
    }

    static boolean same(Card one, Card other) {
        return one == other || one.idHash() == other.idHash() && one.id().equals(other.id());
    }

    Edition edition() {
        return edition;
    }
}
