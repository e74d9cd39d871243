package io.github.terrene.terralore.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Deed;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;

/** On which terms cards are played and changed now: what they cost, and what is forbidden. */
public final class CurrentTerms {
    private CurrentTerms() {}

    /** Whether a text forbids something to a card on the field. It allocates nothing, since it is asked for every target. */
    @Rule("TL-9.35")
    static boolean forbids(Table table, CardOnField card, Deed deed) {
        if (card.isForbidden(deed)) {
            return true;
        }
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> sources = table.standing(Place.all().get(p));
            for (int i = 0; i < sources.size(); i++) {
                if (forbids(table, sources.get(i), card, deed)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean forbids(Table table, CardOnField source, CardOnField card, Deed deed) {
        Array<Statement> texts = source.card().continuous();
        for (int i = 0; i < texts.size(); i++) {
            if (forbids(table, source, texts.get(i), card, deed)) {
                return true;
            }
        }
        return false;
    }

    private static boolean forbids(Table table, CardOnField source, Statement text, CardOnField card, Deed deed) {
        try {
            return text.forbids(table, source, card, deed);
        } catch (Throwable thrown) {
            throw CurrentStats.faulty(source, text, thrown);
        }
    }

    /** What a card in a player's hand costs now, from 0 to {@value Points#MOST}. */
    @Rule({"TL-6.5", "TL-6.14"})
    public static int cost(Table table, Seat player, Card card) {
        long cost = card.price();
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> sources = table.standing(Place.all().get(p));
            for (int i = 0; i < sources.size(); i++) {
                cost += costs(table, sources.get(i), player, card);
            }
        }
        return Math.max(0, Points.bounded(cost));
    }

    private static long costs(Table table, CardOnField source, Seat player, Card card) {
        Array<Statement> texts = source.card().continuous();
        long more = 0;
        for (int i = 0; i < texts.size(); i++) {
            more += costs(table, source, texts.get(i), player, card);
        }
        return more;
    }

    private static int costs(Table table, CardOnField source, Statement text, Seat player, Card card) {
        try {
            return text.decidesCosts()
                    ? Points.bounded(text.costs(table, source, player, new InPile(Where.HAND, player, card)))
                    : 0;
        } catch (Throwable thrown) {
            throw CurrentStats.faulty(source, text, thrown);
        }
    }
}
