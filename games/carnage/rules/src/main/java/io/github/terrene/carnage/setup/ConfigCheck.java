package io.github.terrene.carnage.setup;

import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.kernel.card.PartCheck;
import io.vavr.collection.Seq;

/** Checks a configuration and reports everything wrong with it at once. */
@Rule("CG-2.7")
public final class ConfigCheck {
    private static final Limit<DeckList> LISTS = Limit.<DeckList>of(
                    "CG-2.7/number-of-lists", "two players need two lists, not {number:number}")
            .exactly(Players.BOTH.size());

    private ConfigCheck() {}

    /** All problems with the number of lists, the list of each player and the options, {@linkplain Problem#capped capped}. */
    public static Seq<Problem> problems(GameConfig config, Catalogue catalogue) {
        return Problem.capped(LISTS.problems(config.lists(), "lists")
                .appendAll(Players.BOTH
                        .zip(config.lists())
                        .flatMap(each -> ListRules.problems(each._2, catalogue, "seat " + each._1)))
                .appendAll(PartCheck.options(Options.class, config.options())));
    }
}
