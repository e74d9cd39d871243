package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.action.Block;
import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.action.DismissForSupply;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.action.Trade;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Source;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What refusals tell players of Terrene Odyssey when they try to use what they do not control. */
public interface OdysseyRefusalLaws extends Laws<GameConfig, Game, Action, Event, View> {

    /** Every action is tried that names something of others that is face-down or lies with something face-down. */
    @Property
    @Rule({"TO-11.2", "TO-11.4"})
    default void noRefusalTellsWhatOthersHaveFaceDown(@ForAll("walks") Walk<GameConfig> walk) {
        Rules<GameConfig, Game, Action, Event, View> rules = specimen().rules();
        new EveryState<>(specimen().playthrough(walk)).some((game, place) -> {
            for (Seat seat : rules.seats(game)) {
                View view = rules.view(game, seat);
                Game other = rules.imagine(
                        view, specimen().beliefs(walk.seeded().config(), seat).get(1), Rng.of(place));
                for (Action action : secrets(game, seat).flatMap(member -> tries(game, seat, member))) {
                    assertThat(rules.whyNot(other, action))
                            .as("what %s is told of %s", seat, action)
                            .isEqualTo(rules.whyNot(game, action));
                }
            }
        });
    }

    /** The Characters that are face-down to the seat, or that hold something that is. */
    private static Array<Member> secrets(Game game, Seat seat) {
        return game.table()
                .sides()
                .reject(side -> side.insiders().contains(seat))
                .flatMap(Side::members)
                .filter(member -> member.hidden() || member.held().exists(held -> !held.faceUp()));
    }

    private static Seq<Action> tries(Game game, Seat seat, Member member) {
        int id = member.id();
        Array<Source> sources =
                member.held().map(Held::id).map(Source::held).toArray().prepend(Source.character(id));
        Array<Action> named = Array.of(
                new Attack(seat, id, member.seat()),
                new Block(seat, id),
                new Choose(seat, new Choice.Target(id)),
                new DismissCard(seat, id),
                new DismissCharacter(seat, id),
                new DismissForSupply(seat, id),
                new Choose(seat, new Choice.Dismissed(id)),
                new Recruit(seat, id),
                new Trade(seat, id, game.table().nextId() - 1));
        return named.appendAll(
                sources.flatMap(source -> Array.of(0, 1, 2).map(ability -> new Activate(seat, source, ability))));
    }
}
