package io.github.terrene.hobe.game;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.resolve.CarryOut;
import io.github.terrene.hobe.rule.resolve.Targeting;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Flow;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Sense;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Which targets and answers suit what a card says, for sensible play. */
final class Aims {
    private static final int SUITS = 3;

    private Aims() {}

    /** How well a card and its targets suit: from 0, for harm done to oneself, to 3 for each target. */
    static int playing(Game game, Card card, Action.PlayCard play) {
        if (card.kind() != CardKind.EVENT) {
            return 1;
        }
        Array<Effect> effects = card.abilities().head().effects();
        int targets = play.targets().size();
        int suits = targets == 0 && Flow.worth(effects) < 0 ? 0 : 1;
        for (int i = 0, named = 0; i < effects.size() && named < targets; i++) {
            Selection.@Nullable Chosen aim = effects.get(i).target().getOrNull();
            for (int of = 0; aim != null && of < aim.most() && named < targets; of++) {
                suits *= aimed(game, effects.get(i), play, play.targets().get(named++));
            }
        }
        return suits;
    }

    private static int aimed(Game game, Effect effect, Action.PlayCard play, Choice target) {
        int helps = helps(game, effect, play.seat(), target);
        return helps > 0 ? SUITS : helps < 0 ? 0 : 1;
    }

    /** How likely an answer is. */
    static int choosing(Game game, Action.Choose choose) {
        return game.agenda().tasks().get(1) instanceof CarryOut asking
                ? choose.choice()
                        .weight(
                                asking.sense(choose.seat(), game.table()),
                                Targeting.thing(game.table(), choose.choice()))
                : Sense.USUAL;
    }

    private static int helps(Game game, Effect effect, Seat player, Choice choice) {
        @Nullable Thing thing = Targeting.thing(game.table(), choice);
        return thing == null ? 0 : effect.helps(player, thing);
    }
}
