package io.github.terrene.hobe.example;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.Cast;
import io.github.terrene.narrator.Narrator;
import io.github.terrene.narrator.Scene;
import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The example of the page on words: tells one player, in German, what can be done and what happened. */
final class InWords {
    private InWords() {}

    static Array<Sentence> play() {
        Hobe rules = Hobe.of(StarterSet.catalogue());
        Cards cards =
                Cards.of(CardForms.STANDARD.of(Card.class), rules.catalogue().all(), Card::name);
        Seat nora = Players.SOUTH;
        Cast cast = new Cast(Array.of("Nora", "Emil"), Option.some(nora)); // she is "you"
        Wording german = Wording.of("hobe", "de").get();
        Narrator<Action, Event> narrator = new Narrator<>(german, cards, rules.forms(), cast);

        GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
        Timeline<Game, Action, Event> game = Timeline.start(rules, config, 3).get();
        Game before = game.state();
        Scene<Action> now = narrator.scene(rules.shown(rules.view(before, nora)));
        System.out.println(narrator.question(now)); // Was bewegst oder spielst du?
        rules.choices(before, nora).map(choice -> narrator.choice(choice, now)).forEach(System.out::println);

        game = game.play(rules, PlayCard.on(nora, BattleCards.BEACH_SLINGER)).get();
        Scene<Action> scene =
                narrator.scene(rules.shown(rules.view(before, nora)), rules.shown(rules.view(game.state(), nora)));
        Seq<Event> events = game.last().events().flatMap(event -> rules.told(event, nora));
        return narrator.tell(events, scene); // Du spielst Strandschleuderer aus.
    }
}
