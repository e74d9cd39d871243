package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Likeness;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Choose;
import io.github.terrene.terralore.action.HandIn;
import io.github.terrene.terralore.action.PayWith;
import io.github.terrene.terralore.action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Answers why something cannot be done.
 *
 * @param paper where to
 * @param menu what may be done, and what the person sees: nothing else is asked about
 * @param whyNot the rules
 */
record Curiosity(Paper paper, Menu menu, Function<Action, Seq<Rejection>> whyNot) {
    private static final int MOST = 12;

    /** Answers for all that has these words in what it is called. */
    void answer(String words) {
        Array<String> wanted =
                Array.of(words.split("\\s+")).map(Likeness::plain).reject(String::isEmpty);
        Seq<Action> meant = conceivable()
                .filter(action ->
                        wanted.forAll(Likeness.plain(Paper.plain(menu.phrases().of(action)))::contains));
        Seq<Action> shown =
                wanted.isEmpty() ? meant.reject(action -> whyNot.apply(action).isEmpty()) : meant;
        if (meant.isEmpty()) {
            paper.line("Nothing you could want to do has these words in its name. Try: why, why place, why pay.");
        } else if (shown.isEmpty()) {
            paper.line("Everything you could want to do is among the choices.");
        }
        shown.take(MOST).forEach(this::explain);
        if (shown.size() > MOST) {
            paper.line(paper.paint(
                    Ink.FAINT, "  and " + (shown.size() - MOST) + " more; say which: why pay, why attacking"));
        }
    }

    private void explain(Action action) {
        Seq<Rejection> reasons = whyNot.apply(action);
        String answer = reasons.isEmpty()
                ? "that is allowed."
                        + menu.number(action)
                                .map(number -> " It is choice " + number + ".")
                                .getOrElse("")
                : reasons.map(Rejection::sentence).mkString("; ");
        paper.wrapped("  ", "    ", Paper.capital(menu.phrases().of(action)) + ": " + answer);
    }

    /** Placing and paying with each card of the hand, handing in, and choosing each Creature if one is asked for. */
    private Seq<Action> conceivable() {
        View view = menu.view();
        Seat seat = view.seat();
        Array<String> hand = view.own().hand().cards().map(Card::id);
        Array<Action> placing = hand.flatMap(
                card -> Array.of(Lane.ATTACKING, Lane.DEFENDING).map(lane -> new PlaceCard(seat, card, lane)));
        Array<Action> all =
                placing.appendAll(hand.map(card -> new PayWith(seat, card))).append(new HandIn(seat));
        return view.agenda().prompt() instanceof Ask ? creatures(view).appendAll(all) : all;
    }

    private Array<Action> creatures(View view) {
        return Place.all()
                .flatMap(view.table()::standing)
                .map(standing -> new Choose(view.seat(), new Choice.Creature(standing.number())));
    }
}
