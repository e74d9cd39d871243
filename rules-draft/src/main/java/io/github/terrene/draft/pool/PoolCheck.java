package io.github.terrene.draft.pool;

import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Everything that keeps a draft from beginning. */
@Internal
public final class PoolCheck {
    private static final int OUT_OF_MEASURE = 10_000;

    private PoolCheck() {}

    /**
     * The problems of the players and the pool of a configuration.
     *
     * @param catalogue the cards of the game
     */
    public static Seq<Problem> problems(DraftConfig config, Catalogue catalogue) {
        boolean seated = Dealing.seats(config.players());
        return EncounterCheck.players("a draft", "players", config.players())
                .appendAll(seated ? size(config) : Array.empty())
                .appendAll(
                        config.pool().size() > OUT_OF_MEASURE
                                ? Array.of(Problem.at(
                                        "pool",
                                        "TO-14.1/out-of-measure",
                                        "has {number:number} cards",
                                        config.pool().size()))
                                : EncounterCheck.cards(config.pool(), catalogue, "pool"));
    }

    @Rule("TO-14.3")
    private static Array<Problem> size(DraftConfig config) {
        Dealing dealing = config.dealing();
        return dealing.picks() >= DeckNeeds.CARDS
                ? Array.empty()
                : Array.of(Problem.at(
                        "pool",
                        "TO-14.3/small-pool",
                        "has {number:number} cards, which leaves each player {picks:number} picks; {players:number} players need {needed:number}",
                        config.pool().size(),
                        dealing.picks(),
                        config.players(),
                        dealing.cardsFor(DeckNeeds.CARDS)));
    }
}
