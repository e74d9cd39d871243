package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.LocationLost;
import io.github.terrene.carnage.event.NestEmptied;
import io.github.terrene.carnage.rule.Locations;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Victory;
import io.github.terrene.carnage.rule.resolve.Asking;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What becomes of Monsters after an invasion. */
@Internal
public final class Monsters {
    private Monsters() {}

    /** Monsters won, or were let pass: the unbeaten ones ascend. */
    @Rule({"CG-10.9", "CG-10.12", "CG-10.14"})
    static void win(Seat invader, Array<Integer> beaten, Play play) {
        Array<Card> nest = play.side(invader).domain().nest();
        Array<Card> lost = beaten.filter(monster -> monster <= nest.size()).map(monster -> nest.get(monster - 1));
        Array<Card> ascended = lost.foldLeft(nest, Array::remove);
        play.emit(new NestEmptied(invader, ascended, lost, ascended.size()));
        Victory.check(play);
        play.next(new TakeLocation(invader));
    }

    /** The invader picks a Location of the opponent's realm, which is discarded. */
    @Rule("CG-10.10")
    public record TakeLocation(Seat seat) implements Asking {
        @Override
        public Array<Due> due() {
            return Due.Course.LOCATION.next();
        }

        @Override
        public Question question(Play play) {
            Array<Card> realm = play.side(Players.opponent(seat)).domain().realm();
            return Question.of(seat, "CG-10.10", "location", realm.map(card -> new OwnChoice.OnTable(card.id())));
        }

        @Override
        public boolean permits(Choice answer, Play play, Verdict why) {
            return !(answer instanceof OwnChoice.OnTable one)
                    || Locations.find(play.side(Players.opponent(seat)).domain(), one.card(), "CG-10.10", why) != null;
        }

        @Override
        public void chosen(Choice choice, Play play) {
            String id = ((OwnChoice.OnTable) choice).card();
            Seat owner = Players.opponent(seat);
            play.emit(new LocationLost(
                    owner,
                    play.side(owner)
                            .domain()
                            .realm()
                            .find(card -> card.id().equals(id))
                            .get()));
        }
    }

    /** The Monsters have lost: the invader saves one of them. */
    @Rule({"CG-10.11", "CG-10.12", "CG-10.14", "CG-12.13"})
    public record SaveOne(Seat seat) implements Asking {
        @Override
        public Array<Due> due() {
            return Due.Course.SAVE.next();
        }

        @Override
        public Question question(Play play) {
            Array<CardInPlay> nest = nest(play.table());
            return Question.of(
                    seat,
                    "CG-10.11",
                    "save",
                    nest.filter(card -> canBeSaved(card, nest, play.table(), Verdict.SILENT))
                            .map(card -> new OwnChoice.OnTable(card.card().id())));
        }

        @Override
        public boolean permits(Choice answer, Play play, Verdict why) {
            if (!(answer instanceof OwnChoice.OnTable one)) {
                return true;
            }
            Array<CardInPlay> nest = nest(play.table());
            Option<CardInPlay> monster = nest.find(card -> card.card().id().equals(one.card()));
            return monster.isEmpty()
                    ? why.stop("CG-10.11/not-in-nest", "{card:card} is not in your nest", one.card())
                    : canBeSaved(monster.get(), nest, play.table(), why);
        }

        private Array<CardInPlay> nest(Table table) {
            return table.inPlay(seat).filter(card -> card.is(CardKind.MONSTER));
        }

        @Rule("CG-12.13")
        private static boolean canBeSaved(CardInPlay card, Array<CardInPlay> nest, Table table, Verdict why) {
            return card.savedFirst(table)
                    || !nest.exists(each -> each.savedFirst(table))
                    || why.no(
                            "CG-12.13/not-first",
                            "another Monster is the first to be saved, not {card}",
                            card.card().name());
        }

        @Override
        public void chosen(Choice choice, Play play) {
            String id = ((OwnChoice.OnTable) choice).card();
            Array<Card> nest = play.side(seat).domain().nest();
            Card saved = nest.find(card -> card.id().equals(id)).get();
            play.emit(new NestEmptied(
                    seat, Array.of(saved), nest.remove(saved), play.options().savedMonsterVp()));
            Victory.check(play);
        }
    }
}
