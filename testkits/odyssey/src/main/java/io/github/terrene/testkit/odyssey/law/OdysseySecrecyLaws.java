package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.Caused;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.activate.CompleteActivation;
import io.github.terrene.odyssey.rule.resolve.AnswerQuestion;
import io.github.terrene.odyssey.rule.resolve.AskAim;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.SeededConfig;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AssertSame;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What players of Terrene Odyssey do not learn. */
public interface OdysseySecrecyLaws extends Laws<GameConfig, Game, Action, Event, View> {
    /** How many players in a row are checked that are asked for responses. */
    int MOST_ASKED = 12;

    @Property
    @Rule({"TO-7.7", "TO-11.1", "TO-11.2", "TO-11.4"})
    default void aViewShowsNoHandOfOthersNoDeckAndNothingFaceDown(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).each(game -> {
            for (Seat viewer : specimen().rules().seats(game)) {
                View view = specimen().rules().view(game, viewer);
                for (Side seen : view.table().sides()) {
                    Side side = game.side(seen.seat());
                    boolean insider = side.insiders().contains(viewer);
                    hidden(seen.deck(), side.deck(), side.unplaced() && viewer.equals(side.seat()));
                    hidden(seen.hand(), side.hand(), insider);
                    assertThat(seen.discards()).isEqualTo(side.discards());
                    for (int i = 0; i < side.members().size(); i++) {
                        hidden(seen.members().get(i), side.members().get(i), insider);
                    }
                }
            }
        });
    }

    private static void hidden(Pile seen, Pile pile, boolean known) {
        assertThat(seen.size()).isEqualTo(pile.size());
        assertThat(seen.cards()).isEqualTo(known ? pile.cards() : pile.cards().map(card -> Card.UNKNOWN));
    }

    private static void hidden(Member seen, Member member, boolean insider) {
        assertThat(seen.card().unknown()).isEqualTo(!insider && member.hidden());
        member.held()
                .forEach(held -> assertThat(seen.held().get().card().unknown()).isEqualTo(!insider && !held.faceUp()));
    }

    /** What lies in play cannot be exchanged unseen, so whatever a player was shown of it once is so in every imagined world. */
    @Property
    @Rule({"TO-7.10", "TO-7.11", "TO-11.4"})
    default void whatAPlayerWasShownInPlayIsImagined(@ForAll("walks") Walk<GameConfig> walk) {
        Rules<GameConfig, Game, Action, Event, View> rules = specimen().rules();
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        CardPool pool = rules.pool(walk.seeded().config());
        Game start = playthrough.start().state();
        for (Seat seat : rules.seats(start).append(Seat.ONLOOKER)) {
            Knowledge known = told(Knowledge.NONE, playthrough.start(), seat);
            Map<Integer, String> shown = shown(TreeMap.empty(), rules.view(start, seat));
            for (var move : playthrough.moves()) {
                Game game = move.step().state();
                View view = rules.view(game, seat);
                known = told(known, move.step(), seat);
                shown = shown(shown, view);
                Map<Integer, String> unseen = lying(view)
                        .filterValues(Card.UNKNOWN.id()::equals)
                        .keySet()
                        .toMap(number -> number, shown::get)
                        .filterValues(Option::isDefined)
                        .mapValues(Option::get);
                if (!unseen.isEmpty()) {
                    Map<Integer, String> imagined = lying(rules.imagine(
                            view,
                            pool.knownTo(seat).with(known),
                            Rng.of(walk.seeded().seed())));
                    assertThat(imagined.filterKeys(unseen::containsKey))
                            .as("what %s was shown in play, after %s", seat, move.action())
                            .isEqualTo(unseen);
                }
            }
        }
    }

    private Knowledge told(Knowledge known, Step<Game, Event> step, Seat seat) {
        Rules<GameConfig, Game, Action, Event, View> rules = specimen().rules();
        return step.events().flatMap(event -> rules.told(event, seat)).foldLeft(known, rules::remembered);
    }

    private static Map<Integer, String> shown(Map<Integer, String> before, View view) {
        return lying(view).rejectValues(Card.UNKNOWN.id()::equals).merge(before);
    }

    private static Map<Integer, String> lying(View view) {
        return lying(view.table());
    }

    private static Map<Integer, String> lying(Game game) {
        return lying(game.table());
    }

    /** The Characters of a table and the cards that they hold, by their numbers in play. */
    private static Map<Integer, String> lying(Table table) {
        return TreeMap.ofEntries(table.sides()
                .flatMap(Side::members)
                .flatMap(member -> member.held()
                        .map(held -> Tuple.of(held.id(), held.card().id()))
                        .toArray()
                        .append(Tuple.of(member.id(), member.card().id()))));
    }

    /** Who follows the events alone misses nothing: what is shown to a player for a choice, an event told that player. */
    @Property
    @Rule({"TO-8.36", "TO-11.2"})
    default void whatAPlayerLooksThroughAnEventTold(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).eachMove((game, move) -> {
            if (move.step().state().prompt() instanceof AnswerQuestion asked
                    && asked.chosen().isEmpty()
                    && asked.shown().isDefined()) {
                assertThat(move.step().events().flatMap(OpenInformation::lookedThrough))
                        .as("what %s was told, who looks through %s", asked.seat(), asked.shown())
                        .contains(Tuple.of(asked.seat(), asked.shown().get()));
            }
        });
    }

    /** Which ability, which target, which card to pay with: nobody sees it before all of it is chosen. */
    @Property
    @Rule({"TO-8.5", "TO-11.5"})
    default void aChoiceThatIsNotCompleteTellsOthersNothing(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).eachMove((game, move) -> {
            Game next = move.step().state();
            if (isIncomplete(game, next)) {
                assertThat(move.step().events()).isEmpty();
                for (Seat other :
                        specimen().rules().seats(game).reject(move.action().seat()::equals)) {
                    View before = specimen().rules().view(game, other);
                    View after = specimen().rules().view(next, other);
                    AssertSame.check("the view of " + other + " after " + move.action(), before, after);
                }
            }
        });
    }

    /** Whether the move was only a part of a choice. */
    private static boolean isIncomplete(Game before, Game after) {
        return after.prompt() instanceof CompleteActivation
                || after.prompt() instanceof AnswerQuestion asked
                        && asked.chosen().nonEmpty()
                || after.prompt() instanceof AskAim
                        && before.prompt() instanceof AskAim
                        && after.table().equals(before.table());
    }

    /** Every seat is told the same cause, and the card of an ability is face-up before or after the event. */
    @Property
    @Rule({"TO-8.6", "TO-11.1"})
    default void aCauseNamesOnlyWhatLiesOpen(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).eachMove((game, move) -> {
            for (Caused event :
                    move.step().events().filter(Caused.class::isInstance).map(Caused.class::cast)) {
                for (Seat seat : specimen().rules().seats(game)) {
                    Event seen = specimen().rules().seenBy((Event) event, seat);
                    assertThat(((Caused) seen).cause()).isEqualTo(event.cause());
                }
                ability(event.cause())
                        .forEach(card -> assertThat(OpenInformation.cards(game.table())
                                        .appendAll(OpenInformation.cards(
                                                move.step().state().table()))
                                        .appendAll(move.step().events().flatMap(OpenInformation::shown)))
                                .as("what lies open when %s", event)
                                .contains(card));
            }
        });
    }

    private static Option<Card> ability(Cause cause) {
        if (cause instanceof Cause.Cost cost) {
            return Option.some(cost.card());
        }
        return cause instanceof Cause.Ability ability ? Option.some(ability.card()) : Option.none();
    }

    /**
     * Where all windows are offered, public information alone decides who is asked: a player who acts sees the same players asked whatever
     * the others hold, as long as all pass and nothing is shown.
     */
    @Property
    @Rule({"TO-8.13", "TO-11.6"})
    default void withAllWindowsOfferedNothingHiddenDecidesWhoIsAsked(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(withAllWindows(walk));
        new EveryState<>(playthrough).some((game, place) -> {
            for (Seat seat : game.deciders()) {
                View view = specimen().rules().view(game, seat);
                Game other = specimen()
                        .rules()
                        .imagine(
                                view,
                                specimen()
                                        .beliefs(playthrough.seeded().config(), seat)
                                        .get(1),
                                Rng.of(place));
                if (other.deciders().equals(game.deciders())) {
                    for (Action action : specimen().rules().legal(game, seat)) {
                        asked(seat, action, game, other);
                    }
                }
            }
        });
    }

    private static Walk<GameConfig> withAllWindows(Walk<GameConfig> walk) {
        GameConfig config = walk.seeded().config();
        GameConfig always = new GameConfig(
                config.options().withResponseWindows(ResponseWindows.ALWAYS), config.decks(), config.extraDraws());
        return new Walk<>(new SeededConfig<>(always, walk.seeded().seed()), walk.policy(), walk.choices());
    }

    private void asked(Seat seat, Action action, Game game, Game other) {
        Action next = action;
        Game here = game;
        Game there = other;
        for (int i = 0; i < MOST_ASKED; i++) {
            Step<Game, Event> step = specimen().rules().apply(here, next).get();
            Step<Game, Event> same = specimen().rules().apply(there, next).get();
            Seq<Event> seen = seen(step, seat);
            Seq<Event> seenToo = seen(same, seat);
            if (!seen.startsWith(seenToo) && !seenToo.startsWith(seen)) {
                return; // something is shown, and it is not the same
            }
            here = step.state();
            there = same.state();
            assertThat(there.deciders()).as("asked after %s", next).isEqualTo(here.deciders());
            if (here.deciders().size() != 1) {
                return;
            }
            next = new Pass(here.deciders().get(0));
            if (!specimen().rules().whyNot(here, next).isEmpty()
                    || !specimen().rules().whyNot(there, next).isEmpty()) {
                return;
            }
        }
    }

    private Seq<Event> seen(Step<Game, Event> step, Seat seat) {
        return Array.ofAll(step.events()).map(event -> specimen().rules().seenBy(event, seat));
    }
}
