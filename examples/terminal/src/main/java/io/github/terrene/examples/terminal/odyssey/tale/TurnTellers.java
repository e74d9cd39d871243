package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.event.CardEvent.CardsDrawn;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.ChainEvent.Passed;
import io.github.terrene.odyssey.event.EndEvent.GameEnded;
import io.github.terrene.odyssey.event.EndEvent.TeamsLeft;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Placed;
import io.github.terrene.odyssey.event.SetupEvent.DiceRolled;
import io.github.terrene.odyssey.event.SetupEvent.PartiesPlaced;
import io.github.terrene.odyssey.event.SetupEvent.StarterNamed;
import io.github.terrene.odyssey.event.SetupEvent.TerrainsRevealed;
import io.github.terrene.odyssey.event.TurnEvent.ActionsChanged;
import io.github.terrene.odyssey.event.TurnEvent.PhaseBegan;
import io.github.terrene.odyssey.event.TurnEvent.ReprieveEnded;
import io.github.terrene.odyssey.event.TurnEvent.TurnBegan;
import io.github.terrene.odyssey.event.TurnEvent.TurnEnded;
import io.github.terrene.odyssey.table.Team;
import io.vavr.collection.Array;
import java.util.Locale;

/** How a game and its turns begin and end. */
final class TurnTellers {
    private TurnTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(PartiesPlaced.class, TurnTellers::parties)
                .on(DiceRolled.class, TurnTellers::dice)
                .on(StarterNamed.class, TurnTellers::starter)
                .on(TerrainsRevealed.class, TurnTellers::terrains)
                .on(TurnBegan.class, TurnTellers::turn)
                .on(TurnEnded.class, (event, tale) -> tale.detail(tale.cast().whose(event.seat()) + " turn ends"))
                .on(
                        ReprieveEnded.class,
                        (event, tale) -> tale.detail(
                                tale.cast().does(event.seat(), "lose") + " from now on without a Character"))
                .on(PhaseBegan.class, TurnTellers::phase)
                .on(ActionsChanged.class, TurnTellers::actions)
                .on(CardsDrawn.class, TurnTellers::drawn)
                .on(Passed.class, (event, tale) -> tale.detail(tale.cast().does(event.seat(), "pass")))
                .on(
                        TeamsLeft.class,
                        (event, tale) -> tale.say(tale.cast().together(event.seats(), "leave") + " the game"))
                .on(GameEnded.class, TurnTellers::end);
    }

    private static void parties(PartiesPlaced event, Tale tale) {
        for (Placed party : event.parties()) {
            tale.paragraph();
            Array<Array<Card>> slots = party.slots();
            boolean known = !slots.exists(slot -> slot.head().unknown());
            String who = tale.cast().does(party.seat(), "place");
            tale.say(
                    known
                            ? who + " face-down " + Names.list(slots.map(slot -> placed(tale, party.seat(), slot)))
                            : who + " " + slots.size() + " Characters face-down, each with a card");
        }
    }

    private static String placed(Tale tale, Seat seat, Array<Card> slot) {
        String name = tale.cast().paint(seat, slot.head().name());
        return slot.size() == 1 ? name : name + " with " + slot.get(1).name();
    }

    private static void dice(DiceRolled event, Tale tale) {
        tale.paragraph();
        Array<String> rolls = event.rolls()
                .filter(roll -> roll.number() > 0)
                .map(roll -> tale.cast().does(roll.seat(), "roll") + " " + roll.number());
        tale.say(Names.list(rolls));
    }

    private static void starter(StarterNamed event, Tale tale) {
        tale.say(tale.cast().does(event.order().head(), "go") + " first");
    }

    private static void terrains(TerrainsRevealed event, Tale tale) {
        Array<String> grounds = event.terrains()
                .map(open -> tale.cast().does(open.seat(), "begin") + " on "
                        + open.card().name());
        tale.say("the Terrains are revealed: " + Names.list(grounds));
    }

    private static void turn(TurnBegan event, Tale tale) {
        String whose = Paper.capital(tale.cast().whose(event.seat())) + " turn";
        Array<String> hp = tale.before().teams().map(team -> tale.cast().team(team) + " " + team.hp());
        tale.chapter(tale.before(), "Turn " + event.turn() + " · " + whose, hp.mkString(" : "));
    }

    private static void phase(PhaseBegan event, Tale tale) {
        tale.detail("the " + Paper.capital(event.phase().name().toLowerCase(Locale.ROOT)) + " Phase begins");
    }

    /** In the Command Phase the Terrain gives Actions, and unspent ones are lost. */
    private static void actions(ActionsChanged event, Tale tale) {
        Seat seat = event.seat();
        String number = Phrase.times(Math.abs(event.by()), "Action");
        boolean command = event.cause() instanceof Cause.Turn;
        if (command && event.by() < 0) {
            tale.detail(tale.cast().does(seat, "lose") + " the " + number + " not spent");
        } else if (command) {
            String ground = tale.after().side(seat).activeTerrain().card().name();
            tale.say(tale.cast().does(seat, "gain") + " " + number + " from " + ground);
        } else {
            String verb = event.by() < 0 ? "lose" : "gain";
            tale.say(tale.cast().does(seat, verb) + " " + number + tale.now(event.now(), event.cause()));
        }
    }

    private static void drawn(CardsDrawn event, Tale tale) {
        boolean known = !event.cards().exists(Card::unknown);
        String cards = known
                ? Names.list(event.cards().map(Card::name))
                : counted(event.cards().size());
        boolean together = tale.previous(ActionsChanged.class)
                .exists(gained -> gained.seat().equals(event.seat())
                        && gained.by() > 0
                        && gained.cause().equals(event.cause()));
        if (together) {
            tale.add(" and " + tale.cast().verb(event.seat(), "draw") + " " + cards);
        } else {
            tale.say(tale.cast().does(event.seat(), "draw") + " " + cards + tale.because(event.cause()));
        }
    }

    private static void end(GameEnded event, Tale tale) {
        tale.say(reason(event.outcome(), tale));
    }

    private static String reason(Outcome outcome, Tale tale) {
        Array<Seat> losers = tale.after().teams().flatMap(Team::seats).reject(outcome::wonBy);
        return switch (outcome.rule()) {
            case "TO-10.1" -> tale.cast().together(losers, "have") + " no HP left";
            case "TO-10.2" -> tale.cast().together(losers, "have") + " no Characters left";
            case "TO-10.3" -> tale.cast().does(tale.after().active(), "run") + ", and the game is over";
            case "TO-10.5" -> "both sides lose at the same moment";
            case "TO-10.6" -> "the last turn is over, and nobody has won";
            case "TO-14.16" -> tale.cast().together(losers, "leave") + " the game";
            default -> "the game is over (" + outcome.rule() + ")";
        };
    }

    static String counted(int cards) {
        return cards == 1 ? "a card" : cards + " cards";
    }
}
