package io.github.terrene.carnage.law;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.law.card.HintLaws;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;

/** What is legal on cards and probably a mistake. */
class CarnageHintTest implements HintLaws<Card> {
    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Wording wording() {
        return Wording.of("carnage", "en").get();
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
                "hint/never-true",
                "Warden\nfire Legend, level 3: fire 4, air 2, earth 2\nPower (2 shards): if there are fewer than 0 fire Locations of yours, gain 1 shard.\n",
                "hint/always-true",
                "Warden\nfire Legend, level 3: fire 4, air 2, earth 2\nPower (2 shards): if you have 0 or more shards, gain 1 shard.\n",
                "hint/no-difference",
                "Warden\nfire Legend, level 3: fire 4, air 2, earth 2\nPower (2 shards): if you have 3 or more shards, gain 1 shard, otherwise gain 1 shard.\n",
                "hint/twice",
                "Warden\nfire Legend, level 3: fire 4, air 2, earth 2\nPower (2 shards): gain 1 shard.\nPower (2 shards): gain 1 shard.\n",
                "hint/unusual-number",
                "Warden\nfire Legend, level 3: fire 4, air 2, earth 90\n");
    }
}
