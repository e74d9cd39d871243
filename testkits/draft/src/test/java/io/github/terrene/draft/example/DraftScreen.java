package io.github.terrene.draft.example;

import io.github.terrene.draft.Encounter;
import io.github.terrene.draft.EncounterAction;
import io.github.terrene.draft.EncounterAction.InDraft;
import io.github.terrene.draft.EncounterEvent;
import io.github.terrene.draft.EncounterView;
import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftAction.Pick;
import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** What an app does for a player who drafts. */
final class DraftScreen {
    private DraftScreen() {}

    static void show(RandomEncounter rules, Encounter encounter, Seat seat) {
        EncounterView view = rules.view(encounter, seat);
        DraftTable table = view.draft().table();
        System.out.println("round " + table.round() + ", waiting for "
                + rules.awaited(view).mkString(", "));
        System.out.println("in hand: " + table.pile(seat).map(Card::name).mkString(", "));
        System.out.println("picked: " + table.picks(seat).map(Card::name).mkString(", "));
    }

    static Encounter pick(RandomEncounter rules, Encounter encounter, Seat seat, Card card) {
        EncounterAction pick = new InDraft(new Pick(seat, card.id()));
        rules.whyNot(encounter, pick).forEach(System.out::println); // for this player's eyes only
        return rules.apply(encounter, pick).map(step -> step.state()).getOrElse(encounter);
    }

    static Encounter handIn(RandomEncounter rules, Encounter encounter, Seat seat, Array<Card> deck) {
        return rules.handIn(encounter, seat, deck)
                .peekLeft(problems -> problems.forEach(System.out::println))
                .map(step -> step.state()) // with the last deck the tournament has begun
                .getOrElse(encounter);
    }

    static Timeline<Encounter, EncounterAction, EncounterEvent> handIn(
            RandomEncounter rules,
            Timeline<Encounter, EncounterAction, EncounterEvent> played,
            Seat seat,
            Array<Card> deck) {
        Timeline<Encounter, EncounterAction, EncounterEvent> timeline = played;
        Draft draft = played.state().draft();
        for (DraftAction action : rules.draft().deckActions(draft, seat, deck).getOrElse(Array.empty())) {
            timeline = timeline.play(rules, new InDraft(action)).get();
        }
        return timeline;
    }
}
