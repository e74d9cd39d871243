package io.github.terrene.hobe.law;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.law.card.HintLaws;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** What is legal on cards and probably a mistake. */
class HobeHintTest implements HintLaws<Card> {
    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Wording wording() {
        return Wording.of("hobe", "en").get();
    }

    @Override
    public Seq<Card> all() {
        return StarterSet.catalogue().all();
    }

    @Override
    public Function<Card, String> name() {
        return Card::name;
    }

    @Override
    public Map<String, String> mistakes() {
        return LinkedHashMap.of(
                "hint/never-triggered",
                "Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen a Pirate Human of yours is destroyed: draw a card.\n",
                "hint/never-holds",
                "Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it attacks: if there is a Pirate Human of yours, draw a card.\n",
                "hint/never-fits",
                "Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it attacks: destroy an enemy Pirate Human.\n",
                "hint/never-true",
                "Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it attacks: if there are fewer than 0 Humans of yours, draw a card.\n",
                "hint/always-true",
                "Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it attacks: if the number of cards in your hand is at least 0, draw a card.\n",
                "hint/no-difference",
                "Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it attacks: if there is a God of yours, draw a card, otherwise draw a card.\n",
                "hint/no-change",
                "Fog\nSituation, cost 0\nAt the start of your turn: send your Battle cards in standby to standby.\n",
                "hint/twice",
                "Cook\nMelee Human, ATK 1, HP 3, cost 0\nWhen it attacks: draw a card.\nWhen it attacks: draw a card.\n",
                "hint/unusual-number",
                "Cook\nMelee Human, ATK 90, HP 3, cost 0\n");
    }
}
