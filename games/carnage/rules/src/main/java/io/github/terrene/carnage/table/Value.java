package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Statement;
import org.jspecify.annotations.Nullable;

/**
 * A value of a fighter while it is counted: first it is multiplied, then texts add to it. It lives inside one call.
 */
@Rule("CG-12.21")
final class Value {
    private final Table table;
    private final Seat seat;
    private final int place;
    private final Card card;
    private final Element element;
    private @Nullable CardInPlay fighter; // made only if a text asks for it: most cards have none
    private long added;
    private long times = 1;

    private Value(Table table, Seat seat, int place, Card card, Element element) {
        this.table = table;
        this.seat = seat;
        this.place = place;
        this.card = card;
        this.element = element;
    }

    /** What a value of a fighter counts, with what waits for the next duel and with all texts in play; never below 0. */
    static int counted(Table table, Seat seat, int place, Card card, Element element, int value) {
        return table.promises().isEmpty() && Texts.none(table)
                ? Bounds.amount(value)
                : new Value(table, seat, place, card, element).counted(value);
    }

    private int counted(int value) {
        for (int i = 0; i < table.promises().size(); i++) {
            NextDuelEffect promise = table.promises().get(i);
            if (promise.seat().equals(seat)) {
                added += promise.effect().raises(card.id(), element);
                times = Bounds.amount(times * promise.effect().multiplies(card.id(), element));
            }
        }
        for (Texts texts = new Texts(table); texts.next(); ) {
            count(texts.source(), texts.text());
        }
        return Bounds.amount(value * times + added);
    }

    private void count(CardInPlay source, Statement text) {
        fighter = fighter == null ? new CardInPlay(seat, place, card) : fighter;
        try {
            added += Bounds.within(text.adds(table, source, fighter, element));
            times = Bounds.amount(times * Bounds.amount(text.multiplies(table, source, fighter, element)));
        } catch (Throwable thrown) {
            throw FaultyEffect.of(source.card().name(), text, thrown);
        }
    }
}
