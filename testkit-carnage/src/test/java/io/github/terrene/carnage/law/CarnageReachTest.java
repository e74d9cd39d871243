package io.github.terrene.carnage.law;

import static io.github.terrene.testkit.law.Reach.atLeast;
import static io.github.terrene.testkit.law.Reach.event;
import static io.github.terrene.testkit.law.Reach.state;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Choice;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.card.Moment;
import io.github.terrene.carnage.event.CardEvent.AbilityBegan;
import io.github.terrene.carnage.event.CardEvent.Discarded;
import io.github.terrene.carnage.event.CardEvent.Reinforced;
import io.github.terrene.carnage.event.CardEvent.TakenBack;
import io.github.terrene.carnage.event.DuelEvent.AttackBegan;
import io.github.terrene.carnage.event.DuelEvent.DuelEnded;
import io.github.terrene.carnage.event.DuelEvent.DuplicateLost;
import io.github.terrene.carnage.event.DuelEvent.FightersExchanged;
import io.github.terrene.carnage.event.DuelEvent.LegendKept;
import io.github.terrene.carnage.event.DuelEvent.LegendLost;
import io.github.terrene.carnage.event.DuelEvent.Passed;
import io.github.terrene.carnage.event.DuelEvent.RelicDiscarded;
import io.github.terrene.carnage.event.DuelEvent.RoundFought;
import io.github.terrene.carnage.event.ElementEvent.ElementsShuffled;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.GainEvent.Ascended;
import io.github.terrene.carnage.event.GainEvent.LocationLost;
import io.github.terrene.carnage.event.GainEvent.NestEmptied;
import io.github.terrene.carnage.event.GainEvent.PillarCompleted;
import io.github.terrene.carnage.event.GainEvent.PlacementCheapened;
import io.github.terrene.carnage.event.GainEvent.Replaced;
import io.github.terrene.carnage.event.SetupEvent.SwordDrawn;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Checks, by counting, that the walks that the laws are tested with reach deep states. */
class CarnageReachTest implements Laws<GameConfig, Game, Action, Event, View> {
    private static final CarnageSpecimen SPECIMEN = new CarnageSpecimen(Workshop.RULES, Workshop.CARDS);

    @Override
    public CarnageSpecimen specimen() {
        return SPECIMEN;
    }

    @Property(tries = 300, seed = "2015")
    void walksReachDuels(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> played = specimen().playthrough(walk);
        atLeast(30, "an attack", in(played, false, AttackBegan.class, each -> true));
        atLeast(15, "an invasion", in(played, true, AttackBegan.class, each -> true));
        atLeast(15, "an attack passes", in(played, false, Passed.class, each -> true));
        atLeast(10, "an invasion passes", in(played, true, Passed.class, each -> true));
        atLeast(
                10,
                "a duel is won",
                in(played, false, DuelEnded.class, end -> end.winner().isDefined() == true));
        atLeast(
                10,
                "a duel is lost",
                in(played, false, DuelEnded.class, end -> end.winner().isDefined() == false));
        atLeast(
                5,
                "an invasion is won",
                in(played, true, DuelEnded.class, end -> end.winner().isDefined() == true));
        atLeast(
                5,
                "an invasion is lost",
                in(played, true, DuelEnded.class, end -> end.winner().isDefined() == false));
        atLeast(
                5,
                "a round is tied",
                happened(
                        played,
                        RoundFought.class,
                        fought -> fought.round().attack() == fought.round().defense()
                                && fought.round().attack() > 0));
        atLeast(
                3,
                "a tie is won",
                happened(
                        played,
                        RoundFought.class,
                        fought -> fought.round().attack() == fought.round().defense()
                                && fought.round().winner().isDefined()));
        atLeast(
                5,
                "a round is empty",
                happened(
                        played,
                        RoundFought.class,
                        fought -> fought.round().attack() + fought.round().defense() == 0));
        atLeast(3, "a duplicate is lost", event(played, DuplicateLost.class));
        atLeast(10, "a Raïven is paid", happened(played, LegendKept.class, kept -> !kept.rescued()));
        atLeast(1, "a Legend is rescued", happened(played, LegendKept.class, LegendKept::rescued));
        atLeast(10, "a Legend is lost", event(played, LegendLost.class));
        atLeast(5, "a Relic goes with its Legend", event(played, RelicDiscarded.class));
        atLeast(
                5,
                "a Relic waits for a Legend",
                side(
                        played,
                        side -> side.spearhead()
                                .posts()
                                .exists(post ->
                                        post.legend().isEmpty() && post.relic().isDefined())));
        atLeast(5, "an exchange is chosen", asked(played, "exchange"));
        atLeast(5, "fighters are exchanged", event(played, FightersExchanged.class));
        atLeast(2, "a Monster does something when beaten", ability(played, Moment.BEATEN));
    }

