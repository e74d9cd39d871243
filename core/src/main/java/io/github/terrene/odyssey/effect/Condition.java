package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.odyssey.trait.Whose;
import io.vavr.collection.Seq;

/** What must hold for an ability to be used, or for an effect to happen. */
@Rule("TO-8.5")
public sealed interface Condition permits Condition.Controls, Condition.Affiliations, Condition.ActiveTerrain {
    /** What follows "you". */
    String CONTROL = " control ";

    /** Whether it holds. */
    boolean holds(EffectContext here);

    /** Its words: "you control a Fire Character". */
    String say(Speaker speaker);

    /** Whether it depends on stats that effects may change. */
    default boolean asksForStats() {
        return false;
    }

    /** Tells a proofreader its numbers and what it needs. */
    default void proofread(Proofreader reader) {}

    /** Several as one: "you control an Earth Character and a Fire Character". */
    static String all(Seq<Condition> conditions, Speaker speaker) {
        return conditions
                .map(condition -> condition.say(speaker))
                .mkString(" and ")
                .replace(" and " + PlayerRole.YOU.label() + CONTROL, " and ");
    }

    private static String control(Speaker speaker, String what) {
        return speaker.you() + CONTROL + what;
    }

    /** You control at least that many Characters that fit. */
    record Controls(int number, CharacterFilter filter) implements Condition {
        @Override
        public void proofread(Proofreader reader) {
            reader.number("TO-8.21", "the number of Characters", number, 1, Proofreader.MOST_ACTIONS);
            reader.given("TO-8.21", "who is meant", filter).forEach(each -> each.proofread(reader));
        }

        /** Refuses a filter that does not say "you control". */
        public Controls {
            if (filter != null && filter.whose() != Whose.YOUR) {
                throw new IllegalArgumentException("what you control is yours: begin with yourCharacter()");
            }
        }

        @Override
        public boolean holds(EffectContext here) {
            return here.count(filter) >= number;
        }

        @Override
        public String say(Speaker speaker) {
            CharacterFilter kind = filter.anybodys();
            return control(speaker, number == 1 ? kind.one() : Phrase.word(number) + " " + kind.noun(number));
        }

        @Override
        public boolean asksForStats() {
            return filter.asksForStats();
        }
    }

    /** You control Characters of at least so many affiliations. */
    record Affiliations(int number) implements Condition {
        @Override
        public void proofread(Proofreader reader) {
            reader.number("TO-1.4", "the number of different affiliations", number, 2, 6);
        }

        @Override
        public boolean holds(EffectContext here) {
            return here.affiliations() >= number;
        }

        @Override
        public String say(Speaker speaker) {
            return control(speaker, "Characters of " + Phrase.word(number) + " different affiliations");
        }
    }

    /** A Terrain is your active one. */
    record ActiveTerrain(NamedCard terrain) implements Condition {
        @Override
        public void proofread(Proofreader reader) {
            reader.given("TO-1.5", "the Terrain", terrain);
        }

        @Override
        public boolean holds(EffectContext here) {
            return here.activeTerrain().equals(terrain.id());
        }

        @Override
        public String say(Speaker speaker) {
            return speaker.terrain(terrain) + " is " + speaker.owned(PlayerRole.YOU) + " active Terrain";
        }
    }
}
