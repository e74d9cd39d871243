package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.PassiveAbility;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Role;
import io.vavr.collection.Array;

/** What may be wrong with a passive ability. */
@Rule({"TO-1.8", "TO-8.1"})
final class PassiveFaults {
    static final Array<Fault<PrintedAbility<PassiveAbility>>> ALL = Array.of(
            new Fault<>(
                    "TO-8.1/empty",
                    line -> line.ability().statements().isEmpty(),
                    "a passive ability must say something"),
            new Fault<>(
                    "TO-8.1/passing",
                    PassiveFaults::passing,
                    "a passive ability can only refer to \"this Character\" or \"each\" Character"),
            new Fault<>(
                    "TO-1.8/circular",
                    PassiveFaults::circular,
                    "a passive ability cannot depend on LV, SP or other stats that passive abilities can change"),
            new Fault<>(
                    "TO-8.1/discarded-after-use",
                    PassiveFaults::notInEffect,
                    "a card that is discarded after use cannot have a passive ability: make it On-going"),
            new Fault<>(
                    "TO-1.5/terrain-no-character",
                    PrintedAbility::terrainSpeaksOfItself,
                    "a Terrain is not a Character, but its text says \"this Character\""));

    private PassiveFaults() {}

    private static boolean passing(PrintedAbility<PassiveAbility> line) {
        return line.mentioned().roles().exists(role -> role != Role.SELF)
                || line.mentioned().players().exists(player -> player != PlayerRole.YOU);
    }

    private static boolean circular(PrintedAbility<PassiveAbility> line) {
        return line.ability().statements().exists(Passive::asksForStats)
                || line.ability().conditions().exists(Condition::asksForStats);
    }

    private static boolean notInEffect(PrintedAbility<PassiveAbility> line) {
        return line.card() instanceof AssignableCard card && !card.ongoing();
    }
}
