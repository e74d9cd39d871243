package io.github.terrene.terralore.example;

import static io.github.terrene.kernel.Players.NORTH;
import static io.github.terrene.kernel.Players.SOUTH;
import static io.github.terrene.terralore.trait.Lane.ATTACKING;
import static io.github.terrene.terralore.trait.Lane.DEFENDING;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;

/** A turn by whole plans, as an app plays it. */
final class FirstTurn {
    private FirstTurn() {}

    static Game play() {
        var rules = Terralore.of(StarterSet.catalogue());
        var config = GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);
        Game game = rules.start(config, 7).get().state(); // or all that is wrong with the decks

        Wording english = Wording.of("terralore", "en").get(); // of terrene-narrator
        Form<Card> printed = CardForms.STANDARD.of(Card.class);
        for (Card card : rules.view(game, SOUTH).own().hand().cards()) {
            System.out.println(
                    english.say(printed, card, "print", Known.NOTHING).get());
        }
        var unpaid = Plan.of(PlannedCard.of("orchard-stag", ATTACKING));
        System.out.println(rules.whyNot(game, SOUTH, unpaid)); // Orchard Stag costs 1, not 0 (TL-6.5)

        var south = Plan.of( // a card, its lane, what is discarded for it
                PlannedCard.of("silt-eel", ATTACKING), PlannedCard.of("orchard-stag", DEFENDING, "tide-reader"));
        var handedIn = rules.handIn(game, SOUTH, south).get(); // no events: nobody learns anything
        var opened = rules.handIn(handedIn.state(), NORTH, Plan.of()).get(); // both are in
        opened.events().map(event -> rules.seenBy(event, NORTH)).forEach(System.out::println);

        game = opened.state(); // Silt Eel asks: whose deck? pending names South
        Action choice = rules.legal(game, SOUTH).head(); // each option is an action
        return rules.apply(game, choice).get().state();
    }

    /** The same where a game is kept to be undone and saved: a plan is as many moves as it has small choices. */
    static Timeline<Game, Action, Event> handIn(
            Terralore rules, Timeline<Game, Action, Event> game, Seat seat, Plan plan) {
        Timeline<Game, Action, Event> timeline = game;
        if (rules.whyNot(timeline.state(), seat, plan).isEmpty()) {
            for (Action action : plan.actions(seat)) {
                timeline = timeline.play(rules, action).get();
            }
        }
        return timeline;
    }
}
