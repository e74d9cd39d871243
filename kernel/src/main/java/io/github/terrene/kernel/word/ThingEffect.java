package io.github.terrene.kernel.word;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens to things in play. */
public interface ThingEffect extends Effect {
    /** What it happens to. */
    Selection whom();

    /** Does it to those. */
    void to(Array<? extends Thing> things, Resolution here);

    @Override
    default void resolve(Resolution here) {
        Option<? extends Array<? extends Thing>> things = whom().in(here);
        if (things.isDefined()) {
            to(things.get(), here);
        }
    }

    @Override
    default Option<Selection.Chosen> target() {
        return whom().target();
    }

    @Override
    default int worth() {
        int side = whom().side();
        return side == 0 && whom().asks() ? Math.abs(helps()) : side * helps();
    }

    @Override
    default void proofread(Proof proof) {
        proof.inPlay(whom());
    }

    /** Damage is dealt: "2 damage to an enemy Human". */
    record Damage(Selection whom, Amount damage) implements ThingEffect {
        @Override
        public int helps() {
            return -1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.damage(things, Math.max(0, damage.in(here)));
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.amount(this, "damage", damage);
        }
    }

    /** Damage is healed: "this card gets 2 tokens back". */
    record Heal(Selection whom, Amount tokens) implements ThingEffect {
        @Override
        public int helps() {
            return 1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.heal(things, Math.max(0, tokens.in(here)));
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.amount(this, "tokens", tokens);
        }
    }

    /** Things are destroyed. */
    record Destroy(Selection whom) implements ThingEffect {
        @Override
        public int helps() {
            return -1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.destroy(things);
        }
    }

    /** A number is added to one that they have: "gets ATK +2 this turn". */
    record Gets(Selection whom, Stat stat, Amount points, Duration duration) implements ThingEffect {
        @Override
        public int helps() {
            return Integer.signum(points.printed().sum().intValue());
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.add(things, stat, points.in(here), duration);
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.change(this, points);
            proof.changed(stat);
            proof.lasts(this, duration);
        }
    }

    /** A number that they have is replaced: "gets ATK = 3 this turn". */
    record GetsExactly(Selection whom, Stat stat, Amount points, Duration duration) implements ThingEffect {
        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.set(things, stat, points.in(here), duration);
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.value(this, stat, points);
            proof.lasts(this, duration);
        }
    }

    /** They become something: "is Ranged this turn". */
    record Becomes(Selection whom, Quality what, Duration duration) implements ThingEffect {
        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.make(things, what, duration);
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.lasts(this, duration);
        }
    }

    /** Things in play go elsewhere: "return an enemy Human to its owner's hand". */
    record Move(Selection whom, Area to) implements ThingEffect {
        @Override
        public boolean changesNothing() {
            return whom.filter().exists(who -> who.where().equals(to));
        }

        @Override
        public int helps() {
            return -1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.move(things, to);
        }

        @Override
        public void proofread(Proof proof) {
            proof.moved(whom, to);
        }
    }

    /**
     * Cards in piles that everybody sees go elsewhere: "take a Weapon in your Underworld back into your hand"; also this card, if it has just
     * gone there: "put this card into standby".
     */
    record Take(Selection whom, Area to) implements ThingEffect {
        @Override
        public boolean changesNothing() {
            return whom.filter().exists(who -> who.where().equals(to));
        }

        @Override
        public int helps() {
            return 1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.take(things, to);
        }

        @Override
        public void proofread(Proof proof) {
            proof.taken(whom, to);
        }
    }

    /** Things cannot do something: "cannot attack this turn". */
    record Forbid(Selection whom, Deed deed, Duration duration) implements ThingEffect {
        @Override
        public int helps() {
            return -1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.forbid(things, deed, duration);
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.lasts(this, duration);
        }
    }

    /** The next damage to each of them is prevented: "prevent the next damage to a Human of yours". */
    record Prevent(Selection whom, Duration duration) implements ThingEffect {
        @Override
        public int helps() {
            return 1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.protect(things, duration);
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.lasts(this, duration);
        }
    }

    /** The controller of the text controls them from now on: "take control of an enemy Human". */
    record Control(Selection whom) implements ThingEffect {
        @Override
        public int helps() {
            return -1;
        }

        /** Whoever controls them has them. */
        @Override
        public int worth() {
            return 1;
        }

        @Override
        public void to(Array<? extends Thing> things, Resolution here) {
            here.control(here.you(), things);
        }

        @Override
        public void proofread(Proof proof) {
            ThingEffect.super.proofread(proof);
            proof.controlled(this, whom);
        }
    }
}
