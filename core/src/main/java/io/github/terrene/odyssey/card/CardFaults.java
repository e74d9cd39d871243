package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.CardId;
import io.github.terrene.kernel.Fault;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.vavr.collection.Array;

/** What may be wrong with a card, its abilities aside. */
@Rule({"TO-1.2", "TO-1.5", "TO-1.7", "TO-1.8", "TO-1.10", "TO-1.11", "TO-6.7", "TO-9.2"})
final class CardFaults {
    static final Array<Fault<Card>> CARD = Array.of(
            new Fault<>("", card -> !CardId.wellFormed(card.id()), "its id is not lower-case words joined by hyphens"),
            new Fault<>("", card -> card.name().trim().isEmpty(), "it has no name"));

    static final Array<Fault<CharacterCard>> CHARACTER = Array.of(
            new Fault<>("TO-1.2", card -> card.classes().isEmpty(), "a Character has a class"),
            new Fault<>("TO-1.8", card -> card.hp() < 1, "HP is at least 1"),
            new Fault<>("TO-1.8", CardFaults::below0, "no stat is below 0"),
            new Fault<>("TO-1.10", card -> card.token() && card.hero(), "a token is no Hero"));

    static final Array<Fault<TerrainCard>> TERRAIN = Array.of(
            new Fault<>("TO-1.5", card -> card.actions() < 0, "a Terrain gives 0 Actions or more"),
            new Fault<>("TO-1.5", card -> card.xpTree().size() != TerrainCard.TIERS, "an XP gain tree has four tiers"),
            new Fault<>("TO-6.7", card -> card.xpTree().exists(gain -> gain.heal() < 0), "a gain heals 0 or more"),
            new Fault<>(
                    "TO-9.2",
                    card -> card.abilities().count(StormAbility.class::isInstance) > 1,
                    "a Storm breaks once"));

    static final Array<Fault<AssignableCard>> ASSIGNABLE = Array.of(
            new Fault<>(
                    "TO-1.7",
                    card -> !card.abilities().exists(TriggerAbility.class::isInstance),
                    "an Item or Command has a trigger ability"),
            new Fault<>(
                    "TO-1.7",
                    card -> !card.command() && (card.spell() || card.trap()),
                    "only a Command is a Spell or a Trap"),
            new Fault<>(
                    "TO-1.11",
                    card -> !card.command() && !card.classLimit().isEmpty(),
                    "an Item can be used by any Character"));

    private CardFaults() {}

    private static boolean below0(CharacterCard card) {
        return Array.of(card.lv(), card.sp(), card.atk(), card.def()).exists(number -> number < 0);
    }
}
