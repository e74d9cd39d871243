package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.PartyPlan;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Asks a person who plays a game.
 *
 * @param plan the starting party that is suggested
 * @param input where the person types
 * @param paper where the program talks
 * @param cast the players of the game
 */
public record GameDialogue(Option<PartyPlan> plan, Input input, Paper paper, PlayerNames cast) {

    /**
     * Asks until the person has decided.
     *
     * @param referee answers questions about the rules
     * @param view what the person sees
     * @param legal what can be chosen
     */
    public Reply<Action> decide(Referee referee, View view, Seq<Action> legal) {
        Phrases phrases = new Phrases(cast, view, referee.catalogue());
        Menu menu = Menu.of(view, legal, plan, phrases);
        return new Talk(referee, view, menu, phrases, paper, cast).until(input);
    }
}
