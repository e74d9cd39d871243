package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.dialogue.GameTalk;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Seq;

/**
 * A person who plays: sees the rows and a menu, may ask anything about it, and chooses by number.
 *
 * @param rules what answers "why not"
 * @param seat where the person sits
 * @param input where the person types
 * @param cast the players, and where the program talks
 */
public record Person(Hobe rules, Seat seat, Input input, PlayerNames cast) {
    /** Asks until the person has decided; who has nothing to play in a window is not asked. */
    public Reply<Action> decide(Timeline<Game, Action, Event> game) {
        View view = rules.view(game.state(), seat);
        Seq<Action> legal = rules.choices(game.state(), seat);
        if (legal.size() == 1 && legal.head().kind() == ActionKind.PASS) {
            return Reply.act(legal);
        }
        Phrases phrases = new Phrases(new Speech(cast, view.table()), rules.catalogue());
        CardPage<Card> page = new CardPage<>(
                cast.paper(),
                new CardSearch<>(cast.paper(), rules.catalogue().cards(), Card::name, "archer"),
                CardText::typeLine,
                CardText::lines);
        Menu menu = new Menu(view, legal, phrases, page);
        return new GameTalk<>(rules, game, seat, cast, page, new Talk(menu, cast)).until(input);
    }
}
