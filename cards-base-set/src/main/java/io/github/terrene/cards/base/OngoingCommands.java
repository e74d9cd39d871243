package io.github.terrene.cards.base;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.card.AssignableCard;
import io.vavr.collection.Array;

/** The On-going Commands: they stay with their holder. */
public final class OngoingCommands {
    public static final AssignableCard PERSUADED_WITH_POWER = command("Persuaded with Power")
            .ongoing()
            .trigger(
                    GREEN,
                    actions(2),
                    target(enemyCharacter().ofLvOrLess(2)),
                    cannotBlock().whileInPlay())
            .oncePerTurn()
            .build();

    public static final AssignableCard ADAPTIVE_COMBAT = command("Adaptive Combat")
            .ongoing()
            .only(TACTICIAN)
            .trigger(GREEN, actions(1), putCountersHere(2, STRATAGEM))
            .oncePerTurn()
            .trigger(
                    BLUE,
                    paying(removeCounters(1, STRATAGEM)),
                    target(yourCharacter()),
                    chooseOne(
                            these(gets(5, ATK).until(END_OF_TURN)),
                            these(gets(5, DEF).until(END_OF_TURN))))
            .build();

    public static final AssignableCard ZOWIES_INGENUITY = command("Zowie's Ingenuity")
            .ongoing()
            .only(ENGINEER, TACTICIAN)
            .trigger(GREEN, free(), atStartOfTurn(), putCountersHere(1, CHARGE))
            .trigger(GREEN, paying(removeCounters(1, CHARGE)), gainActions(1))
            .build();

    public static final AssignableCard JINS_AMBITION = command("Jin's Ambition")
            .ongoing()
            .trigger(GREEN, free(), when(DEFEATS), gainXp(1).to(SELF))
            .oncePerTurn()
            .build();

    public static final AssignableCard MACHINE_FACTORY = command("Machine Factory")
            .ongoing()
            .only(ENGINEER, MACHINE)
            .trigger(GREEN, actions(2), create(Tokens.FACTORY_DRONE))
            .oncePerTurn()
            .build();

    public static final AssignableCard ENERGY_FACTORY = command("Energy Factory")
            .ongoing()
            .only(ENGINEER, ENERGY)
            .trigger(GREEN, actions(1), create(Tokens.ENERGY_TOKEN))
            .oncePerTurn()
            .build();

    static final Array<AssignableCard> ALL = Array.of(
            PERSUADED_WITH_POWER, ADAPTIVE_COMBAT, ZOWIES_INGENUITY, JINS_AMBITION, MACHINE_FACTORY, ENERGY_FACTORY);

    private OngoingCommands() {}
}
