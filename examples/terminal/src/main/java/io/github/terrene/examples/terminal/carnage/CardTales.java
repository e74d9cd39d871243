package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.event.AbilityBegan;
import io.github.terrene.carnage.event.Added;
import io.github.terrene.carnage.event.Burned;
import io.github.terrene.carnage.event.Discarded;
import io.github.terrene.carnage.event.Drawn;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.LocationPlaced;
import io.github.terrene.carnage.event.MonsterPlaced;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.carnage.event.Reinforced;
import io.github.terrene.carnage.event.TakenBack;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Seat;

/** What is told of cards outside duels: what they are paid for, drawn, burned, placed and used. */
final class CardTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(
                    Paid.class,
                    (scene, event) -> scene.onlyVerbose(scene.before().does(event.seat(), "pay") + " " + event.ap()
                            + " AP" + (event.shards() == 0 ? "" : " and " + Names.number(event.shards(), "shard"))
                            + "."))
            .on(Drawn.class, (scene, event) -> "")
            .on(Burned.class, (scene, event) -> "")
            .on(
                    Discarded.class,
                    (scene, event) -> scene.before().does(event.seat(), "discard") + " "
                            + scene.before().card(event.seat(), event.card()) + ".")
            .on(
                    TakenBack.class,
                    (scene, event) -> scene.before().does(event.seat(), "take") + " "
                            + scene.before().card(event.seat(), event.card()) + " back from the discard pile.")
            .on(
                    LocationPlaced.class,
                    (scene, event) -> placed(scene.before(), event.seat(), event.card()) + " in the realm"
                            + scene.before().price() + ".")
            .on(
                    MonsterPlaced.class,
                    (scene, event) -> placed(scene.before(), event.seat(), event.card()) + " in the nest"
                            + scene.before().price() + ".")
            .on(
                    Added.class,
                    (scene, event) -> placed(scene.before(), event.seat(), event.card()) + " at place " + event.place()
                            + scene.before().price() + ".")
            .on(Reinforced.class, CardTales::reinforced)
            .on(AbilityBegan.class, CardTales::began);

    private CardTales() {}

    private static String placed(Speech speech, Seat seat, Card card) {
        return speech.does(seat, "place") + " " + speech.card(seat, card);
    }

    private static String reinforced(Scene<Speech> scene, Reinforced event) {
        int copies = scene.after()
                .table()
                .side(event.seat())
                .spearhead()
                .at(event.place())
                .get(event.card().kind())
                .get()
                .cards()
                .size();
        return scene.before().does(event.seat(), "reinforce") + " "
                + scene.before().card(event.seat(), event.card())
                + scene.before().price() + ": now x" + copies + ".";
    }

    /** For what a Location does nothing needs to be said: it was named just before. */
    private static String began(Scene<Speech> scene, AbilityBegan event) {
        Ability ability = event.card().abilities().get(event.ability());
        String text = scene.onlyVerbose(" \"" + Paper.capital(ability.say()) + ".\"");
        return switch (ability.moment()) {
            case USED ->
                scene.before().does(event.seat(), "use") + " the power of "
                        + scene.before().card(event.seat(), event.card())
                        + scene.before().price() + "." + text;
            case BEATEN ->
                scene.before().whose(event.seat()) + " " + scene.before().card(event.seat(), event.card())
                        + " was beaten." + text;
            case PLACED -> text.strip();
        };
    }
}
