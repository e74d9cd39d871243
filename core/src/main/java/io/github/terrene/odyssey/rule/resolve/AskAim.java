package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.activate.Aiming;
import io.github.terrene.odyssey.rule.activate.Targeting;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A player chooses the targets of a copied Item.
 *
 * @param scope the context of the ability
 */
@Rule("TO-8.38")
public record AskAim(AbilityContext scope) implements Aiming {
    @Override
    public Seat seat() {
        return scope.seat();
    }

    @Override
    public AbilityInPlay ability() {
        return scope.ability();
    }

    @Override
    public Aim aim() {
        return scope.aim();
    }

    @Override
    public Array<Due> due() {
        return scope.aiming();
    }

    @Override
    public String rule() {
        return "TO-8.38";
    }

    @Override
    public Option<Due> within(Agenda agenda) {
        return due().headOption();
    }

    @Override
    public String key() {
        return "target";
    }

    @Override
    public Seq<? extends Choice> options(Game game) {
        return Targeting.options(game.table(), this);
    }

    @Override
    public Seq<? extends Choice> beside(Game game) {
        return Targeting.beside(game.table(), this);
    }

    @Override
    public boolean permits(Game game, Choice choice, Verdict why) {
        return Targeting.permits(game, this, choice, why);
    }

    @Override
    public Seq<Action> actions() {
        return Targeting.chosen(aim()).map(choice -> new Choose(seat(), choice));
    }

    @Override
    public void chosen(Choice choice, Play play) {
        play.next(new AimCopied(scope.aimed(Targeting.with(aim(), choice))));
    }
}
