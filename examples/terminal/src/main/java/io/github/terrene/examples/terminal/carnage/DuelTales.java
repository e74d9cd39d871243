package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.event.Blocked;
import io.github.terrene.carnage.event.DuelEnded;
import io.github.terrene.carnage.event.DuplicateLost;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.FightersExchanged;
import io.github.terrene.carnage.event.FightersOrdered;
import io.github.terrene.carnage.event.LegendKept;
import io.github.terrene.carnage.event.LegendLost;
import io.github.terrene.carnage.event.Passed;
import io.github.terrene.carnage.event.RelicDiscarded;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.examples.terminal.odyssey.tale.Scene;
import io.github.terrene.examples.terminal.odyssey.tale.Tellings;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;

/** What is told of attacks, invasions and duels. */
final class DuelTales {
    static final Tellings<Scene<Speech>, Event> ALL = Tellings.<Scene<Speech>, Event>none()
            .on(AttackBegan.class, DuelTales::began)
            .on(
                    FightersOrdered.class,
                    (scene, event) -> scene.before().whose(event.seat()) + " order is "
                            + scene.before().fighters(event.seat(), event.order()) + ".")
            .on(Blocked.class, (scene, event) -> scene.before().does(event.defender(), "block") + ".")
            .on(Passed.class, DuelTales::passed)
            .on(
                    FightersExchanged.class,
                    (scene, event) -> fighter(scene.before(), event.seat(), event.one()) + " and "
                            + fighter(scene.before(), event.seat(), event.other()) + " exchange their rounds.")
            .on(RoundFought.class, DuelTales::fought)
            .on(
                    DuplicateLost.class,
                    (scene, event) -> scene.before().whose(event.seat()) + " "
                            + scene.before().legend(event.seat(), event.place()) + " loses a duplicate and stays.")
            .on(
                    LegendKept.class,
                    (scene, event) -> scene.before().does(event.seat(), "keep") + " "
                            + scene.before().legend(event.seat(), event.place())
                            + (event.rescued() ? " without paying a Raïven." : " for a Raïven."))
            .on(
                    LegendLost.class,
                    (scene, event) -> scene.before().does(event.seat(), "lose") + " "
                            + scene.before().card(event.seat(), event.legend()) + ".")
            .on(
                    RelicDiscarded.class,
                    (scene, event) -> scene.before()
                            .table()
                            .side(event.seat())
                            .spearhead()
                            .at(event.place())
                            .relic()
                            .map(relic -> scene.before().whose(event.seat()) + " "
                                    + scene.before().card(event.seat(), relic.card()) + " is discarded, too.")
                            .getOrElse(""))
            .on(DuelEnded.class, (scene, event) -> scene.onlyVerbose("the duel is over."));

    private DuelTales() {}

    private static String began(Scene<Speech> scene, AttackBegan event) {
        return event.invasion()
                ? scene.before().whose(event.attacker()) + " three Monsters invade."
                : scene.before().does(event.attacker(), "attack") + ".";
    }

    private static String passed(Scene<Speech> scene, Passed event) {
        Speech speech = scene.before();
        Seat defender = Players.opponent(event.attacker());
        return speech.table().side(defender).spearhead().manned().isEmpty()
                ? speech.does(defender, "have") + " nobody to block with."
                : speech.does(defender, "let") + " it pass.";
    }

    private static String fighter(Speech speech, Seat seat, int round) {
        return speech.table()
                .duel()
                .map(duel -> speech.fighter(duel, seat, round))
                .getOrElse("nobody");
    }

    /** The rounds are drawn, each by itself; the last one decides. */
    private static String fought(Scene<Speech> scene, RoundFought event) {
        Duel duel = scene.after().table().duel().get();
        return duel.fought().size() < Duel.ROUNDS ? "" : decided(scene.before(), duel);
    }

    private static String decided(Speech speech, Duel duel) {
        int attacker = won(duel, duel.attacker());
        int defender = won(duel, duel.defender());
        if (duel.wonByAttacker()) {
            return speech.does(duel.attacker(), "win") + " " + attacker + " to " + defender + ".";
        }
        return speech.does(duel.defender(), "hold") + ", "
                + (attacker == defender
                        ? "as " + attacker + " to " + defender + " is not enough"
                        : defender + " to " + attacker)
                + ".";
    }

    private static int won(Duel duel, Seat seat) {
        return duel.fought().count(round -> round.wonBy(seat));
    }
}
