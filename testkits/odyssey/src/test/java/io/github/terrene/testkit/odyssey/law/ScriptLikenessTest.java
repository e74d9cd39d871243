package io.github.terrene.testkit.odyssey.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Hide;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.odyssey.scenario.SampleCards;
import io.github.terrene.testkit.odyssey.scenario.TableBuilder;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Two games that differ only in the hand of B look the same to A; rules that tell A what B has there make it fail, however they tell it. */
class ScriptLikenessTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final String SECRET = SampleCards.ETHAN.id();

    private static TableBuilder table(boolean secret) {
        TableBuilder table = TableBuilder.duel().knowing(SampleCards.ETHAN, SampleCards.INU);
        table.side(B).hand(secret ? SampleCards.ETHAN : SampleCards.INU);
        return table;
    }

    private static boolean holdsTheSecret(Game game) {
        return game.side(B).hand().holds(SECRET);
    }

    private static final class Told extends Script<GameConfig, Game, Action, Event, View, Told> {
        Told(Rules<GameConfig, Game, Action, Event, View> rules, Game game) {
            super(rules, Tables.folding(Game::table, View::table), table -> "the table", Seat::toString);
            begin(game);
        }

        @Override
        protected Told self() {
            return this;
        }

        @Override
        protected Option<GameConfig> config(Game game) {
            return Option.some(new GameConfig(game.setting().options(), Array.empty(), Array.empty()));
        }

        Told looksTo(Seat seat, Told other) {
            return looksTheSameTo(seat, other);
        }
    }

    private static void compare(Rules<GameConfig, Game, Action, Event, View> rules, Seat seat) {
        new Told(rules, table(true).game())
                .looksTo(seat, new Told(rules, table(false).game()));
    }

    private static void fails(Rules<GameConfig, Game, Action, Event, View> telling, String why) {
        assertThatThrownBy(() -> compare(telling, A))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("A " + why);
    }

    private static Rules<GameConfig, Game, Action, Event, View> rules() {
        return new DelegatingRules(table(true).rules());
    }

    @Test
    void aHandTellsOthersNothing() {
        assertThatCode(() -> compare(rules(), A)).doesNotThrowAnyException();
        assertThatThrownBy(() -> compare(rules(), B)).hasMessageStartingWith("B sees another table in the other game");
    }

    /** Views have a canonical text, with the cards by their ids, so that it is compared, too. */
    @Test
    void aViewCanBeWritten() {
        TerreneOdyssey rules = table(true).rules();
        String text = rules.notation()
                .canonical()
                .write(View.class, rules.view(table(true).game(), B));
        assertThat(text).contains("hand:(cards:[" + SECRET + "])");
    }

    @Test
    void noLegalActionTellsIt() {
        fails(
                new DelegatingRules(rules()) {
                    @Override
                    public Seq<Action> legal(Game game, Seat seat) {
                        Seq<Action> legal = super.legal(game, seat);
                        return holdsTheSecret(game) ? legal : legal.reject(EndTurn.class::isInstance);
                    }
                },
                "may do something else in the other game");
    }

    /** A cannot hide what is not in A's hand, wherever it is. */
    @Test
    void noRefusalTellsIt() {
        fails(
                new DelegatingRules(rules()) {
                    @Override
                    public Seq<Rejection> whyNot(Game game, Action action) {
                        return action instanceof Hide && holdsTheSecret(game)
                                ? Array.of(Rejection.of("TO-4.13/somebody-else", "somebody else has such a card"))
                                : super.whyNot(game, action);
                    }

                    @Override
                    public Seq<Action> legal(Game game, Seat seat) {
                        return seat.equals(B) ? Array.of(new Hide(B, SECRET)) : super.legal(game, seat);
                    }
                },
                "is told something else of Hide[seat=A");
    }

    @Test
    void nothingImaginedTellsIt() {
        fails(
                new DelegatingRules(rules()) {
                    private View told;

                    @Override
                    public View view(Game game, Seat seat) {
                        View view = super.view(game, seat);
                        told = holdsTheSecret(game) ? view : told;
                        return view;
                    }

                    @Override
                    public Game imagine(View view, CardPool pool, Rng rng) {
                        return super.imagine(view, pool, view == told ? rng : rng.split(9));
                    }
                },
                "would imagine something else in the other game");
    }
}
