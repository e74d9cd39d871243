package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Attack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** An attack on the next opponent in turn order, unless another is named. */
public final class Attacking implements Act {
    private final Player player;
    private final Someone attacker;
    private final Option<Player> defender;

    private Attacking(Player player, Someone attacker, Option<Player> defender) {
        this.player = player;
        this.attacker = attacker;
        this.defender = defender;
    }

    Attacking(Player player, Someone attacker) {
        this(player, attacker, Option.none());
    }

    /** On that player. */
    public Attacking on(Player opponent) {
        return new Attacking(player, attacker, Option.some(opponent));
    }

    @Override
    public Seat seat() {
        return player.seat();
    }

    @Override
    public Seq<Action> actions(Scene scene) {
        Seat on = defender.map(Player::seat)
                .getOrElse(() -> scene.table()
                        .after(seat())
                        .find(other -> scene.table().opposed(seat(), other))
                        .get());
        return Array.of(new Attack(seat(), scene.member(attacker), on));
    }

    @Override
    public String toString() {
        return player + " attacks " + defender.map(opponent -> opponent + " ").getOrElse("") + "with " + attacker;
    }
}
