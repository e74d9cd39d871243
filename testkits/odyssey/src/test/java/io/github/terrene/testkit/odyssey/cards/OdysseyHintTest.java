package io.github.terrene.testkit.odyssey.cards;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.testkit.law.card.HintLaws;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.List;
import java.util.function.Function;

/** What is legal on cards and probably a mistake. */
class OdysseyHintTest implements HintLaws<Card> {
    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Wording wording() {
        return Wording.of("terrene-odyssey-duel", "en").get();
    }

    @Override
    public Seq<Card> all() {
        return Catalogue.ofSets(List.of(new BaseSet())).get().all();
    }

    @Override
    public Function<Card, String> name() {
        return Card::name;
    }

    @Override
    public Map<String, String> mistakes() {
        return LinkedHashMap.of(
                "hint/never-paid",
                "Rat\nCharacter, Thief, Water, LV 1, SP 1, HP 20, ATK 5, DEF 0\nGreen, remove a Salt counter from this Character: Draw a card.\n",
                "hint/twice",
                "Rat\nCharacter, Thief, Water, LV 1, SP 1, HP 20, ATK 5, DEF 0\nGreen, 1 Action: Draw a card.\nGreen, 1 Action: Draw a card.\n",
                "hint/unusual-number",
                "Rat\nCharacter, Thief, Water, LV 1, SP 1, HP 900, ATK 5, DEF 0\n");
    }

    /** The printed XP trees of these Terrains give the same twice. */
    @Override
    public Seq<String> listed() {
        return Array.of("Fire Storm", "Open Field", "Terreria", "Thunder Storm").map(card -> "hint/twice " + card);
    }
}
