package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Over;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.kernel.engine.RunningAction;
import io.github.terrene.kernel.engine.StepBuilder;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A draft while one action is carried out. */
final class DraftPlay extends StepBuilder<DraftTable, DraftEvent> implements RunningAction<Draft, DraftEvent> {
    private final DraftConfig config;
    private DraftStage stage;
    private Array<Card> undealt;

    DraftPlay(Draft draft) {
        super(draft.table(), Rng.of(0));
        this.config = draft.config();
        this.stage = draft.stage();
        this.undealt = draft.undealt();
    }

    /** The first step of a draft: everybody has taken a pile. */
    @Rule({"TO-14.2", "TO-14.4", "TO-14.18"})
    static Step<Draft, DraftEvent> begin(DraftConfig config, long seed) {
        Dealing dealing = config.dealing();
        Array<Card> shuffled = Rng.of(seed).dice().shuffle(config.pool());
        DraftTable before = DraftTable.before(config.players(), Array.empty());
        DraftPlay play = new DraftPlay(new Draft(config, before, new Over(), shuffled.take(dealing.dealt())));
        play.emit(new DraftEvent.PoolDealt(
                config.players(), shuffled.drop(dealing.dealt()).sortBy(Card::id)));
        play.takePiles();
        return play.proceed(null);
    }

    DraftStage stage() {
        return stage;
    }

    /** A choice that is complete cannot be taken back. */
    void seal(DraftStage chosen, boolean complete) {
        stage = chosen;
        if (complete) {
            makeFinal();
        }
    }

    @Override
    public Step<Draft, DraftEvent> proceed(@Nullable Seat actor) {
        while (!over() && stage.complete()) {
            advance();
        }
        Draft draft = new Draft(config, table(), stage, undealt);
        return build(draft, actor != null && stage.awaits(actor));
    }

    private boolean over() {
        return table().outcome().isDefined();
    }

    private void advance() {
        if (stage instanceof Picking picking) {
            pass(picking);
        } else if (stage instanceof Building building) {
            handIn(building);
        }
    }

    /** Everybody has picked: the piles are passed on; after the last cards of a round the next piles are taken. */
    @Rule("TO-14.5")
    private void pass(Picking picking) {
        int players = table().players();
        Gathered<Card> picks = new Gathered<>(players);
        Gathered<Array<Card>> passed = new Gathered<>(players);
        for (int i = 0; i < players; i++) {
            picks.add(picking.picks().choices().get(i).card().get());
            Seat from = table().before(Seat.of(i));
            passed.add(
                    without(table().pile(from), picking.picks().of(from).card().get()));
        }
        emit(new DraftEvent.CardsPicked(picks.all(), passed.all()));
        if (table().piles().get(0).nonEmpty()) {
            stage = new Picking(forcedPicks());
        } else if (undealt.nonEmpty()) {
            takePiles();
        } else {
            stage = new Building(new Ballot<>(Seat.first(config.players()).map(this::begunDeck)));
        }
    }

    private static Array<Card> without(Array<Card> pile, Card card) {
        int place = 0;
        while (!pile.get(place).id().equals(card.id())) {
            place++;
        }
        return pile.removeAt(place);
    }

    private void takePiles() {
        Dealing dealing = config.dealing();
        emit(new DraftEvent.PilesTaken(table().round() + 1, dealing.piles(undealt)));
        undealt = undealt.drop(dealing.players() * dealing.size());
        stage = new Picking(forcedPicks());
    }

    /** Those who left take the first card; where there is only one choice, it is taken without a question. */
    @Rule({"TO-14.16", "TO-14.18", "TO-14.19"})
    private Ballot<SealedPick> forcedPicks() {
        return new Ballot<>(Seat.first(config.players())
                .map(seat ->
                        !table().plays(seat) || isOneChoice(table().pile(seat)) ? firstOf(seat) : SealedPick.NONE));
    }

    /** Piles are sorted: if the last card is the first, all are. */
    private static boolean isOneChoice(Array<Card> pile) {
        return pile.get(0).id().equals(pile.last().id());
    }

    private SealedPick firstOf(Seat seat) {
        return SealedPick.of(table().pile(seat).get(0));
    }

    private DeckDraft begunDeck(Seat seat) {
        return table().plays(seat)
                ? new Draft(config, table(), stage, undealt).building(seat).begun()
                : DeckDraft.NONE;
    }

    /** Everybody has a deck: all other picks go to the excess pile, for all players together. */
    @Rule({"TO-14.6", "TO-14.16"})
    private void handIn(Building building) {
        Array<Option<Array<Card>>> decks = Seat.first(config.players())
                .map(seat -> Option.when(
                        table().plays(seat), () -> building.decks().of(seat).cards()));
        Array<Card> inDecks =
                decks.flatMap(deck -> deck.getOrElse(Array::empty)).sortBy(Card::id);
        Array<Card> picks = table().picks().flatMap(cards -> cards).sortBy(Card::id);
        Array<Card> left = UnseenCards.without(picks, inDecks);
        emit(new DraftEvent.DecksHandedIn(
                decks, table().excess().appendAll(left).sortBy(Card::id)));
        end(new Outcome(Array.empty(), "TO-14.6"));
    }

    /** Who leaves takes the first card of each pile from now on; a pick already sealed stands. Who is alone wins. */
    @Rule("TO-14.16")
    void leave(Seat seat) {
        emit(new DraftEvent.PlayerLeft(seat));
        Array<Seat> staying = table().staying();
        if (staying.size() == 1) {
            end(new Outcome(staying, "TO-14.16"));
        } else if (stage instanceof Picking picking) {
            stage = picking.picks().of(seat).complete()
                    ? stage
                    : new Picking(picking.picks().with(seat, firstOf(seat)));
        } else if (stage instanceof Building building) {
            stage = new Building(building.decks().with(seat, DeckDraft.NONE));
        }
    }

    private void end(Outcome outcome) {
        emit(new DraftEvent.DraftEnded(outcome));
        stage = new Over();
    }
}
