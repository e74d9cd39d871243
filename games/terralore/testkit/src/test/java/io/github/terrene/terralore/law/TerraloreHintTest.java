package io.github.terrene.terralore.law;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.law.card.HintLaws;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** What is legal on cards and probably a mistake. */
class TerraloreHintTest implements HintLaws<Card> {
    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Wording wording() {
        return Wording.of("terralore", "en").get();
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
                "Fox\nCreature of Light, Fox, cost 1, points 2, rare\nWhen another Pirate Creature of yours is destroyed: Draw a card.\n",
                "hint/never-holds",
                "Fox\nCreature of Light, Fox, cost 1, points 2, rare\nOn reveal: If there is a Pirate Creature of yours, draw a card.\n",
                "hint/never-fits",
                "Fox\nCreature of Light, Fox, cost 1, points 2, rare\nOn reveal: Destroy an enemy Pirate Creature.\n",
                "hint/never-true",
                "Fox\nCreature of Light, Fox, cost 1, points 2, rare\nOn reveal: If there are fewer than 0 Creatures of yours, draw a card.\n",
                "hint/always-true",
                "Fox\nCreature of Light, Fox, cost 1, points 2, rare\nOn reveal: If there are 0 or more Creatures of yours, draw a card.\n",
                "hint/no-difference",
                "Fox\nCreature of Light, Fox, cost 1, points 2, rare\nOn reveal: If there are 2 or more Creatures of yours, draw a card, otherwise draw a card.\n",
                "hint/twice",
                "Fox\nCreature of Light, Fox, cost 1, points 2, rare\nOn reveal: Choose one: draw a card; or draw a card.\n",
                "hint/unusual-number",
                "Fox\nCreature of Light, Fox, cost 1, points 90 attacking, 2 defending, rare\n");
    }
}
