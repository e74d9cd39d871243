package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.table.Entry;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Perspective;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;

/** When an ability may be used: the one check for listing, explaining and applying. What forbids most is looked at first. */
final class UseRules {
    static final Check<Use> CHECK = Check.of(
            exists("TO-4.11", (game, use) -> use.exists(), "you know of no such trigger ability"),
            exists(
                    "TO-4.11",
                    (game, use) -> use.owner().equals(use.seat()),
                    (game, use) ->
                            Rejection.of("TO-4.11", "{card} is under another player's control", "card", use.name())),
            requires(
                    "TO-8.32",
                    (game, use) -> game.side(use.seat()).actions() >= use.actions(game.table(), game.edition()),
                    (game, use) -> Own.tooFewActions(
                            game,
                            use.seat(),
                            "TO-8.32",
                            "that ability of " + use.card().name(),
                            use.actions(game.table(), game.edition()))),
            requires(
                    "TO-8.5",
                    UseRules::conditionsHold,
                    (game, use) -> Rejection.of(
                            "TO-8.5",
                            "what {card} asks for is not so now",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.15",
                    (game, use) -> use.inUse() || !use.held(),
                    (game, use) -> Rejection.of(
                            "TO-8.15",
                            "{character} is hidden and cannot use the card it holds",
                            "character",
                            use.name())),
            requires(
                    "TO-7.5",
                    (game, use) -> use.inUse() || use.selfId() == Entry.NONE,
                    (game, use) -> Rejection.of(
                            "TO-7.5", "{character} is hidden and cannot use abilities", "character", use.name())),
            requires(
                    "TO-4.11",
                    (game, use) -> use.inUse() || use.selfId() != Entry.NONE,
                    (game, use) ->
                            Rejection.of("TO-4.11", "{terrain} is not the active Terrain", "terrain", use.name())),
            requires(
                    "TO-8.19",
                    (game, use) ->
                            use.held() || use.self() == null || !game.table().silenced(use.self()),
                    (game, use) -> Rejection.of("TO-8.19", "{character} is Silenced", "character", use.name())),
            requires(
                    "TO-8.3",
                    UseRules::colorFits,
                    (game, use) -> Rejection.of(
                            "TO-8.3",
                            "{card} is Green: it is used on your own turn only, and never in response",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.7",
                    Events::fit,
                    (game, use) -> Rejection.of(
                            "TO-8.7",
                            "what the ability of {card} waits for has not happened now",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.11",
                    (game, use) -> !game.table().chain().used(use.source(), use.ability()),
                    (game, use) -> Rejection.of(
                            "TO-8.11",
                            "that ability of {card} was used in this chain",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.2",
                    (game, use) -> !use.trigger().oncePerTurn() || unused(use),
                    (game, use) -> Rejection.of(
                            "TO-8.2",
                            "that ability of {card} was used this turn, and its text allows it once",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.27",
                    (game, use) -> !costsNothing(game, use) || unused(use),
                    (game, use) -> Rejection.of(
                            "TO-8.27",
                            "that ability of {card} costs nothing and was used this turn",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.28",
                    (game, use) -> use.usage().of(use.ability())
                            < game.setting().options().activationsPerTurn(),
                    (game, use) -> Rejection.of(
                            "TO-8.28",
                            "that ability of {card} was used {limit} times this turn",
                            "card",
                            use.card().name(),
                            "limit",
                            game.setting().options().activationsPerTurn())),
            requires(
                    "TO-8.16",
                    (game, use) -> !use.held() || !use.assignable().spell() || use.by(CharacterClass.SPELLCASTER),
                    (game, use) -> Rejection.of("TO-8.16", "{character} is no Spellcaster", "character", use.name())),
            requires(
                    "TO-8.17",
                    (game, use) -> !use.held() || !use.assignable().trap() || tactician(game, use),
                    (game, use) -> Rejection.of(
                            "TO-8.17",
                            "{card} is a Trap and needs a recruited Tactician",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.18",
                    (game, use) -> !use.held() || classFits(use),
                    (game, use) -> Rejection.of(
                            "TO-8.18",
                            "{character} is not of the classes that use {card}: {classes}",
                            "character",
                            use.name(),
                            "card",
                            use.card().name(),
                            "classes",
                            use.assignable()
                                    .classLimit()
                                    .map(CharacterClass::label)
                                    .mkString(", "))),
            requires(
                    "TO-8.32",
                    (game, use) -> Payments.possible(game.table(), use),
                    (game, use) -> Rejection.of(
                            "TO-8.32",
                            "the cost of {card} cannot be paid in full",
                            "card",
                            use.card().name())),
            requires(
                    "TO-8.5",
                    (game, use) -> Aims.possible(game.table(), use.seat(), use.selfId(), use.trigger()),
                    (game, use) -> Rejection.of(
                            "TO-8.5",
                            "there is no legal target for {card}",
                            "card",
                            use.card().name())));

    private UseRules() {}

    /** Green: on the own turn, as the first link of a chain. */
    @Rule("TO-8.3")
    private static boolean colorFits(Game game, Use use) {
        return use.trigger().color() != Color.GREEN
                || game.table().active().equals(use.seat())
                        && game.table().chain().isEmpty()
                        && !(game.prompt() instanceof Respond);
    }

    private static boolean unused(Use use) {
        return use.usage().of(use.ability()) == 0;
    }

    /** No Action, no other cost, no event; also if Resourceful makes it so. */
    @Rule("TO-8.27")
    private static boolean costsNothing(Game game, Use use) {
        return use.trigger().when().isEmpty()
                && use.trigger().cost().payments().isEmpty()
                && use.actions(game.table(), game.edition()) == 0;
    }

    @Rule("TO-8.17")
    private static boolean tactician(Game game, Use use) {
        Array<Member> members = game.side(use.seat()).members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).recruited() && members.get(i).is(CharacterClass.TACTICIAN)) {
                return true;
            }
        }
        return false;
    }

    @Rule("TO-8.18")
    private static boolean classFits(Use use) {
        Array<CharacterClass> limit = use.assignable().classLimit();
        return limit.isEmpty() || limit.exists(use::by);
    }

    @Rule("TO-8.5")
    private static boolean conditionsHold(Game game, Use use) {
        Array<Condition> conditions = use.trigger().conditions();
        return conditions.isEmpty()
                || new Perspective(game.table(), use.seat(), use.selfId(), use.counters()).all(conditions);
    }
}
