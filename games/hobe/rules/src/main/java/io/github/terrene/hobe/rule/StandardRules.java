package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Concede;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.vavr.collection.Array;

/** The rules for all actions. */
@Internal
public final class StandardRules {
    /** One rule for each kind of action. A refusal names the first rule broken, in the order of 6.8, 7.33 and 9.17. */
    @Rule({"HB-6.8", "HB-7.33", "HB-9.17", "HB-11.4"})
    public static final ActionRules<Game, Action, Event, Play> ACTIONS = ActionRules.<Game, Action, Event, Play>of(
                    Array.of(
                            new MoveRule(),
                            new PlayCardRule(),
                            new SacrificeRule(),
                            new GoToBattleRule(),
                            new AttackRule(),
                            new PassRule(),
                            new ChooseRule(),
                            new ConcedeRule<>(
                                    ActionKind.CONCEDE,
                                    "HB-11.4",
                                    Concede::new,
                                    (seat, play) -> play.end(Players.opponent(seat), "HB-11.4"))))
            .namingFirstReason();

    private StandardRules() {}
}
