package io.github.terrene.odyssey;

import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.CardFilter;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Each;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.NamedCard;
import io.github.terrene.odyssey.trait.Printed;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Whose;

/** The words for what abilities and effects are about: which Characters and cards, how much, and on what condition. */
abstract class TermWords implements NamedWords {
    // which Characters and cards

    /** Any player's Character; {@link Words#character(String)} begins a card instead. */
    public static CharacterFilter character() {
        return CharacterFilter.of(Whose.ANY);
    }

    /** A Character you control. */
    public static CharacterFilter yourCharacter() {
        return CharacterFilter.of(Whose.YOUR);
    }

    /** An allied Character. */
    public static CharacterFilter alliedCharacter() {
        return CharacterFilter.of(Whose.ALLY);
    }

    /** An enemy Character. */
    public static CharacterFilter enemyCharacter() {
        return CharacterFilter.of(Whose.ENEMY);
    }

    /** All Characters that fit. */
    public static Each each(CharacterFilter filter) {
        return new Each(filter);
    }

    /** A card of a kind. */
    public static CardFilter card(CardKind kind) {
        return CardFilter.of(kind);
    }

    // how much

    /** That much for each counter of that kind on the card that has the ability. */
    public static Amount perCounter(int times, Counter counter) {
        return new Amount.PerCounter(times, counter);
    }

    /** That much for each Character that fits. */
    public static Amount perCharacter(int times, CharacterFilter filter) {
        return new Amount.PerCharacter(times, filter);
    }

    /** The value of a Character's stat. */
    public static Amount statOf(Role who, Stat stat) {
        return new Amount.StatOf(who, stat);
    }

    /** One of three, by the LV of the Spellcaster: 1, 2, 3 or more (8.16). */
    public static Amount byLevel(int atOne, int atTwo, int atThree) {
        return new Amount.ByLevel(atOne, atTwo, atThree);
    }

    // on what condition

    /** You control a Character of any of these affiliations. */
    public static Condition youControl(Affiliation... anyOf) {
        return new Condition.Controls(1, yourCharacter().of(anyOf));
    }

    /** You control a Character of any of these classes. */
    public static Condition youControl(CharacterClass... anyOf) {
        return new Condition.Controls(1, yourCharacter().of(anyOf));
    }

    /** You control at least that many Characters of any of these affiliations. */
    public static Condition youControl(int number, Affiliation... anyOf) {
        return new Condition.Controls(number, yourCharacter().of(anyOf));
    }

    /** You control at least that many Characters of any of these classes. */
    public static Condition youControl(int number, CharacterClass... anyOf) {
        return new Condition.Controls(number, yourCharacter().of(anyOf));
    }

    /** You control at least that many Characters that fit; the filter must say that they are yours. */
    public static Condition youControl(int number, CharacterFilter filter) {
        return new Condition.Controls(number, filter);
    }

    /** You control Characters of at least that many affiliations. */
    public static Condition differentAffiliations(int number) {
        return new Condition.Affiliations(number);
    }

    /** A Terrain is your active one. */
    public static Condition activeTerrain(Printed terrain) {
        return new Condition.ActiveTerrain(NamedCard.of(terrain));
    }
}
