package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;

/** Random play of duels, one after another, between decks that were drafted uniformly before: what encounters are compared with. */
public final class DraftedPlay {
    private static final int DRAFTS = 16;
    private static final TerreneOdyssey RULES = EncounterPlay.RULES.tournament().game();
    private static final Array<GameConfig> CONFIGS = Array.range(0, DRAFTS)
            .flatMap(DraftedPlay::drafted)
            .grouped(2)
            .map(two -> GameConfig.of(EncounterPlay.CONFIG.options(), two.get(0), two.get(1)))
            .toArray();

    private DraftedPlay() {}

    private static Array<Deck> drafted(long seed) {
        DraftRules rules = EncounterPlay.RULES.draft();
        Draft draft = rules.start(EncounterPlay.CONFIG, seed).get().state();
        Dice dice = Rng.of(seed).split(1).dice();
        while (rules.outcome(draft).isEmpty()) {
            Seat seat = rules.deciders(draft).head();
            draft = rules.apply(draft, dice.pick(rules.choices(draft, seat)))
                    .get()
                    .state();
        }
        return draft.table().decks().<Array<Card>>flatMap(deck -> deck).map(cards -> new Deck("drafted", cards));
    }

    /** Every choice is equally likely. */
    public static RulesPlay<GameConfig, Game, Action, Event, View> uniform() {
        return RulesPlay.uniform(RULES, CONFIGS, OdysseyPlay::digest);
    }
}
