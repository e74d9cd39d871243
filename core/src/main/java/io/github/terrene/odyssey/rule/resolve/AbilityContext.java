package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.rule.activate.Targeting;
import io.github.terrene.odyssey.rule.upkeep.CountersOn;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.OfAbility;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TableContext;
import io.github.terrene.odyssey.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The context in which an ability is resolved: everything that its effects may refer to.
 *
 * @param seat the player who has the ability
 * @param ability the ability
 * @param aim what was chosen when it was activated
 * @param happening the event it answers
 */
@Rule({"TO-8.5", "TO-8.8", "TO-8.15"})
public record AbilityContext(Seat seat, AbilityInPlay ability, Aim aim, Option<Happening> happening)
        implements OfAbility {

    /** What a Terrain does without being activated. */
    public static AbilityContext of(Seat seat, AbilityInPlay ability) {
        return new AbilityContext(seat, ability, Aim.NONE, Option.none());
    }

    /** What a link of the chain does. */
    public static AbilityContext of(Link link) {
        return new AbilityContext(link.seat(), link.ability(), link.aim(), link.happening());
    }

    /** What it sees of a table. */
    TableContext on(Table table) {
        return new TableContext(table, seat, self(), CountersOn.of(table, source()));
    }

    /** What the effects of the ability say that they come from. */
    Cause.Ability cause() {
        return new Cause.Ability(ability);
    }

    /** The same for the text of another card (8.38). */
    AbilityContext asIfHeld(Card other, int place) {
        return new AbilityContext(seat, ability.as(other, place), Aim.NONE, happening);
    }

    /** The same, without a target that became illegal before any of it happened. */
    @Rule("TO-8.5")
    public AbilityContext judged(Table table) {
        boolean gone =
                aim.target() != CardNumbers.NONE && !Targeting.fits(table, seat, self(), trigger(), aim.target());
        return gone ? aimed(aim.at(CardNumbers.NONE)) : this;
    }

    /** The same, aimed. */
    AbilityContext aimed(Aim at) {
        return new AbilityContext(seat, ability, at, happening);
    }

    /** This as something whose targets are still to be chosen. */
    Array<Due> aiming() {
        return Array.of(new Due.Copying(seat, ability, aim, happening));
    }

    /** The kinds of the card whose text it is, for Immunities; none for a Character's or Terrain's own ability. */
    Array<CardKind> kinds() {
        return card() instanceof AssignableCard ? card().kinds() : Array.empty();
    }

    /** The card, its set and the ability, for whoever wrote it. */
    String place(Catalogue catalogue) {
        String set = catalogue.setOf(card()).map(name -> " (" + name + ")").getOrElse("");
        return card().name() + set + ", ability " + (ability.place() + 1);
    }

    /** The effects of the ability. */
    Array<Effect> effects() {
        return card().abilities().get(ability.place()).effects();
    }
}
