package io.github.terrene.testkit.scenario;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Attack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** An attack: on the next opponent in turn order, unless another is named. */
public final class Attacking implements Deed {
    private final Seat seat;
    private final Someone attacker;
    private final Option<Player> defender;

    private Attacking(Seat seat, Someone attacker, Option<Player> defender) {
        this.seat = seat;
        this.attacker = attacker;
        this.defender = defender;
    }

    Attacking(Seat seat, Someone attacker) {
        this(seat, attacker, Option.none());
    }

    /** On that player. */
    public Attacking on(Player player) {
        return new Attacking(seat, attacker, Option.some(player));
    }

    @Override
    public Seat seat() {
        return seat;
    }

    @Override
    public Seq<Action> actions(Scene scene) {
        Seat on = defender.map(Player::seat)
                .getOrElse(() -> scene.table()
                        .after(seat)
                        .find(other -> scene.table().opposed(seat, other))
                        .get());
        return Array.of(new Attack(seat, scene.member(attacker), on));
    }

    @Override
    public String toString() {
        return seat + " attacks " + defender.map(player -> player + " ").getOrElse("") + "with " + attacker;
    }
}
