package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Here;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.World;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Cards that are meant by their place. */
public sealed interface HobeSelection extends Selection {
    /** The first obstacle in the column of the card; none if that is the deck. */
    @Rule("HB-10.5")
    record Opposite() implements HobeSelection {
        @Override
        public Array<? extends Thing> known(Here here) {
            @Nullable
            CardInPlay there = here.self() instanceof CardInPlay source && source.onBattlefield()
                    ? ((Board) here.world()).firstObstacle(source.place())
                    : null;
            return there == null ? Array.empty() : Array.of(there);
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).itsPlace();
        }
    }

    /** The Battle cards beside the card itself. */
    @Rule("HB-10.5")
    record Neighbours() implements HobeSelection {
        @Override
        public Array<? extends Thing> known(Here here) {
            return here.self() instanceof CardInPlay source
                    ? ((Board) here.world())
                            .inPlay(source.controller())
                            .filter(card -> card.battle() && includes(here.world(), source, card))
                    : Array.empty();
        }

        @Override
        public boolean includes(World world, Thing source, Thing thing) {
            return source.controller().equals(thing.controller())
                    && ((CardInPlay) source)
                            .place()
                            .slot()
                            .neighbours(((CardInPlay) thing).place().slot());
        }

        @Override
        public boolean plural() {
            return true;
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).itsPlace();
        }
    }

    /** The bearer of the Weapon, including in standby. */
    @Rule("HB-7.22")
    record Bearer() implements HobeSelection {
        @Override
        public Array<? extends Thing> known(Here here) {
            @Nullable
            CardInPlay bearer =
                    here.self() instanceof CardInPlay weapon ? ((Board) here.world()).at(weapon.place()) : null;
            return bearer == null ? Array.empty() : Array.of(bearer);
        }

        @Override
        public boolean includes(World world, Thing source, Thing thing) {
            return ((CardInPlay) source).place().equals(((CardInPlay) thing).place());
        }

        /** What a Weapon changes, it changes since it lies on its bearer, wherever that is. */
        @Override
        public int began(Thing source, int since) {
            return source.number();
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).on(CardKind.WEAPON, "HB-7.19");
        }
    }
}
