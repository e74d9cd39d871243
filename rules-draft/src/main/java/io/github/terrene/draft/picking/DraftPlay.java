package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.picking.DraftStage.Building;
import io.github.terrene.draft.picking.DraftStage.Over;
import io.github.terrene.draft.picking.DraftStage.Picking;
import io.github.terrene.draft.pool.Dealing;
import io.github.terrene.draft.pool.DraftConfig;
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
        DraftTable table = DraftTable.before(config.players(), Array.empty());
        DraftPlay play = new DraftPlay(new Draft(config, table, new Over(), shuffled.take(dealing.dealt())));
        play.emit(
                new DraftEvent.PoolDealt(dealing, shuffled.drop(dealing.dealt()).sortBy(Card::id)));
        play.stage = play.next();
        return play.proceed(null);
    }

    DraftStage stage() {
        return stage;
    }

    /** Notes a choice; a complete one cannot be taken back. */
    void chose(DraftStage chosen, boolean complete) {
        stage = chosen;
        if (complete) {
            forbidUndo();
        }
    }

    @Override
    public Step<Draft, DraftEvent> proceed(@Nullable Seat actor) {
        while (!over() && stage.complete()) {
            stage.results(table()).forEach(this::emit);
            stage = next();
        }
        return build(draft(), actor != null && stage.awaits(actor));
    }

    private boolean over() {
        return table().outcome().isDefined();
    }

    private Draft draft() {
        return new Draft(config, table(), stage, undealt);
    }

    /** The next stage: a pick, with the next piles after the last cards of a round, or decks when nothing is left to pick. */
    @Rule({"TO-14.5", "TO-14.6"})
    private DraftStage next() {
        if (over()) {
            return new Over();
        }
        if (table().piles().get(0).isEmpty()) {
            if (undealt.isEmpty()) {
                return new Building(new Ballot<>(Seat.first(config.players()).map(this::begunDeck)));
            }
            takePiles();
        }
        return new Picking(forcedPicks());
    }

    private void takePiles() {
        Dealing dealing = config.dealing();
        emit(new DraftEvent.PilesTaken(table().round() + 1, dealing.piles(undealt), table().left()));
        undealt = undealt.drop(dealing.players() * dealing.size());
    }

    /** Players who left take the first card; if there is only one choice, it is taken without a question. */
    @Rule({"TO-14.16", "TO-14.18", "TO-14.19"})
    private Ballot<SealedPick> forcedPicks() {
        return new Ballot<>(Seat.first(config.players()).map(seat -> {
            Array<Card> pile = table().pile(seat);
            return !table().plays(seat) || SortedCards.areAlike(pile) ? SealedPick.of(pile.get(0)) : SealedPick.NONE;
        }));
    }

    private DeckDraft begunDeck(Seat seat) {
        return table().plays(seat) ? draft().building(seat).begun() : DeckDraft.NONE;
    }

    /** A player leaves; the last remaining player wins. */
    @Rule("TO-14.16")
    void leave(Seat seat) {
        emit(DraftEvent.PlayerLeft.of(seat));
        stage = stage.left(seat, table());
        Array<Seat> staying = table().staying();
        if (staying.size() == 1) {
            emit(new DraftEvent.DraftEnded(new Outcome(staying, "TO-14.16")));
            stage = new Over();
        }
    }
}
