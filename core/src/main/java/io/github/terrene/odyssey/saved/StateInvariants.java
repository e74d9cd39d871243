package io.github.terrene.odyssey.saved;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInvariants;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.turn.TakeTurn;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Team;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * What must hold for a game at rest that was read from text before the rules can go on from it: they rely on everything that play cannot
 * break. Each group relies on those before it.
 */
@Internal
public final class StateInvariants {
    private StateInvariants() {}

    /** Whether only the action of the active player is pending. */
    @Rule({"TO-4.6", "TO-4.20"})
    public static boolean atRest(Game game) {
        Task turn = new TakeTurn(game.table().active());
        return !game.over()
                && game.agenda().equals(new Agenda(List.of(turn), Array.empty(), Array.empty(), Array.empty()));
    }

    /** The invariants that a state, at rest or not, has the cards of its decks: the print does not say so, since states do not hold the decks. */
    public static Array<Invariant<Game, ?>> ofDecks(Zones zones, Array<Deck> decks) {
        return TableInvariants.SEATED.append(DeckInvariants.of(zones, decks));
    }

    /** All invariants for games with these rules. */
    public static Array<Invariant<Game, ?>> of(Zones zones, RuleBook book, DeckRules deckRules) {
        return atoms(zones)
                .appendAll(TableInvariants.ALL)
                .append(Invariant.<Game, Side>of(
                                Side.class,
                                (game, side) ->
                                        !side.spared() || deckRules.incompleteParties() && inFirstTurn(game, side),
                                "only who began without any Character does not lose yet, until the first turn is over")
                        .by("TO-14.14"))
                .append(Invariant.<Game, Team>of(
                        Team.class,
                        (game, team) -> team.left() || book.lost(game.table(), team) == null,
                        "this team has lost"));
    }

    /** In the first round, only players who left are passed over, so the number of the turn tells whose first turn may be over. */
    @Rule({"TO-14.14", "TO-10.13"})
    private static boolean inFirstTurn(Game game, Side side) {
        int place = game.table().order().indexOf(side.seat());
        return game.table().turn() <= place + 1;
    }

    private static Array<Invariant<Game, ?>> atoms(Zones zones) {
        return Array.of(
                Invariant.of(
                        Integer.class,
                        (game, number) ->
                                number >= -TableInvariants.MOST && (number <= TableInvariants.MOST || isOfAll(number)),
                        "a number beyond " + TableInvariants.MOST + " does not occur in a game"),
                CardInvariants.known(zones));
    }

    /** Whether it stands for the prevention of all damage. */
    private static boolean isOfAll(int number) {
        return number == Alteration.Prevention.ALL;
    }
}
