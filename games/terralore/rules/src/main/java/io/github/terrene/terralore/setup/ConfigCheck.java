package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Checks a configuration and reports everything wrong with it at once. */
@Rule("TL-2.4")
public final class ConfigCheck {
    private ConfigCheck() {}

    /** All problems with the number of decks, the deck of each player and the options, {@linkplain Problem#capped capped}. */
    public static Seq<Problem> problems(GameConfig config, Catalogue catalogue) {
        return Problem.capped(number(config.decks().size())
                .appendAll(Players.BOTH
                        .zip(config.decks())
                        .flatMap(each -> DeckRules.problems(each._2, catalogue, "deck of seat " + each._1)))
                .appendAll(options(config.options())));
    }

    /** The number of the rule that asks for a part of a configuration, given by the name of the component; empty if none does. */
    @Rule({"TL-2.1", "TL-2.4", "TL-3.3", "TL-4.2", "TL-11.7"})
    public static String asking(String part) {
        return switch (part) {
            case "configuration", "decks" -> "TL-2.4";
            case "cards" -> "TL-2.1";
            case "castleMaximum" -> "TL-3.3";
            case "mulligan" -> "TL-4.2";
            case "doubleKnockout" -> "TL-11.7";
            default -> "";
        };
    }

    private static Array<Problem> number(int decks) {
        return decks == Players.BOTH.size()
                ? Array.empty()
                : Array.of(Problem.at(
                        "decks", "TL-2.4/number-of-decks", "two players need two decks, not {number:number}", decks));
    }

    private static Array<Problem> options(Options options) {
        Array<Problem> problems = Array.empty();
        if (options.castleMaximum().exists(most -> most < Options.CASTLE)) {
            problems = problems.append(Problem.at(
                    "castleMaximum",
                    "TL-3.3/least-maximum",
                    "must be {least:number} or more, or none",
                    Options.CASTLE));
        }
        if (options.turnLimit() < 1) {
            problems = problems.append(Problem.at("turnLimit", "TL-11.9/not-positive", "must be 1 or more"));
        }
        return problems;
    }
}
