package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardKind;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.EventTiming;
import io.github.terrene.hobe.card.Place;
import io.github.terrene.hobe.card.Players;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.event.PlayEvent.CardNamed;
import io.github.terrene.hobe.event.PlayEvent.CardPlayed;
import io.github.terrene.hobe.event.PlayEvent.EventPlayed;
import io.github.terrene.hobe.rule.EventTask.OpenWindow;
import io.github.terrene.hobe.rule.EventTask.ResolveEvents;
import io.github.terrene.hobe.rule.Prompt.Window;
import io.github.terrene.hobe.rule.TurnTask.Continue;
import io.github.terrene.hobe.rule.TurnTask.Drain;
import io.github.terrene.hobe.table.Current;
import io.github.terrene.hobe.table.Owned;
import io.github.terrene.hobe.table.PlayedEvent;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Playing a card from the hand. */
@Rule({"HB-7.1", "HB-7.2", "HB-7.5", "HB-7.33"})
final class PlayCardRule extends ActionRule<Game, PlayCard, PlayCardRule.Playing, Play> {
    /**
     * A card that is about to be played.
     *
     * @param card the card in the hand
     * @param targets its bearer or targets
     */
    record Playing(Card card, Array<Choice> targets) {}

    PlayCardRule() {
        super(ActionKind.PLAY_CARD, "HB-7.2");
    }

    @Override
    protected String moment(Game game, PlayCard action) {
        @Nullable
        Card card = Players.has(action.seat()) ? game.hand(action.seat()).find(action.card()) : null;
        @Nullable String wrong = card == null ? null : Timing.wrongFor(game.prompt(), card);
        return wrong == null ? "HB-7.2" : wrong;
    }

