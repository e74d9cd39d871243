package io.github.terrene.testkit.odyssey.law;

import static io.github.terrene.testkit.law.Reach.atLeast;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.chain.Respond;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.play.EventLaws;
import io.github.terrene.testkit.law.play.PlaythroughLaws;
import io.github.terrene.testkit.law.view.ViewLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Where maximum HP go up and down all the time, which the cards of the base set hardly ever make them do. */
class FrailLawsTest
        implements OdysseyTableLaws,
                OdysseyTurnLaws,
                PlaythroughLaws<GameConfig, Game, Action, Event, View>,
                EventLaws<GameConfig, Game, Action, Event, View>,
                ViewLaws<GameConfig, Game, Action, Event, View> {
    private static final OdysseySpecimen SPECIMEN = new OdysseySpecimen(
            TerreneOdyssey.duel(Catalogue.ofSets(Array.of(new FrailSet())).get()));

    @Override
    public OdysseySpecimen specimen() {
        return SPECIMEN;
    }

    @Property(tries = 100, seed = "67")
    void walksLetCharactersFallInEveryWay(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        atLeast(40, "somebody falls", falls(playthrough, events -> true));
        atLeast(3, "by an XP gain", falls(playthrough, events -> events.exists(XpGained.class::isInstance)));
        atLeast(
                3,
                "before responses to what was paid for",
                playthrough
                        .moves()
                        .exists(move -> fell(move.step().events())
                                && move.step().state().prompt() instanceof Respond
                                && !move.step().state().table().chain().isEmpty()));
        atLeast(
                10,
                "a hidden one has damage",
                playthrough
                        .states()
                        .exists(game -> game.table()
                                .sides()
                                .flatMap(Side::members)
                                .exists(member -> member.hidden() && member.damage() > 0)));
    }

    private static boolean falls(Playthrough<?, Game, ?, Event> playthrough, Predicate<Seq<Event>> with) {
        return playthrough
                .moves()
                .exists(move ->
                        fell(move.step().events()) && with.test(move.step().events()));
    }

    private static boolean fell(Seq<Event> events) {
        return events.exists(
                event -> event instanceof CharactersDefeated defeated && defeated.cause() instanceof Cause.FallenHp);
    }
}
