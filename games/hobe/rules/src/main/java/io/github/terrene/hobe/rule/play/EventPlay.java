package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.event.EventPlayed;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Playing;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.play.EventTask.OpenWindow;
import io.github.terrene.hobe.rule.play.EventTask.ResolveEvents;
import io.github.terrene.hobe.rule.resolve.DueEffects;
import io.github.terrene.hobe.rule.resolve.NamedTargets;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.vavr.collection.Array;

/** An Event lies between the players while its opponent may counter it; then it has its effect. */
@Rule({"HB-7.24", "HB-7.25", "HB-8.1"})
final class EventPlay extends CardPlay {
    @Override
    void list(Game game, Seat seat, Playing bare, Listing<Playing> listing) {
        Array<Selection.Chosen> aims = bare.aims();
        if (aims.isEmpty()) {
            super.list(game, seat, bare, listing);
        } else if (aims.size() == 1 && aims.head().most() == 1) {
            Array<Choice> options = NamedTargets.of(game.table(), seat, bare.card(), aims.head());
            for (int i = 0; i < options.size(); i++) {
                listing.offer(bare.on(Array.of(options.get(i))));
            }
        } else {
            NamedTargets.all(game.table(), seat, bare).forEach(named -> listing.offer(bare.on(named)));
        }
    }

    /** Aimed as it can be, and at each card in play. */
    @Override
    void conceivable(Game game, Seat seat, Playing bare, Listing<Playing> listing) {
        list(game, seat, bare, listing);
        if (!bare.aims().isEmpty()) {
            offerOnEach(game, bare, listing);
        }
    }

    /** It needs no slot. */
    @Override
    boolean placed(Game game, Seat seat, Playing playing, Verdict why) {
        return true;
    }

    @Override
    boolean aimed(Game game, Seat seat, Playing playing, Verdict why) {
        return NamedTargets.fit(game.table(), seat, playing, why) && answers(game, playing.card(), why);
    }

    /** Whether a counter can counter the Event before it. */
    @Rule({"HB-8.7", "HB-8.12"})
    private static boolean answers(Game game, Card card, Verdict why) {
        if (!card.timed(EventTiming.COUNTER)) {
            return true;
        }
        Card event = game.table().played().last().card();
        return card.abilities().head().effects().forAll(effect -> answers(card, effect, event))
                || why.no("HB-7.3/cannot-counter", "{card} cannot counter {event}", card.name(), event.name());
    }

    private static boolean answers(Card card, Effect effect, Card event) {
        try {
            return !(effect instanceof OwnEffect own) || own.answers(event);
        } catch (Throwable thrown) {
            throw FaultyEffect.of(card.name(), effect, thrown);
        }
    }

    @Override
    @Rule({"HB-8.1", "HB-8.5", "HB-8.9", "HB-10.26"})
    void play(Seat seat, Playing playing, Prompt prompt, Play play) {
        play.emit(new EventPlayed(new PlayedEvent(seat, playing.card(), playing.targets())));
        DueEffects.happening(play, When.PLAYS_EVENT, seat);
        OpenWindow answer = new OpenWindow(Players.opponent(seat), EventTiming.COUNTER);
        if (!playing.card().timed(EventTiming.COUNTER)) {
            play.next(answer, ResolveEvents.TASK, prompt.afterPlay());
        } else if (play.options().counterCounters()) {
            play.next(answer);
        }
    }
}
