package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.event.ActionPointsReceived;
import io.github.terrene.carnage.event.DecksShuffled;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.GameEnded;
import io.github.terrene.carnage.event.SpearheadShown;
import io.github.terrene.carnage.event.SwordDrawn;
import io.github.terrene.carnage.event.TurnBegan;
import io.github.terrene.carnage.event.TurnEnded;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** What is told of the beginning, of turns and of the end. */
final class TurnTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(SpearheadShown.class, TurnTales::shown)
            .on(
                    DecksShuffled.class,
                    (scene, event) -> scene.onlyVerbose(
                            scene.before().whose(event.seat()) + " Companion and Adventure decks are shuffled."))
            .on(SwordDrawn.class, TurnTales::sword)
            .on(TurnBegan.class, TurnTales::began)
            .on(
                    ActionPointsReceived.class,
                    (scene, event) ->
                            scene.onlyVerbose(scene.before().does(event.seat(), "receive") + " " + event.ap() + " AP."))
            .on(TurnEnded.class, TurnTales::ended)
            .on(GameEnded.class, TurnTales::ending);

    private TurnTales() {}

    private static String shown(Scene<Speech> scene, SpearheadShown event) {
        Speech speech = scene.after();
        Array<String> places = event.spearhead()
                .posts()
                .filter(post -> post.legend().isDefined())
                .map(post -> speech.card(event.seat(), post.legend().get().card())
                        + post.relic()
                                .map(relic -> " with " + speech.card(event.seat(), relic.card()))
                                .getOrElse(""));
        return speech.does(event.seat(), "show") + " " + (places.isEmpty() ? "an empty spearhead" : Names.list(places))
                + ".";
    }

    private static String sword(Scene<Speech> scene, SwordDrawn event) {
        Speech speech = scene.before();
        int more = event.south().number() - event.north().number();
        String next = more == 0
                ? "They draw again."
                : speech.does(more > 0 ? Players.SOUTH : Players.NORTH, "choose") + " between Sword and Diamond.";
        return "For the first Sword " + speech.does(Players.SOUTH, "draw") + " " + event.south() + " and "
                + speech.does(Players.NORTH, "draw") + " " + event.north() + ". "
                + Paper.capital(next);
    }

    private static String began(Scene<Speech> scene, TurnBegan event) {
        Speech speech = scene.before();
        String first = event.turn() == 1 ? speech.does(event.active(), "have") + " the Sword first." : "";
        return first.isEmpty()
                ? scene.onlyVerbose(speech.does(Players.opponent(event.active()), "receive") + " 1 shard.")
                : first;
    }

    private static String ended(Scene<Speech> scene, TurnEnded event) {
        int left = scene.before().table().side(event.active()).purse().ap();
        String passes = scene.before().does(event.active(), "pass") + " the Sword";
        return left == 0 ? scene.onlyVerbose(passes + ".") : passes + " with " + left + " AP left.";
    }

    private static String ending(Scene<Speech> scene, GameEnded event) {
        Outcome outcome = event.outcome();
        String end = outcome.drawn()
                ? "the game is drawn"
                : scene.before().does(outcome.winners().head(), "win");
        return end + why(scene.before(), outcome) + " (" + outcome.rule() + ").";
    }

    private static String why(Speech speech, Outcome outcome) {
        Seat loser = outcome.drawn()
                ? Players.SOUTH
                : Players.opponent(outcome.winners().head());
        return switch (outcome.rule()) {
            case "CG-13.1" -> " with " + vp(speech, Players.opponent(loser)) + " VP";
            case "CG-13.2" -> ": " + speech.whose(loser) + " two decks are empty";
            case "CG-13.4" ->
                ": " + (outcome.drawn() ? "both gave it up" : speech.cast().player(loser) + " gave the game up");
            case "CG-13.5" -> ": all decks are empty and nobody gains VP any more, " + ladder(speech);
            default -> ": the last turn is over, " + ladder(speech);
        };
    }

    private static int vp(Speech speech, Seat seat) {
        return speech.table().side(seat).purse().vp();
    }

    /** What is compared, South's first. */
    private static String ladder(Speech speech) {
        return "and it stands " + vp(speech, Players.SOUTH) + " : " + vp(speech, Players.NORTH) + " in VP and "
                + ascended(speech, Players.SOUTH) + " : " + ascended(speech, Players.NORTH)
                + " in cards of the Pantheons";
    }

    private static int ascended(Speech speech, Seat seat) {
        return speech.table().side(seat).domain().pantheon().size();
    }
}
