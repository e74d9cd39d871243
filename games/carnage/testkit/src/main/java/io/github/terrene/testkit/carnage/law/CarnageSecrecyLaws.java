package io.github.terrene.testkit.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.resolve.Ask;
import io.github.terrene.carnage.rule.setup.Drafting;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What players of Carnage are shown and asked. */
public interface CarnageSecrecyLaws extends Laws<GameConfig, Game, Action, Event, View> {
    @Override
    CarnageSpecimen specimen();

    /** A question with only one answer is asked only where not asking it would give something away. */
    @Property
    @Rule({"CG-5.9", "CG-5.10", "CG-12.14"})
    default void nobodyIsAskedWithoutAChoice(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states().filter(each -> !each.over())) {
            Prompt prompt = Objects.requireNonNull(game.prompt());
            for (Seat seat : prompt.seats()) {
                boolean secret = prompt instanceof Drafting
                        || prompt instanceof Ask ask && ask.question().secret();
                assertThat(secret || specimen().rules().choices(game, seat).size() > 1)
                        .as(() -> prompt + " in " + game)
                        .isTrue();
            }
        }
    }

    /** A card that comes from a hand is shown to the other player, so that it cannot be taken back. */
    @Property
    @Rule({"CG-14.1", "CG-14.2"})
    default void whatHasLeftAHandIsFinal(@ForAll("walks") Walk<GameConfig> walk) {
        var playthrough = specimen().playthrough(walk);
        Game before = playthrough.start().state();
        for (var move : playthrough.moves()) {
            Game after = move.step().state();
            for (Seat seat : Players.BOTH) {
                boolean left = before.hand(seat)
                        .cards()
                        .exists(card -> after.hand(seat).find(card.id()) == null);
                assertThat(left && move.step().undoable())
                        .as(() -> move.action() + " in " + playthrough)
                        .isFalse();
            }
            before = after;
        }
    }

    /** Nobody sees what they may not see: cards in decks, another player's hand, and whatever lies face-down. */
    @Property
    @Rule({"CG-14.1", "CG-14.2", "CG-14.3"})
    default void hiddenCardsAreHidden(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            for (Seat viewer : Players.BOTH) {
                for (Side side : specimen().rules().view(game, viewer).table().sides()) {
                    assertThat(side.decks()
                                    .companion()
                                    .cards()
                                    .appendAll(side.decks().adventure().cards()))
                            .allMatch(Card::unknown);
                    assertThat(side.elements().deck().cards()).allMatch(ElementCard::unknown);
                    boolean own = side.seat().equals(viewer);
                    boolean monsters = game.table().duel().exists(duel -> duel.monsters(side.seat()));
                    assertThat(side.hand().hidden())
                            .isEqualTo(!own && side.hand().size() > 0);
                    assertThat(side.elements().drawn().hidden())
                            .isEqualTo(!own && side.elements().drawn().size() > 0);
                    assertThat(side.elements().laid().hidden())
                            .isEqualTo(
                                    (!own || monsters) && side.elements().laid().size() > 0);
                }
            }
        }
    }
}
