package io.github.terrene.draft.pool;

import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.format.StartingPlayer;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Everything that keeps a draft from beginning. */
public final class PoolCheck {
    private static final int OUT_OF_MEASURE = 10_000;

    private PoolCheck() {}

    /**
     * The problems of a configuration, except those of its options that are problems in any game.
     *
     * @param catalogue the cards of the game
     */
    public static Seq<Problem> problems(DraftConfig config, Catalogue catalogue) {
        boolean seated = config.players() >= DraftConfig.FEWEST_PLAYERS && config.players() <= DraftConfig.MOST_PLAYERS;
        return players(seated, config.players())
                .appendAll(seated ? size(config) : Array.empty())
                .appendAll(
                        config.pool().size() > OUT_OF_MEASURE
                                ? Array.of(new Problem(
                                        "TO-14.1",
                                        "pool",
                                        "has " + config.pool().size() + " cards"))
                                : cards(config.pool(), catalogue))
                .appendAll(starter(config));
    }

    @Rule("TO-14.1")
    private static Array<Problem> players(boolean seated, int players) {
        return seated
                ? Array.empty()
                : Array.of(new Problem("TO-14.1", "players", "a draft is for 3 to 12 players, not for " + players));
    }

    @Rule("TO-14.3")
    private static Array<Problem> size(DraftConfig config) {
        Dealing dealing = config.dealing();
        int least = (DeckNeeds.CARDS + dealing.rounds() - 1) / dealing.rounds() * dealing.rounds() * dealing.players();
        return dealing.picks() >= DeckNeeds.CARDS
                ? Array.empty()
                : Array.of(new Problem(
                        "TO-14.3",
                        "pool",
                        "has " + config.pool().size() + " cards, which leaves each player " + dealing.picks()
                                + " picks; " + config.players() + " players need " + least));
    }

    @Rule("TO-14.1")
    private static Array<Problem> cards(Array<Card> pool, Catalogue catalogue) {
        Array<Card> different = pool.distinctBy(Card::id);
        Array<Problem> unknown = different
                .reject(catalogue::has)
                .map(card -> new Problem("TO-14.1", "pool", card.name() + " is not in the catalogue of this game"));
        Array<Problem> strangers = different
                .filter(card -> catalogue.has(card) && !card.ofDecks())
                .map(card -> new Problem("TO-14.1", "pool", card.name() + " cannot be in a pool"));
        return unknown.appendAll(strangers);
    }

    @Rule("TO-14.15")
    private static Array<Problem> starter(DraftConfig config) {
        return config.options().startingPlayer() instanceof StartingPlayer.Named
                ? Array.of(new Problem(
                        "TO-14.15",
                        "startingPlayer",
                        "in a tournament no seat is named: the seats of each game differ"))
                : Array.empty();
    }
}
