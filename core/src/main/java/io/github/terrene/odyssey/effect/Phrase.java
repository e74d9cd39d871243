package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Accents;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.regex.Pattern;

/** The small parts of the controlled wording: articles, numbers, lists, sentences. */
@Rule("TO-1.1")
public final class Phrase {
    private static final String FULL_STOP = ".";
    private static final String ENDS = ".!?";
    private static final String MINUS = "\u2212";
    private static final Array<String> NUMBERS =
            Array.of("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    /** What begins with the sound of a vowel: vowels, letters that are spelled out, some numbers, a mute h. */
    private static final Pattern VOWEL = Pattern.compile(
            "[aeio].*|u(?![^aeiou][aeiou]).*|(?-i:[AEFHILMNORSX])(?-i:[A-Z]*)\\b.*|(8|1[18](?!\\d)).*|(hour|heir|honou?r|honest).*",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    /** What begins with a vowel that sounds like a consonant: a One-Eyed Drone, a European. */
    private static final Pattern GLIDE =
            Pattern.compile("(one\\b|once\\b|eu|ewe).*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    private static final Pattern MARKS = Pattern.compile("\\p{M}");

    private Phrase() {}

    /** A noun with its article, by sound: an Item, a Spell, an X counter, a Unicorn, an Élan. */
    public static String a(String noun) {
        String plain = MARKS.matcher(Accents.apart(noun)).replaceAll("");
        boolean vowel = VOWEL.matcher(plain).matches() && !GLIDE.matcher(plain).matches();
        return (vowel ? "an " : "a ") + noun;
    }

    /** A number in figures: 1 Action, 2 Actions. */
    public static String times(int number, String noun) {
        return number + " " + plural(number, noun);
    }

    /** A number in words: an Item, two cards, four Charge counters. */
    public static String count(int number, String noun) {
        return number == 1 ? a(noun) : word(number) + " " + plural(number, noun);
    }

    /** A number above 1, in words if they are short. */
    public static String word(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
    }

    /** The noun, in the plural if there are several. */
    public static String plural(int number, String noun) {
        return number == 1 ? noun : noun + "s";
    }

    /** What somebody else does: "dismiss a card" becomes "dismisses a card". */
    public static String thirdPerson(String deed) {
        int verb = deed.indexOf(' ') < 0 ? deed.length() : deed.indexOf(' ');
        String ending = deed.charAt(verb - 1) == 's' ? "es" : "s";
        return deed.substring(0, verb) + ending + deed.substring(verb);
    }

    /** A change: +5, −10. */
    public static String signed(int change) {
        return change < 0 ? MINUS + -change : "+" + change;
    }

    /** Any of them: Fire or Water. */
    public static String anyOf(Seq<String> words) {
        return words.mkString(" or ");
    }

    /** The same with a capital. */
    public static String capital(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** Each with a capital and a full stop, unless it ends with a mark already: as a name may, "Gears Inc.". */
    public static String sentences(Seq<String> said) {
        return said.map(one -> capital(one) + (isEnded(one) ? "" : FULL_STOP)).mkString(" ");
    }

    private static boolean isEnded(String said) {
        return !said.isEmpty() && ENDS.indexOf(said.charAt(said.length() - 1)) >= 0;
    }

    /** The same without a full stop at its end, for words within a sentence. */
    static String withoutFullStop(String said) {
        return said.endsWith(FULL_STOP) ? said.substring(0, said.length() - FULL_STOP.length()) : said;
    }
}
