package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.ChangesNothing;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Expiry;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Until;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.collection.Array;

/** What effects do to Characters: they change, gain XP and counters, are hidden and shown. */
public sealed interface CharacterEvent extends Event {
    /**
     * Characters are given something for a time.
     *
     * @param characters the numbers in play of the Characters
     * @param change what they are given, and for how long
     * @param cause why it happened
     */
    @Rule({"TO-8.30", "TO-8.31"})
    record CharactersChanged(@Names(Named.IN_PLAY) Array<Integer> characters, Change change, Cause cause)
            implements CharacterEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (int character : characters) {
                after = after.withMember(Changes.with(after.inPlay(character), change));
            }
            return after;
        }
    }

    /**
     * Characters are turned face-down by an effect.
     *
     * @param characters the Characters
     * @param memories the stats they had, as everybody saw them
     */
    @Rule({"TO-7.6", "TO-11.4"})
    record CharactersHidden(Array<Concealed> characters, Array<Memory> memories) implements CharacterEvent {
        @Override
        public Table applyTo(Table table) {
            Table after = table.withMemories(table.memories().appendAll(memories));
            for (Concealed concealed : characters) {
                Member member = after.inPlay(concealed.character());
                after = Expiry.endingWith(
                        after.withMember(member.turnedDown().withCard(concealed.lying())), member.id());
                after = member.held().isEmpty()
                        ? after
                        : Expiry.endingWith(after, member.held().get().id());
            }
            return after;
        }

        @Override
        public Knowledge remembered(Knowledge known) {
            return characters.foldLeft(
                    known,
                    (all, hidden) ->
                            all.inPlayShown(hidden.character(), hidden.card().id()));
        }
    }

    /**
     * Hidden Characters are shown to everybody and stay hidden.
     *
     * @param characters the Characters
     */
    @Rule("TO-7.10")
    record CharactersRevealed(@Revealed Array<Shown> characters) implements CharacterEvent, ChangesNothing<Table> {

        @Override
        public Knowledge remembered(Knowledge known) {
            return characters.foldLeft(
                    known,
                    (all, shown) ->
                            all.inPlayShown(shown.character(), shown.card().id()));
        }
    }

    /**
     * Hidden Characters are turned face-up by an effect.
     *
     * @param characters the Characters
     */
    @Rule("TO-4.24")
    record CharactersTurnedUp(@Revealed Array<Shown> characters) implements CharacterEvent {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (Shown shown : characters) {
                Member member = after.inPlay(shown.character());
                after = after.withMember(member.withRecruited(true).withCard(shown.card()));
            }
            return after;
        }
    }

    /**
     * Characters lose all status conditions.
     *
     * @param characters the numbers in play of the Characters
     */
    @Rule("TO-8.19")
    record StatusesCured(@Names(Named.IN_PLAY) Array<Integer> characters) implements CharacterEvent {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (int character : characters) {
                Member member = after.inPlay(character);
                after = after.withMember(member.withChanges(
                        member.changes().reject(change -> change.what().isStatus())));
            }
            return after;
        }
    }

    /**
     * The counters on a card change.
     *
     * @param card the card
     * @param counter the kind of counter
     * @param now the number of these counters afterwards
     * @param cause why it happened
     */
    @Rule("TO-8.22")
    record CountersChanged(Source card, Counter counter, int now, Cause cause) implements CharacterEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            return Uses.withCounters(table, card, counter, now);
        }
    }

    /**
     * A Character gains 1 XP, and what the Terrain gives for it.
     *
     * @param character the number in play of the Character
     * @param xp the amount of XP it has now
     * @param gain what the Terrain gives for it
     * @param healed the amount of damage that the gain heals
     * @param cause why it happened
     */
    @Rule({"TO-6.2", "TO-6.3", "TO-6.4"})
    record XpGained(@Names(Named.IN_PLAY) int character, int xp, Gain gain, int healed, Cause cause)
            implements CharacterEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            Member member = table.inPlay(character).withXp(xp);
            Until forGood = Until.forGood(member.seat());
            for (Alteration what : gain.lasting()) {
                member = Changes.with(member, new Change(what, forGood));
            }
            return table.withMember(member.withDamage(member.damage() - healed));
        }
    }
}
