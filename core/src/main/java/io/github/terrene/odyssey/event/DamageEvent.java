package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Departures;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Damage to Characters and what becomes of it: prevention, defeat, healing (sections 5 and 6). */
public sealed interface DamageEvent extends Event {
    /**
     * Characters are dealt damage, all at the same time.
     *
     * @param hits the Characters and the amounts of damage
     * @param cause the battle, or the ability
     */
    @Rule({"TO-5.12", "TO-8.34"})
    record DamageDealt(Array<Hit> hits, Cause cause) implements DamageEvent, Caused {
        /** Whether it is battle damage. */
        public boolean battle() {
            return cause instanceof Cause.Battle;
        }

        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (Hit hit : hits) {
                Member member = after.inPlay(hit.character());
                after = after.withMember(member.withDamage(member.damage() + hit.amount()));
            }
            return after;
        }
    }

    /**
     * A Character takes damage as a cost.
     *
     * @param character the number in play of the Character
     * @param amount the amount of damage
     * @param left the HP that it has left
     */
    @Rule("TO-8.32")
    record DamagePaid(@Names(Named.IN_PLAY) int character, int amount, int left) implements DamageEvent {
        @Override
        public Table applyTo(Table table) {
            Member member = table.inPlay(character);
            return table.withMember(member.withDamage(member.damage() + amount));
        }
    }

    /**
     * Damage to a Character was prevented.
     *
     * @param character the number in play of the Character
     * @param amount the amount of its damage prevention that is used up
     * @param battle whether it was battle damage: other damage uses up no prevention of battle damage
     */
    @Rule("TO-5.20")
    record PreventionSpent(@Names(Named.IN_PLAY) int character, int amount, boolean battle) implements DamageEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withMember(Changes.spending(table.inPlay(character), amount, battle));
        }
    }

    /**
     * Characters are defeated and discarded together.
     *
     * @param defeated the Characters, with what they held
     * @param cause why it happened
     */
    @Rule({"TO-5.7", "TO-8.34"})
    record CharactersDefeated(@Revealed Array<Departure> defeated, Cause cause) implements DamageEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            return Departures.leave(table, defeated);
        }
    }

    /**
     * Damage is removed from Characters.
     *
     * @param healings the Characters and the amounts of damage
     * @param cause why it happened
     */
    @Rule("TO-1.12")
    record CharactersHealed(Array<Healing> healings, Cause cause) implements DamageEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (Healing healing : healings) {
                Member member = after.inPlay(healing.character());
                after = after.withMember(member.withDamage(member.damage() - healing.amount()));
            }
            return after;
        }
    }

    /**
     * Characters lose all Defense Decay.
     *
     * @param characters the numbers in play of the Characters
     */
    @Rule("TO-5.9")
    record DefenseRestored(@Names(Named.IN_PLAY) Array<Integer> characters) implements DamageEvent {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (int character : characters) {
                after = after.withMember(after.inPlay(character).withDecay(0));
            }
            return after;
        }
    }
}
