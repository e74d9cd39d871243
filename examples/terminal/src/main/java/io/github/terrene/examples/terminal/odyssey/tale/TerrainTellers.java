package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.TerrainEvent.StormBroke;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainLeft;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainPlayed;
import io.github.terrene.odyssey.event.TerrainEvent.TerrainSwitched;
import io.github.terrene.odyssey.table.TerrainInPlay;

/** Terrains and Storms. */
final class TerrainTellers {
    private TerrainTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(TerrainPlayed.class, TerrainTellers::played)
                .on(TerrainSwitched.class, TerrainTellers::switched)
                .on(TerrainLeft.class, TerrainTellers::left)
                .on(StormBroke.class, TerrainTellers::breaks);
    }

    private static void breaks(StormBroke event, Tale tale) {
        tale.say(tale.harm(event.card().name() + " breaks!"));
        tale.doing(event.cause());
    }

    private static void played(TerrainPlayed event, Tale tale) {
        TerrainCard card = event.card();
        String storm = card.storm().isDefined()
                ? ": it breaks when " + tale.cast().whose(event.seat()) + " next turn starts"
                : " (" + Phrase.times(card.actions(), "Action") + " each turn)";
        tale.say(tale.cast().does(event.seat(), "play") + " " + card.name() + storm);
    }

    private static void switched(TerrainSwitched event, Tale tale) {
        TerrainCard card = tale.after().side(event.seat()).activeTerrain().card();
        tale.say(tale.cast().does(event.seat(), "switch") + " to " + card.name());
    }

    private static void left(TerrainLeft event, Tale tale) {
        TerrainInPlay active = tale.after().side(event.seat()).activeTerrain();
        boolean changed = tale.before().side(event.seat()).activeTerrain().id() != active.id();
        String goes = event.card().storm().isDefined() ? " is over" : " leaves play";
        String now = ", and " + tale.cast().whose(event.seat()) + " Terrain is "
                + active.card().name();
        tale.say(event.card().name() + goes + (changed ? now : ""));
    }
}
