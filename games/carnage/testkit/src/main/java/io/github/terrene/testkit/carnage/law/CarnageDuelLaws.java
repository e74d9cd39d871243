package io.github.terrene.testkit.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.AttackBegan;
import io.github.terrene.carnage.event.DuelEnded;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.LegendKept;
import io.github.terrene.carnage.event.LegendLost;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is true of every attack and invasion of Carnage. */
public interface CarnageDuelLaws extends Laws<GameConfig, Game, Action, Event, View> {
    @Override
    CarnageSpecimen specimen();

    /** All events of a walk. */
    private Array<Event> events(Walk<GameConfig> walk) {
        return Array.ofAll(specimen().playthrough(walk).moves())
                .flatMap(move -> move.step().events());
    }

    /** Until the rounds are fought, everybody takes part, each in exactly one round. */
    @Property
    @Rule({"CG-7.2", "CG-7.3", "CG-7.7", "CG-8.2", "CG-10.3"})
    default void everybodyActsInOneRound(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            for (Duel duel : game.table().duel().filter(each -> each.fought().isEmpty())) {
                for (Side side : game.table().sides()) {
                    Array<Integer> company = duel.monsters(side.seat())
                            ? Array.of(1, 2, 3)
                            : side.spearhead().manned();
                    Array<Integer> order = duel.order(side.seat());
                    assertThat(order.isEmpty()
                                    || order.size() == Duel.ROUNDS
                                            && order.filter(fighter -> fighter > 0)
                                                    .sorted()
                                                    .equals(company))
                            .as("%s of %s", order, company)
                            .isTrue();
                }
            }
        }
    }

    /** Element cards are drawn only for a duel, four by a player and three for Monsters. */
    @Property
    @Rule({"CG-8.3", "CG-8.4", "CG-8.12", "CG-10.6"})
    default void elementCardsAreDrawnOnlyForDuels(@ForAll("walks") Walk<GameConfig> walk) {
        for (Game game : specimen().playthrough(walk).states()) {
            boolean laying = game.prompt() != null && game.prompt().rule().equals("CG-8.4");
            for (Side side : game.table().sides()) {
                boolean monsters = game.table().duel().exists(duel -> duel.monsters(side.seat()));
                assertThat(side.elements().drawn().size()).isEqualTo(laying && !monsters ? 4 : 0);
                assertThat(side.elements().laid().size()).isEqualTo(laying && monsters ? 3 : 0);
            }
        }
    }

    /** Whether a text on a card may keep somebody from being beaten. */
    private static boolean spares(Walk<GameConfig> walk) {
        Form<Card> printed = CardForms.PRINTED.of(Card.class);
        return walk.seeded()
                .config()
                .lists()
                .flatMap(DeckList::cards)
                .exists(card -> Canonical.write(printed, card).contains(Act.BE_BEATEN.name()));
    }

    /** The stronger side wins a round, and beats the other one if somebody is there, unless a text keeps that one from being beaten. */
    @Property
    @Rule({"CG-8.7", "CG-8.8", "CG-8.9", "CG-12.5", "CG-12.22"})
    default void whoIsStrongerWinsTheRound(@ForAll("walks") Walk<GameConfig> walk) {
        Seat attacker = Players.SOUTH;
        boolean spares = spares(walk);
        for (Event event : events(walk)) {
            if (event instanceof AttackBegan begun) {
                attacker = begun.attacker();
            } else if (event instanceof RoundFought fought) {
                Round round = fought.round();
                boolean both = round.attack() > 0 && round.defense() > 0;
                assertThat(round.beaten())
                        .isEqualTo(
                                both && !(spares && round.beaten().isEmpty())
                                        ? round.winner().map(Players::opponent)
                                        : round.beaten());
                assertThat(round.beaten().isEmpty() || both).isTrue();
                if (round.attack() != round.defense()) {
                    assertThat(round.winner())
                            .contains(round.attack() > round.defense() ? attacker : Players.opponent(attacker));
                }
            }
        }
    }

    /** A duel costs no more Legends than were beaten in it, and only those who won it, or met nobody, ascend. */
    @Property
    @Rule({"CG-8.10", "CG-8.11", "CG-9.1", "CG-9.3", "CG-9.5"})
    default void aDuelCostsTheBeatenOnly(@ForAll("walks") Walk<GameConfig> walk) {
        Array<Event> since = Array.empty();
        for (Event event : events(walk)) {
            since = event instanceof AttackBegan ? Array.of(event) : since.append(event);
            if (event instanceof DuelEnded) {
                int beaten = since.count(each -> each instanceof RoundFought fought
                        && fought.round().beaten().isDefined());
                assertThat(since.count(each -> each instanceof LegendLost || each instanceof LegendKept))
                        .isLessThanOrEqualTo(beaten);
            } else if (event instanceof Ascended ascended) {
                assertThat(since.exists(each -> each instanceof RoundFought))
                        .isEqualTo(since.exists(each -> each instanceof DuelEnded ended
                                && ended.winner().contains(ascended.seat())));
                assertThat(ascended.vp()).isEqualTo(ascended.legend().level());
            }
        }
    }
}
