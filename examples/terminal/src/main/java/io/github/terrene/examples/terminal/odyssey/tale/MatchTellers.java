package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchEvent.GameBegan;
import io.github.terrene.kernel.compose.MatchEvent.GameFinished;
import io.github.terrene.kernel.compose.MatchEvent.InGame;
import io.github.terrene.kernel.compose.MatchEvent.MatchFinished;
import io.github.terrene.odyssey.event.EndEvent.FaceDownRevealed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** How a match and its games begin and end; what happens in a game is told by the tellers of its events. */
final class MatchTellers {
    static final Tellers<Event> GAME = TurnTellers.all()
            .and(BattleTellers.all())
            .and(PartyTellers.all())
            .and(ChangeTellers.all())
            .and(HeldTellers.all())
            .and(ChainTellers.all())
            .and(PlayerTellers.all())
            .and(TerrainTellers.all())
            .on(FaceDownRevealed.class, MatchTellers::revealed);

    static final Tellers<MatchEvent<?, ?>> MATCH = Tellers.<MatchEvent<?, ?>>none()
            .on(InGame.class, MatchTellers::inGame)
            .on(GameBegan.class, MatchTellers::began)
            .on(GameFinished.class, MatchTellers::finished)
            .on(MatchFinished.class, MatchTellers::over);

    private MatchTellers() {}

    /** The matches that are told are those of Terrene Odyssey, which has no other events. */
    private static void inGame(MatchEvent<?, ?> event, Tale tale) {
        event.inGame().forEach(each -> tale.tell(GAME, (Event) each));
    }

    private static void began(GameBegan<?, ?> event, Tale tale) {
        tale.part("Game " + event.number(), "");
        event.advantaged()
                .forEach(seat ->
                        tale.say(tale.cast().does(seat, "draw") + " two cards at first, having Run in the last game"));
        inGame(event, tale);
    }

    private static void finished(GameFinished<?, ?> event, Tale tale) {
        tale.board(tale.before());
        String winner = event.outcome().drawn() ? "is drawn" : "goes to " + winners(event.outcome(), tale);
        tale.result("Game " + event.number() + " " + winner + " in turn "
                + tale.before().turn() + ". " + score(event.wins(), tale));
    }

    /** A line for each player who had face-down cards. */
    private static void revealed(FaceDownRevealed event, Tale tale) {
        for (Side side : tale.before().sides()) {
            Array<String> cards = side.members().flatMap(member -> revealed(event, member));
            if (!cards.isEmpty()) {
                tale.say(tale.cast().player(side.seat()) + " had face-down: " + Names.list(cards));
            }
        }
    }

    private static Array<String> revealed(FaceDownRevealed event, Member member) {
        Option<String> character = event.characters()
                .find(shown -> shown.character() == member.id())
                .map(shown -> shown.card().name());
        Option<String> held = member.held()
                .flatMap(card -> event.held().find(each -> each.id() == card.id()))
                .map(card -> card.card().name());
        return Array.ofAll(character).appendAll(held);
    }

    private static void over(MatchFinished<?, ?> event, Tale tale) {
        Outcome outcome = event.outcome();
        tale.result(
                outcome.drawn()
                        ? "The match is drawn."
                        : tale.cast().together(outcome.winners(), "win") + " the match.");
    }

    private static String winners(Outcome outcome, Tale tale) {
        return Names.list(outcome.winners().map(tale.cast()::player));
    }

    private static String score(Array<Integer> wins, Tale tale) {
        return tale.cast().score(tale.before().teams(), wins);
    }
}
