package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.github.terrene.odyssey.card.StartingParty;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.rule.setup.PartyDraft;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A prepared starting party to begin a game with: bots take it {@linkplain #before before} they decide for themselves, people are {@linkplain
 * #suggested offered} it as one choice.
 *
 * @param party the party
 * @param size how many of its Characters are used, starting with the first; as many as the format asks for
 */
public record SuggestedParty(StartingParty party, int size) {
    /** A party for games of a format. */
    public static SuggestedParty of(StartingParty party, Format format) {
        return new SuggestedParty(party, format.partySize());
    }

    /** What a ready deck suggests in games of a format; none if the deck is not one of these. */
    public static Option<SuggestedParty> of(Deck deck, Seq<ReadyDeck> ready, Format format) {
        return ready.find(each -> each.deck().equals(deck)).map(each -> of(each.party(), format));
    }

    /** The choices that make up the whole party, in order, before the first of them is made; nothing at any other time. */
    public Array<Action> suggested(View view) {
        return chosen(view) == 0 ? choices(view) : Array.empty();
    }

    private Array<Action> choices(View view) {
        Array<PartyDraft.Slot> slots = party.slots()
                .take(size)
                .map(slot ->
                        new PartyDraft.Slot(slot.character().id(), slot.card().map(Card::id)))
                .sortBy(PartyDraft.Slot::character);
        return new PartyDraft(slots, Option.some(party.terrain().id()))
                .choices(view.seat(), view.table().side(view.seat()).deck().different());
    }

    /** An agent that begins with it, as far as that is legal; another agent decides all else, and is told everything that happens. */
    public Agent<View, Action, Event> before(Agent<? super View, Action, ? super Event> player) {
        return new Beginner(this, player);
    }

    /** How many cards of a party have been chosen while one is being chosen; negative if none is being chosen. */
    private static int chosen(View view) {
        return view.agenda().prompt() instanceof ChooseParty choice
                ? choice.of(view.seat()).cards().size()
                : -1;
    }

    private record Beginner(SuggestedParty party, Agent<? super View, Action, ? super Event> player)
            implements Agent<View, Action, Event> {
        @Override
        public Action decide(View view, Seq<Action> legal, Rng rng) {
            int chosen = chosen(view);
            return Option.when(chosen >= 0, () -> party.choices(view).drop(chosen))
                    .flatMap(Array::headOption)
                    .filter(legal::contains)
                    .getOrElse(() -> player.decide(view, legal, rng));
        }

        @Override
        public void observe(Event event) {
            player.observe(event);
        }
    }
}
