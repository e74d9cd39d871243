package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.setup.Decks;
import io.github.terrene.examples.terminal.setup.Similarity;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.match.MatchConfig;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A match that is to be played.
 *
 * @param contest what is played
 * @param decks by seat
 * @param edition the rules to play by
 * @param seed the seed of its chance
 * @param person the seat of a person, if one plays
 * @param save where to write the replay
 */
record Plan(
        Contest contest, Array<ReadyDeck> decks, Edition edition, long seed, Option<Seat> person, Option<Save> save) {

    MatchConfig config() {
        return new MatchConfig(Options.standard().withEdition(edition), decks.map(ReadyDeck::deck));
    }

    /** What a bot knows of the decks: only its own. */
    CardPool poolOf(Seat seat) {
        return Deck.pool(decks.map(ReadyDeck::deck)).knownTo(seat);
    }

    /** The options with which the same match is played again. */
    String again() {
        Seq<String> names = decks.map(Decks::brief);
        String format = contest.name().equals(Contests.DUEL) ? "" : " --format " + contest.name();
        String played = names.eq(contest.usual())
                ? ""
                : " --decks " + names.map(Similarity::plain).mkString(",");
        String rules = edition.equals(Edition.RULEBOOK) ? "" : " --edition " + edition.name();
        return "--seed " + seed + format + played + rules;
    }
}
