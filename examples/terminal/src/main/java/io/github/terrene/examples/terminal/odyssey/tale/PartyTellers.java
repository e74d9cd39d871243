package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.ArrivalEvent.PutIntoPlay;
import io.github.terrene.odyssey.event.ArrivalEvent.Recruited;
import io.github.terrene.odyssey.event.ArrivalEvent.RecruitedFromHand;
import io.github.terrene.odyssey.event.ArrivalEvent.TokenCreated;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersHidden;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersRevealed;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersTurnedUp;
import io.github.terrene.odyssey.event.Concealed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.PartyEvent.CharacterDismissed;
import io.github.terrene.odyssey.event.PartyEvent.Hidden;
import io.github.terrene.odyssey.event.Shown;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Seq;

/** Characters that come, hide, show themselves, and go. */
final class PartyTellers {
    private PartyTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(
                        Recruited.class,
                        (event, tale) -> tale.say(
                                tale.cast().does(event.seat(), "recruit") + " " + introduced(tale, event.member())))
                .on(
                        RecruitedFromHand.class,
                        (event, tale) -> tale.say(tale.cast().does(event.seat(), "recruit") + " "
                                + introduced(tale, event.member()) + " from hand"))
                .on(Hidden.class, PartyTellers::hidden)
                .on(PutIntoPlay.class, PartyTellers::put)
                .on(
                        TokenCreated.class,
                        (event, tale) -> tale.say(introduced(tale, event.member()) + ", a token, joins "
                                + tale.cast().whose(event.seat()) + " side"))
                .on(
                        CharactersHidden.class,
                        (event, tale) ->
                                tale.say(named(tale, event.characters().map(Concealed::character)) + " face-down"))
                .on(
                        CharactersRevealed.class,
                        (event, tale) -> tale.say(shown(event.characters())
                                + (event.characters().size() == 1 ? " is" : " are") + " shown, and still hidden"))
                .on(
                        CharactersTurnedUp.class,
                        (event, tale) -> tale.say(named(tale, event.characters().map(Shown::character)) + " face-up"))
                .on(CharacterDismissed.class, PartyTellers::dismissed);
    }

    /** A Character with its numbers. */
    private static String introduced(Tale tale, int id) {
        String name = tale.ownName(id);
        return tale.after()
                .member(id)
                .filter(member -> !member.card().unknown())
                .map(member -> name + " (" + numbers(tale, member) + ")")
                .getOrElse(name);
    }

    private static String numbers(Tale tale, Member member) {
        int hp = tale.after().stat(member, Stat.HP) - member.damage();
        return "ATK " + tale.after().stat(member, Stat.ATK) + ", DEF "
                + tale.after().stat(member, Stat.DEF) + ", HP " + hp;
    }

    private static void hidden(Hidden event, Tale tale) {
        tale.say(
                event.card().unknown()
                        ? tale.cast().does(event.seat(), "put") + " a Character into play face-down"
                        : tale.cast().does(event.seat(), "hide") + " " + tale.ownName(event.member()));
    }

    private static void put(PutIntoPlay event, Tale tale) {
        CharacterCard card = event.card();
        String from = event.fromHand() ? " from hand" : " from the discard pile";
        String who = card.unknown() ? "a Character" : tale.ownName(event.member());
        tale.say(tale.cast().does(event.seat(), "put") + " " + who + from + " into play"
                + (event.hidden() ? " face-down" : ""));
    }

    private static String named(Tale tale, Seq<Integer> ids) {
        return tale.names(ids) + (ids.size() == 1 ? " is turned" : " are turned");
    }

    private static String shown(Seq<Shown> all) {
        return Names.list(all.map(each -> each.card().name() + " (#" + each.character() + ")"));
    }

    private static void dismissed(CharacterDismissed event, Tale tale) {
        Departure gone = event.departure();
        String held = gone.held().map(card -> " with " + card.card().name()).getOrElse("");
        tale.say(tale.cast().does(gone.seat(), "dismiss") + " " + tale.ownName(gone.id()) + held
                + (event.cost() ? " for it" : ""));
    }
}
