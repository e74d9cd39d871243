package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.event.Burned;
import io.github.terrene.carnage.event.CardEvent;
import io.github.terrene.carnage.event.Drawn;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards that one player draws, or burns, one after another: they are told in one sentence.
 *
 * @param cast the players
 */
record Handful(PlayerNames cast) {
    /** Whether an event is told together with these. */
    static boolean joins(Array<CardEvent> before, CardEvent next) {
        return (next instanceof Drawn || next instanceof Burned)
                && before.forAll(each ->
                        each.getClass() == next.getClass() && each.seat().equals(next.seat()));
    }

    /** What is said of them, at least one. */
    String words(Array<CardEvent> all) {
        Seat seat = all.head().seat();
        Array<Drawn> drawn = all.filter(Drawn.class::isInstance).map(Drawn.class::cast);
        return drawn.isEmpty() ? burned(seat, all.map(Burned.class::cast)) : drawn(seat, drawn);
    }

    private String burned(Seat seat, Array<Burned> all) {
        int shards = all.map(Burned::shards).sum().intValue();
        return cast.does(seat, "burn") + " "
                + Names.list(all.map(each -> cast.paint(seat, each.card().name()))) + " for "
                + Names.number(shards, "shard") + ".";
    }

    /** Known cards by name; of others, from which decks they came. */
    private String drawn(Seat seat, Array<Drawn> all) {
        Array<String> cards = all.exists(each -> each.card().unknown())
                ? Array.of(DeckKind.values()).flatMap(deck -> from(deck, all))
                : all.map(each -> cast.paint(seat, each.card().name()));
        return cast.does(seat, "draw") + " " + Names.list(cards) + ".";
    }

    private static Option<String> from(DeckKind deck, Array<Drawn> all) {
        int number = all.count(each -> each.deck() == deck);
        return Option.when(number > 0, () -> Names.number(number, deck.word() + " card"));
    }
}
