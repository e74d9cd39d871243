package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.game.PlayStyles;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;

/** Ways to play at random that together reach everything. */
public final class Styles {
    /** Strengthens the spearhead, uses its powers and attacks. */
    public static final KindWeights<Action> WARLORD = KindWeights.<Action>of(20)
            .with(400, Reinforce.class)
            .with(100, Attack.class)
            .with(60, Add.class, UsePower.class)
            .with(4, Action.Place.class)
            .with(1, PassSword.class)
            .with(0, Concede.class);

    private static final KindWeights<Action> BUILDER = KindWeights.<Action>of(20)
            .with(10, Burn.class)
            .with(5, Attack.class, Meditate.class)
            .with(1, PassSword.class)
            .with(0, Concede.class);

    /** Fills the nest. */
    public static final Policy<Game, Action> BREEDER = placing(CardKind.MONSTER);

    /** Fills the realm. */
    public static final Policy<Game, Action> SETTLER = placing(CardKind.LOCATION);

    /** Burns the whole hand, turn after turn, so that decks run out. */
    public static final KindWeights<Action> STOKER =
            KindWeights.<Action>of(5).with(100, Burn.class).with(0, Concede.class);

    /** These, sensible play and uniform play. */
    public static final Array<Policy<? super Game, ? super Action>> ALL =
            Array.of(PlayStyles.SENSIBLE, WARLORD, BREEDER, SETTLER, STOKER, KindWeights.<Action>of(1));

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
