package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.resolve.Answer;
import io.github.terrene.odyssey.rule.resolve.AnswerQuestion;
import io.github.terrene.odyssey.rule.resolve.CarryOut;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Makes a random game from a view: every unknown card becomes one that could be there, going by the pool.
 *
 * <p>Cards are dealt seat by seat: first to places that take only some cards (hidden Characters, held cards), then to hand and deck. Where
 * the pool runs out, any fitting card of the catalogue will do.
 */
public final class Imagination {
    private final Catalogue catalogue;
    private final CardPool pool;
    private final Setting setting;
    private final Dice dice;

    private Imagination(Catalogue catalogue, CardPool pool, Setting setting, Dice dice) {
        this.catalogue = catalogue;
        this.pool = pool;
        this.setting = setting;
        this.dice = dice;
    }

    /** A game that looks to the view's seat exactly like the view. */
    public static Game of(View view, Catalogue catalogue, CardPool pool, Rng rng) {
        Imagination imagination =
                new Imagination(catalogue, pool, view.setting(), rng.split(0).dice());
        Table table = view.table();
        for (Side side : table.sides()) {
            table = imagination.side(table, side.seat(), view.agenda());
        }
        return new Game(view.setting(), table, imagination.agenda(view, table), rng.split(1));
    }

    /** What others answered to an effect under way is secret until it is carried out; the fact that they answered is not (11.6). */
    @Rule({"TO-8.36", "TO-11.6"})
    private Agenda agenda(View view, Table table) {
        Agenda seen = view.agenda();
        List<Task> tasks = seen.tasks().map(task -> task.imaginedBy(view.seat(), table, dice));
        return new Agenda(tasks, seen.waiting(), seen.offers(), seen.owed());
    }

    /** A legal deck of that many cards: those of a pool first, then any. */
    public static Deck deck(Setting setting, Catalogue catalogue, Seq<String> pool, int size, Rng rng) {
        Dice dice = rng.dice();
        Imagination imagination = new Imagination(catalogue, new CardPool(Array.empty()), setting, dice);
        UnknownCards stock = UnknownCards.of(catalogue, pool, dice);
        return Deck.of("imagined", imagination.unplaced(size, stock).cards());
    }

    private Table side(Table table, Seat seat, Agenda agenda) {
        UnknownCards stock = UnknownCards.of(catalogue, pool.of(seat), table, seat, dice);
        stock.spend(seen(table.side(seat), agenda));
        Table people = table.withSide(characters(table.side(seat), stock));
        Table held = heldCards(people, seat, stock);
        Side side = held.side(seat);
        Side ground = side.withTerrains(side.terrains()
                .map(each -> each.card().unknown()
                        ? each.withCard(stock.take(Card::asTerrain, Imagination::startsGame))
                        : each));
        return held.withSide(piles(ground, stock, agenda));
    }

    private static boolean startsGame(TerrainCard card) {
        return card.storm().isEmpty();
    }

    /** A hidden Character may have fatal damage, as it is only defeated when recruited; but few have. */
    @Rule("TO-6.7")
    private static Side characters(Side side, UnknownCards stock) {
        return side.withMembers(side.members()
                .map(member -> member.card().unknown()
                        ? member.withCard(stock.takeRather(
                                Card::asCharacter, card -> card.hp() + member.added(Stat.HP) > member.damage()))
                        : member));
    }

    /** The cards of a player that are held, by that player's Characters or by others' (7.11). */
    private static Table heldCards(Table table, Seat owner, UnknownCards stock) {
        return table.withSides(table.sides()
                .map(side -> side.withMembers(side.members().map(member -> heldCard(member, owner, stock)))));
    }

    private static Member heldCard(Member member, Seat owner, UnknownCards stock) {
        boolean unknown = member.held()
                .exists(held -> held.owner().equals(owner) && held.card().unknown());
        return unknown
                ? member.withHeld(
                        member.held().map(held -> held.withCard(stock.take(Card::asAssignable, card -> true))))
                : member;
    }

