package io.github.terrene.hobe.rule.battle;

import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Battle;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import org.jspecify.annotations.Nullable;

/** Naming the next attacker. */
@Rule({"HB-9.2", "HB-9.17"})
final class AttackRule extends ActionRule<Game, Attack, CardInPlay, Play> {
    AttackRule() {
        super(Attack.class, "HB-5.1");
    }

    @Override
    protected @Nullable CardInPlay find(Game game, Attack action, Verdict why) {
        @Nullable CardInPlay card = game.table().at(action.seat(), action.slot());
        return card == null
                ? why.none("HB-9.4/no-battle-card", "there is no Battle card in {slot}", action.slot())
                : card;
    }

    @Override
    protected void list(Game game, Seat seat, Listing<CardInPlay> listing) {
        listing.offerAll(game.table().inPlay(seat));
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<CardInPlay> listing) {
        listing.offerAll(game.table().inPlay(seat).filter(CardInPlay::battle));
    }

    @Override
    protected Attack naming(Seat seat, CardInPlay card) {
        return new Attack(seat, card.place().slot());
    }

    @Override
    @Rule({"HB-9.3", "HB-9.4", "HB-9.16"})
    protected boolean permits(Game game, Seat seat, CardInPlay card, Verdict why) {
        return (!Battle.attackedEnough(game.table(), card)
                        || why.no(
                                "HB-9.3/attacked",
                                "{card} has attacked already",
                                card.card().name()))
                && (Battle.canAttack(game.table(), card)
                        || why.no(
                                "HB-9.4/cannot-attack",
                                "{card} cannot attack",
                                card.card().name()));
    }

    @Override
    protected void carryOut(Seat seat, CardInPlay card, Play play) {
        play.take();
        NextAttack.attack(card, play);
    }
}
