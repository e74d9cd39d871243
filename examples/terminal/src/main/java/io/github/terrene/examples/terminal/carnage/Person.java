package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardText;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.CardPage;
import io.github.terrene.examples.terminal.dialogue.CardSearch;
import io.github.terrene.examples.terminal.dialogue.GameTalk;
import io.github.terrene.examples.terminal.dialogue.Input;
import io.github.terrene.examples.terminal.dialogue.Reply;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A person who plays: sees both sides and a menu, may ask anything about it, and chooses by number.
 *
 * @param rules what answers "why not"
 * @param seat where the person sits
 * @param input where the person types
 * @param cast the players, and where the program talks
 */
public record Person(Carnage rules, Seat seat, Input input, PlayerNames cast) {
    /** Asks until the person has decided. */
    public Reply<Action> decide(Timeline<Game, Action, Event> game) {
        View view = rules.view(game.state(), seat);
        Phrases phrases = new Phrases(new Speech(cast, view.table(), 0), view, rules.catalogue());
        CardPage<Card> page = new CardPage<>(
                cast.paper(),
                new CardSearch<>(cast.paper(), rules.catalogue().cards().reject(Card::premium), Card::name, "queen"),
                CardText::typeLine,
                CardText::lines);
        Menu menu = Menu.of(rules.choices(game.state(), seat), phrases, page);
        Reply<Action> reply = new GameTalk<>(rules, game, seat, cast, page, new Talk(menu, cast)).until(input);
        return reply.actions().exists(action -> action.kind() == ActionKind.KEEP_LEGEND)
                ? Reply.act(andNoMore(game.state(), reply.actions().head()))
                : reply;
    }

    /**
     * If no further Legend can be kept, keeping no more follows by itself; undo takes it back alone. With Relics it is asked, since both
     * spearheads are shown then.
     */
    private Seq<Action> andNoMore(Game game, Action keep) {
        Seq<Action> next = rules.choices(rules.apply(game, keep).get().state(), seat);
        boolean noMore = next.size() == 1 && next.head().kind() == ActionKind.END_DRAFT;
        return noMore ? next.prepend(keep) : Array.of(keep);
    }
}
