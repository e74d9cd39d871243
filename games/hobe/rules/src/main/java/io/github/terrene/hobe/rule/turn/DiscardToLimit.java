package io.github.terrene.hobe.rule.turn;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.event.CardDiscarded;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.resolve.Ask;
import io.github.terrene.hobe.rule.resolve.Asking;
import io.github.terrene.hobe.rule.resolve.Decks;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.FromHand;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * At the end of the turn the active player discards cards, one at a time, until the hand is small enough.
 *
 * @param choice the card to be discarded next, once it is chosen
 */
@Internal
@Rule({"HB-4.4", "HB-5.5", "HB-10.19"})
public record DiscardToLimit(Option<Choice> choice) implements Asking {
    static final DiscardToLimit TASK = new DiscardToLimit(Option.none());

    @Override
    public Array<Due> due(Agenda agenda, Table table) {
        return Due.Course.DISCARD.next();
    }

    @Override
    public void run(Play play) {
        choice.forEach(chosen -> Decks.discard(play, play.table().active(), ((Choice.InHand) chosen).card()));
        while (excess(play.options(), play.table()) > 0) {
            Array<Card> hand = hand(play.table());
            if (hand.size() > 1) {
                play.next(new Ask(choice(play.table()).question()), TASK);
                return;
            }
            play.emit(new CardDiscarded(play.table().active(), hand.head())); // also if it is unknown in a forged state
        }
    }

    private static Array<Card> hand(Table table) {
        return table.side(table.active()).hand().cards();
    }

    private static int excess(Options options, Table table) {
        return table.handSize(table.active()) - options.handLimit().getOrElse(Integer.MAX_VALUE);
    }

    private static FromHand choice(Table table) {
        return new FromHand(Where.HAND, table.active(), hand(table), "HB-4.4");
    }

    @Override
    public Asking answered(Choice chosen) {
        return new DiscardToLimit(Option.some(chosen));
    }

    @Override
    public Option<Question> asks(Game game) {
        Table table = game.table();
        return choice.isEmpty()
                        && excess(game.options(), table) > 0
                        && hand(table).size() > 1
                ? Option.some(choice(table).question())
                : Option.none();
    }

    @Override
    public void keepOut(Game game, Choice choice, Verdict why) {
        choice(game.table()).permits(choice, why);
    }
}
