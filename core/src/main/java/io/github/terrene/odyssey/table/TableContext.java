package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.EffectContext;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * The table as seen by an ability that has no target.
 *
 * @param table the table
 * @param you the player whose ability it is
 * @param self the Character that is its source
 * @param on the counters on the card that has it
 */
public record TableContext(Table table, Seat you, int self, Counters on) implements EffectContext {
    @Override
    public int stat(int character, Stat stat) {
        @Nullable Member member = table.find(character);
        return member == null || member.hidden()
                ? table.memory(character).map(memory -> memory.of(stat)).getOrElse(0)
                : table.stat(member, stat);
    }

    @Override
    public int counters(Counter counter) {
        return on.of(counter);
    }

    @Override
    public Seq<Integer> fitting(CharacterFilter filter) {
        Array<Integer> found = Array.empty();
        for (Side side : table.sides()) {
            for (Member member : side.members()) {
                found = Filters.fits(table, you, self, filter, member) ? found.append(member.id()) : found;
            }
        }
        return found;
    }

    @Override
    public int count(CharacterFilter filter) {
        int count = 0;
        Array<Side> sides = table.sides();
        for (int s = 0; s < sides.size(); s++) {
            Array<Member> members = sides.get(s).members();
            for (int i = 0; i < members.size(); i++) {
                count += Filters.fits(table, you, self, filter, members.get(i)) ? 1 : 0;
            }
        }
        return count;
    }

    @Override
    public int affiliations() {
        return table.side(you)
                .members()
                .filter(Member::recruited)
                .map(member -> member.card().affiliation())
                .distinct()
                .size();
    }

    @Override
    public String activeTerrain() {
        return table.side(you).activeTerrain().card().id();
    }

    @Override
    public int inRole(Role role) {
        return role == Role.SELF ? self : NOBODY;
    }

    /** Whether all of these hold. */
    public boolean all(Array<Condition> conditions) {
        for (int i = 0; i < conditions.size(); i++) {
            if (!conditions.get(i).holds(this)) {
                return false;
            }
        }
        return true;
    }
}
