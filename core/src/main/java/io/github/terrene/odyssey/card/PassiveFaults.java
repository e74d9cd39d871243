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
            new Fault<>("TO-8.1", line -> line.ability().statements().isEmpty(), "a passive ability says something"),
            new Fault<>(
                    "TO-8.1",
                    PassiveFaults::passing,
                    "what is always in effect speaks of \"this Character\" or of \"each\" only"),
            new Fault<>(
                    "TO-1.8",
                    PassiveFaults::circular,
                    "a passive ability cannot depend on LV, SP or other stats that such abilities change"),
            new Fault<>(
                    "TO-8.1",
                    PassiveFaults::notInEffect,
                    "a card that is discarded when it was used has no passive ability: say On-going"),
            new Fault<>(
                    "TO-1.5",
                    PrintedAbility::terrainSpeaksOfItself,
                    "a Terrain is not a Character, and its text says \"this Character\""));

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
