package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Targets;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Whose;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** What can be targeted besides Battle cards. */
public final class Sorts {
    private Sorts() {}

    /**
     * Situations in play: only texts that name them reach them.
     *
     * @param whose whose
     */
    @Rule("HB-7.29")
    public record SituationOf(Whose whose) implements Targets.Sort {
        @Override
        public Array<Choice> options(Board board, Seat controller) {
            ArrayBuilder<Choice> options = new ArrayBuilder<>(1);
            for (int p = 0; p < Players.BOTH.size(); p++) {
                @Nullable CardInPlay there = board.at(Players.BOTH.get(p), Slot.SITUATION);
                if (there != null && whose.means(controller, there.controller())) {
                    options.add(new Choice.InPlay(there.number()));
                }
            }
            return options.all();
        }
    }

    /**
     * Cards in an Underworld.
     *
     * @param whose whose Underworld
     * @param kind of that kind
     */
    @Rule("HB-3.5")
    public record InUnderworld(Whose whose, CardKind kind) implements Targets.Sort {
        /** In ascending order; copies are one choice. */
        @Override
        public Array<Choice> options(Board board, Seat controller) {
            return Players.BOTH
                    .filter(seat -> whose.means(controller, seat))
                    .flatMap(seat -> board.underworld(seat)
                            .filter(card -> card.kind() == kind)
                            .map(Card::id)
                            .distinct()
                            .sorted()
                            .map(id -> new Choice.Buried(seat, id)));
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.kind(kind);
        }
    }
}
