package io.github.terrene.example;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Member;
import java.util.List;

/** A first turn, as an app plays it. */
final class FirstTurn {
    private FirstTurn() {}

    static Timeline<Game, Action, Event> play() {
        var rules = TerreneOdyssey.duel(Catalogue.ofSets(List.of(new BaseSet())).get());
        var gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        var historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        var config = GameConfig.of(Options.standard(), gregory, historian);
        Timeline<Game, Action, Event> game =
                Timeline.start(rules, config, 7).get(); // or all that is wrong with the decks
        while (rules.pending(game.state()).exists(decision -> !decision.prompt().equals("action"))) {
            Seat seat = rules.deciders(game.state()).head(); // both place their parties at the same time
            game = game.play(rules, rules.choices(game.state(), seat).head()).get();
        }

        Seat one = Seat.of(0);
        Seat other = Seat.of(1);
        Member ike = rules.view(game.state(), one).table().side(one).members().get(1);
        Wording english = Wording.of("terrene-odyssey", "en").get(); // of terrene-narrator
        Form<Card> printed = CardForms.STANDARD.of(Card.class);
        System.out.println(ike.name() + ": "
                + english.say(printed, ike.card(), "text", Known.NOTHING).get());
        System.out.println(
                rules.view(game.state(), other).table().side(one).members().map(Member::name)); // face-down cards
        System.out.println(rules.whyNot(game.state(), new Attack(one, ike.id(), other)));

        game = game.play(rules, new Recruit(one, ike.id())).get();
        game.last().events().map(event -> rules.seenBy(event, other)).forEach(System.out::println);
        System.out.println(game.undo(rules, one).getLeft());
        return game;
    }
}
