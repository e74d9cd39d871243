package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Gain;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What is printed on cards. */
public final class Printed {
    private static final Wording ENGLISH = Wording.of("terrene-odyssey", "en").get();

    private Printed() {}

    /** The text of a card, a line for each ability. */
    public static Array<String> lines(Card card) {
        return Array.of(said(CardForms.STANDARD.of(Card.class), card, "text").split("\n"))
                .reject(String::isEmpty);
    }

    /** The text of one ability. */
    public static String of(Card card, Ability ability) {
        return lines(card).get(card.abilities().indexOf(ability));
    }

    /** What may be chosen in an ability. */
    static Array<String> modes(Card card, Ability ability) {
        return Array.of(of(card, ability).split("hoose one: ")).drop(1).flatMap(all -> Array.of(all.split("; or ")));
    }

    /** What stands under the name. */
    public static String typeLine(Card card) {
        return said(CardForms.STANDARD.of(Card.class), card, "line").split("\n")[0];
    }

    /** What each tier of the XP gain tree gives. */
    static Seq<String> xpTree(TerrainCard terrain) {
        return terrain.xpTree().map(Printed::of);
    }

    /** What is gained. */
    public static String of(Gain gain) {
        return said(CardForms.STANDARD.of(Gain.class), gain, "");
    }

    /** What is given. */
    public static String of(Alteration what) {
        return said(CardForms.STANDARD.of(Alteration.class), what, "");
    }

    private static String said(Form<?> form, Object value, String variant) {
        return ENGLISH.say(form, value, variant, Known.NOTHING).map(Said::text).getOrElse("");
    }
}
