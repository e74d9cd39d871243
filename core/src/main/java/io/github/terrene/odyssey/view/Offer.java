package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.vavr.control.Option;

/** An action as it is offered to a person: with the numbers of those that it is about, and what it costs and gives now. */
public sealed interface Offer {
    /** An action that says all of that itself. */
    record Plain(Action action) implements Offer {}

    /**
     * A Character with its numbers.
     *
     * @param member its number in play
     * @param sp the SP that it counts, or would count if it were recruited
     * @param atk its ATK
     * @param def its DEF
     * @param hp the HP that it has left
     */
    @Rule("TO-1.12")
    record Fighter(@Names(Named.IN_PLAY) int member, int sp, int atk, int def, int hp) {}

    /** Recruiting a hidden Character. */
    @Rule("TO-4.8")
    record Recruit(Fighter fighter) implements Offer {}

    /**
     * Attacking.
     *
     * @param defender who is attacked, where there is a choice
     */
    @Rule("TO-5.1")
    record Attack(Fighter fighter, Option<Seat> defender) implements Offer {}

    /** Blocking. */
    @Rule("TO-5.4")
    record Block(Fighter fighter) implements Offer {}

    /** Choosing a Character as a target. */
    @Rule("TO-8.5")
    record Target(Fighter fighter) implements Offer {}

    /** Using an ability. */
    @Rule("TO-4.11")
    record Use(AbilityInPlay ability) implements Offer {}

    /** Answering an ability that was activated. */
    @Rule("TO-8.23")
    record Answer(AbilityInPlay ability) implements Offer {}

    /**
     * Dismissing a Character, as an action or as a cost.
     *
     * @param member its number in play
     * @param damage the HP that it costs its player
     */
    @Rule("TO-4.16")
    record Dismiss(@Names(Named.IN_PLAY) int member, int damage) implements Offer {}

    /**
     * Choosing a gain.
     *
     * @param tier from which tier of the Terrain, from 1
     */
    @Rule("TO-6.3")
    record Gained(int tier, Gain gain) implements Offer {}
}
