package io.github.terrene.hobe.setup;

import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Checks a configuration and reports everything wrong with it at once. */
@Rule("HB-2.3")
public final class ConfigCheck {
    /** The most cards of a deck, copies, cards of a hand and moves that can be asked for. */
    private static final int MOST = 1000;

    private ConfigCheck() {}

    /** The number of the rule that asks for a part of a configuration; an empty text if no rule of the game does. */
    public static String asking(String part) {
        return switch (part) {
            case "decks" -> "HB-2.3";
            case "cards" -> "HB-2.1";
            case "handLimit" -> "HB-4.4";
            case "costPile" -> "HB-7.10";
            case "weaponTargets" -> "HB-7.16";
            default -> "";
        };
    }

    /** All problems with the number of decks, the deck of each player and the options, {@linkplain Problem#capped capped}. */
    public static Seq<Problem> problems(GameConfig config, Catalogue catalogue) {
        return Problem.capped(number(config.decks().size())
                .appendAll(Players.BOTH
                        .zip(config.decks())
                        .flatMap(each ->
                                DeckRules.problems(each._2, config.options(), catalogue, "deck of seat " + each._1)))
                .appendAll(options(config.options())));
    }

    private static Array<Problem> number(int decks) {
        return decks == Players.BOTH.size()
                ? Array.empty()
                : Array.of(Problem.at(
                        "decks", "HB-2.3/number-of-decks", "two players need two decks, not {number:number}", decks));
    }

    private static Array<Problem> options(Options options) {
        return Array.of(
                        between("HB-4.1", "openingHand", options.openingHand(), 0, MOST - 1),
                        between("HB-2.1", "deckSize", options.deckSize(), options.openingHand() + 1, MOST),
                        between("HB-4.4", "handLimit", options.handLimit().getOrElse(0), 0, MOST),
                        between("HB-2.2", "copiesPerCard", options.copiesPerCard(), 0, MOST),
                        between("HB-2.2", "copiesPerGod", options.copiesPerGod(), 0, MOST),
                        between("HB-7.17", "weaponsPerCard", options.weaponsPerCard(), 0, MOST),
                        between("HB-6.3", "moveLimit", options.moveLimit(), Options.FEWEST_MOVES, MOST))
                .flatMap(each -> each);
    }

    private static Option<Problem> between(String rule, String option, int number, int least, int most) {
        return number >= least && number <= most
                ? Option.none()
                : Option.some(Problem.at(
                        option,
                        rule + "/option-range",
                        "must be from {least:number} to {most:number}, not {number:number}",
                        least,
                        most,
                        number));
    }
}
