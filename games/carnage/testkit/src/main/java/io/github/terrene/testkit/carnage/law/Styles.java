package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;

/** Ways to play at random that together reach everything. */
public final class Styles {
    /** Strengthens the spearhead, uses its powers and attacks. */
    public static final KindWeights<ActionKind> WARLORD = KindWeights.of(ActionKind.class, 20)
            .with(400, ActionKind.REINFORCE)
            .with(100, ActionKind.ATTACK)
            .with(60, ActionKind.ADD, ActionKind.USE_POWER)
            .with(4, ActionKind.PLACE)
            .with(1, ActionKind.PASS_SWORD)
            .with(0, ActionKind.CONCEDE);

    private static final KindWeights<ActionKind> BUILDER = KindWeights.of(ActionKind.class, 20)
            .with(10, ActionKind.BURN)
            .with(5, ActionKind.ATTACK, ActionKind.MEDITATE)
            .with(1, ActionKind.PASS_SWORD)
            .with(0, ActionKind.CONCEDE);

    /** Fills the nest. */
    public static final Policy<Game, Action> BREEDER = placing(CardKind.MONSTER);

    /** Fills the realm. */
    public static final Policy<Game, Action> SETTLER = placing(CardKind.LOCATION);

    /** Burns the whole hand, turn after turn, so that decks run out. */
    public static final KindWeights<ActionKind> STOKER =
            KindWeights.of(ActionKind.class, 5).with(100, ActionKind.BURN).with(0, ActionKind.CONCEDE);

    /** These, sensible play and uniform play. */
    public static final Array<Policy<? super Game, ? super Action>> ALL =
            Array.of(PlayStyles.SENSIBLE, WARLORD, BREEDER, SETTLER, STOKER, KindWeights.of(ActionKind.class, 1));

    private Styles() {}

    private static Policy<Game, Action> placing(CardKind kind) {
        return (game, action) -> action instanceof Action.Place place
                        && game.hand(place.seat())
                                .cards()
                                .exists(card -> card.is(kind) && card.id().equals(place.card()))
                ? 400
                : BUILDER.weight(game, action);
    }
}
