package io.github.terrene.hobe.example;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.starter.Weapons;
import io.github.terrene.hobe.trait.Place;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;

/** A first turn, as an app plays it. */
final class FirstTurn {
    private FirstTurn() {}

    static Timeline<Game, Action, Event> play() {
        var rules = Hobe.of(StarterSet.catalogue());
        var config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        Timeline<Game, Action, Event> game =
                Timeline.start(rules, config, 3).get(); // or all that is wrong with the decks
        Seat first = rules.deciders(game.state()).head(); // the coin names South

        Wording english = Wording.of("hobe", "en").get(); // of terrene-narrator
        Form<Card> printed = CardForms.STANDARD.of(Card.class);
        for (Card card : rules.view(game.state(), first).own().hand().cards()) {
            System.out.println(
                    english.say(printed, card, "print", Known.NOTHING).get());
        }
        var captain = PlayCard.on(first, BattleCards.CAPTAIN_OF_THE_GUARD);
        System.out.println(rules.whyNot(game.state(), captain)); // it asks for Human and any (HB-7.9)

        game = game.play(rules, PlayCard.on(first, BattleCards.BEACH_SLINGER)).get(); // it comes to standby
        CardInPlay slinger = game.state().table().at(Place.of(first, Slot.STANDBY_0));
        game = game.play(rules, PlayCard.on(first, Weapons.THROWING_SPEAR, slinger))
                .get(); // on that bearer
        game.last()
                .events()
                .map(event -> rules.seenBy(event, Players.opponent(first)))
                .forEach(System.out::println);

        game = game.play(rules, new GoToBattle(first)).get(); // the opponent may play Events before the first attack
        return game.play(rules, new Pass(Players.opponent(first))).get(); // nothing can attack: the next turn begins
    }
}
