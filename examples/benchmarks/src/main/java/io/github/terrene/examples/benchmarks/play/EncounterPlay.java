package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;

/** Random play of drafts and of whole encounters of eight players with the basic pool. Nobody leaves. */
public final class EncounterPlay {
    static final RandomEncounter RULES =
            RandomEncounter.of(Catalogue.ofSets(Array.of(new BaseSet())).get());

    /** What is drafted from. */
    static final DraftConfig CONFIG =
            DraftConfig.basic(8, RULES.draft().catalogue().cards(), Options.standard());

    private EncounterPlay() {}

    /** Drafts alone: picks and decks. Every choice is equally likely. */
    public static RandomPlay drafts() {
        return RulesPlay.uniform(RULES.draft(), CONFIG, EncounterPlay::digest);
    }

    /** Whole encounters. Every choice is equally likely. */
    public static RandomPlay uniform() {
        return RulesPlay.uniform(RULES, CONFIG, EncounterPlay::digest);
    }

    /** Whole encounters, whose games are played by a policy. */
    public static RandomPlay by(Policy<? super Game, ? super Action> inGames) {
        return RulesPlay.uniform(RULES, CONFIG, EncounterPlay::digest).by(new EncounterPolicy(inGames));
    }

    private static long digest(Draft draft, Seat seat) {
        return (long) draft.table().round() << 16
                | (long) draft.table().picks().get(0).size() << 8
                | seat.index();
    }

    private static long digest(Encounter encounter, Seat seat) {
        return encounter
                .tournament()
                .flatMap(tournament -> tournament.gameOf(seat))
                .map(game -> OdysseyPlay.digest(game, seat))
                .getOrElse(() -> digest(encounter.draft(), seat));
    }
}
