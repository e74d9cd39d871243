package io.github.terrene.draft.deck;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.format.Edition;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Building a deck from picks, card by card in the order of the catalogue. Whatever has been taken, the deck can be completed; and where only
 * one card can come next, it is taken without a question.
 */
@Rule({"TO-14.6", "TO-14.17", "TO-14.19"})
public final class DeckBuilding {
    private final Array<Card> picks;
    private final Edition edition;
    private final DeckNeeds needs;

    /** Building from these picks, with an edition's starting parties. */
    public DeckBuilding(Array<Card> picks, Edition edition) {
        this(picks, edition, DeckNeeds.of(picks, edition));
    }

    DeckBuilding(Array<Card> picks, Edition edition, DeckNeeds needs) {
        this.picks = DeckNeeds.sorted(picks);
        this.edition = edition;
        this.needs = needs;
    }

    /** The picks, sorted by id. */
    public Array<Card> picks() {
        return picks;
    }

    /** What the deck needs. */
    public DeckNeeds needs() {
        return needs;
    }

    /** An empty deck, with the cards that it must have in any case as far as nothing is to be chosen before them. */
    public DeckDraft begun() {
        return forced(DeckDraft.EMPTY);
    }

    /** The different cards that can come next, in the order of the catalogue. */
    public Array<Card> next(DeckDraft draft) {
        return candidates(draft).filter(card -> permits(draft, card, Verdict.SILENT));
    }

    /** The different cards behind the last one that was taken: those that could come next if the deck needed nothing. */
    public Array<Card> candidates(DeckDraft draft) {
        int first = after(draft);
        Gathered<Card> candidates = new Gathered<>(picks.size() - first);
        for (int i = first; i < picks.size(); i++) {
            if (i == first || !same(picks.get(i), picks.get(i - 1))) {
                candidates.add(picks.get(i));
            }
        }
        return candidates.all();
    }

    /** The deck with one more card, which is {@linkplain #permits permitted}, and those that must follow. */
    public DeckDraft with(DeckDraft draft, Card card) {
        return forced(plus(draft, card));
    }

    /**
     * The cards of a whole deck that somebody has yet to choose, in order: the others come without a question.
     *
     * @param begun the deck so far, which is part of the whole
     * @param deck a deck that has {@linkplain DeckNeeds#problemsOf no problems} with these picks
     */
    public Array<Card> choices(DeckDraft begun, Iterable<? extends Card> deck) {
        Array<Card> sorted = DeckNeeds.sorted(deck);
        Array<Card> choices = Array.empty();
        for (DeckDraft draft = begun; !draft.complete(); draft = with(draft, choices.last())) {
            choices = choices.append(sorted.get(draft.cards().size()));
        }
        return choices;
    }

    /** Whether these are the cards of a deck that can be built this way, as far as it is built. */
    public boolean leadsTo(DeckDraft built) {
        DeckDraft draft = begun();
        while (!draft.equals(built)) {
            @Nullable
            Card next = draft.cards().size() < built.cards().size()
                    ? built.cards().get(draft.cards().size())
                    : null;
            if (next == null || draft.complete() || place(draft, next) < 0 || !permits(draft, next, Verdict.SILENT)) {
                return false;
            }
            draft = with(draft, next);
        }
        return true;
    }

    private DeckDraft plus(DeckDraft draft, Card card) {
        Array<Card> cards = draft.cards().append(card);
        return new DeckDraft(cards, cards.size() == needs.cards());
    }

    private DeckDraft forced(DeckDraft draft) {
        DeckDraft now = draft;
        while (!now.complete()) {
            @Nullable Card only = only(now);
            if (only == null) {
                return now;
            }
            now = plus(now, only);
        }
        return now;
    }

    /** The only card that can come next, or null if there are several. */
    private @Nullable Card only(DeckDraft draft) {
        @Nullable Card only = null;
        Array<Card> candidates = candidates(draft);
        for (int i = 0; i < candidates.size(); i++) {
            if (permits(draft, candidates.get(i), Verdict.SILENT)) {
                if (only != null) {
                    return null;
                }
                only = candidates.get(i);
            }
        }
        return only;
    }

    /** Whether a card of the picks can come next. */
    public boolean permits(DeckDraft draft, Card card, Verdict why) {
        int place = place(draft, card);
        if (place < 0) {
            return why.stop("TO-14.6", "all copies of {card} that were picked are in the deck", "card", card.name());
        }
        if (place < after(draft)) {
            return why.stop(Rejection.of(
                    "TO-14.6",
                    "cards are taken in the order of the catalogue, and {card} comes before {last}",
                    "card",
                    card.name(),
                    "last",
                    draft.cards().last().name()));
        }
        Tally chosen = Tally.of(draft.cards(), 0, edition);
        chosen.add(card, copies(draft.cards(), card) == 0);
        Tally rest = Tally.of(picks, place + 1, edition);
        return (chosen.heroes() <= 1 || why.no("TO-14.6", "a deck has at most one Hero"))
                && (chosen.villains() <= 1 || why.no("TO-14.6", "a deck has at most one Character of SP 3 or more"))
                && (completed(draft.cards().size() + 1, chosen, rest)
                        || why.no(
                                "TO-14.6",
                                "the cards after {card} could not complete the deck: it would lack cards, or what its starting party needs",
                                "card",
                                card.name()));
    }

    private boolean completed(int size, Tally chosen, Tally rest) {
        return needs.without(size, chosen).foundIn(rest, chosen.heroes() == 0, chosen.villains() == 0);
    }

    /** A card of the picks by its id, or null. */
    public @Nullable Card find(String id) {
        return picks.find(card -> card.id().equals(id)).getOrNull();
    }

    /** The place in the picks behind the last card that was taken. */
    private int after(DeckDraft draft) {
        return draft.cards().isEmpty() ? 0 : 1 + lastPlace(draft.cards());
    }

    private int lastPlace(Array<Card> cards) {
        return first(cards.last()) + copies(cards, cards.last()) - 1;
    }

    /** The place of the next copy of a card, or -1 if there is none. */
    private int place(DeckDraft draft, Card card) {
        int first = first(card);
        int place = first + copies(draft.cards(), card);
        return first >= 0 && place < picks.size() && same(picks.get(place), card) ? place : -1;
    }

    private int first(Card card) {
        for (int i = 0; i < picks.size(); i++) {
            if (same(picks.get(i), card)) {
                return i;
            }
        }
        return -1;
    }

    private static int copies(Array<Card> cards, Card card) {
        int copies = 0;
        for (int i = 0; i < cards.size(); i++) {
            copies += same(cards.get(i), card) ? 1 : 0;
        }
        return copies;
    }

    private static boolean same(Card one, Card other) {
        return one == other || one.idHash() == other.idHash() && one.id().equals(other.id());
    }
}
