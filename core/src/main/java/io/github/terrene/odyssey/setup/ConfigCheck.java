package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** Finds what is wrong with a configuration. */
@Internal
public final class ConfigCheck {
    private static final int MOST_BONUS = 100;

    private ConfigCheck() {}

    /** Everything wrong with a configuration that may be incomplete. */
    public static Seq<Problem> allProblems(
            Catalogue catalogue, Format format, DeckRules deckRules, @Nullable GameConfig config) {
        if (config == null) {
            return Array.of(Problem.missing("configuration", ""));
        }
        return config.isComplete()
                ? problems(catalogue, format, deckRules, config)
                : ConfigParts.missing(config, format.seats()).append(Problem.missing("decks", ""));
    }

    /** Everything wrong with a complete configuration. */
    public static Seq<Problem> problems(Catalogue catalogue, Format format, DeckRules deckRules, GameConfig config) {
        Array<Seat> seats = format.seats();
        return Problem.capped(format.problems()
                .appendAll(deckRules.problems(format))
                .appendAll(number(seats.size(), config.decks().size()))
                .appendAll(seats.zip(config.decks())
                        .flatMap(each -> deck(catalogue, format, deckRules, config.options(), each._1, each._2)))
                .appendAll(problems(format, config.options()))
                .appendAll(extraDraws(config.extraDraws(), seats)));
    }

    /** Everything wrong with options, in that format. */
    public static Seq<Problem> problems(Format format, Options options) {
        return options(options).appendAll(starter(options, format));
    }

    private static Seq<Problem> deck(
            Catalogue catalogue, Format format, DeckRules deckRules, Options options, Seat seat, Deck deck) {
        String place = "deck of seat " + seat;
        Seq<Problem> problems = deckRules.problems(deck, options.edition(), place);
        return deckRules.outOfMeasure(deck)
                ? problems
                : unknown(catalogue, deck, place).appendAll(problems);
    }

    @Rule("TO-2.10")
    private static Array<Problem> number(int seats, int decks) {
        return decks == seats
                ? Array.empty()
                : Array.of(Problem.at(
                        "decks",
                        "TO-2.10/number-of-decks",
                        "{players:number} players need that many decks, not {number:number}",
                        seats,
                        decks));
    }

    @Rule("TO-1.14")
    private static Array<Problem> unknown(Catalogue catalogue, Deck deck, String place) {
        Array<Problem> problems = Array.empty();
        for (int i = 0; i < deck.cards().size(); i++) {
            Card card = deck.cards().get(i);
            boolean copy = i > 0 && card == deck.cards().get(i - 1);
            if (!copy && !catalogue.has(card)) {
                problems = problems.append(Problem.at(
                        place, "TO-1.14/not-in-catalogue", "{card} is not in the catalogue of this game", card.name()));
            }
        }
        return problems.distinct();
    }

    private static Array<Problem> options(Options options) {
        Array<Problem> problems = Array.empty();
        if (options.activationsPerTurn() < 1) {
            problems = problems.append(Problem.at("activationsPerTurn", "TO-8.28/not-positive", "must be 1 or more"));
        }
        if (options.activationsInAll() < 1) {
            problems = problems.append(Problem.at("activationsInAll", "TO-8.39/not-positive", "must be 1 or more"));
        }
        if (options.turnLimit() < 1) {
            problems = problems.append(Problem.at("turnLimit", "TO-10.6/not-positive", "must be 1 or more"));
        }
        int bonus = options.edition().secondPlayerBonus();
        if (bonus < 0 || bonus > MOST_BONUS) {
            problems = problems.append(Problem.at(
                    "edition", "TO-12.4/bonus", "secondPlayerBonus must be from 0 to {most:number}", MOST_BONUS));
        }
        return problems;
    }

    @Rule({"TO-3.5", "TO-13.13"})
    private static Array<Problem> starter(Options options, Format format) {
        if (!(options.startingPlayer() instanceof StartingPlayer.Named named)
                || format.starters().contains(named.seat())) {
            return Array.empty();
        }
        return Array.of(
                format.seats().contains(named.seat())
                        ? Problem.at(
                                "startingPlayer",
                                "TO-3.5/not-first-of-team",
                                "seat {seat:seat} is not the first player of a team",
                                named.seat())
                        : Problem.at(
                                "startingPlayer",
                                "TO-3.5/unknown-seat",
                                "nobody sits at seat {seat:seat}",
                                named.seat()));
    }

    @Rule("TO-2.9")
    private static Array<Problem> extraDraws(Array<Seat> extraDraws, Array<Seat> seats) {
        return extraDraws
                .distinct()
                .filter(seat -> !seats.contains(seat) || extraDraws.count(seat::equals) > 1)
                .map(seat -> seats.contains(seat)
                        ? Problem.at(
                                "extraDraws", "TO-2.9/seat-twice", "seat {seat:seat} is listed more than once", seat)
                        : Problem.at("extraDraws", "TO-2.9/unknown-seat", "nobody sits at seat {seat:seat}", seat));
    }
}
