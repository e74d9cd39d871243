package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.ability.Target;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.PendingTrigger;
import io.github.terrene.odyssey.rule.activate.Aiming;
import io.github.terrene.odyssey.rule.activate.Targeting;
import io.github.terrene.odyssey.rule.resolve.AbilityContext;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.OfAbility;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What must hold for the abilities in a game that was read from text: those on the chain, those waiting, those being carried out. */
final class AbilityInvariants {
    private static final String NOBODYS = "a player who left the game cannot use abilities";

    /** All of them. */
    static final Array<Invariant<Game, ?>> ALL = Array.of(
            Invariant.of(
                    AbilityInPlay.class, AbilityInvariants::there, "that card has no such ability, or cannot be there"),
            Invariant.of(
                    Link.class,
                    (game, link) -> isTrigger(link.ability()) && complete(game.table(), link),
                    "a link of the chain must be an ability that can be activated, with everything it asks for chosen"),
            Invariant.of(
                    PendingTrigger.class,
                    (game, each) -> isTrigger(each.ability()),
                    "only an ability that can be activated can wait"),
            Invariant.of(
                    Aiming.class,
                    (game, each) -> isTrigger(each.ability()),
                    "only an ability that can be activated can be aimed"),
            Invariant.of(
                    Link.class,
                    (game, link) -> isNumber(game, link.number()),
                    "a link of the chain needs a number below the next one to be given"),
            Invariant.of(AbilityContext.class, AbilityInvariants::aimed, "its text offers no such choice"),
            Invariant.of(Link.class, (game, link) -> game.table().plays(link.seat()), NOBODYS),
            Invariant.of(PendingTrigger.class, (game, each) -> game.table().plays(each.seat()), NOBODYS),
            Invariant.of(AbilityContext.class, (game, scope) -> game.table().plays(scope.seat()), NOBODYS));

    private AbilityInvariants() {}

    /** The card is one that can be there, or an Item whose text is carried out in place of that of the card there (8.38). */
    @Rule({"TO-8.15", "TO-8.38"})
    private static boolean there(Game game, AbilityInPlay ability) {
        Card card = ability.card();
        return ability.place() >= 0
                && ability.place() < card.abilities().size()
                && isNumber(game, ability.source().number())
                && (card.asAssignable() != null || fits(card, ability.source().kind()))
                && (ability.source().kind() == Source.Kind.TERRAIN
                        ? ability.self() == CardNumbers.NONE
                        : isNumber(game, ability.self()));
    }

    private static boolean fits(Card card, Source.Kind kind) {
        return switch (kind) {
            case CHARACTER -> card.asCharacter() != null;
            case HELD -> card.asAssignable() != null;
            case TERRAIN -> card.asTerrain() != null;
        };
    }

    private static boolean isNumber(Game game, int number) {
        return number >= 1 && number < game.table().nextId();
    }

    private static boolean isTrigger(AbilityInPlay ability) {
        return ability.card().abilities().get(ability.place()) instanceof TriggerAbility;
    }

    @Rule("TO-8.5")
    private static boolean complete(Table table, Link link) {
        return Targeting.next(link.ability(), link.aim()) == null && fits(link, link.aim());
    }

    private static boolean aimed(Game game, AbilityContext scope) {
        return !isTrigger(scope.ability()) || fits(scope, scope.aim());
    }

    /** Whether the aim has nothing that the ability does not ask for. */
    private static boolean fits(OfAbility of, Aim aim) {
        Option<Target> target = of.trigger().target();
        boolean opponent = target.exists(Target.OfOpponent.class::isInstance);
        return (aim.target() == CardNumbers.NONE || target.isDefined() && !opponent)
                && (aim.opponent().isEmpty() || opponent)
                && aim.mode() >= CardNumbers.NONE
                && (aim.mode() == CardNumbers.NONE || aim.mode() < of.ability().modes());
    }
}
