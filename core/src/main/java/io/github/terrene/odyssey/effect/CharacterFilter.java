package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Whose;
import io.vavr.collection.Array;

/**
 * Which Characters a text means: recruited ones, unless it says face-down (8.21).
 *
 * @param whose whose Characters
 * @param other whether the source itself is left out
 * @param classes any of these; empty: any class
 * @param affiliations any of these; empty: any affiliation
 * @param mostLv the highest LV
 * @param mostSp the highest SP
 * @param damaged only those with damage on them
 * @param hidden only hidden ones, instead of only recruited ones
 * @param holding only those that hold a card
 */
public record CharacterFilter(
        Whose whose,
        boolean other,
        Array<CharacterClass> classes,
        Array<Affiliation> affiliations,
        int mostLv,
        int mostSp,
        boolean damaged,
        boolean hidden,
        boolean holding) {

    /** No limit on LV or SP. */
    public static final int ANY_NUMBER = 99;

    private static CharacterFilter of(Whose whose) {
        return new CharacterFilter(
                whose, false, Array.empty(), Array.empty(), ANY_NUMBER, ANY_NUMBER, false, false, false);
    }

    /** A Character. */
    public static CharacterFilter character() {
        return of(Whose.ANY);
    }

    /** A Character you control. */
    public static CharacterFilter yourCharacter() {
        return of(Whose.YOUR);
    }

    /** An allied Character. */
    public static CharacterFilter alliedCharacter() {
        return of(Whose.ALLY);
    }

    /** An enemy Character. */
    public static CharacterFilter enemyCharacter() {
        return of(Whose.ENEMY);
    }

    /** The same without the source. */
    public CharacterFilter another() {
        return new CharacterFilter(whose, true, classes, affiliations, mostLv, mostSp, damaged, hidden, holding);
    }

    /** The same of any of these classes. */
    public CharacterFilter of(CharacterClass... anyOf) {
        return new CharacterFilter(
                whose, other, Array.of(anyOf), affiliations, mostLv, mostSp, damaged, hidden, holding);
    }

    /** The same of any of these affiliations. */
    public CharacterFilter of(Affiliation... anyOf) {
        return new CharacterFilter(whose, other, classes, Array.of(anyOf), mostLv, mostSp, damaged, hidden, holding);
    }

    /** The same of that LV or less. */
    public CharacterFilter ofLvOrLess(int lv) {
        return new CharacterFilter(whose, other, classes, affiliations, lv, mostSp, damaged, hidden, holding);
    }

    /** The same of that SP or less. */
    public CharacterFilter ofSpOrLess(int sp) {
        return new CharacterFilter(whose, other, classes, affiliations, mostLv, sp, damaged, hidden, holding);
    }

    /** The same with damage. */
    public CharacterFilter withDamage() {
        return new CharacterFilter(whose, other, classes, affiliations, mostLv, mostSp, true, hidden, holding);
    }

    /** The same, hidden. */
    public CharacterFilter faceDown() {
        return new CharacterFilter(whose, other, classes, affiliations, mostLv, mostSp, damaged, true, holding);
    }

    /** The same holding a card. */
    public CharacterFilter withCard() {
        return new CharacterFilter(whose, other, classes, affiliations, mostLv, mostSp, damaged, hidden, true);
    }

    /** The same, whosever it is. */
    public CharacterFilter anybodys() {
        return new CharacterFilter(Whose.ANY, other, classes, affiliations, mostLv, mostSp, damaged, hidden, holding);
    }

    /** Tells a proofreader its numbers and what it needs. */
    @Rule("TO-11.2")
    public void proofread(Proofreader reader) {
        upTo(reader, "LV", mostLv);
        upTo(reader, "SP", mostSp);
        reader.require(
                !hidden || classes.isEmpty() && affiliations.isEmpty() && !asksForStats(),
                "TO-11.2",
                "nobody is told class, affiliation, LV or SP of a hidden Character");
        reader.require(
                !other || reader.around().character(),
                "TO-1.5",
                "no Character has this ability, so there is no other one");
    }

    /** "Of LV 2 or less". */
    static void upTo(Proofreader reader, String stat, int most) {
        if (most != ANY_NUMBER) {
            reader.number("TO-1.8", stat, most, 0, Proofreader.MOST_ACTIONS);
        }
    }

    /** Whether it depends on stats that effects may change. */
    public boolean asksForStats() {
        return mostLv != ANY_NUMBER || mostSp != ANY_NUMBER;
    }

    /** One of them: "a Thief you control", "another Character". */
    public String one() {
        return other ? "another " + noun(1) : Phrase.a(noun(1));
    }

    /** Its words without an article, for one or several: "damaged enemy Character of LV 1 or less". */
    public String noun(int number) {
        return Array.of(
                        damaged ? "damaged" : "",
                        hidden ? "hidden" : "",
                        whose.adjective(),
                        Phrase.anyOf(affiliations.map(Affiliation::label)),
                        kind(number),
                        whose == Whose.YOUR ? whose.label() : "",
                        mostLv == ANY_NUMBER ? "" : "of LV " + mostLv + " or less",
                        mostSp == ANY_NUMBER ? "" : "of SP " + mostSp + " or less",
                        holding ? "holding a card" : "")
                .filter(word -> !word.isEmpty())
                .mkString(" ");
    }

    private String kind(int number) {
        String character = Phrase.plural(number, "Character");
        if (classes.isEmpty()) {
            return character;
        }
        String named = Phrase.anyOf(classes.map(each -> each.noun(number)));
        return classes.last().adjective() ? named + " " + character : named;
    }
}
