package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardId;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.odyssey.ability.StormAbility;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.vavr.collection.Array;

/** What may be wrong with a card, apart from its abilities. */
@Rule({"TO-1.2", "TO-1.5", "TO-1.7", "TO-1.10", "TO-1.11", "TO-8.17", "TO-9.2"})
final class CardFaults {
    static final Array<Fault<Card>> CARD = Array.of(
            new Fault<>(
                    "cards/bad-id",
                    card -> !CardId.wellFormed(card.id()),
                    "its id is not lower-case words joined by hyphens"),
            new Fault<>("cards/nameless", card -> card.name().trim().isEmpty(), "it has no name"));

    static final Array<Fault<CharacterCard>> CHARACTER = Array.of(
            new Fault<>("TO-1.2/no-class", card -> card.classes().isEmpty(), "a Character must have a class"),
            new Fault<>("TO-1.10/token-hero", card -> card.token() && card.hero(), "a token cannot be a Hero"));

    static final Array<Fault<TerrainCard>> TERRAIN = Array.of(
            new Fault<>(
                    "TO-1.5/xp-tiers",
                    card -> card.xpTree().size() != TerrainCard.TIERS,
                    "an XP gain tree must have four tiers"),
            new Fault<>(
                    "TO-9.2/breaks-twice",
                    card -> card.abilities().count(StormAbility.class::isInstance) > 1,
                    "a Storm breaks only once"));

    static final Array<Fault<AssignableCard>> ASSIGNABLE = Array.of(
            new Fault<>(
                    "TO-1.7/no-trigger",
                    card -> !card.abilities().exists(TriggerAbility.class::isInstance),
                    "an Item or Command must have a trigger ability"),
            new Fault<>(
                    "TO-1.7/no-command",
                    card -> !card.command() && (card.spell() || card.trap()),
                    "only a Command can be a Spell or a Trap"),
            new Fault<>(
                    "TO-1.11/item-class",
                    card -> !card.command() && !card.classLimit().isEmpty(),
                    "an Item can be used by any Character"),
            new Fault<>("TO-8.17/ongoing-trap", card -> card.trap() && card.ongoing(), "a Trap cannot be On-going"),
            new Fault<>(
                    "TO-8.17/trap-without-event",
                    CardFaults::trapThatWaitsForNothing,
                    "every trigger ability of a Trap must wait for an event"));

    private CardFaults() {}

    @Rule("TO-8.17")
    private static boolean trapThatWaitsForNothing(AssignableCard card) {
        return card.trap()
                && card.abilities()
                        .exists(ability -> ability instanceof TriggerAbility trigger && !trigger.conditional());
    }
}
