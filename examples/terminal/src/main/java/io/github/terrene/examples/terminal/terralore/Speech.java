package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.cast.Wording;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What things are called at one moment.
 *
 * @param cast the players
 * @param table what is known of the table
 */
record Speech(PlayerNames cast, Table table) implements Wording<Card> {
    @Override
    public Option<String> name(Card card) {
        return Option.when(!card.unknown(), card::name);
    }

    /** "South's Silt Eel"; with its number if another one of the same name stands on that side. */
    String creature(CardOnField standing) {
        Seat seat = standing.controller();
        boolean alone = Place.all()
                        .filter(place -> place.seat().equals(seat))
                        .flatMap(table::standing)
                        .count(each -> each.card().equals(standing.card()))
                <= 1;
        return whose(seat) + " " + card(seat, standing.card()) + (alone ? "" : " #" + standing.number());
    }

    String creature(int number) {
        return creature(table.get(number));
    }

    /** Creatures, and what happens to all of them: "South's Silt Eel and North's Ash Crow are destroyed". */
    String happens(Seq<Integer> creatures, String what) {
        return Names.list(creatures.map(this::creature)) + (creatures.size() == 1 ? " is " : " are ") + what;
    }

    /** What was chosen: a Creature, a player, or a card that lies open. */
    String choice(Choice choice) {
        if (choice instanceof Choice.Creature creature) {
            return creature(creature.number());
        } else if (choice instanceof Choice.Buried buried) {
            Card card = table.graveyard(buried.of())
                    .find(each -> each.id().equals(buried.card()))
                    .getOrElse(Card.UNKNOWN);
            return card(buried.of(), card) + " in " + whose(buried.of()) + " Graveyard";
        }
        return choice instanceof Choice.Player player ? whose(player.who()) + " side" : "a card";
    }

    int points(int number) {
        return table.points(table.get(number));
    }

    /** "South's attacking lane". */
    String lane(Place place) {
        return whose(place.seat()) + " " + place.lane().word() + " lane";
    }
}
