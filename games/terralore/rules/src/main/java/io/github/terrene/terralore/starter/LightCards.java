package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.card.CardBuilder.creature;
import static io.github.terrene.terralore.card.CardBuilder.skill;
import static io.github.terrene.terralore.card.Duration.LASTING;
import static io.github.terrene.terralore.card.Rarity.COMMON;
import static io.github.terrene.terralore.card.Rarity.EPIC;
import static io.github.terrene.terralore.card.Rarity.LEGENDARY;
import static io.github.terrene.terralore.card.Rarity.RARE;
import static io.github.terrene.terralore.card.Rarity.UNCOMMON;
import static io.github.terrene.terralore.effect.Where.ANYWHERE;
import static io.github.terrene.terralore.effect.Where.HERE;
import static io.github.terrene.terralore.effect.Whose.ANY;
import static io.github.terrene.terralore.effect.Whose.OWN;
import static io.github.terrene.terralore.effect.Words.all;
import static io.github.terrene.terralore.effect.Words.target;
import static io.github.terrene.terralore.starter.StarterSet.HERON;
import static io.github.terrene.terralore.starter.StarterSet.LIGHT;
import static io.github.terrene.terralore.starter.StarterSet.MOTH;
import static io.github.terrene.terralore.starter.StarterSet.STAG;
import static io.github.terrene.terralore.starter.Tokens.LEFT_POST;
import static io.github.terrene.terralore.starter.Tokens.RIGHT_POST;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.effect.Amount;
import io.github.terrene.terralore.effect.CardFilter;
import io.github.terrene.terralore.effect.CastleEffect.HealCastle;
import io.github.terrene.terralore.effect.CastleEffect.LimitDamage;
import io.github.terrene.terralore.effect.Condition;
import io.github.terrene.terralore.effect.CreatureEffect.ChangePoints;
import io.github.terrene.terralore.effect.CreatureEffect.Exile;
import io.github.terrene.terralore.effect.CreatureFilter;
import io.github.terrene.terralore.effect.GraveyardEffect.ExileAnywhere;
import io.github.terrene.terralore.effect.GraveyardEffect.Revive;
import io.github.terrene.terralore.effect.LaneEffect.MakeTokens;
import io.github.terrene.terralore.effect.WhileOnField.Shelter;
import io.github.terrene.terralore.effect.WhileOnField.Strengthen;
import io.github.terrene.terralore.effect.WhileOnField.StrengthenItself;
import io.vavr.collection.Array;

/** Guard: castles that hold, and ranks that stand together. */
@Rule({"TL-14.1", "TL-14.4"})
public final class LightCards {
    public static final Card LAMP_MOTH = creature("Lamp Moth")
            .cost(1)
            .affinity(LIGHT)
            .rarity(COMMON)
            .tribe(MOTH)
            .points(3)
            .build();

    public static final Card GATE_STAG = creature("Gate Stag")
            .cost(1)
            .affinity(LIGHT)
            .rarity(COMMON)
            .tribe(STAG)
            .points(1, 4)
            .build();

    public static final Card SUN_LANCER = creature("Sun Lancer")
            .cost(1)
            .affinity(LIGHT)
            .rarity(COMMON)
            .tribe(STAG)
            .points(4, 1)
            .build();

    public static final Card BANNER_HERON = creature("Banner Heron")
            .cost(2)
            .affinity(LIGHT)
            .rarity(UNCOMMON)
            .tribe(HERON)
            .points(3)
            .onReveal(new ChangePoints(all(CreatureFilter.of(OWN, HERE)), new Amount.Fixed(2), LASTING))
            .build();

    public static final Card DAWN_HERALD = creature("Dawn Herald")
            .cost(2)
            .affinity(LIGHT)
            .rarity(RARE)
            .tribe(HERON)
            .points(3)
            .continuous(new Strengthen(CreatureFilter.of(OWN, ANYWHERE).of(CardFilter.of(LIGHT)), 1))
            .build();

    public static final Card PALE_JUDGE = creature("Pale Judge")
            .cost(3)
            .affinity(LIGHT)
            .rarity(EPIC)
            .tribe(HERON)
            .points(5)
            .onReveal(new ExileAnywhere(CreatureFilter.of(ANY, ANYWHERE)))
            .build();

    public static final Card KEEPER_OF_TWO_GATES = creature("Keeper of Two Gates")
            .cost(3)
            .affinity(LIGHT)
            .rarity(LEGENDARY)
            .tribe(STAG)
            .points(5)
            .onReveal(new MakeTokens(LEFT_POST, 1, OWN), new MakeTokens(RIGHT_POST, 1, OWN))
            .continuous(new Shelter(new Condition.FlankedInDefence(Array.of(LEFT_POST.name(), RIGHT_POST.name()))))
            .build();

    public static final Card LAST_CANDLE = creature("Last Candle")
            .cost(0)
            .affinity(LIGHT)
            .rarity(RARE)
            .tribe(MOTH)
            .points(0)
            .continuous(new StrengthenItself(2, new Condition.CastleNotAhead()))
            .build();

    public static final Card MORNING_CALLER = creature("Morning Caller")
            .cost(2)
            .affinity(LIGHT)
            .rarity(RARE)
            .tribe(MOTH)
            .points(3)
            .onReveal(new Revive(CardFilter.costing(1), false))
            .build();

    public static final Card MENDED_GATE = skill("Mended Gate")
            .cost(0)
            .affinity(LIGHT)
            .rarity(COMMON)
            .onReveal(new HealCastle(OWN, 2))
            .build();

    public static final Card WARD_OF_GLASS = skill("Ward of Glass")
            .cost(1)
            .affinity(LIGHT)
            .rarity(UNCOMMON)
            .onReveal(new LimitDamage(OWN, 3))
            .build();

    public static final Card BLINDING_NOON = skill("Blinding Noon")
            .cost(2)
            .affinity(LIGHT)
            .rarity(EPIC)
            .onReveal(new Exile(target(CreatureFilter.of(ANY, ANYWHERE))))
            .build();

    static final Array<Card> ALL = Array.of(
            LAMP_MOTH,
            GATE_STAG,
            SUN_LANCER,
            BANNER_HERON,
            DAWN_HERALD,
            PALE_JUDGE,
            KEEPER_OF_TWO_GATES,
            LAST_CANDLE,
            MORNING_CALLER,
            MENDED_GATE,
            WARD_OF_GLASS,
            BLINDING_NOON);

    private LightCards() {}
}
