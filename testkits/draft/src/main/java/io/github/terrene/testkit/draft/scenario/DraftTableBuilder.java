package io.github.terrene.testkit.draft.scenario;

import static io.github.terrene.odyssey.trait.Affiliation.EARTH;
import static io.github.terrene.odyssey.trait.CharacterClass.BEAST;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.DraftStage;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.draft.picking.SealedPick;
import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a draft begins with: the pile that each player takes in each round, or what each player has picked. Piles that are not named,
 * and those smaller than the largest, are filled up with {@link #EXTRA}.
 *
 * <pre>{@code
 * DraftScene scene = new DraftTableBuilder(3).pile(A, ETHAN, INU).pile(2, B, DART).begin();
 * DraftScene later = new DraftTableBuilder(3).picked(A, ETHAN, INU, DART).building();
 * }</pre>
 */
public final class DraftTableBuilder {
    /** A Character of SP 2 that no deck needs, and of which a deck can have any number. */
    public static final CharacterCard EXTRA =
            Words.character("Extra").of(EARTH, BEAST).stats(2, 2, 10, 5, 0).build();

    private final int players;
    private final int rounds;
    private Array<Array<Card>> piles;
    private Array<Array<Card>> picks;
    private Options options = Options.standard();
    private Array<Card> excess = Array.empty();
    private Array<Seat> left = Array.empty();

    /**
     * A draft of that many players, 3 to 12.
     *
     * @throws IllegalArgumentException if it is not for that many
     */
    public DraftTableBuilder(int players) {
        this.players = players;
        this.rounds = Dealing.of(players, 0).rounds();
        this.piles = Array.fill(rounds * players, Array.<Card>empty());
        this.picks = Array.fill(players, Array.<Card>empty());
    }

    /** Sets the edition. */
    public DraftTableBuilder edition(Edition edition) {
        options = options.withEdition(edition);
        return this;
    }

    /** What a player takes in the first round. */
    public DraftTableBuilder pile(Seat seat, Card... cards) {
        return pile(1, seat, cards);
    }

    /**
     * What a player takes in a round, counted from 1.
     *
     * @throws IllegalArgumentException if there is no such round, or nobody sits at that seat
     */
    public DraftTableBuilder pile(int round, Seat seat, Card... cards) {
        if (round < 1 || round > rounds) {
            throw new IllegalArgumentException(
                    "a draft of " + players + " players has " + rounds + " rounds, and no round " + round);
        }
        seated(seat);
        piles = piles.update((round - 1) * players + seat.index(), Array.of(cards));
        return this;
    }

    /**
     * What a player has picked, for a scene that begins with building decks.
     *
     * @throws IllegalArgumentException if nobody sits at that seat
     */
    public DraftTableBuilder picked(Seat seat, Card... cards) {
        seated(seat);
        picks = picks.update(seat.index(), Array.of(cards));
        return this;
    }

    /** The cards that are left over. */
    public DraftTableBuilder excess(Card... cards) {
        excess = Array.<Card>of(cards).sortBy(Card::id);
        return this;
    }

    /**
     * Who has left.
     *
     * @throws IllegalArgumentException if nobody sits at one of these seats
     */
    public DraftTableBuilder left(Seat... seats) {
        left = Array.of(seats).distinct().sorted();
        left.forEach(this::seated);
        return this;
    }

    private void seated(Seat seat) {
        if (seat.index() >= players) {
            throw new IllegalArgumentException(
                    "nobody sits at seat " + seat + " in a draft of " + players + " players");
        }
    }

    /**
     * The scene in which everybody has taken the first pile.
     *
     * @throws IllegalStateException if no pile was given
     */
    public DraftScene begin() {
        int size = piles.map(Array::size).max().get();
        if (size == 0) {
            throw new IllegalStateException("say which cards are in a pile: all have as many as the largest");
        }
        Array<Array<Card>> full = piles.map(pile -> filled(pile, size));
        Array<Array<Card>> first = full.take(players);
        Ballot<SealedPick> sealed = new Ballot<>(Seat.first(players)
                .map(seat -> new SealedPick(Option.when(
                        left.contains(seat)
                                || first.get(seat.index()).distinct().size() == 1,
                        () -> first.get(seat.index()).get(0)))));
        return scene(1, first, new Picking(sealed), full.drop(players).flatMap(pile -> pile));
    }

    /** The scene in which everybody builds a deck. */
    public DraftScene building() {
        int size = picks.map(Array::size).max().get();
        int full = (size + rounds - 1) / rounds * rounds;
        picks = picks.map(cards -> filled(cards, full));
        Draft draft = draft(rounds, Array.fill(players, Array.<Card>empty()), new DraftStage.Over(), Array.empty());
        Ballot<DeckDraft> decks = new Ballot<>(Seat.first(players)
                .map(seat -> left.contains(seat)
                        ? DeckDraft.NONE
                        : draft.building(seat).begun()));
        return scene(rounds, draft.table().piles(), new Building(decks), Array.empty());
    }

    private static Array<Card> filled(Array<Card> cards, int size) {
        return cards.appendAll(Array.fill(size - cards.size(), (Card) EXTRA)).sortBy(Card::id);
    }

    private DraftScene scene(int round, Array<Array<Card>> inHand, DraftStage stage, Array<Card> undealt) {
        Draft draft = draft(round, inHand, stage, undealt);
        Catalogue catalogue = Catalogue.of(draft.config().pool().distinct()).get();
        return new DraftScene(DraftRules.of(catalogue), new Step<>(draft, Array.empty(), false));
    }

    private Draft draft(int round, Array<Array<Card>> inHand, DraftStage stage, Array<Card> undealt) {
        Array<Card> pool = inHand.appendAll(picks)
                .flatMap(cards -> cards)
                .appendAll(undealt)
                .appendAll(excess);
        DraftTable table =
                new DraftTable(round, inHand, picks, Array.fill(players, Option.none()), excess, left, Option.none());
        return new Draft(new DraftConfig(players, pool, options), table, stage, undealt);
    }
}
