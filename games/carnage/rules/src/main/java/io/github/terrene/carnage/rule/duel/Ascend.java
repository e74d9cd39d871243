package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.Ascended;
import io.github.terrene.carnage.event.Replaced;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Reinforcing;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.Victory;
import io.github.terrene.carnage.rule.resolve.Ask;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.rule.resolve.Departures;
import io.github.terrene.carnage.rule.resolve.DueEffects;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A player puts a Legend into the Pantheon.
 *
 * @param won whether the player won a duel; otherwise the player's attack was let pass
 */
@Internal
@Rule({"CG-7.6", "CG-9.5", "CG-9.6", "CG-9.7"})
public record Ascend(Seat seat, boolean won) implements Asking {
    private static final Array<Choice> CANDIDATES = Array.rangeClosed(1, Spearhead.PLACES)
            .<Choice>map(OwnChoice.At::new)
            .append(OwnChoice.Nothing.NOTHING);

    @Override
    public Array<Due> due() {
        return Array.of(new Due.Ascending(seat, won));
    }

    @Override
    public Question question(Play play) {
        return Question.of(seat, won ? "CG-9.6" : "CG-7.6", "ascend", permitted(CANDIDATES, play));
    }

    @Override
    @Rule({"CG-9.6", "CG-9.7"})
    public boolean permits(Choice answer, Play play, Verdict why) {
        if (answer instanceof OwnChoice.At at) {
            return at.inRange()
                            && play.side(seat).spearhead().legend(at.place()).isDefined()
                    || why.no("CG-9.7/no-legend", "no Legend stands at place {place:number}", at.place());
        }
        return !answer.equals(OwnChoice.Nothing.NOTHING)
                || !won
                || play.options().ascensionAfterWin() == Options.AscensionAfterWin.OPTIONAL
                || why.no("CG-9.6/no-ascension", "after a won duel a Legend ascends");
    }

    @Override
    public void chosen(Choice choice, Play play) {
        if (choice instanceof OwnChoice.At at) {
            Card legend = play.side(seat).spearhead().legend(at.place()).get().card();
            Array<Task> due = DueEffects.of(play.table(), When.ASCENDS, new CardInPlay(seat, at.place(), legend));
            play.emit(new Ascended(seat, at.place(), legend, legend.level()));
            Victory.check(play);
            play.next(new Replace(seat, at.place()));
            DueEffects.begin(play, due);
        }
    }

    /**
     * A player may put a Legend from the hand into the place of one that ascended, for a Raïven.
     *
     * @param place the place in the spearhead, from 1 to 3
     */
    @Rule({"CG-9.9", "CG-9.11", "CG-9.13"})
    public record Replace(Seat seat, int place) implements Asking {
        @Override
        public Array<Due> due() {
            return Array.of(new Due.Replacing(seat, place));
        }

        @Override
        public Question question(Play play) {
            Array<Choice> legends = play.side(seat)
                    .hand()
                    .cards()
                    .filter(card -> follows(card, play, Verdict.SILENT))
                    .map(card -> new Choice.InHand(card.id()));
            return Question.secret(seat, "CG-9.9", "replace", legends.append(OwnChoice.Nothing.NOTHING));
        }

        @Override
        public boolean permits(Choice answer, Play play, Verdict why) {
            if (!(answer instanceof Choice.InHand one)) {
                return true;
            }
            @Nullable Card card = play.side(seat).hand().find(one.card());
            return card == null
                    ? why.stop("CG-9.9/not-in-hand", "you have no {card:card} in hand", one.card())
                    : follows(card, play, why);
        }

        @Rule({"CG-3.6", "CG-9.9"})
        private boolean follows(Card card, Play play, Verdict why) {
            return (card.is(CardKind.LEGEND) || why.stop("CG-9.9/no-legend", "{card} is no Legend", card.name()))
                    && (Reinforcing.place(play.options(), play.side(seat).spearhead(), card) == 0
                            || why.no("CG-3.6/in-spearhead", "{card} is in the spearhead already", card.name()));
        }

        /** Everybody who has a Raïven and a card in hand is asked, whatever the cards are. */
        @Override
        @Rule("CG-9.11")
        public boolean asks(Question question, Play play) {
            return play.side(seat).purse().raiven() > 0
                    && play.side(seat).hand().size() > 0;
        }

        @Override
        public void run(Play play) {
            Question question = question(play);
            if (asks(question, play)) {
                play.next(new Ask(question), this);
            } else {
                Departures.relic(seat, place, play);
            }
        }

        @Override
        public void chosen(Choice choice, Play play) {
            if (choice instanceof Choice.InHand one) {
                play.emit(new Replaced(seat, place, play.side(seat).hand().get(one.card())));
            } else {
                Departures.relic(seat, place, play);
            }
        }
    }
}
