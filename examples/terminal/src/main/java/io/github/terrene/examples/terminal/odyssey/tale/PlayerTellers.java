package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.CardEvent.CardsDiscarded;
import io.github.terrene.odyssey.event.CardEvent.CardsFetched;
import io.github.terrene.odyssey.event.CardEvent.CardsMilled;
import io.github.terrene.odyssey.event.CardEvent.CardsTakenBack;
import io.github.terrene.odyssey.event.CardEvent.DeckShown;
import io.github.terrene.odyssey.event.CardEvent.HandShown;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.PlayerEvent.HpPaid;
import io.github.terrene.odyssey.event.PlayerEvent.PlayerHealed;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.PlayerHit;
import io.vavr.collection.Seq;

/** What happens to players, their hands and their decks. */
final class PlayerTellers {
    private PlayerTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(PlayersDamaged.class, PlayerTellers::damaged)
                .on(PlayerHealed.class, PlayerTellers::healed)
                .on(
                        HpPaid.class,
                        (event, tale) -> tale.say(tale.cast().does(event.seat(), "pay") + " " + event.amount() + " HP"
                                + left(tale, event.seat())))
                .on(CardsDiscarded.class, PlayerTellers::discarded)
                .on(CardsMilled.class, PlayerTellers::milled)
                .on(CardsFetched.class, PlayerTellers::fetched)
                .on(
                        CardsTakenBack.class,
                        (event, tale) -> tale.say(tale.cast().does(event.seat(), "take") + " " + cards(event.cards())
                                + " back from the discard pile"))
                .on(HandShown.class, (event, tale) -> shown(event.to(), event.seat(), "hand", event.cards(), tale))
                .on(DeckShown.class, (event, tale) -> shown(event.to(), event.seat(), "deck", event.cards(), tale));
    }

    private static void damaged(PlayersDamaged event, Tale tale) {
        boolean beyond = overkill(event.cause());
        if (beyond && tale.follows(CharactersDefeated.class) && event.hits().size() == 1) {
            tale.add(", " + tale.harm(event.hits().head().amount() + " overkill"));
            tale.say(falls(tale, event.hits().head()));
            return;
        }
        for (PlayerHit hit : event.hits()) {
            tale.say(words(event.cause(), tale, hit) + falls(tale, hit));
        }
    }

    private static boolean overkill(Cause cause) {
        return cause instanceof Cause.Battle battle && battle.blocked();
    }

    private static String words(Cause cause, Tale tale, PlayerHit hit) {
        String damage = tale.harm(hit.amount() + (overkill(cause) ? " overkill" : " damage"));
        if (cause instanceof Cause.Battle battle) {
            return damage + (battle.blocked() ? ": " : " gets through: ");
        } else if (cause instanceof Cause.Dismissal) {
            return "the " + damage + " on it hurts its player: ";
        }
        return tale.cast().does(hit.player(), "take") + " " + damage + tale.because(cause) + ": ";
    }

    private static void discarded(CardsDiscarded event, Tale tale) {
        String why = event.cause() instanceof Cause.Cost ? " for it" : tale.because(event.cause());
        tale.say(tale.cast().does(event.seat(), "discard") + " " + cards(event.cards()) + why);
    }

    private static String falls(Tale tale, PlayerHit hit) {
        int hp = tale.after().team(hit.player()).hp();
        return tale.cast().together(tale.after().team(hit.player()).seats(), "fall") + " to " + hp + " HP";
    }

    private static void healed(PlayerHealed event, Tale tale) {
        tale.say(tale.cast().does(event.seat(), "get") + " back " + tale.good(event.amount() + " HP")
                + tale.now(tale.after().team(event.seat()).hp(), event.cause()));
    }

    private static String left(Tale tale, Seat seat) {
        return " (now " + tale.after().team(seat).hp() + ")";
    }

    private static void milled(CardsMilled event, Tale tale) {
        String top = event.cards().size() == 1
                ? "the top card of "
                : "the top " + event.cards().size() + " cards of ";
        tale.say(top + tale.cast().whose(event.seat()) + " deck "
                + (event.cards().size() == 1 ? "goes" : "go") + " to the discard pile: " + cards(event.cards()));
    }

    private static void fetched(CardsFetched event, Tale tale) {
        PlayerNames cast = tale.cast();
        String found = event.cards().isEmpty()
                ? cast.verb(event.seat(), "find") + " nothing"
                : cast.verb(event.seat(), "take") + " " + cards(event.cards());
        tale.say(cast.does(event.seat(), "search") + " the deck and " + found);
    }

    private static void shown(Seat to, Seat seat, String pile, Seq<? extends Card> cards, Tale tale) {
        String looks = tale.cast().does(to, "look") + " at " + tale.cast().whose(seat) + " " + pile;
        boolean known = !cards.isEmpty() && !cards.exists(Card::unknown);
        tale.say(known ? looks + ": " + cards(cards) : looks);
    }

    static String cards(Seq<? extends Card> cards) {
        return cards.exists(Card::unknown) ? TurnTellers.counted(cards.size()) : Names.list(cards.map(Card::name));
    }
}
