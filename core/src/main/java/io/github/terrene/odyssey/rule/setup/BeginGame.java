package io.github.terrene.odyssey.rule.setup;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.BySeat;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.Placed;
import io.github.terrene.odyssey.event.Roll;
import io.github.terrene.odyssey.event.SetupEvent.DiceRolled;
import io.github.terrene.odyssey.event.SetupEvent.PartiesPlaced;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.setup.StartingPlayer;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;

/**
 * All parties are chosen: they are placed, the decks are shuffled, and it is decided who goes first.
 *
 * @param drafts the parties, by seat
 */
@Internal
@Rule({"TO-3.3", "TO-3.4", "TO-3.5"})
public record BeginGame(@Zone(to = OWNER) @BySeat Array<PartyDraft> drafts) implements Work {
    @Override
    public void run(Play play) {
        play.emit(new PartiesPlaced(play.table().sides().map(side -> placed(play, side))));
        StartingPlayer decided = play.setting().options().startingPlayer();
        if (decided instanceof StartingPlayer.Named named) {
            DecideStarter.start(play, named.seat());
            return;
        }
        Seat winner = play.setting().format().starters().get(rolled(play));
        if (decided instanceof StartingPlayer.WinnerStarts) {
            DecideStarter.start(play, winner);
        } else {
            play.next(new DecideStarter(winner));
        }
    }

    @Rule({"TO-14.7", "TO-14.8"})
    private Placed placed(Play play, Side side) {
        PartyDraft draft = drafts.get(side.seat().index());
        Array<Array<Card>> slots = draft.slots().map(slot -> slot.cards().map(id -> card(play, id)));
        TerrainCard terrain = (TerrainCard) card(play, draft.terrain().get());
        Pile shuffled = Pile.of(play.dice().shuffle(rest(side.deck(), slots, terrain)));
        return new Placed(side.seat(), slots, terrain, shuffled, side.insiders());
    }

    private static Card card(Play play, String id) {
        return play.book().catalogue().find(id).get();
    }

    /** The cards of a deck that are not in the party. Open Field is of no deck. */
    @Rule("TO-14.8")
    private static Array<Card> rest(Pile deck, Array<Array<Card>> slots, TerrainCard terrain) {
        ArrayBuilder<Card> party = new ArrayBuilder<>(2 * slots.size() + 1);
        for (int i = 0; i < slots.size(); i++) {
            party.addAll(slots.get(i));
        }
        party.add(terrain);
        return deck.minusSorted(party.all()).cards();
    }

    /** The place of the team that rolls highest; teams that tie for the highest roll again. */
    @Rule({"TO-3.5", "TO-13.13"})
    private static int rolled(Play play) {
        Array<Seat> starters = play.setting().format().starters();
        Array<Integer> rolls = play.setting().format().teams().map(team -> 0);
        int highest = 0;
        do {
            int tied = highest;
            rolls = rolls.map(roll -> roll == tied ? 1 + play.dice().below(6) : 0);
            play.emit(new DiceRolled(starters.zipWith(rolls, Roll::new)));
            highest = rolls.max().get();
        } while (rolls.indexOf(highest) != rolls.lastIndexOf(highest));
        return rolls.indexOf(highest);
    }
}
