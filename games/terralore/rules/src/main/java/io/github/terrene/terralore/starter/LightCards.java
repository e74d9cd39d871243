package io.github.terrene.terralore.starter;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.terralore.starter.StarterTraits.*;

import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;

/** The cards of Light. Guarding: castles that hold, and ranks that stand together. */
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
            .cost(3)
            .affinity(LIGHT)
            .rarity(UNCOMMON)
            .tribe(HERON)
            .points(3)
            .onReveal(changePoints(all(creatures(OWN, HERE)), 2, LASTING))
            .build();

    public static final Card DAWN_HERALD = creature("Dawn Herald")
            .cost(2)
            .affinity(LIGHT)
            .rarity(RARE)
            .tribe(HERON)
            .points(3)
            .continuous(strengthen(creatures(OWN, ANYWHERE).of(LIGHT), 1))
            .build();

    public static final Card PALE_JUDGE = creature("Pale Judge")
            .cost(3)
            .affinity(LIGHT)
            .rarity(EPIC)
            .tribe(HERON)
            .points(5)
            .onReveal(move(orBuried(creatures(ANY, ANYWHERE)), EXILE))
            .build();

    public static final Card KEEPER_OF_TWO_GATES = creature("Keeper of Two Gates")
            .cost(4)
            .affinity(LIGHT)
            .rarity(LEGENDARY)
            .tribe(STAG)
            .points(5)
            .onReveal(makeTokens(Tokens.LEFT_POST, 1, OWN), makeTokens(Tokens.RIGHT_POST, 1, OWN))
            .continuous(whilst(flankedInDefence(Tokens.LEFT_POST.name(), Tokens.RIGHT_POST.name()), shelter()))
            .build();

    public static final Card LAST_CANDLE = creature("Last Candle")
            .cost(0)
            .affinity(LIGHT)
            .rarity(RARE)
            .tribe(MOTH)
            .points(0)
            .continuous(strengthenItself(2, castleNotAhead()))
            .build();

    public static final Card MORNING_CALLER = creature("Morning Caller")
            .cost(3)
            .affinity(LIGHT)
            .rarity(RARE)
            .tribe(MOTH)
            .points(3)
            .onReveal(take(target(buried(OWN).with(COST, AT_MOST, 1)), HERE))
            .build();

    public static final Card MENDED_GATE = skill("Mended Gate")
            .cost(0)
            .affinity(LIGHT)
            .rarity(COMMON)
            .onReveal(healCastle(OWN, 2))
            .build();

    public static final Card WARD_OF_GLASS = skill("Ward of Glass")
            .cost(1)
            .affinity(LIGHT)
            .rarity(UNCOMMON)
            .onReveal(limitDamage(OWN, 3))
            .build();

    public static final Card BLINDING_NOON = skill("Blinding Noon")
            .cost(2)
            .affinity(LIGHT)
            .rarity(EPIC)
            .onReveal(move(target(creatures(ANY, ANYWHERE)), EXILE))
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
