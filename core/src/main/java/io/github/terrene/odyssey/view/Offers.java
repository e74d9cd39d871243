package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.CardNumbers;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Resolves what the actions of a seat are about on a shown table. What cannot be found there is offered as it is.
 *
 * @param seat the seat whose actions are offered
 * @param table the table as it is shown
 */
record Offers(Seat seat, Table table) {
    Offer of(Action action) {
        return as(Recruit.class, action, recruit -> fighter(recruit.member()).map(Offer.Recruit::new))
                .orElse(as(Attack.class, action, this::attack))
                .orElse(as(
                        Block.class, action, block -> fighter(block.blocker()).map(Offer.Block::new)))
                .orElse(as(Activate.class, action, this::use))
                .orElse(as(DismissCharacter.class, action, dismissal -> dismiss(dismissal.member())))
                .orElse(as(DismissForSupply.class, action, dismissal -> dismiss(dismissal.member())))
                .orElse(as(Choose.class, action, choose -> choice(choose.choice())))
                .getOrElse(() -> new Offer.Plain(action));
    }

    private Option<Offer.Fighter> fighter(int number) {
        return table.member(number).filter(member -> !member.card().unknown()).map(this::fighter);
    }

    private Offer.Fighter fighter(Member member) {
        return new Offer.Fighter(
                member.id(),
                table.stat(member, Stat.SP),
                table.stat(member, Stat.ATK),
                table.stat(member, Stat.DEF),
                table.stat(member, Stat.HP) - member.damage());
    }

    private Option<Offer> attack(Attack attack) {
        boolean several = table.opponents(seat).size() > 1;
        return fighter(attack.attacker())
                .map(fighter -> new Offer.Attack(fighter, Option.when(several, attack.defender())));
    }

    private Option<Offer> dismiss(int number) {
        return table.member(number).map(member -> new Offer.Dismiss(number, member.damage()));
    }

    private Option<Offer> use(Activate action) {
        Source source = action.source();
        Option<AbilityInPlay> ability = switch (source.kind()) {
            case CHARACTER -> table.member(source.number()).map(member -> ability(action, member.id(), member.card()));
            case HELD ->
                Option.of(table.findHolder(source.number()))
                        .flatMap(holder ->
                                holder.held().map(Held::card).map(card -> ability(action, holder.id(), card)));
            case TERRAIN -> ground(source.number()).map(ground -> ability(action, CardNumbers.NONE, ground.card()));
        };
        return ability.filter(each -> !each.card().unknown()
                        && each.place() >= 0
                        && each.place() < each.card().abilities().size())
                .map(Offer.Use::new);
    }

    private static AbilityInPlay ability(Activate action, int self, Card card) {
        return new AbilityInPlay(action.source(), self, card, action.ability());
    }

    private Option<TerrainInPlay> ground(int number) {
        return table.sideOfTerrain(number).flatMap(side -> side.terrain(number));
    }

    private Option<Offer> choice(Choice choice) {
        return as(
                        Choice.Target.class,
                        choice,
                        target -> fighter(target.number()).map(Offer.Target::new))
                .orElse(as(Choice.Dismissed.class, choice, paid -> dismiss(paid.member())))
                .orElse(as(Choice.Answered.class, choice, answer -> answer(answer.happening())))
                .orElse(as(Choice.Gain.class, choice, this::gain));
    }

    private static <T> Option<Offer> as(
            Class<T> type, Object what, Function<? super T, Option<? extends Offer>> offer) {
        return type.isInstance(what) ? Option.narrow(offer.apply(type.cast(what))) : Option.none();
    }

    private Option<Offer> answer(Happening happening) {
        return table.chain()
                .links()
                .find(link -> happening.kind() == HappeningKind.ACTIVATES && link.number() == happening.subject())
                .map(Link::ability)
                .map(Offer.Answer::new);
    }

    private Option<Offer> gain(Choice.Gain gain) {
        return Option.when(seat.index() < table.sides().size(), () -> table.side(seat))
                .filter(side -> !side.terrains().isEmpty())
                .flatMap(side -> side.activeTerrain()
                        .card()
                        .xpTree()
                        .drop(gain.tier() - 1)
                        .headOption())
                .filter(there -> gain.tier() > 0)
                .map(there -> new Offer.Gained(gain.tier(), there));
    }
}
