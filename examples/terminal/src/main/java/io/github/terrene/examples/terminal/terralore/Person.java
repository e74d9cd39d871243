package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.dialogue.GameTalk;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.view.View;

/**
 * A person who plays: sees the lanes and a menu, may ask anything about it, and chooses by number.
 *
 * @param rules what answers "why not"
 * @param seat where the person sits
 * @param input where the person types
 * @param cast the players, and where the program talks
 */
public record Person(Terralore rules, Seat seat, Input input, PlayerNames cast) {

    /** Asks until the person has decided. */
    public Reply<Action> decide(Timeline<Game, Action, Event> game) {
        View view = rules.view(game.state(), seat);
        Phrases phrases = new Phrases(new Speech(cast, view.table()), rules.catalogue());
        CardPage<Card> page = new CardPage<>(
                cast.paper(),
                new CardSearch<>(cast.paper(), rules.catalogue().cards(), Card::name, "silt"),
                CardText::typeLine,
                CardText::lines);
        Menu menu = new Menu(view, rules.choices(game.state(), seat), phrases, page);
        if (view.agenda().prompt() instanceof Ask) {
            new Battlefield(cast).draw(view.table());
        }
        return new GameTalk<>(rules, game, seat, cast, page, new Talk(menu, cast)).until(input);
    }
}
