package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Fault;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Payment;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Whose;
import io.vavr.collection.Array;

/** What may be wrong with a trigger ability. */
@Rule({"TO-8.2", "TO-8.3", "TO-8.5", "TO-8.8"})
final class TriggerFaults {
    static final Array<Fault<PrintedAbility<TriggerAbility>>> ALL = Array.of(
            new Fault<>(
                    "TO-8.2/no-effect",
                    line -> line.ability().effects().isEmpty(),
                    "a trigger ability must have an effect"),
            new Fault<>(
                    "TO-8.32/terrain-payment",
                    TriggerFaults::terrainCannotPay,
                    "a Terrain can only pay with Actions, HP, cards in hand or Characters"),
            new Fault<>(
                    "TO-8.3/purple",
                    TriggerFaults::purpleElsewhere,
                    "only Interdimensional Characters can have Purple abilities"),
            new Fault<>(
                    "TO-8.3/green-response",
                    TriggerFaults::greenInResponse,
                    "a Green ability is never used in response, and this event is always another player's doing"),
            new Fault<>(
                    "TO-8.5/target-missing",
                    TriggerFaults::targetMissing,
                    "its text refers to a target that is never chosen"),
            new Fault<>(
                    "TO-8.5/target-unused",
                    TriggerFaults::targetUnused,
                    "a target is chosen, but its text never refers to it"),
            new Fault<>(
                    "TO-8.5/modes",
                    TriggerFaults::choosesAgain,
                    "there can be only one choice of a mode, and not within another effect"),
            new Fault<>(
                    "TO-8.8/character-untold",
                    TriggerFaults::roleUntold,
                    "its text refers to a Character that its event does not involve"),
            new Fault<>(
                    "TO-8.8/player-untold",
                    TriggerFaults::playerUntold,
                    "its text refers to a player that its event does not involve"),
            new Fault<>(
                    "TO-1.5/terrain-no-character",
                    PrintedAbility::terrainSpeaksOfItself,
                    "a Terrain is not a Character, but its text says \"this Character\""));

    private TriggerFaults() {}

    /** A Terrain has no damage, takes no counters, and cannot be discarded at will (4.23, 8.22). */
    private static boolean terrainCannotPay(PrintedAbility<TriggerAbility> line) {
        return line.card() instanceof TerrainCard
                && line.ability().cost().payments().exists(Payment::takenFromSource);
    }

    private static boolean purpleElsewhere(PrintedAbility<TriggerAbility> line) {
        return line.ability().color() == Color.PURPLE
                && !(line.card() instanceof CharacterCard character
                        && character.classes().contains(CharacterClass.INTERDIMENSIONAL));
    }

    private static boolean greenInResponse(PrintedAbility<TriggerAbility> line) {
        return line.ability().color() == Color.GREEN && line.ability().when().exists(TriggerFaults::doneByOthers);
    }

    /** Being blocked is the opponent's doing, and blocking happens on the opponent's turn (8.23). */
    private static boolean doneByOthers(When when) {
        HappeningKind occasion = when.occasion();
        return occasion == HappeningKind.BLOCKS
                || occasion == HappeningKind.IS_BLOCKED
                || when.who() == When.Doer.AN_OPPONENT
                || occasion.declaration() && when.subject().exists(subject -> subject.whose() == Whose.ENEMY);
    }

    private static boolean targetMissing(PrintedAbility<TriggerAbility> line) {
        return line.speaksOf(Role.TARGET) && !chooses(line, Target.OfCharacter.class)
                || line.mentioned().targetTerrain() && !chooses(line, Target.OfTerrain.class)
                || line.speaksOf(PlayerRole.TARGET_OPPONENT) && !chooses(line, Target.OfOpponent.class);
    }

    private static boolean targetUnused(PrintedAbility<TriggerAbility> line) {
        return chooses(line, Target.OfCharacter.class) && !line.speaksOf(Role.TARGET)
                || chooses(line, Target.OfTerrain.class) && !line.mentioned().targetTerrain()
                || chooses(line, Target.OfOpponent.class) && !line.speaksOf(PlayerRole.TARGET_OPPONENT);
    }

    private static boolean chooses(PrintedAbility<TriggerAbility> line, Class<? extends Target> kind) {
        return line.ability().target().exists(kind::isInstance);
    }

    private static boolean choosesAgain(PrintedAbility<TriggerAbility> line) {
        int inPlainSight = line.choicesInPlainSight();
        return inPlainSight > 1 || line.choices() > inPlainSight;
    }

    private static boolean roleUntold(PrintedAbility<TriggerAbility> line) {
        return line.mentioned()
                .roles()
                .exists(role -> role != Role.SELF
                        && role != Role.TARGET
                        && !line.ability().when().exists(when -> when.occasion().tells(role)));
    }

    private static boolean playerUntold(PrintedAbility<TriggerAbility> line) {
        return line.speaksOf(PlayerRole.DAMAGED_PLAYER)
                && !line.ability().when().exists(when -> when.occasion() == HappeningKind.DEALS_DAMAGE_TO_PLAYER);
    }
}
