package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** Ends changes of Characters. */
@Rule("TO-8.31")
public final class Expiry {
    private Expiry() {}

    /** The table once "until end of turn" and "until the start of your next turn", for that player, have ended. */
    public static Table atStartOfTurn(Table table, Seat player) {
        return ending(table, until -> until.endsWithTurn() || until.endsWhenTurnStarts(player));
    }

    /** The table once "until end of turn" has ended. */
    public static Table atEndOfTurn(Table table) {
        return ending(table, Until::endsWithTurn);
    }

    /** The table once what that card gave "while this card is in play" has ended. */
    public static Table endingWith(Table table, int card) {
        return ending(table, until -> until.endsWith(card));
    }

    /** The table once what lasted with those cards, or until a turn of those players, has ended. */
    @Rule("TO-10.11")
    static Table endingWith(Table table, Array<Seat> players, Array<Integer> cards) {
        return ending(table, until -> cards.exists(until::endsWith) || players.exists(until::endsWhenTurnStarts));
    }

    private static Table ending(Table table, Predicate<Until> over) {
        Table after = table;
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Array<Member> members = sides.get(s).members();
            for (int i = 0; i < members.size() && sides.get(s).changed(); i++) {
                Member member = members.get(i);
                Array<Change> left = left(member.changes(), over);
                after = left == member.changes() ? after : after.withMember(member.withChanges(left));
            }
        }
        return after;
    }

    private static Array<Change> left(Array<Change> changes, Predicate<Until> over) {
        for (int i = 0; i < changes.size(); i++) {
            if (over.test(changes.get(i).until())) {
                return changes.reject(change -> over.test(change.until()));
            }
        }
        return changes;
    }
}
