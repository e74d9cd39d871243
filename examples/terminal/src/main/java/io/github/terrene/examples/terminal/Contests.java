package io.github.terrene.examples.terminal;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.kernel.Problem;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.match.MatchRules;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * What can be played with the card sets that are found.
 *
 * @param sets the base set first, then the others by name
 * @param all a contest for each format
 */
record Contests(Array<CardSet> sets, Array<Contest> all) {
    /** The name of the default format. */
    static final String DUEL = "duel";

    /** With the base set and every other set on the class path; or what is wrong with their cards. */
    static Either<Seq<Problem>, Contests> found() {
        Array<CardSet> others = Array.ofAll(ServiceLoader.load(CardSet.class))
                .reject(BaseSet.class::isInstance)
                .sortBy(CardSet::name);
        return of(others.prepend(new BaseSet()));
    }

    /** With these sets; or what is wrong with their cards. */
    static Either<Seq<Problem>, Contests> of(Array<CardSet> sets) {
        return Catalogue.ofSets(sets)
                .map(catalogue -> new Contests(
                        sets,
                        Array.of(
                                contest(TerreneOdyssey.duel(catalogue), "Gregory", "S.K."),
                                contest(TwoVersusTwo.rules(catalogue), "Gregory", "S.K.", "Skylar", "Jin"))));
    }

    private static Contest contest(TerreneOdyssey rules, String... usual) {
        return new Contest(rules, MatchRules.of(rules), Array.of(usual));
    }

    /** One against one. */
    Contest duel() {
        return named(DUEL).get();
    }

    /** Drafts from the cards of all sets, and tournaments with them. */
    RandomEncounter drafts() {
        return RandomEncounter.of(duel().game().book().catalogue());
    }

    /** The one of a format. */
    Option<Contest> named(String format) {
        return all.find(contest -> contest.name().equalsIgnoreCase(format));
    }

    /** The contest that a replay's text names; the duel if it names none. */
    Contest recorded(String replay) {
        return all.find(contest -> ReplayFile.isOf(contest.rules(), replay)).getOrElse(this::duel);
    }

    /** The decks to choose from. */
    Array<ReadyDeck> decks() {
        return sets.flatMap(CardSet::decks);
    }
}
