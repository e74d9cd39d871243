package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.rule.AbilityUse;
import io.github.terrene.odyssey.rule.ActionPrice;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.TableContext;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.vavr.collection.Array;

/** When an ability may be used. The checks that fail most often come first. */
final class AbilityUseRules {
    /** Says no more, so that it does not tell what lies face-down. */
    static final String UNKNOWN = "you know of no such trigger ability";

    private AbilityUseRules() {}

    /** Whether it may be used now. */
    static boolean permit(Game game, AbilityUse use, Verdict why) {
        return isTheirs(use, why)
                && paysActions(game, use, why)
                && staysWithinLimits(game, use, why)
                && conditionsHold(game, use, why)
                && isInUse(use, why)
                && isHeard(game, use, why)
                && fitsTheMoment(game, use, why)
                && hasAUser(game, use, why)
                && canBeCompleted(game, use, why);
    }

    @Rule("TO-4.11")
    private static boolean isTheirs(AbilityUse use, Verdict why) {
        return (use.known() || why.stop("TO-4.11/unknown-ability", UNKNOWN))
                && (use.owner().equals(use.seat())
                        || why.stop("TO-4.11/not-controlled", "{card} is under another player's control", name(use)));
    }

    @Rule("TO-8.32")
    private static boolean paysActions(Game game, AbilityUse use, Verdict why) {
        int price = use.actions(game.table(), game.edition());
        return game.side(use.seat()).actions() >= price
                || !why.silent() && why.no(ActionPrice.tooFewActions(game, use.seat(), "TO-8.32", price));
    }

    @Rule("TO-8.5")
    private static boolean conditionsHold(Game game, AbilityUse use, Verdict why) {
        Array<Condition> conditions = use.trigger().conditions();
        return conditions.isEmpty()
                || context(game, use).all(conditions)
                || !why.silent() && why.no("TO-8.5/conditions", "the conditions of {card} are not met", name(use));
    }

    @Rule({"TO-7.5", "TO-8.15"})
    private static boolean isInUse(AbilityUse use, Verdict why) {
        if (use.inUse()) {
            return true;
        }
        if (use.selfId() == CardNumbers.NONE) {
            return why.no("TO-4.11/not-active", "{terrain} is not the active Terrain", use.name());
        }
        return (!use.held()
                        || why.no(
                                "TO-8.15/holder-hidden",
                                "{character} is hidden and cannot use the card it holds",
                                use.name()))
                && why.no("TO-7.5/user-hidden", "{character} is hidden and cannot use abilities", use.name());
    }

    @Rule("TO-8.19")
    private static boolean isHeard(Game game, AbilityUse use, Verdict why) {
        return use.held()
                || use.self() == null
                || !game.table().silenced(use.self())
                || why.no("TO-8.19/silenced", "{character} is Silenced", use.name());
    }

    @Rule({"TO-8.3", "TO-8.7", "TO-8.11"})
    private static boolean fitsTheMoment(Game game, AbilityUse use, Verdict why) {
        return (colorFits(game, use)
                        || why.no(
                                "TO-8.3/green",
                                "{card} is Green: it can only be used on your own turn, and never in response",
                                name(use)))
                && (Answerable.fits(game, use)
                        || why.no(
                                "TO-8.7/nothing-happened",
                                "nothing that ability of {card} waits for has happened",
                                name(use)))
                && (!game.table().chain().used(use.source(), use.place())
                        || why.no(
                                "TO-8.11/used-in-chain",
                                "that ability of {card} has already been used in this chain",
                                name(use)));
    }

    /** Green: only on the player's own turn, as the first link of a chain. */
    @Rule("TO-8.3")
    private static boolean colorFits(Game game, AbilityUse use) {
        return use.trigger().color() != Color.GREEN
                || game.table().active().equals(use.seat())
                        && game.table().chain().isEmpty()
                        && game.window().admitsGreen();
    }

    @Rule({"TO-8.2", "TO-8.27", "TO-8.28", "TO-8.39"})
    private static boolean staysWithinLimits(Game game, AbilityUse use, Verdict why) {
        Options options = game.setting().options();
        int uses = use.usage().of(use.place());
        return (uses == 0
                        || !use.trigger().oncePerTurn()
                        || why.no(
                                "TO-8.2/once-per-turn",
                                "that ability of {card} has been used this turn, and its text allows it only once",
                                name(use)))
                && (uses == 0
                        || !costsNothing(game, use)
                        || why.no(
                                "TO-8.27/free-once",
                                "that ability of {card} costs nothing and has already been used this turn",
                                name(use)))
                && (uses < options.activationsPerTurn()
                        || why.no(
                                "TO-8.28/used-often",
                                "that ability of {card} has already been used {limit:number} times this turn",
                                name(use),
                                options.activationsPerTurn()))
                && (game.side(use.seat()).activations() < options.activationsInAll()
                        || why.no(
                                "TO-8.39/activations-spent",
                                "you have activated {limit:number} abilities this turn, the most a player may",
                                options.activationsInAll()));
    }

    /** No Action, no other cost and no event, even if only Resourceful makes it so. */
    @Rule("TO-8.27")
    private static boolean costsNothing(Game game, AbilityUse use) {
        return use.trigger().when().isEmpty()
                && use.trigger().cost().payments().isEmpty()
                && use.actions(game.table(), game.edition()) == 0;
    }

    @Rule({"TO-8.16", "TO-8.17", "TO-8.18"})
    private static boolean hasAUser(Game game, AbilityUse use, Verdict why) {
        if (!use.held()) {
            return true;
        }
        AssignableCard card = use.assignable();
        return (!card.spell()
                        || use.by(CharacterClass.SPELLCASTER)
                        || why.no("TO-8.16/no-spellcaster", "{character} is not a Spellcaster", use.name()))
                && (!card.trap()
                        || tactician(game, use)
                        || why.no(
                                "TO-8.17/no-tactician", "{card} is a Trap and needs a recruited Tactician", name(use)))
                && (card.classLimit().isEmpty()
                        || card.classLimit().exists(use::by)
                        || !why.silent()
                                && why.no(
                                        "TO-8.18/other-class",
                                        "{character} has none of the classes that can use {card}: {classes:any}",
                                        use.name(),
                                        name(use),
                                        card.classLimit().map(CharacterClass::label)));
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

    @Rule({"TO-8.5", "TO-8.32"})
    private static boolean canBeCompleted(Game game, AbilityUse use, Verdict why) {
        return (Payments.possible(game.table(), use)
                        || why.no("TO-8.32/cannot-pay", "the cost of {card} cannot be paid in full", name(use)))
                && (Targeting.possible(game.table(), use.seat(), use.selfId(), use.trigger())
                        || why.no("TO-8.5/no-target", "there is no legal target for {card}", name(use)));
    }

    private static String name(AbilityUse use) {
        return use.card().name();
    }

    private static TableContext context(Game game, AbilityUse use) {
        return new TableContext(game.table(), use.seat(), use.selfId(), use.counters());
    }
}
