package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.vavr.control.Option;

/** An action as an app offers it to a person: with the current values of the Characters involved, what it costs, and what it gives. */
public sealed interface Offer {
    /** An action that needs no further details. */
    record Plain(Action action) implements Offer {}

    /**
     * A Character with its current values.
     *
     * @param member the number in play of the Character
     * @param sp the supply it takes, or would take if it were recruited
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
     * @param defender the player who is attacked, if there is a choice
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

    /** Choosing the activated ability that an ability answers. */
    @Rule("TO-8.23")
    record Answer(AbilityInPlay ability) implements Offer {}

    /**
     * Dismissing a Character, as an action or as a cost.
     *
     * @param member the number in play of the Character
     * @param damage the amount of HP that it costs the player
     */
    @Rule("TO-4.16")
    record Dismiss(@Names(Named.IN_PLAY) int member, int damage) implements Offer {}

    /**
     * Choosing what a Character gains for XP.
     *
     * @param tier the tier of the Terrain's XP gain tree, from 1
     */
    @Rule("TO-6.3")
    record Gained(int tier, Gain gain) implements Offer {}
}
