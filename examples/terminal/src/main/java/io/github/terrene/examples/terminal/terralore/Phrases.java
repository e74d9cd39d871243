package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Choice;

/**
 * What an action is called in a menu.
 *
 * @param speech what things are called
 * @param catalogue the cards
 */
record Phrases(Speech speech, Catalogue catalogue) {

    String of(Action action) {
        return switch (action.kind()) {
            case KEEP_HAND -> "Keep this hand";
            case REDRAW -> "Shuffle it back and draw three cards";
            case PLACE_CARD -> placed((PlaceCard) action);
            case PAY_WITH -> "Pay with " + card(((PayWith) action).card());
            case HAND_IN -> "Hand the plan in";
            case CHOOSE -> choice(action.seat(), ((Choose) action).choice());
            case CONCEDE -> "Give up";
        };
    }

    private String placed(PlaceCard place) {
        return "Place " + card(place.card()) + " in the " + place.lane().word() + " lane";
    }

    /** A card in a few words: "Silt Eel (cost 1, 2 points)". */
    static String inShort(Card card) {
        String cost = card.price() == 0 ? "free" : "cost " + card.price();
        boolean same = card.points().attacking() == card.points().defending();
        String points = same ? Names.number(card.points().attacking(), "point") : "points " + card.points();
        return card.name() + " (" + cost + ", " + (card.kind().creature() ? points : "Skill") + ")";
    }

    String card(String id) {
        return catalogue.find(id).map(Phrases::inShort).getOrElse(id);
    }

    private String choice(Seat chooser, Choice choice) {
        if (choice instanceof Choice.Creature creature) {
            return speech.choice(choice) + " (" + Names.number(speech.points(creature.number()), "point") + ", "
                    + speech.table().get(creature.number()).place().lane().word() + " lane)";
        } else if (choice instanceof Choice.InHand held) {
            return card(held.card());
        } else if (choice instanceof Choice.OnTop top) {
            return card(top.card());
        } else if (choice instanceof Choice.Player player) {
            return player.who().equals(chooser) ? "Yourself" : speech.cast().name(player.who());
        }
        return speech.choice(choice);
    }
}
