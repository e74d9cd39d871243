package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Body;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.Whose;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Selects Battle cards in play.
 *
 * @param whose on which side they are
 * @param type the type, if it must be a certain one
 * @param reach the reach, if it must be a certain one
 * @param word a further word that they must have, if there is one
 * @param where whether they are on the battlefield or in standby
 */
@Rule({"HB-1.10", "HB-7.35", "HB-10.3"})
public record BattleFilter(Whose whose, Option<BattleType> type, Option<Reach> reach, Option<String> word, Where where)
        implements Targets.Sort {
    private static final int USUAL = 4;

    /** All Battle cards of that side on the battlefield. */
    public static BattleFilter of(Whose whose) {
        return new BattleFilter(whose, Option.none(), Option.none(), Option.none(), Where.BATTLEFIELD);
    }

    /** The same filter, only for those of a type. */
    public BattleFilter of(BattleType only) {
        return new BattleFilter(whose, Option.some(only), reach, word, where);
    }

    /** The same filter, only for those of a reach. */
    public BattleFilter of(Reach only) {
        return new BattleFilter(whose, type, Option.some(only), word, where);
    }

    /** The same filter, only for those with a further word. */
    public BattleFilter called(String only) {
        return new BattleFilter(whose, type, reach, Option.some(only), where);
    }

    /** The same filter for another place. */
    public BattleFilter in(Where other) {
        return new BattleFilter(whose, type, reach, word, other);
    }

    /** Whether it selects that card in play, for a text of that controller. */
    public boolean means(Board board, Seat controller, CardInPlay card) {
        return card.battle()
                && where.means(card.place().slot())
                && whose.means(controller, card.controller())
                && fits(board, card);
    }

    private boolean fits(Board board, CardInPlay card) {
        Body body = card.body();
        return (type.isEmpty() || type.get() == body.type())
                && (reach.isEmpty() || reach.get() == board.reach(card))
                && (word.isEmpty() || body.words().contains(word.get()));
    }

    /** The cards that it selects now, the active player's first, slot by slot. */
    @Rule("HB-10.6")
    public Array<CardInPlay> in(Board board, Seat controller) {
        return Players.from(board.active())
                .flatMap(seat -> board.inPlay(seat).filter(each -> means(board, controller, each)));
    }

    @Override
    public Array<Choice> options(Board board, Seat controller) {
        ArrayBuilder<Choice> options = new ArrayBuilder<>(USUAL);
        for (int p = 0; p < Players.BOTH.size(); p++) {
            Array<CardInPlay> side = board.inPlay(Players.BOTH.get(p));
            for (int i = 0; i < side.size(); i++) {
                if (means(board, controller, side.get(i))) {
                    options.add(new Choice.InPlay(side.get(i).number()));
                }
            }
        }
        return options.all();
    }

    @Override
    public boolean has(Board board, Seat controller, Choice choice) {
        @Nullable CardInPlay card = named(board, choice);
        return card != null && means(board, controller, card);
    }

    private static @Nullable CardInPlay named(Board board, Choice choice) {
        return choice instanceof Choice.InPlay one ? board.find(one.number()) : null;
    }

    /** For a Battle card that is out of reach in standby there is a separate rule. */
    @Override
    @Rule("HB-10.2")
    public String refusal(Board board, Choice choice) {
        @Nullable CardInPlay card = named(board, choice);
        boolean outOfReach = card != null
                && card.battle()
                && card.place().slot().standby()
                && !where.means(card.place().slot());
        return outOfReach ? "HB-10.2" : "HB-7.3";
    }

    @Override
    public void proofread(Proofreader reader) {
        if (where != null && where != Where.BATTLEFIELD) {
            reader.reachesStandby();
        }
    }
}
