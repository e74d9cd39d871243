package io.github.terrene.examples.terminal.pillars;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardText;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.cast.Cast;
import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.dialogue.GameTalk;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;

/**
 * A person who plays: sees both sides and a menu, may ask anything about it, and chooses by number.
 *
 * @param rules what answers "why not"
 * @param seat where the person sits
 * @param input where the person types
 * @param cast the players, and where the program talks
 */
public record Person(Carnage rules, Seat seat, Input input, Cast cast) {
    /** Asks until the person has decided. */
    public Reply<Action> decide(Timeline<Game, Action, Event> game) {
        View view = rules.view(game.state(), seat);
        Phrases phrases = new Phrases(new Speech(cast, view.table(), 0), view, rules.catalogue());
        CardPage<Card> page = new CardPage<>(
                cast.paper(),
                new CardSearch<>(cast.paper(), rules.catalogue().cards().reject(Card::premium), Card::name, "queen"),
                CardText::typeLine,
                CardText::lines);
        Menu menu = new Menu(rules.choices(game.state(), seat), phrases, page);
        return new GameTalk<>(rules, game, seat, cast, page, new Talk(menu, cast)).until(input);
    }
}
