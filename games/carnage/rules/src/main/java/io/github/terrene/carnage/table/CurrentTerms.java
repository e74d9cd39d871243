package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Thing;
import org.jspecify.annotations.Nullable;

/** What texts in play forbid, and what they make dearer or cheaper. A text that throws fails with a {@link FaultyEffect}. */
public final class CurrentTerms {
    private CurrentTerms() {}

    /** Whether a text in play, or one that waits for the next duel, forbids something to a card. */
    @Rule("CG-12.22")
    static boolean forbids(Table table, Thing thing, Deed deed) {
        for (int i = 0; i < table.promises().size(); i++) {
            NextDuelEffect promise = table.promises().get(i);
            if (promise.seat().equals(thing.controller())
                    && promise.effect().forbids(thing.card().id(), deed)) {
                return true;
            }
        }
        if (Texts.none(table)) {
            return false;
        }
        for (Texts texts = new Texts(table); texts.next(); ) {
            CardInPlay source = texts.source();
            Statement text = texts.text();
            try {
                if (text.forbids(table, source, thing, deed)) {
                    return true;
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(source.card().name(), text, thrown);
            }
        }
        return false;
    }

    /** What texts in play add to the price of a card that a player places; negative if it becomes cheaper. */
    @Rule("CG-12.25")
    public static int dearer(Table table, Seat player, Card card) {
        if (Texts.none(table)) {
            return 0;
        }
        long more = 0;
        @Nullable Thing placed = null; // made only if a text asks for it
        for (Texts texts = new Texts(table); texts.next(); ) {
            CardInPlay source = texts.source();
            Statement text = texts.text();
            try {
                if (text.decidesCosts()) {
                    placed = placed == null ? new InPile(Where.HAND, player, card) : placed;
                    more += Bounds.within(text.costs(table, source, player, placed));
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(source.card().name(), text, thrown);
            }
        }
        return Bounds.within(more);
    }
}
