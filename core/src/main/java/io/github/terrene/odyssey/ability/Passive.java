package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Each;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;

/** One thing that a passive ability says. */
@Rule("TO-8.1")
public sealed interface Passive
        permits Passive.StatBonus,
                Passive.Has,
                Passive.Immune,
                Passive.Is,
                Passive.CannotBlock,
                Passive.CostsLess,
                Passive.PreventsEach {
    /** Who it applies to: {@link Role#SELF} or {@link Each}; other roles mean nothing without an event. */
    default Who to() {
        return Role.SELF;
    }

    /** Tells a proofreader its amounts and what it needs. */
    default void proofread(Proofreader reader) {}

    /** Whether it depends on stats that passive abilities themselves may change. */
    default boolean asksForStats() {
        return false;
    }

    /** A changed stat. */
    record StatBonus(Stat stat, Amount amount, Who to) implements Passive {
        @Override
        public void proofread(Proofreader reader) {
            reader.recruited(to);
            reader.change(amount, stat);
        }

        /** The same for all Characters that fit. */
        public StatBonus to(Each others) {
            return new StatBonus(stat, amount, others);
        }

        @Override
        public boolean asksForStats() {
            return amount.asksForStats()
                    || to instanceof Each each && each.filter().asksForStats();
        }
    }

    /** A printed keyword. */
    record Has(Keyword keyword) implements Passive {
        @Override
        public void proofread(Proofreader reader) {
            reader.mentions(Role.SELF);
        }
    }

    /** A printed immunity. */
    record Immune(Immunity from) implements Passive {
        @Override
        public void proofread(Proofreader reader) {
            reader.mentions(Role.SELF);
        }
    }

    /** A printed status condition (8.37). */
    @Rule("TO-8.37")
    record Is(Status status) implements Passive {
        @Override
        public void proofread(Proofreader reader) {
            reader.mentions(Role.SELF);
        }
    }

    /** It cannot be declared as a blocker. */
    record CannotBlock() implements Passive {
        @Override
        public void proofread(Proofreader reader) {
            reader.mentions(Role.SELF);
        }
    }

    /**
     * Cards of a kind that this player's Characters hold cost fewer Actions.
     *
     * @param actions the number of Actions that they cost less
     */
    record CostsLess(
            CardKind kind,

            @Rule("TO-8.2") @Bounded(most = Proofreader.MOST_ACTIONS, called = "a number of Actions")
            int actions)
            implements Passive {
        @Override
        public void proofread(Proofreader reader) {
            heldCards(reader, kind);
        }
    }

    /**
     * Reduces all damage that a card of a kind deals to it.
     *
     * @param amount the amount by which it reduces the damage
     */
    record PreventsEach(
            @Rule("TO-5.20") @Bounded(most = Proofreader.MOST_POINTS, called = "what is prevented")
            int amount,

            CardKind kind)
            implements Passive {
        @Override
        public void proofread(Proofreader reader) {
            reader.mentions(Role.SELF);
            heldCards(reader, kind);
        }
    }

    /** Checks the kind: what Characters and Terrains do themselves does not count as done by a card of some kind. */
    private static void heldCards(Proofreader reader, CardKind kind) {
        reader.require(kind.held(), "TO-8.15/not-held", "the kind must be Item, Command, Spell or Trap");
    }
}
