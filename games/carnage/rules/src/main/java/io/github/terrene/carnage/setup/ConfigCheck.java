package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Checks a configuration and reports everything wrong with it at once. */
@Rule("CG-2.7")
public final class ConfigCheck {
    private static final int FEWEST_TURNS = 2;

    private ConfigCheck() {}

    /** All problems with the number of lists, the list of each player and the options, {@linkplain Problem#capped capped}. */
    public static Seq<Problem> problems(GameConfig config, Catalogue catalogue) {
        return Problem.capped(number(config.lists().size())
                .appendAll(Players.BOTH
                        .zip(config.lists())
                        .flatMap(each -> ListRules.problems(each._2, catalogue, "seat " + each._1)))
                .appendAll(options(config.options())));
    }

    /** The number of the rule that asks for a part of a configuration, or an empty text. */
    @Rule({"CG-1.10", "CG-2.2", "CG-2.3", "CG-2.7", "CG-6.7", "CG-9.4", "CG-9.6"})
    public static String asking(String part) {
        return switch (part) {
            case "lists" -> "CG-2.7";
            case "companion" -> "CG-2.2";
            case "adventure" -> "CG-2.3";
            case "premium" -> "CG-1.10";
            case "locationPrice" -> "CG-6.7";
            case "relicFate" -> "CG-9.4";
            case "ascensionAfterWin" -> "CG-9.6";
            default -> "";
        };
    }

    private static Array<Problem> number(int lists) {
        return require(
                lists == Players.BOTH.size(),
                "lists",
                "CG-2.7/number-of-lists",
                "two players need two lists, not {number:number}",
                lists);
    }

    private static Array<Problem> options(Options options) {
        int vp = options.savedMonsterVp();
        return require(
                        vp == 0 || vp == 1,
                        "savedMonsterVp",
                        "CG-10.11/saved-monster-vp",
                        "must be 0 or 1, not {number:number}",
                        vp)
                .appendAll(turns("CG-13.5", "stalemateTurns", options.stalemateTurns()))
                .appendAll(turns("CG-13.6", "turnLimit", options.turnLimit()));
    }

    private static Array<Problem> turns(String rule, String option, int turns) {
        return require(
                turns >= FEWEST_TURNS,
                option,
                rule + "/too-small",
                "must be {least:number} or more, not {number:number}",
                FEWEST_TURNS,
                turns);
    }

    private static Array<Problem> require(boolean met, String place, String key, String template, Object... values) {
        return met ? Array.empty() : Array.of(Problem.at(place, key, template, values));
    }
}
