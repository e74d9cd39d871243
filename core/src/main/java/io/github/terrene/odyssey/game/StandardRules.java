package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.Upkeep;
import io.github.terrene.odyssey.rule.activate.ActivationRules;
import io.github.terrene.odyssey.rule.battle.BattleRules;
import io.github.terrene.odyssey.rule.chain.ChainRules;
import io.github.terrene.odyssey.rule.damage.LethalDamage;
import io.github.terrene.odyssey.rule.party.PartyRules;
import io.github.terrene.odyssey.rule.resolve.ResolveRules;
import io.github.terrene.odyssey.rule.setup.SetupRules;
import io.github.terrene.odyssey.rule.turn.TurnRules;
import io.github.terrene.odyssey.rule.turn.Victory;
import io.github.terrene.odyssey.rule.upkeep.UpkeepRules;
import io.github.terrene.odyssey.setup.Format;
import io.vavr.collection.Array;

/** The rules of Terrene Odyssey, put together from all rule packages. */
public final class StandardRules {
    private static final ActionRules<Game, Action, Event, Play> ACTIONS = ActionRules.of(SetupRules.RULES
            .appendAll(PartyRules.RULES)
            .appendAll(BattleRules.RULES)
            .appendAll(TurnRules.RULES)
            .appendAll(ChainRules.RULES)
            .appendAll(ActivationRules.RULES)
            .appendAll(ResolveRules.RULES)
            .appendAll(UpkeepRules.RULES));

    /** Everything that can be on an agenda. */
    static final Array<Class<? extends Task>> TASKS = SetupRules.TASKS
            .appendAll(BattleRules.TASKS)
            .appendAll(TurnRules.TASKS)
            .appendAll(ChainRules.TASKS)
            .appendAll(ResolveRules.TASKS)
            .appendAll(ActivationRules.TASKS)
            .appendAll(UpkeepRules.TASKS);

    private static final Upkeep UPKEEP = new Upkeep() {
        @Override
        public void defeatFallen(Play play) {
            LethalDamage.check(play);
        }

        @Override
        public boolean checkVictory(Play play) {
            return Victory.check(play);
        }
    };

    private StandardRules() {}

    /** The rules for a format that differs from the duel only in its numbers, with the cards of a catalogue. */
    public static RuleBook of(Format format, Catalogue catalogue) {
        return RuleBook.of(format, catalogue, ACTIONS, UPKEEP, Victory::printed);
    }
}
