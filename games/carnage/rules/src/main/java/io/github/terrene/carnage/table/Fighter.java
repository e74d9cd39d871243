package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The fighter of one side in a round of a duel.
 *
 * @param card the Legend or Monster; none if nobody acts
 */
@Rule({"CG-7.3", "CG-8.2", "CG-10.3"})
public record Fighter(Option<Card> card) {
    /** Nobody. */
    public static final Fighter NOBODY = new Fighter(Option.none());

    /**
     * Who is meant by a number.
     *
     * @param fighter as in {@link Duel}
     */
    public static Fighter of(Table table, Seat seat, int fighter) {
        boolean monsters = table.duel().exists(duel -> duel.monsters(seat));
        return fighter < 1 || fighter > Spearhead.PLACES
                ? NOBODY
                : new Fighter(
                        monsters
                                ? table.side(seat)
                                        .domain()
                                        .nest()
                                        .drop(fighter - 1)
                                        .headOption()
                                : table.side(seat).spearhead().legend(fighter).map(Stack::card));
    }

    /** Those who are meant by several numbers. */
    public static Array<Fighter> of(Table table, Seat seat, Array<Integer> fighters) {
        return fighters.map(fighter -> of(table, seat, fighter));
    }

    /** Who acts for a seat in a round from 1 to 3 of the duel under way. */
    public static Fighter inRound(Table table, Seat seat, int round) {
        return of(table, seat, table.duel().map(duel -> duel.order(seat)).get().get(round - 1));
    }

    /** The fighter of a seat in a round of the duel as a card in play; null if nobody acts for it, or a text has removed who did. */
    @Rule("CG-12.18")
    public static @Nullable CardInPlay inPlay(Table table, Seat seat, int round) {
        return standing(table, seat, table.duel().get().fighter(seat, round));
    }

    /**
     * The fighter with that number in the duel under way as a card in play; null if a text has removed who it was.
     *
     * @param fighter as in {@link Duel}
     */
    @Rule("CG-12.18")
    public static @Nullable CardInPlay standing(Table table, Seat seat, int fighter) {
        @Nullable
        Card card = fighter == 0
                ? null
                : table.duel().get().monsters(seat)
                        ? monster(table.side(seat), fighter)
                        : legend(table.side(seat), fighter);
        return card == null ? null : new CardInPlay(seat, fighter, card);
    }

    private static @Nullable Card monster(Side side, int fighter) {
        Array<Card> nest = side.domain().nest();
        return fighter <= nest.size() ? nest.get(fighter - 1) : null;
    }

    private static @Nullable Card legend(Side side, int fighter) {
        Option<Stack> legend = side.spearhead().legend(fighter);
        return legend.isDefined() ? legend.get().card() : null;
    }

    /** The fighter of the other side in the round in which that fighter acts; null if there is none. */
    @Rule({"CG-7.3", "CG-10.3"})
    static @Nullable CardInPlay facing(Table table, CardInPlay card) {
        Duel duel = table.duel().getOrNull();
        Seat opponent = Players.opponent(card.controller());
        boolean acts = duel != null
                && duel.monsters(card.controller()) == card.is(CardKind.MONSTER)
                && !card.is(CardKind.LOCATION)
                && duel.order(opponent).nonEmpty();
        int round = acts ? duel.order(card.controller()).indexOf(card.place()) + 1 : 0;
        return round == 0 ? null : inPlay(table, opponent, round);
    }
}
