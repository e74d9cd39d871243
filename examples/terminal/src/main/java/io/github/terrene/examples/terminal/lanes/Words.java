package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Choose;
import io.github.terrene.terralore.action.PayWith;
import io.github.terrene.terralore.action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.card.Standing;
import io.github.terrene.terralore.table.Table;

/**
 * What an action is called in a menu.
 *
 * @param table what is seen of the table
 * @param catalogue the cards
 */
record Words(Table table, Catalogue catalogue) {

    String of(Action action) {
        return switch (action.kind()) {
            case KEEP_HAND -> "Keep this hand";
            case REDRAW -> "Shuffle it back and draw three cards";
            case PLACE_CARD -> placed((PlaceCard) action);
            case PAY_WITH -> "Pay with " + card(((PayWith) action).card());
            case HAND_IN -> "Hand the plan in";
            case CHOOSE -> choice(((Choose) action).choice());
            case CONCEDE -> "Give up";
        };
    }

    private String placed(PlaceCard place) {
        return "Place " + card(place.card()) + " in the " + place.lane().word() + " lane";
    }

    private String card(String id) {
        return catalogue.find(id).map(Card::name).getOrElse(id);
    }

    private String choice(Choice choice) {
        if (choice instanceof Choice.Creature creature) {
            Standing standing = table.get(creature.number());
            return Players.name(standing.controller()) + "'s " + standing.card().name() + " #" + standing.number();
        } else if (choice instanceof Choice.InHand held) {
            return card(held.card());
        } else if (choice instanceof Choice.OnTop top) {
            return card(top.card());
        } else if (choice instanceof Choice.Buried buried) {
            return card(buried.card()) + " in the Graveyard of " + Players.name(buried.of());
        }
        return Players.name(((Choice.Player) choice).who());
    }
}