    private Side piles(Side side, UnknownCards stock, Agenda agenda) {
        Pile hand = shown(side, agenda, Zone.HAND)
                .getOrElse(() -> known(side.hand()) ? side.hand() : hand(side, stock, agenda));
        Pile deck = shown(side, agenda, Zone.DECK)
                .map(pile -> stock.shuffled(pile.cards()))
                .getOrElse(() -> known(side.deck()) ? side.deck() : deck(side, stock, agenda));
        return side.withHand(hand).withDeck(deck);
    }

    /** A deck with the cards in it that the seat has chosen for an effect under way. */
    private Pile deck(Side side, UnknownCards stock, Agenda agenda) {
        int size = side.deck().size();
        if (side.unplaced()) {
            return unplaced(size, stock);
        }
        Seq<Card> chosen = chosen(side, agenda, Zone.DECK);
        return chosen.isEmpty()
                ? Pile.of(stock.take(size))
                : stock.shuffled(stock.take(size - chosen.size()).appendAll(chosen));
    }

    /** A deck that a starting party can be chosen from. */
    private Pile unplaced(int size, UnknownCards stock) {
        Array<Card> party = Array.of(stock.take(Card::asTerrain, Imagination::startsGame));
        for (int i = 0; i < setting.format().partySize(); i++) {
            Array<Card> taken = party;
            party = party.append(stock.take(
                            Card::asCharacter,
                            card -> DeckRules.fitsParty(card, setting.edition()) && !taken.contains(card)))
                    .append(stock.take(Card::asAssignable, card -> !taken.contains(card)));
        }
        return Pile.EMPTY.plusSorted(party).plusSorted(stock.take(size - party.size()));
    }

    private static boolean known(Pile pile) {
        return pile.size() == 0 || !pile.cards().head().unknown();
    }

    /** A hand that includes the cards already chosen from it for an effect under way. */
    @Rule("TO-8.36")
    private Pile hand(Side side, UnknownCards stock, Agenda agenda) {
        Seq<Card> chosen = chosen(side, agenda, Zone.HAND);
        return Pile.EMPTY.plusSorted(chosen).plusSorted(stock.take(side.hand().size() - chosen.size()));
    }

    /** What the seat has chosen there. A card may be the answer to several questions, and is there once. */
    private Seq<Card> chosen(Side side, Agenda agenda, Zone zone) {
        Seq<Card> chosen = Array.empty();
        for (Task task : agenda.tasks()) {
            Array<Answer> answers = task instanceof CarryOut effect ? effect.answers() : Array.empty();
            for (Answer answer : answers) {
                if (answer.question().zone() == zone && answer.question().of().contains(side.seat())) {
                    Array<Card> cards = answer.cards().flatMap(catalogue::find);
                    chosen = chosen.appendAll(chosen.foldLeft(cards, Array::remove));
                }
            }
        }
        return chosen;
    }

    /** The cards of a hand or deck that the seat knows, though the pile is hidden: those it is looking through or has chosen. */
    private Seq<Card> seen(Side side, Agenda agenda) {
        return seen(side, side.deck(), agenda, Zone.DECK).appendAll(seen(side, side.hand(), agenda, Zone.HAND));
    }

    private Seq<Card> seen(Side side, Pile pile, Agenda agenda, Zone zone) {
        return shown(side, agenda, zone)
                .<Seq<Card>>map(Pile::cards)
                .getOrElse(() -> known(pile) ? Array.empty() : chosen(side, agenda, zone));
    }

    /** The cards of a pile that the seat is just looking through. */
    private static Option<Pile> shown(Side side, Agenda agenda, Zone zone) {
        return agenda.prompt() instanceof AnswerQuestion asked
                        && asked.question().zone() == zone
                        && asked.question().of().contains(side.seat())
                ? asked.shown().map(Pile::of)
                : Option.none();
    }
}