    @Property(tries = 300, seed = "2015")
    void walksReachGains(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> played = specimen().playthrough(walk);
        atLeast(20, "an ascension", event(played, Ascended.class));
        atLeast(10, "a replacement", event(played, Replaced.class));
        atLeast(5, "no replacement", declined(played, "replace"));
        atLeast(5, "an ascension is declined", declined(played, "ascend"));
        atLeast(
                10,
                "Monsters ascend",
                happened(played, NestEmptied.class, nest -> nest.ascended().nonEmpty()));
        atLeast(3, "the Monster to be saved is chosen", asked(played, "save"));
        atLeast(5, "a Location is lost", event(played, LocationLost.class));
        atLeast(5, "the Location to be lost is chosen", asked(played, "location"));
        atLeast(8, "a pillar", event(played, PillarCompleted.class));
        atLeast(5, "the Locations of a pillar are chosen", asked(played, "pillar"));
        atLeast(0.5, "a second pillar", side(played, side -> side.domain().pillars() > 1));
        atLeast(5, "a duplicate", event(played, Reinforced.class));
        atLeast(5, "a bonus waits", promised(played, ForNextDuel.Bonus.class));
        atLeast(5, "an exchange waits", promised(played, ForNextDuel.Exchange.class));
        atLeast(5, "a rescue waits", promised(played, ForNextDuel.Rescue.class));
        atLeast(5, "won ties wait", promised(played, ForNextDuel.TiesWon.class));
        atLeast(5, "a cheaper placement", event(played, PlacementCheapened.class));
        atLeast(10, "a power is used", ability(played, Moment.USED));
        atLeast(10, "a Location does something", ability(played, Moment.PLACED));
        atLeast(5, "a discard is chosen", asked(played, "discard"));
        atLeast(5, "a card is discarded", event(played, Discarded.class));
        atLeast(5, "a card comes back", event(played, TakenBack.class));
        atLeast(10, "Element cards are arranged", asked(played, "elements"));
        atLeast(5, "an Element deck is used up", reshuffled(played));
    }

    @Property(tries = 300, seed = "2015")
    void walksReachEnds(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> played = specimen().playthrough(walk);
        atLeast(30, "turn 6", state(played, game -> game.table().turn() >= 6));
        atLeast(10, "turn 15", state(played, game -> game.table().turn() >= 15));
        atLeast(30, "a choice of the Sword", asked(played, "sword"));
        atLeast(
                5,
                "a draw for the Sword is repeated",
                happened(
                        played,
                        SwordDrawn.class,
                        drawn -> drawn.south().number() == drawn.north().number()));
        atLeast(5, "two empty decks", side(played, side -> side.decks().exhausted()));
        atLeast(3, "15 VP", ended(played, "CG-13.1"));
        atLeast(5, "two empty decks lose", ended(played, "CG-13.2"));
        atLeast(5, "a stalemate", ended(played, "CG-13.5"));
        atLeast(5, "the last turn", ended(played, "CG-13.6"));
    }

    private static Array<Event> events(Playthrough<?, Game, Action, Event> played) {
        return played.moves().flatMap(move -> move.step().events());
    }

    private static <E extends Event> boolean happened(
            Playthrough<?, Game, Action, Event> played, Class<E> type, Predicate<E> wanted) {
        return events(played).exists(each -> type.isInstance(each) && wanted.test(type.cast(each)));
    }

    /** Whether that happens in an attack, or in an invasion. */
    private static <E extends Event> boolean in(
            Playthrough<?, Game, Action, Event> played, boolean invasion, Class<E> type, Predicate<E> wanted) {
        boolean there = false;
        for (Event each : events(played)) {
            there = each instanceof AttackBegan begun ? begun.invasion() == invasion : there;
            if (there && type.isInstance(each) && wanted.test(type.cast(each))) {
                return true;
            }
        }
        return false;
    }

    private static boolean asked(Playthrough<?, Game, ?, ?> played, String about) {
        return state(
                played, game -> game.prompt() != null && game.prompt().key().equals(about));
    }

    private static boolean declined(Playthrough<?, Game, Action, Event> played, String about) {
        return played.moves()
                .zip(played.states())
                .exists(each -> each._1.action() instanceof Action.Choose choose
                        && choose.choice() instanceof Choice.Nothing
                        && Objects.requireNonNull(each._2.prompt()).key().equals(about));
    }

    private static boolean side(Playthrough<?, Game, ?, ?> played, Predicate<Side> wanted) {
        return state(played, game -> game.table().sides().exists(wanted));
    }

    private static boolean promised(Playthrough<?, Game, ?, ?> played, Class<? extends ForNextDuel> kind) {
        return state(played, game -> Players.BOTH.exists(seat -> game.table().promised(seat, kind)));
    }

    private static boolean ability(Playthrough<?, Game, Action, Event> played, Moment moment) {
        return happened(
                played,
                AbilityBegan.class,
                begun -> begun.card().abilities().get(begun.ability()).moment() == moment);
    }

    /** Whether a discard pile of Element cards is shuffled into its deck. */
    private static boolean reshuffled(Playthrough<?, Game, Action, Event> played) {
        return played.moves()
                .zip(played.states())
                .exists(each -> each._1.step().events().exists(ElementsShuffled.class::isInstance)
                        && each._2
                                .table()
                                .sides()
                                .exists(side -> side.elements().discarded().nonEmpty()
                                        && each._1
                                                        .step()
                                                        .state()
                                                        .table()
                                                        .side(side.seat())
                                                        .elements()
                                                        .discarded()
                                                        .size()
                                                < side.elements().discarded().size()));
    }

    private static boolean ended(Playthrough<?, Game, ?, ?> played, String rule) {
        return played.last().table().outcome().exists(end -> end.rule().equals(rule));
    }
}
