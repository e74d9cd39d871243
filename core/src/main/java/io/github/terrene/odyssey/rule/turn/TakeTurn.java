package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Kinds;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Assign;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.action.PlayTerrain;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.action.SwitchTerrain;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.UsableAbilities;
import io.github.terrene.odyssey.rule.Window;
import io.github.terrene.odyssey.rule.chain.ResolveChain;
import io.github.terrene.odyssey.rule.chain.Responses;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * The active player acts, until the end of the turn is declared.
 *
 * @param seat the active player
 */
@Rule({"TO-4.6", "TO-4.20"})
public record TakeTurn(Seat seat) implements Window {
    private static final Kinds OFFERS = Kinds.of(
            Recruit.class,
            RecruitFromHand.class,
            Attack.class,
            Activate.class,
            PlayTerrain.class,
            SwitchTerrain.class,
            Hide.class,
            Assign.class,
            Trade.class,
            DismissCharacter.class,
            DismissCard.class,
            Run.class,
            EndTurn.class);

    @Override
    public Kinds offers() {
        return OFFERS;
    }

    @Override
    public String rule() {
        return "TO-4.6";
    }

    @Override
    public String key() {
        return "action";
    }

    /** On another player's turn, abilities are only used in response. */
    @Override
    @Rule("TO-8.4")
    public String forbidsActivation(Table table, Seat player) {
        return "TO-8.4";
    }

    @Override
    public void offerUsable(Game game, Listing<AbilityUse> listing) {
        UsableAbilities.offerInPlay(game, this, listing);
    }

    @Override
    public boolean admitsAny(int flags) {
        return AbilityFlags.act(flags);
    }

    @Override
    public boolean admits(TriggerAbility trigger) {
        return trigger.when().isEmpty();
    }

    @Override
    public boolean admitsGreen() {
        return true;
    }

    @Override
    public void afterActivation(Play play, Activated activated) {
        play.next(
                Responses.toActivation(play.table(), activated.link()),
                new ResolveChain(Array.empty()),
                Settle.TASK,
                this);
    }
}
