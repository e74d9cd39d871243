package io.github.terrene.hobe.view;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Choose;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.table.Battle;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** An action as an app offers it to a person, with the current state of the cards it is about. */
public sealed interface Offer {
    /** An action that needs no further details. */
    record Plain(Action action) implements Offer {}

    /**
     * An attack.
     *
     * @param attacker the card that attacks
     * @param attack its current ATK
     * @param hit the Battle cards that would be hit now; none if the deck would be
     */
    @Rule({"HB-9.5", "HB-9.6"})
    record Strike(CardInPlay attacker, int attack, Array<CardInPlay> hit) implements Offer {}

    /**
     * Choosing a Battle card in play.
     *
     * @param reach its current reach
     * @param attack its current ATK
     */
    @Rule("HB-7.35")
    record BattleCard(CardInPlay card, Reach reach, int attack) implements Offer {}

    /** An action where that table is shown. */
    static Offer of(Action action, Table table) {
        Option<Offer> offer = Option.none();
        if (action instanceof Attack attack) {
            offer = strike(attack, table);
        } else if (action instanceof Choose choose && choose.choice() instanceof OwnChoice.InPlay chosen) {
            offer = battleCard(Option.of(table.find(chosen.number())), table);
        }
        return offer.getOrElse(() -> new Plain(action));
    }

    private static Option<Offer> strike(Attack attack, Table table) {
        return Option.when(attack.slot() != null && Players.has(attack.seat()), attack)
                .flatMap(complete -> Option.of(table.at(complete.seat(), complete.slot())))
                .filter(attacker -> attacker.card().body().isDefined())
                .map(attacker -> new Strike(attacker, table.attack(attacker), Battle.hit(table, attacker)));
    }

    private static Option<Offer> battleCard(Option<CardInPlay> chosen, Table table) {
        return chosen.filter(card -> card.card().body().isDefined())
                .map(card -> new BattleCard(card, table.reach(card), table.attack(card)));
    }
}
