package io.github.terrene.carnage.law;

import static io.github.terrene.testkit.law.Reach.atLeast;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.event.DuelEnded;
import io.github.terrene.carnage.event.DuplicateLost;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.FightersExchanged;
import io.github.terrene.carnage.event.LegendKept;
import io.github.terrene.carnage.event.LegendLost;
import io.github.terrene.carnage.event.Passed;
import io.github.terrene.carnage.event.RelicDiscarded;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.carnage.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.law.Laws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Checks, by counting, that the walks that the laws are tested with reach duels of all kinds. */
class CarnageDuelReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final CarnageSpecimen SPECIMEN = new CarnageSpecimen(Workshop.RULES, Workshop.CARDS);

    @Override
    public CarnageSpecimen specimen() {
        return SPECIMEN;
    }

    @Property(tries = 300, seed = "2015")
    void walksReachDuels(@ForAll("walks") Walk<GameConfig> walk) {
        Reached played = new Reached(specimen().playthrough(walk));
        atLeast(30, "an attack", played.in(false, AttackBegan.class, each -> true));
        atLeast(15, "an invasion", played.in(true, AttackBegan.class, each -> true));
        atLeast(15, "an attack passes", played.in(false, Passed.class, each -> true));
        atLeast(10, "an invasion passes", played.in(true, Passed.class, each -> true));
        atLeast(
                10,
                "a duel is won",
                played.in(false, DuelEnded.class, end -> end.winner().isDefined() == true));
        atLeast(
                10,
                "a duel is lost",
                played.in(false, DuelEnded.class, end -> end.winner().isDefined() == false));
        atLeast(
                5,
                "an invasion is won",
                played.in(true, DuelEnded.class, end -> end.winner().isDefined() == true));
        atLeast(
                5,
                "an invasion is lost",
                played.in(true, DuelEnded.class, end -> end.winner().isDefined() == false));
        atLeast(
                5,
                "a round is tied",
                played.happened(
                        RoundFought.class,
                        fought -> fought.round().attack() == fought.round().defense()
                                && fought.round().attack() > 0));
        atLeast(
                3,
                "a tie is won",
                played.happened(
                        RoundFought.class,
                        fought -> fought.round().attack() == fought.round().defense()
                                && fought.round().winner().isDefined()));
        atLeast(
                5,
                "a round is empty",
                played.happened(
                        RoundFought.class,
                        fought -> fought.round().attack() + fought.round().defense() == 0));
        atLeast(3, "a duplicate is lost", played.event(DuplicateLost.class));
        atLeast(10, "a Raïven is paid", played.happened(LegendKept.class, kept -> !kept.rescued()));
        atLeast(1, "a Legend is rescued", played.happened(LegendKept.class, LegendKept::rescued));
        atLeast(10, "a Legend is lost", played.event(LegendLost.class));
        atLeast(5, "a Relic goes with its Legend", played.event(RelicDiscarded.class));
        atLeast(
                5,
                "a Relic waits for a Legend",
                played.side(side -> side.spearhead()
                        .posts()
                        .exists(post -> post.legend().isEmpty() && post.relic().isDefined())));
        atLeast(5, "an exchange is chosen", played.asked("exchange"));
        atLeast(5, "fighters are exchanged", played.event(FightersExchanged.class));
        atLeast(2, "a Monster does something when beaten", played.ability(When.BEATEN));
    }
}
