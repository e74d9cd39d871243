package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.exists;
import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Requirement;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.TableContext;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;
import java.util.function.BiPredicate;

/** When an ability may be used: the one check for listing, explaining and applying. What forbids most is looked at first. */
final class AbilityUseRules {
    static final Check<Game, AbilityUse> CHECK = Check.of(
            exists("TO-4.11", (game, use) -> use.exists(), "you know of no such trigger ability"),
            exists(
                    (game, use) -> use.owner().equals(use.seat()),
                    (game, use) -> Rejection.of(
                            "TO-4.11",
                            "{card} is under another player's control",
                            "card",
                            use.card().name())),
            requires(
                    (game, use) -> game.side(use.seat()).actions() >= use.actions(game.table(), game.edition()),
                    (game, use) -> Own.tooFewActions(
                            game,
                            use.seat(),
                            "TO-8.32",
                            "that ability of " + use.card().name(),
                            use.actions(game.table(), game.edition()))),
            requires(
                    AbilityUseRules::conditionsHold,
                    (game, use) -> Rejection.of(
                            "TO-8.5",
                            "{card} asks that {conditions}",
                            "card",
                            use.card().name(),
                            "conditions",
                            Condition.all(unmet(game, use), use.trigger().speaker()))),
            aboutUser(
                    "TO-8.15",
                    (game, use) -> use.inUse() || !use.held(),
                    "{character} is hidden and cannot use the card it holds"),
            aboutUser(
                    "TO-7.5",
                    (game, use) -> use.inUse() || use.selfId() == CardNumbers.NONE,
                    "{character} is hidden and cannot use abilities"),
            requires(
                    (game, use) -> use.inUse() || use.selfId() != CardNumbers.NONE,
                    (game, use) ->
                            Rejection.of("TO-4.11", "{terrain} is not the active Terrain", "terrain", use.name())),
            aboutUser(
                    "TO-8.19",
                    (game, use) ->
                            use.held() || use.self() == null || !game.table().silenced(use.self()),
                    "{character} is Silenced"),
            aboutCard(
                    "TO-8.3",
                    AbilityUseRules::colorFits,
                    "{card} is Green: it is used on your own turn only, and never in response"),
            aboutCard("TO-8.7", Answerable::fits, "that ability of {card} waits for nothing that has happened"),
            aboutCard(
                    "TO-8.11",
                    (game, use) -> !game.table().chain().used(use.source(), use.ability()),
                    "that ability of {card} was used in this chain"),
            aboutCard(
                    "TO-8.2",
                    (game, use) -> !use.trigger().oncePerTurn() || unused(use),
                    "that ability of {card} was used this turn, and its text allows it once"),
            aboutCard(
                    "TO-8.27",
                    (game, use) -> !costsNothing(game, use) || unused(use),
                    "that ability of {card} costs nothing and was used this turn"),
            requires(
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
                    (game, use) -> game.side(use.seat()).activations()
                            < game.setting().options().activationsInAll(),
                    (game, use) -> Rejection.of(
                            "TO-8.39",
                            "you have activated {limit} abilities this turn, and nobody activates more",
                            "limit",
                            game.setting().options().activationsInAll())),
            aboutUser(
                    "TO-8.16",
                    (game, use) -> !use.held() || !use.assignable().spell() || use.by(CharacterClass.SPELLCASTER),
                    "{character} is not a Spellcaster"),
            aboutCard(
                    "TO-8.17",
                    (game, use) -> !use.held() || !use.assignable().trap() || tactician(game, use),
                    "{card} is a Trap and needs a recruited Tactician"),
            requires(
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
            aboutCard(
                    "TO-8.32",
                    (game, use) -> Payments.possible(game.table(), use),
                    "the cost of {card} cannot be paid in full"),
            aboutCard(
                    "TO-8.5",
                    (game, use) -> Targeting.possible(game.table(), use.seat(), use.selfId(), use.trigger()),
                    "there is no legal target for {card}"));

    private AbilityUseRules() {}

    /** A requirement whose refusal speaks of the card that has the ability. */
    private static Requirement<Game, AbilityUse> aboutCard(
            String rule, BiPredicate<Game, AbilityUse> met, String sentence) {
        return requires(
                met,
                (game, use) -> Rejection.of(rule, sentence, "card", use.card().name()));
    }

    /** A requirement whose refusal speaks of the Character that would use it. */
    private static Requirement<Game, AbilityUse> aboutUser(
            String rule, BiPredicate<Game, AbilityUse> met, String sentence) {
        return requires(met, (game, use) -> Rejection.of(rule, sentence, "character", use.name()));
    }

    /** Green: on the player's own turn, as the first link of a chain. */
    @Rule("TO-8.3")
    private static boolean colorFits(Game game, AbilityUse use) {
        return use.trigger().color() != Color.GREEN
                || game.table().active().equals(use.seat())
                        && game.table().chain().isEmpty()
                        && !(game.prompt() instanceof Respond);
    }

    private static boolean unused(AbilityUse use) {
        return use.usage().of(use.ability()) == 0;
    }

    /** No Action, no other cost, no event; also if Resourceful makes it so. */
    @Rule("TO-8.27")
    private static boolean costsNothing(Game game, AbilityUse use) {
        return use.trigger().when().isEmpty()
                && use.trigger().cost().payments().isEmpty()
                && use.actions(game.table(), game.edition()) == 0;
    }

    @Rule({"TO-8.17", "TO-13.12"})
    private static boolean tactician(Game game, AbilityUse use) {
        Array<Member> members = game.side(use.seat()).members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).recruited() && members.get(i).is(CharacterClass.TACTICIAN)) {
                return true;
            }
        }
        return false;
    }

    @Rule("TO-8.18")
    private static boolean classFits(AbilityUse use) {
        Array<CharacterClass> limit = use.assignable().classLimit();
        return limit.isEmpty() || limit.exists(use::by);
    }

    @Rule("TO-8.5")
    private static boolean conditionsHold(Game game, AbilityUse use) {
        Array<Condition> conditions = use.trigger().conditions();
        return conditions.isEmpty() || perspective(game, use).all(conditions);
    }

    private static Array<Condition> unmet(Game game, AbilityUse use) {
        TableContext here = perspective(game, use);
        return use.trigger().conditions().reject(condition -> condition.holds(here));
    }

    private static TableContext perspective(Game game, AbilityUse use) {
        return new TableContext(game.table(), use.seat(), use.selfId(), use.counters());
    }
}
