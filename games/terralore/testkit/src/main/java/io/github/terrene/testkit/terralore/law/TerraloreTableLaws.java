package io.github.terrene.testkit.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.action.PlannedCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.plan.ChoosePlans;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.view.CreatureStats;
import io.github.terrene.terralore.view.LaneStats;
import io.github.terrene.terralore.view.ShownGame;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is true of every table of Terralore. */
public interface TerraloreTableLaws extends Laws<GameConfig, Game, Action, Event, View> {
    @Override
    TerraloreSpecimen specimen();

    @Property
    @Rule({"TL-3.4", "TL-3.8", "TL-1.9"})
    default void everyCardIsInExactlyOneZoneOfItsOwner(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        for (Game game : playthrough.states()) {
            Conservation.cards(walk.seeded().config(), game.table());
        }
    }

    @Property
    @Rule({"TL-3.3", "TL-3.5", "TL-5.2", "TL-9.12", "TL-9.13", "TL-9.14", "TL-11.9", "TL-11.11"})
    default void nothingIsBeyondItsBounds(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            Table table = game.table();
            Conservation.numbers(walk.seeded().config(), table);
            for (Place place : Place.all()) {
                assertThat(CurrentStats.total(table, place)).isBetween(0, Points.MOST);
                assertThat(table.standing(place).map(table::points))
                        .allMatch(points -> points >= 0 && points <= Points.MOST);
            }
        }
    }

    /** All of it is public, so every viewer is shown the values that actually count. */
    @Property
    @Rule({"TL-9.3", "TL-9.12", "TL-9.13", "TL-10.3", "TL-12.1"})
    default void everybodyIsShownWhatCountsOfCreaturesAndLanes(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).some((game, place) -> {
            Table table = game.table();
            for (Seat viewer : Players.BOTH.append(Seat.ONLOOKER)) {
                ShownGame shown = specimen().rules().view(game, viewer).shown();
                assertThat(shown.creatures())
                        .isEqualTo(Place.all()
                                .flatMap(table::standing)
                                .filter(CardOnField::creature)
                                .map(card -> new CreatureStats(card.number(), table.points(card))));
                assertThat(shown.lanes())
                        .isEqualTo(Place.all()
                                .map(lane -> new LaneStats(
                                        lane,
                                        CurrentStats.sum(table, lane),
                                        CurrentStats.total(table, lane),
                                        lane.lane() == Lane.DEFENDING ? CurrentStats.excess(table, lane) : 0)));
            }
        });
    }

    /** Part of a secret choice, or of a sealed plan: the other player cannot even tell that it was made. */
    @Property(tries = 100)
    @Rule({"TL-6.2", "TL-12.4", "TL-12.6"})
    default void halfASecretTellsTheOpponentNothing(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        Game before = playthrough.start().state();
        for (Move<Game, Action, Event> move : playthrough.moves()) {
            Seat other = Players.opponent(move.action().seat());
            boolean open =
                    move.action() instanceof Choose choose && !choose.choice().secret();
            if (!open && move.step().events().isEmpty()) {
                assertThat(specimen().rules().view(move.step().state(), other))
                        .as(() -> move.action() + " in " + playthrough)
                        .isEqualTo(specimen().rules().view(before, other));
            }
            before = move.step().state();
        }
    }

    /** If the next question were skipped only after some answers, that would tell which answer was given. */
    @Property
    @Rule({"TL-9.15", "TL-12.6"})
    default void whateverIsChosenInSecretTheChoiceEndsWithTheSameQuestion(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            if (game.prompt() instanceof Ask ask && ask.question().secret()) {
                Seat seat = ask.question().seat();
                assertThat(ask.question()
                                .options()
                                .map(option -> specimen()
                                        .rules()
                                        .apply(game, new Choose(seat, option))
                                        .get()
                                        .events()
                                        .isEmpty())
                                .distinct())
                        .as(() -> ask + " in " + game)
                        .hasSize(1);
            }
        }
    }

    /** Any plan, legal or not, is accepted as a whole exactly if its small choices are. */
    @Property
    @Rule({"TL-6.2", "TL-6.10", "TL-6.12"})
    default void aWholePlanIsAcceptedJustIfItsSmallChoicesAre(
            @ForAll("walks") Walk<GameConfig> walk, @ForAll long seed) {
        Terralore rules = specimen().rules();
        for (Game game : specimen().playthrough(walk).states().filter(each -> each.prompt() instanceof ChoosePlans)) {
            Dice dice = Rng.of(seed).split(game.rng().state()).dice();
            Seat seat = dice.pick(Players.BOTH);
            Plan plan = plan(game, seat, dice);
            Either<Seq<Rejection>, Step<Game, Event>> whole = rules.handIn(game, seat, plan);
            assertThat(whole.isRight())
                    .as("%s of %s", plan, seat)
                    .isEqualTo(ChoosePlans.draft(game, seat).entries().isEmpty()
                            && rules.applyAll(game, plan.actions(seat)).isRight());
            assertThat(whole.swap().toOption().toArray().flatMap(each -> each))
                    .isEqualTo(rules.whyNot(game, seat, plan));
        }
    }

    private static Plan plan(Game game, Seat seat, Dice dice) {
        Array<Card> left = dice.shuffle(game.hand(seat).cards());
        Array<PlannedCard> entries = Array.empty();
        while (left.nonEmpty() && dice.below(4) > 0) {
            Card card = left.head();
            int paid = dice.below(8) == 0 ? dice.below(3) : card.price();
            Array<Card> payment = left.tail().take(paid);
            entries = entries.append(
                    new PlannedCard(card.id(), dice.pick(Array.of(Lane.values())), payment.map(Card::id)));
            left = dice.below(8) == 0 ? left : left.drop(1 + paid);
        }
        return new Plan(entries);
    }
}
