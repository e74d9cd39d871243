package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;

/** Adds changes to a Character, and uses up prevention. */
final class Changes {
    private static final Alteration HASTE = new Alteration.GainedKeyword(Keyword.HASTE);
    private static final Alteration SLOW = new Alteration.Inflicted(Status.SLOW);

    private Changes() {}

    /** Haste and Slow replace each other, but what was given permanently is only suspended. */
    @Rule("TO-8.19")
    static Member with(Member member, Change change) {
        Array<Change> kept = member.changes();
        if (change.what().equals(HASTE)) {
            kept = withoutTemporary(kept, SLOW);
        } else if (change.what().equals(SLOW)) {
            kept = withoutTemporary(kept, HASTE);
        }
        return member.withChanges(kept.append(change));
    }

    private static Array<Change> withoutTemporary(Array<Change> changes, Alteration what) {
        return changes.reject(
                change -> change.what().equals(what) && !change.until().permanent());
    }

    static Member without(Member member, Alteration what) {
        return member.withChanges(
                member.changes().reject(change -> change.what().equals(what)));
    }

    /** Uses up limited prevention of such damage, the oldest first. */
    @Rule("TO-5.20")
    static Member spending(Member member, int amount, boolean battle) {
        Array<Change> left = Array.empty();
        int open = amount;
        for (Change change : member.changes()) {
            if (open > 0
                    && change.what() instanceof Alteration.Prevention prevention
                    && prevention.limited()
                    && prevention.covers(battle)) {
                int spent = Math.min(open, prevention.amount());
                open -= spent;
                left = spent == prevention.amount()
                        ? left
                        : left.append(new Change(prevention.less(spent), change.until()));
            } else {
                left = left.append(change);
            }
        }
        return member.withChanges(left);
    }
}
