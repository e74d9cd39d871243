package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.Printed;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.CountersChanged;
import io.github.terrene.odyssey.event.CharacterEvent.StatusesCured;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.CharactersHealed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Healing;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.table.Until;
import io.github.terrene.odyssey.trait.Duration;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What Characters are given: XP, healing, changes, counters. */
final class ChangeTellers {
    private ChangeTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(XpGained.class, ChangeTellers::xp)
                .on(CharactersHealed.class, ChangeTellers::healed)
                .on(CharactersChanged.class, ChangeTellers::changed)
                .on(
                        StatusesCured.class,
                        (event, tale) -> tale.say(tale.names(event.characters())
                                + (event.characters().size() == 1 ? " loses" : " lose") + " all statuses"))
                .on(CountersChanged.class, ChangeTellers::counters);
    }

    /** Why, how much, and what the Terrain makes of it. */
    private static void xp(XpGained event, Tale tale) {
        boolean more = tale.previous(XpGained.class).exists(one -> one.character() == event.character());
        if (more) {
            tale.add(", and 1 more: " + tale.good(Printed.of(event.gain())));
            return;
        }
        String why = event.cause() instanceof Cause.Defeat defeat
                ? " for defeating " + Names.list(defeat.whom().map(tale.names()::brief))
                : tale.because(event.cause());
        String ground = tale.before()
                .member(event.character())
                .map(Member::seat)
                .map(seat -> tale.before().side(seat).activeTerrain().card())
                .map(TerrainCard::name)
                .getOrElse("");
        String now = event.xp() == 1 ? "" : ", now " + event.xp() + (why.isEmpty() ? "" : ",");
        tale.say(tale.name(event.character()) + " gains 1 XP" + now + why + ": " + tale.good(Printed.of(event.gain()))
                + " (" + ground + ")");
    }

    private static void healed(CharactersHealed event, Tale tale) {
        Array<Healing> healings = event.healings();
        Seq<String> each = healings.map(
                healing -> tale.name(healing.character()) + " heals " + tale.good(healing.amount() + " HP"));
        tale.say(Names.list(each) + tale.because(event.cause()));
    }

    private static void changed(CharactersChanged event, Tale tale) {
        Change change = event.change();
        if (event.characters().size() == 1) {
            String name = tale.name(event.characters().head());
            String what =
                    Printed.of(change.what()) + " " + change.until().duration().label();
            tale.say(aboutPlayer(name + ": " + what, change.until(), tale) + tale.because(event.cause()));
        } else {
            String until = change.until().duration().label();
            tale.say(aboutPlayer(
                            tale.names(event.characters()) + ": " + Printed.of(change.what()) + " " + until,
                            change.until(),
                            tale)
                    + tale.because(event.cause()));
        }
    }

    /** A card says "your next turn"; a tale says whose. */
    private static String aboutPlayer(String text, Until until, Tale tale) {
        String your = Duration.START_OF_YOUR_NEXT_TURN.label();
        return text.replace(your, your.replace("your", tale.cast().whose(until.seat())));
    }

    private static void counters(CountersChanged event, Tale tale) {
        int number = event.card().number();
        String card = event.card().kind() == Source.Kind.CHARACTER
                ? tale.name(number)
                : tale.names().held(number).map(held -> Names.card(held.card())).getOrElse("the card");
        String counter = event.counter().name() + " counter";
        tale.say(card
                + (event.now() == 0 ? " has no " + counter + " left" : " has " + Phrase.times(event.now(), counter))
                + tale.because(event.cause()));
    }
}
