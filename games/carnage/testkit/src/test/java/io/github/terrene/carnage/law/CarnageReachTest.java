package io.github.terrene.carnage.law;

import static io.github.terrene.testkit.law.Reach.atLeast;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.Discarded;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.LocationLost;
import io.github.terrene.carnage.event.NestEmptied;
import io.github.terrene.carnage.event.PillarCompleted;
import io.github.terrene.carnage.event.PlacementCheapened;
import io.github.terrene.carnage.event.Reinforced;
import io.github.terrene.carnage.event.Replaced;
import io.github.terrene.carnage.event.SwordDrawn;
import io.github.terrene.carnage.event.TakenBack;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.carnage.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.law.Laws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Checks, by counting, that the walks that the laws are tested with, as far as they are played with cards that are printed, reach gains, losses and ends of all kinds. */
class CarnageReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final CarnageSpecimen SPECIMEN = new CarnageSpecimen(Workshop.RULES, Workshop.CARDS);

    @Override
    public CarnageSpecimen specimen() {
        return SPECIMEN;
    }

    @Property(tries = 300, seed = "2015")
    void walksReachGains(@ForAll("walks") Walk<GameConfig> walk) {
        Reached played = new Reached(specimen().playthrough(walk));
        atLeast(20, "an ascension", played.event(Ascended.class));
        atLeast(10, "a replacement", played.event(Replaced.class));
        atLeast(5, "no replacement", played.declined("replace"));
        atLeast(5, "an ascension is declined", played.declined("ascend"));
        atLeast(
                10,
                "Monsters ascend",
                played.happened(NestEmptied.class, nest -> nest.ascended().nonEmpty()));
        atLeast(3, "the Monster to be saved is chosen", played.asked("save"));
        atLeast(5, "a Location is lost", played.event(LocationLost.class));
        atLeast(5, "the Location to be lost is chosen", played.asked("location"));
        atLeast(8, "a pillar", played.event(PillarCompleted.class));
        atLeast(5, "the Locations of a pillar are chosen", played.asked("pillar"));
        atLeast(0.5, "a second pillar", played.side(side -> side.domain().pillars() > 1));
        atLeast(5, "a duplicate", played.event(Reinforced.class));
        atLeast(5, "a bonus waits", played.promised(ForNextDuel.Bonus.class));
        atLeast(5, "an exchange waits", played.promised(ForNextDuel.Exchange.class));
        atLeast(5, "a rescue waits", played.promised(ForNextDuel.Rescue.class));
        atLeast(5, "won ties wait", played.promised(ForNextDuel.TiesWon.class));
        atLeast(5, "a cheaper placement", played.event(PlacementCheapened.class));
        atLeast(10, "a power is used", played.ability(When.USED));
        atLeast(10, "a Location does something", played.ability(When.PLACED));
        atLeast(5, "a discard is chosen", played.asked("discard"));
        atLeast(5, "a card is discarded", played.event(Discarded.class));
        atLeast(5, "a card comes back", played.event(TakenBack.class));
        atLeast(10, "Element cards are arranged", played.asked("elements"));
        atLeast(5, "an Element deck is used up", played.reshuffled());
    }

    @Property(tries = 300, seed = "2015")
    void walksReachEnds(@ForAll("walks") Walk<GameConfig> walk) {
        Reached played = new Reached(specimen().playthrough(walk));
        atLeast(30, "turn 6", played.state(game -> game.table().turn() >= 6));
        atLeast(10, "turn 15", played.state(game -> game.table().turn() >= 15));
        atLeast(30, "a choice of the Sword", played.asked("sword"));
        atLeast(
                5,
                "a draw for the Sword is repeated",
                played.happened(
                        SwordDrawn.class,
                        drawn -> drawn.south().number() == drawn.north().number()));
        atLeast(5, "two empty decks", played.side(side -> side.decks().exhausted()));
        atLeast(3, "15 VP", played.ended("CG-13.1"));
        atLeast(5, "two empty decks lose", played.ended("CG-13.2"));
        atLeast(5, "a stalemate", played.ended("CG-13.5"));
        atLeast(5, "the last turn", played.ended("CG-13.6"));
    }
}
