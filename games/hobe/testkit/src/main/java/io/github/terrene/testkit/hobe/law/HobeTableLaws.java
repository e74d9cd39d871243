package io.github.terrene.testkit.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Bounds;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.event.CardDrawn;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.event.TurnEnded;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.resolve.Ask;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.CurrentStats;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.view.BattleCardStats;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is true of every table of Hobe. */
public interface HobeTableLaws extends Laws<GameConfig, Game, Action, Event, View> {
    @Override
    HobeSpecimen specimen();

    @Property
    @Rule({"HB-3.1", "HB-3.3", "HB-3.5", "HB-3.7", "HB-3.9", "HB-3.11", "HB-6.3", "HB-7.17", "HB-7.27", "HB-10.18"})
    default void everyCardIsInExactlyOnePlaceAndNothingIsBeyondItsBounds(@ForAll("walks") Walk<GameConfig> walk) {
        Playthrough<GameConfig, Game, Action, Event> playthrough = specimen().playthrough(walk);
        try {
            playthrough
                    .states()
                    .forEach(game -> Conservation.check(walk.seeded().config(), game));
        } catch (AssertionError broken) {
            throw new AssertionError(playthrough.story(0), broken);
        }
    }

    @Property
    @Rule("HB-9.12")
    default void attackIsWithinItsBounds(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            for (CardInPlay card : game.table().sides().flatMap(Side::inPlay).filter(CardInPlay::battle)) {
                assertThat(game.table().attack(card)).isBetween(0, Bounds.MOST);
            }
        }
    }

    /** All of it is public, so every viewer is shown the values that actually count. */
    @Property
    @Rule({"HB-7.19", "HB-9.12", "HB-9.15", "HB-12.1"})
    default void everybodyIsShownWhatCountsOfBattleCards(@ForAll("walks") Walk<GameConfig> walk) {
        new EveryState<>(specimen().playthrough(walk)).some((game, place) -> {
            Array<BattleCardStats> counting = game.table()
                    .sides()
                    .flatMap(Side::inPlay)
                    .filter(CardInPlay::battle)
                    .map(card -> new BattleCardStats(
                            card.number(),
                            game.table().reach(card),
                            game.table().attack(card),
                            card.card().hp()));
            for (Seat viewer : Players.BOTH.append(Seat.ONLOOKER)) {
                assertThat(specimen().rules().view(game, viewer).shown().battleCards())
                        .isEqualTo(counting);
            }
        });
    }

    /** A deck is empty exactly when the game is over and its player has lost, unless somebody conceded. */
    @Property
    @Rule({"HB-11.1", "HB-11.3", "HB-11.4", "HB-11.8"})
    default void anEmptyDeckEndsTheGame(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            Array<Seat> empty = Players.BOTH.filter(seat -> game.table().deckSize(seat) == 0);
            assertThat(empty.size()).isLessThanOrEqualTo(game.over() ? 1 : 0);
            game.table().outcome().forEach(end -> {
                assertThat(end.winners()).hasSize(1);
                assertThat(end.rule()).isEqualTo(empty.isEmpty() ? "HB-11.4" : "HB-11.1");
                assertThat(empty).doesNotContain(end.winners().head());
            });
        }
    }

    /** Between the ends of two turns every card attacks at most once, or as often as texts let it. */
    @Property
    @Rule({"HB-9.2", "HB-9.3", "HB-9.16"})
    default void noCardAttacksMoreOftenThanItMay(@ForAll("walks") Walk<GameConfig> walk) {
        ArrayList<Integer> attacked = new ArrayList<>();
        new EveryState<>(specimen().playthrough(walk)).eachMove((game, move) -> {
            for (Event event : move.step().events()) {
                if (event instanceof Attacked attack) {
                    CardInPlay attacker = Objects.requireNonNull(game.table().find(attack.attacker()));
                    assertThat(Collections.frequency(attacked, attack.attacker()))
                            .as("attacks of %s before this one", attacker)
                            .isLessThan(CurrentStats.often(game.table(), attacker, Act.ATTACK));
                    attacked.add(attack.attacker());
                } else if (event instanceof TurnEnded) {
                    attacked.clear();
                }
            }
        });
    }

    /** A question with only one answer is asked only where not asking it would give something away. */
    @Property
    @Rule({"HB-8.8", "HB-10.19"})
    default void nobodyIsAskedWithoutAChoice(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states().filter(each -> !each.over())) {
            Prompt prompt = Objects.requireNonNull(game.prompt());
            boolean choice = specimen().rules().choices(game, prompt.seat()).size() > 1;
            boolean secret = prompt instanceof Ask ask
                    ? ask.question().secret() && game.hand(ask.seat()).size() > 1
                    : prompt.timing() != null && game.hand(prompt.seat()).size() > 0;
            assertThat(choice || secret).as(() -> prompt + " in " + game).isTrue();
        }
    }

    /** Nobody sees what they may not see: cards in decks, in Lost piles and in another player's hand. */
    @Property
    @Rule({"HB-12.2", "HB-12.3", "HB-12.7"})
    default void hiddenCardsAreHidden(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            for (Seat viewer : Players.BOTH) {
                for (Side side : specimen().rules().view(game, viewer).table().sides()) {
                    assertThat(side.deck().cards().appendAll(side.lost().cards()))
                            .allMatch(Card::unknown);
                    assertThat(side.hand().hidden())
                            .isEqualTo(
                                    !side.seat().equals(viewer) && side.hand().size() > 0);
                }
            }
        }
    }

    /** Cards are drawn one at a time, and only their player is told which. */
    @Property
    @Rule({"HB-5.3", "HB-12.2"})
    default void onlyItsPlayerKnowsADrawnCard(@ForAll("walks") Walk<GameConfig> walk) {
        Array<CardDrawn> drawn = Array.ofAll(specimen().playthrough(walk).moves())
                .flatMap(move -> move.step().events())
                .filter(CardDrawn.class::isInstance)
                .map(CardDrawn.class::cast);
        for (CardDrawn event : drawn) {
            assertThat(specimen().rules().seenBy(event, event.seat())).isEqualTo(event);
            assertThat(specimen().rules().seenBy(event, Players.opponent(event.seat())))
                    .isEqualTo(new CardDrawn(event.seat(), Card.UNKNOWN));
        }
    }
}
