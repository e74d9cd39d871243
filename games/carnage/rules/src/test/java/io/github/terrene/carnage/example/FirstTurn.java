package io.github.terrene.carnage.example;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.turn.Price;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.resolve.Question;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;

/** A first turn, as an app plays it. */
final class FirstTurn {
    private FirstTurn() {}

    static Timeline<Game, Action, Event> play() {
        var rules = Carnage.of(StarterSet.catalogue());
        var config = GameConfig.of(Options.standard(), ReadyLists.COAL_ROAD, ReadyLists.HIGH_PASS);
        Timeline<Game, Action, Event> game =
                Timeline.start(rules, config, 3).get(); // or all that is wrong with the lists

        while (game.state().table().turn()
                == 0) { // both draft at the same time, then draw; here each takes what is listed first
            Seat seat = rules.deciders(game.state()).head();
            game = game.play(rules, rules.choices(game.state(), seat).head()).get();
        }
        Seat active = game.state().table().active(); // who has the Sword
        while (rules.view(game.state(), active).question().isDefined()) { // from which deck?
            game = game.play(rules, new Choose(active, new OwnChoice.From(DeckKind.ADVENTURE)))
                    .get();
        }

        Wording english = Wording.of("carnage", "en").get(); // of terrene-narrator
        Form<Card> printed = CardForms.STANDARD.of(Card.class);
        View view = rules.view(game.state(), active);
        for (Card card : view.own().hand().cards()) {
            int price = Price.of(Options.standard(), view.table(), active, card);
            System.out.println(
                    english.say(printed, card, "brief", Known.NOTHING).get() + " Price now: " + price);
        }
        Card first = view.own().hand().cards().head();
        System.out.println(rules.whyNot(
                game.state(), new Burn(Players.opponent(active), first.id()))); // has not the Sword (CG-5.1)

        game = game.play(rules, new Burn(active, first.id())).get(); // for shards; then it is asked for more
        Question more = rules.view(game.state(), active).question().get();
        System.out.println(more.about() + ": " + more.options());
        game = game.play(rules, new Choose(active, new OwnChoice.Nothing())).get();
        game.last()
                .events()
                .map(event -> rules.seenBy(event, Players.opponent(active)))
                .forEach(System.out::println);
        return game.play(rules, new PassSword(active)).get();
    }
}
