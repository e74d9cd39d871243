package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Printed;
import io.github.terrene.odyssey.trait.Whose;
import io.vavr.collection.Seq;

/** What must be so for an ability to be used, or for an effect to happen. */
@Rule("TO-8.5")
public sealed interface Condition permits Condition.Controls, Condition.Affiliations, Condition.ActiveTerrain {
    /** Whether it is so. */
    boolean holds(Situation here);

    /** Its words: "you control a Fire Character". */
    String say(Speaker speaker);

    /** Whether it asks for numbers that effects may change. */
    default boolean asksForStats() {
        return false;
    }

    /** Several as one: "you control an Earth Character and a Fire Character". */
    static String all(Seq<Condition> conditions, Speaker speaker) {
        return conditions
                .map(condition -> condition.say(speaker))
                .mkString(" and ")
                .replace(" and " + control(""), " and ");
    }

    /** You control a Character of any of these affiliations. */
    static Condition youControl(Affiliation... anyOf) {
        return new Controls(1, CharacterFilter.yourCharacter().of(anyOf));
    }

    /** You control a Character of any of these classes. */
    static Condition youControl(CharacterClass... anyOf) {
        return new Controls(1, CharacterFilter.yourCharacter().of(anyOf));
    }

    /** You control at least so many Characters of any of these affiliations. */
    static Condition youControl(int number, Affiliation... anyOf) {
        return new Controls(number, CharacterFilter.yourCharacter().of(anyOf));
    }

    /** You control at least so many Characters of any of these classes. */
    static Condition youControl(int number, CharacterClass... anyOf) {
        return new Controls(number, CharacterFilter.yourCharacter().of(anyOf));
    }

    /** You control at least so many of these, of which the filter says that they are yours. */
    static Condition youControl(int number, CharacterFilter filter) {
        return new Controls(number, filter);
    }

    /** You control Characters of at least so many affiliations. */
    static Condition differentAffiliations(int number) {
        return new Affiliations(number);
    }

    /** A Terrain is your active one. */
    static Condition activeTerrain(Printed terrain) {
        return new ActiveTerrain(terrain);
    }

    private static String control(String what) {
        return "you control " + what;
    }

    /** You control at least so many Characters that fit. */
    record Controls(int number, CharacterFilter filter) implements Condition {
        /** Refuses a filter that does not say "you control". */
        public Controls {
            if (filter.whose() != Whose.YOUR) {
                throw new IllegalArgumentException("what you control is yours: begin with yourCharacter()");
            }
        }

        @Override
        public boolean holds(Situation here) {
            return here.count(filter) >= number;
        }

        @Override
        public String say(Speaker speaker) {
            CharacterFilter kind = filter.anybodys();
            return control(number == 1 ? kind.one() : Phrase.word(number) + " " + kind.noun(number));
        }

        @Override
        public boolean asksForStats() {
            return filter.asksForStats();
        }
    }

    /** You control Characters of at least so many affiliations. */
    record Affiliations(int number) implements Condition {
        @Override
        public boolean holds(Situation here) {
            return here.affiliations() >= number;
        }

        @Override
        public String say(Speaker speaker) {
            return control("Characters of " + Phrase.word(number) + " different affiliations");
        }
    }

    /** A Terrain is your active one. */
    record ActiveTerrain(Printed terrain) implements Condition {
        @Override
        public boolean holds(Situation here) {
            return here.activeTerrain().equals(terrain.id());
        }

        @Override
        public String say(Speaker speaker) {
            return speaker.terrain(terrain) + " is your active Terrain";
        }
    }
}
