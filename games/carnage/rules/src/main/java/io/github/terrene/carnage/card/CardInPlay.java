package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/**
 * A card in play: a Legend or Relic of a spearhead, a Location of a realm, a Monster of a nest. The card on top stands for its duplicates.
 *
 * @param controller the player in whose domain it is, whose card it is, too
 * @param place the place in the spearhead, from 1 to 3; of a Location or Monster its place as they are listed, counted from 1
 * @param card the card
 */
@Rule({"CG-3.1", "CG-3.2", "CG-12.17"})
public record CardInPlay(
        Seat controller,
        @Names(Named.PLACE) int place,
        @Open Card card) implements Thing {
    /** More than there are of one kind in a domain. */
    private static final int MOST = 1_000;

    private static final int KINDS = CardKind.values().length;

    /** The number of its place, which it has while no Location or Monster leaves that is listed before it. */
    @Override
    public int number() {
        return 1 + (controller.index() * KINDS + card.kind().ordinal()) * MOST + place;
    }

    @Override
    public Seat owner() {
        return controller;
    }

    /** Whether it is of that kind. */
    public boolean is(CardKind kind) {
        return card.is(kind);
    }

    /**
     * Whether its side wins ties in its rounds.
     *
     * @throws FaultyEffect if a text throws
     */
    @Rule("CG-12.5")
    public boolean winsTies(Board board) {
        return any(board, OwnStatement::winsTies);
    }

    /**
     * Whether it must be the one that is saved when Monsters have lost.
     *
     * @throws FaultyEffect if a text throws
     */
    @Rule({"CG-10.11", "CG-12.13"})
    public boolean savedFirst(Board board) {
        return any(board, OwnStatement::savedFirst);
    }

    private boolean any(Board board, Predicate<OwnStatement> says) {
        Array<Statement> texts = card.continuous();
        for (int i = 0; i < texts.size(); i++) {
            try {
                if (texts.get(i).applying(board, this) instanceof OwnStatement own && says.test(own)) {
                    return true;
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(card.name(), texts.get(i), thrown);
            }
        }
        return false;
    }

    /**
     * What its texts add in its round, in all elements, as far as it is {@linkplain Bounds#MOST counted}.
     *
     * @throws FaultyEffect if a text throws, or names a number below 0
     */
    @Rule({"CG-1.11", "CG-12.13"})
    public int bonus(Board board) {
        Array<Statement> texts = card.continuous();
        int bonus = 0;
        for (int i = 0; i < texts.size(); i++) {
            try {
                if (texts.get(i).applying(board, this) instanceof OwnStatement own) {
                    bonus = Bounds.sum(bonus, Arguments.amount("bonus", own.bonus(board, this)));
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(card.name(), texts.get(i), thrown);
            }
        }
        return bonus;
    }
}
