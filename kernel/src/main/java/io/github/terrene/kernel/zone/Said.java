package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.TruthForm;
import io.github.terrene.kernel.zone.Zone.Known;
import io.vavr.control.Option;

/**
 * What is said of a part of a record.
 *
 * @param asZone that cards lie there
 * @param open that everybody may know it
 * @param revealed that an event reveals what is there
 * @param bySeat whether it has a value for each seat
 * @param faceUp whether it says if the card beside it lies face-up
 */
record Said(Option<Zone> asZone, boolean open, boolean revealed, boolean bySeat, boolean faceUp) {
    static Said of(Part part) {
        return new Said(
                part.said(Zone.class),
                part.said(Open.class).isDefined(),
                part.said(Revealed.class).isDefined(),
                part.said(BySeat.class).isDefined(),
                part.said(FaceUp.class).isDefined());
    }

    /** Whether anything is said of a part at all. */
    static boolean anything(Part part) {
        Said of = of(part);
        return part.said(Owner.class).isDefined()
                || part.said(Insider.class).isDefined()
                || of.bySeat
                || of.faceUp
                || of.something();
    }

    boolean zone() {
        return asZone.isDefined();
    }

    boolean something() {
        return asZone.isDefined() || open || revealed;
    }

    /** Who knows what lies there, unless something around it is hidden. */
    Known to() {
        return asZone.map(Zone::to).getOrElse(Known.EVERYBODY);
    }

    /**
     * Why this says nothing, or too much; none if it makes sense.
     *
     * @param form what is in the part
     * @param hideable whether something in it can be hidden
     * @param owned whether the record, or one around it, has an owner
     */
    Option<String> senseless(Form<?> form, boolean hideable, boolean owned) {
        if (faceUp && !(form instanceof TruthForm)) {
            return Option.some("@FaceUp marks what is true or false");
        }
        if (open && (zone() || revealed)) {
            return Option.some("it is @Open, or a @Zone, or @Revealed");
        }
        if (zone() && !hideable) {
            return Option.some("a @Zone needs something that can be hidden");
        }
        if (open && !hideable) {
            return Option.some("@Open says nothing of what cannot be hidden anyway");
        }
        return Option.when(
                to() == Known.OWNER && !owned && !bySeat,
                "a @Zone for its owner needs an @Owner or an @Insider, in this record or around it");
    }
}