    @Override
    protected @Nullable Playing find(Game game, PlayCard action, Verdict why) {
        @Nullable Card card = game.hand(action.seat()).find(action.card());
        return card == null
                ? why.none("HB-7.2", "there is no card {card} in the hand", "card", action.card())
                : new Playing(card, action.targets());
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Playing> listing) {
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            Card card = hand.get(i);
            boolean copy = i > 0 && hand.get(i - 1).id().equals(card.id());
            if (!copy && ready(game, seat, card, Verdict.SILENT) && payable(game, seat, card, Verdict.SILENT)) {
                ways(game, seat, card).forEach(targets -> listing.offer(new Playing(card, targets)));
            }
        }
    }

    private static Array<Array<Choice>> ways(Game game, Seat seat, Card card) {
        return card.kind() == CardKind.WEAPON ? Bearing.bearers(game.table()) : Targeting.all(game.table(), seat, card);
    }

    @Override
    protected PlayCard naming(Seat seat, Playing playing) {
        return new PlayCard(seat, playing.card().id(), playing.targets());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Playing playing, Verdict why) {
        Card card = playing.card();
        return ready(game, seat, card, why)
                && placed(game, seat, playing, why)
                && Requirements.met(game.table(), seat, card, why)
                && aimed(game, seat, playing, why)
                && payable(game, seat, card, why);
    }

    /** Whether it is the time, and the card has not come back to the hand this turn. */
    @Rule({"HB-5.1", "HB-7.24", "HB-7.34", "HB-8.3"})
    private static boolean ready(Game game, Seat seat, Card card, Verdict why) {
        @Nullable String wrong = Timing.wrongFor(game.prompt(), card);
        if (wrong != null) {
            return why.no(wrong, "{card} cannot be played now", "card", card.name());
        }
        Owned owned = new Owned(seat, card);
        int back = game.table().thisTurn().toHand().count(owned::equals);
        return back == 0
                || game.hand(seat).cards().count(card::equals) > back
                || why.no("HB-7.34", "{card} came back to the hand this turn", "card", card.name());
    }

    /** Whether there is a place for it. */
    @Rule({"HB-7.13", "HB-7.27", "HB-7.28"})
    private static boolean placed(Game game, Seat seat, Playing playing, Verdict why) {
        Card card = playing.card();
        return switch (card.kind()) {
            case WEAPON -> Bearing.fits(game, seat, playing, why);
            case BATTLE -> Arrivals.standby(game.table(), seat).isDefined() || why.no("HB-7.13", "standby is full");
            case SITUATION ->
                game.table().at(slot(seat, card)) == null
                        || why.no("HB-7.27", "there is a Situation in the slot already");
            default -> true;
        };
    }

    /** Where a Situation is put: in the own slot, unless its text says otherwise. */
    @Rule("HB-7.28")
    private static Place slot(Seat seat, Card card) {
        boolean across = card.continuous().exists(Continuous::across);
        return Place.of(across ? Players.opponent(seat) : seat, Slot.SITUATION);
    }

    @Rule({"HB-7.3", "HB-8.12"})
    private static boolean aimed(Game game, Seat seat, Playing playing, Verdict why) {
        Card card = playing.card();
        return card.kind() == CardKind.WEAPON
                || Targeting.fit(game.table(), seat, card, playing.targets(), why)
                        && (!card.timed(EventTiming.COUNTER) || counters(game, card, why));
    }

    /** Whether a counter can counter the Event before it. */
    @Rule({"HB-8.7", "HB-8.12"})
    private static boolean counters(Game game, Card card, Verdict why) {
        Card event = game.table().played().last().card();
        return card.abilities().flatMap(Ability::effects).forAll(effect -> effect.answers(event))
                || why.no("HB-7.3", "{card} cannot counter {event}", "card", card.name(), "event", event.name());
    }

    @Rule({"HB-7.4", "HB-7.11"})
    private static boolean payable(Game game, Seat seat, Card card, Verdict why) {
        int cost = Current.cost(game.table(), seat, card);
        int deck = game.table().deckSize(seat);
        return cost <= deck
                || why.no(
                        "HB-7.11",
                        "{card} costs {cost}, the deck has {deck}",
                        "card",
                        card.name(),
                        "cost",
                        cost,
                        "deck",
                        deck);
    }

    @Override
    @Rule({"HB-6.4", "HB-7.2", "HB-7.10"})
    protected void carryOut(Seat seat, Playing playing, Play play) {
        Prompt prompt = (Prompt) play.take();
        Card card = playing.card();
        Continue.beginPlaying(play);
        play.emit(new CardNamed(seat, card, playing.targets()));
        Decks.pay(play, seat, Current.cost(play.table(), seat, card));
        if (play.over()) {
            return;
        }
        if (card.kind() == CardKind.EVENT) {
            play.emit(new EventPlayed(new PlayedEvent(seat, card, playing.targets())));
            openWindow(seat, card, prompt, play);
        } else {
            play.emit(new CardPlayed(
                    seat, CardInPlay.entering(play.table().next(), card, seat, place(seat, playing, play.table()))));
            play.next(Drain.TASK, Continue.TASK);
        }
    }

    /** Where a card goes that is no Event. */
    @Rule({"HB-7.13", "HB-7.15", "HB-7.28"})
    private static Place place(Seat seat, Playing playing, Table table) {
        return switch (playing.card().kind()) {
            case WEAPON -> Bearing.bearer(table, playing).place();
            case SITUATION -> slot(seat, playing.card());
            default -> Place.of(seat, Arrivals.standby(table, seat).get());
        };
    }

    /** The opponent may counter the Event; then the Events between the players have their effects. */
    @Rule({"HB-8.1", "HB-8.5", "HB-8.9"})
    private static void openWindow(Seat seat, Card card, Prompt prompt, Play play) {
        OpenWindow answer = new OpenWindow(Players.opponent(seat), EventTiming.COUNTER);
        if (!card.timed(EventTiming.COUNTER)) {
            Task after = prompt instanceof Window window ? new OpenWindow(seat, window.timing()) : Continue.TASK;
            play.next(answer, ResolveEvents.TASK, after);
        } else if (play.options().counterCounters()) {
            play.next(answer);
        }
    }
}
