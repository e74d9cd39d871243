package io.github.terrene.carnage.game;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.Concede;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.resolve.Ask;
import io.github.terrene.carnage.rule.resolve.CarryOut;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Thing;
import org.jspecify.annotations.Nullable;

/** Ways to play Carnage at random: for playouts and benchmarks. */
public final class PlayStyles {
    private static final int USUAL = 20;
    private static final KindWeights<Action> KINDS = KindWeights.<Action>of(USUAL)
            .with(4, Burn.class)
            .with(3, Meditate.class)
            .with(10, UsePower.class)
            .with(120, Attack.class)
            .with(120, Add.class, Place.class)
            .with(1, PassSword.class)
            .with(5, EndDraft.class)
            .with(0, Concede.class);
    private static final Policy<Game, Action> CARDS_AND_CHOICES =
            KINDS.with(PlayStyles::looking, Place.class, Choose.class);

    /**
     * Brings what it can pay for to the table, Locations of a new element first; attacks when it can; burns a few cards and meditates when there
     * is nothing better. Blocks, keeps Legends and lets them ascend more often than not. In a duel, it lays the Element cards that make its
     * fighters strongest more often than others. Answers texts by what they say. Does not concede.
     */
    public static final Policy<Game, Action> SENSIBLE = new Sensible();

    /** How good a game looks for a player, at a glance: for bots. */
    public static final Evaluation<Game> PROSPECT = Prospect::share;

    private PlayStyles() {}

    private static final class Sensible implements Policy<Game, Action> {
        @Override
        public int weight(Game game, Action action) {
            return action instanceof Lay lay
                    ? new Strengths(game, lay.seat()).weight(lay)
                    : CARDS_AND_CHOICES.weight(game, action);
        }

        /** There are many ways to lay cards, and their weights are computed together. */
        @Override
        public int[] weights(Game game, LegalActions<? extends Action> legal) {
            return legal.kind(0) == Lay.class ? Strengths.weights(game, legal) : CARDS_AND_CHOICES.weights(game, legal);
        }
    }

    private static int looking(Game game, Action action) {
        return action instanceof Place place ? placing(game, place) : choosing(game, (Choose) action);
    }

    /** A Location of an element that the realm does not have yet is worth most: it makes cards cheaper, and counts toward a pillar. */
    private static int placing(Game game, Place place) {
        Card card = game.hand(place.seat()).get(place.card());
        if (!card.is(CardKind.LOCATION)) {
            return KINDS.of(Place.class);
        }
        boolean fresh = game.table().side(place.seat()).domain().locations(card.element()) == 0;
        return fresh ? 20 * USUAL : 3 * USUAL;
    }

    /** Few cards are burned at once; a Legend that gives more victory points is preferred for ascension. */
    private static int choosing(Game game, Choose choose) {
        Choice choice = choose.choice();
        if (game.tasks().tail().headOption().getOrNull() instanceof CarryOut asking) {
            return choice.weight(asking.sense(choose.seat()), meant(game, choice));
        }
        boolean declines = choice instanceof OwnChoice.Nothing || choice.equals(Choice.NO);
        if (game.prompt() instanceof Ask ask && ask.key().equals("burn")) {
            return declines ? 3 * USUAL : USUAL / 2;
        }
        return declines ? USUAL / 2 : 3 * USUAL * points(game, choose.seat(), choice);
    }

    private static @Nullable Thing meant(Game game, Choice choice) {
        return choice instanceof OwnChoice.InPlay card
                ? game.table()
                        .inPlay(card.of())
                        .find(each -> each.card().id().equals(card.card()))
                        .getOrNull()
                : null;
    }

    private static int points(Game game, Seat seat, Choice choice) {
        return choice instanceof OwnChoice.At at
                ? game.table()
                        .side(seat)
                        .spearhead()
                        .legend(at.place())
                        .get()
                        .card()
                        .level()
                : 1;
    }
}
