package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Prompt;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.resolve.Answer;
import io.github.terrene.odyssey.rule.resolve.AnswerQuestion;
import io.github.terrene.odyssey.rule.resolve.CarryOut;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Makes a random game from a view: every unknown card becomes one that could be there according to the pool.
 *
 * <p>Cards are dealt seat by seat, first to places that take only some cards (hidden Characters, held cards), then to hand and deck. If the
 * pool runs out, any fitting card of the catalogue will do.
 */
public final class Imagination {
    private final View view;
    private final Catalogue catalogue;
    private final DeckRules deckRules;
    private final CardPool pool;
    private final Dice dice;
    private final @Nullable Prompt prompt;
    private final Array<Answer> answers;
    private final Side[] sides;

    private Imagination(View view, Catalogue catalogue, DeckRules deckRules, CardPool pool, Dice dice) {
        this.view = view;
        this.catalogue = catalogue;
        this.deckRules = deckRules;
        this.pool = pool;
        this.dice = dice;
        this.prompt = view.agenda().prompt();
        this.answers = answers(view.agenda().tasks());
        this.sides =
                new RememberedCards(catalogue, pool.known()).of(view.table().sides());
    }

    /** A game that looks to the view's seat exactly like the view. */
    public static Game of(View view, Catalogue catalogue, DeckRules deckRules, CardPool pool, Rng rng) {
        Imagination imagination =
                new Imagination(view, catalogue, deckRules, pool, rng.split(0).dice());
        for (int i = 0; i < imagination.sides.length; i++) {
            imagination.deal(i, pool.of(Seat.of(i)));
        }
        Table table = view.table().withSides(Array.of(imagination.sides));
        return new Game(view.setting(), table, imagination.agenda(table), rng.split(1));
    }

    /** What others answered to an effect under way is secret until it is carried out; the fact that they answered is not (11.6). */
    @Rule({"TO-8.36", "TO-11.6"})
    private Agenda agenda(Table table) {
        Agenda seen = view.agenda();
        return new Agenda(imagined(seen.tasks(), table), seen.waiting(), seen.offers(), seen.pendingXp());
    }

    private List<Task> imagined(List<Task> tasks, Table table) {
        if (tasks.isEmpty()) {
            return tasks;
        }
        Task first = tasks.head().imaginedBy(view.seat(), table, dice);
        List<Task> others = imagined(tasks.tail(), table);
        return first == tasks.head() && others == tasks.tail() ? tasks : others.prepend(first);
    }

    private static Array<Answer> answers(List<Task> tasks) {
        Array<Answer> answers = Array.empty();
        for (List<Task> left = tasks; !left.isEmpty(); left = left.tail()) {
            if (left.head() instanceof CarryOut effect && !effect.answers().isEmpty()) {
                answers = answers.appendAll(effect.answers());
            }
        }
        return answers;
    }

    /** A deck of as many cards as are allowed: first those of a pool, then, if there are too few, any. */
    public static Deck deck(Setting setting, Catalogue catalogue, DeckRules deckRules, Seq<String> pool, Rng rng) {
        int size = pool.isEmpty()
                ? deckRules.most()
                : Math.max(deckRules.least(), Math.min(deckRules.most(), pool.size()));
        UnknownCards stock = UnknownCards.of(catalogue, pool, new Copies(catalogue), rng.dice());
        return Deck.of(
                "imagined", ImaginedDeck.of(setting, deckRules, size, stock).cards());
    }

    private void deal(int place, Seq<String> pool) {
        Side side = sides[place];
        UnknownCards stock = UnknownCards.of(catalogue, pool, knownCards(side), dice);
        sides[place] = characters(side, stock, tokens(side, pool, stock));
        for (int i = 0; i < sides.length; i++) {
            sides[i] = heldCards(sides[i], side.seat(), stock);
        }
        sides[place] = piles(terrains(sides[place], stock), stock);
    }

    /** The cards of a player's deck that a view shows, copies repeated. Whatever else the view leaves open, these are in the deck. */
    static Array<Card> known(View view, Catalogue catalogue, Seat seat) {
        Imagination imagination = new Imagination(
                view,
                catalogue,
                DeckRules.CONSTRUCTED,
                CardPool.UNKNOWN,
                Rng.of(0).dice());
        return imagination.knownCards(view.table().side(seat)).cards();
    }

    /** The cards of a player whose places the seat knows. */
    private Copies knownCards(Side side) {
        Copies known = new Copies(catalogue);
        known.add(side.discards());
        known.add(seen(side, side.deck(), Zone.DECK));
        known.add(seen(side, side.hand(), Zone.HAND));
        if (known(side.hand())) {
            known.add(side.hand().cards());
        }
        known.add(side.members().map(Member::card));
        known.add(side.terrains().map(TerrainInPlay::card));
        for (Side each : sides) {
            Array<Member> members = each.members();
            for (int i = 0; i < members.size(); i++) {
                Option<Held> held = members.get(i).held();
                if (!held.isEmpty() && held.get().owner().equals(side.seat())) {
                    known.add(held.get().card());
                }
            }
        }
        return known;
    }

    /** The held cards that a player owns. */
    static Array<Held> heldOf(Array<Side> sides, Seat owner) {
        return sides.flatMap(Side::members)
                .flatMap(Member::held)
                .filter(held -> held.owner().equals(owner))
                .toArray();
    }

    /** How many hidden Characters are tokens: as many as the pool lacks cards, if it is not smaller than a deck. */
    @Rule("TO-1.14")
    private int tokens(Side side, Seq<String> pool, UnknownCards stock) {
        int hidden = side.members().count(member -> member.card().unknown());
        if (hidden == 0 || pool.isEmpty() || pool.size() < deckRules.least()) {
            return 0;
        }
        int held =
                heldOf(Array.of(sides), side.seat()).count(each -> each.card().unknown());
        int places = hidden + held + unknown(side, side.hand(), Zone.HAND) + unknown(side, side.deck(), Zone.DECK);
        return Math.min(hidden, stock.missing(places));
    }

    private int unknown(Side side, Pile pile, Zone zone) {
        return known(pile) ? 0 : pile.size() - seen(side, pile, zone).size();
    }

    /**
     * Fills the places of hidden Characters. One of them may have fatal damage, as it is only defeated when recruited, but few do. Tokens are
     * the newest.
     *
     * @param tokens how many are tokens
     */
    @Rule({"TO-3.1", "TO-6.7"})
    private Side characters(Side side, UnknownCards stock, int tokens) {
        Array<Member> members = side.members();
        int left = members.count(member -> member.card().unknown());
        for (int i = 0; left > 0; i++) {
            Member member = members.get(i);
            if (member.card().unknown()) {
                Array<Member> before = members;
                CharacterCard card = left <= tokens
                        ? stock.token()
                        : stock.characterRather(likely -> isLikely(likely, member, before));
                members = members.update(i, member.withCard(card));
                left--;
            }
        }
        return side.withMembers(members);
    }

    private boolean isLikely(CharacterCard card, Member member, Array<Member> others) {
        return view.table().turn() > 0
                ? card.hp() + member.added(Stat.HP) > member.damage()
                : view.setting().edition().permitsInParty(card)
                        && !others.exists(other -> other.card().equals(card));
    }

    /** The cards of a player that are held, by that player's Characters or by others' (7.11). */
    private Side heldCards(Side side, Seat owner, UnknownCards stock) {
        Array<Member> members = side.members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            if (holdsUnknown(member, owner)) {
                Array<Member> before = members;
                AssignableCard card =
                        stock.assignableRather(likely -> view.table().turn() > 0 || !isHeld(likely, before));
                members = members.update(i, member.withHeld(member.held().map(held -> held.withCard(card))));
            }
        }
        return side.withMembers(members);
    }

    private static boolean isHeld(AssignableCard card, Array<Member> members) {
        return members.flatMap(Member::held).exists(held -> held.card().equals(card));
    }

    private static boolean holdsUnknown(Member member, Seat owner) {
        return !member.held().isEmpty()
                && member.held().get().card().unknown()
                && member.held().get().owner().equals(owner);
    }

    /** A face-down Terrain is a starting one: Open Field if the other places need all cards of the pool, or if it has no other. */
    @Rule({"TO-3.6", "TO-14.8"})
    private Side terrains(Side side, UnknownCards stock) {
        Array<TerrainInPlay> terrains = side.terrains();
        for (int i = 0; i < terrains.size(); i++) {
            if (terrains.get(i).card().unknown()) {
                terrains = terrains.update(i, terrains.get(i).withCard(ground(side, stock)));
            }
        }
        return side.withTerrains(terrains);
    }

    private TerrainCard ground(Side side, UnknownCards stock) {
        int others = side.hand().size() + side.deck().size();
        boolean incomplete = deckRules.incompleteParties();
        if (incomplete && stock.has(others) && !stock.has(others + 1)) {
            return Catalogue.OPEN_FIELD;
        }
        @Nullable TerrainCard card = stock.terrain(!incomplete || !stock.has(others), ImaginedDeck::startsGame);
        return card == null ? Catalogue.OPEN_FIELD : card;
    }

    private Side piles(Side side, UnknownCards stock) {
        Option<Array<Card>> hand = shown(side, Zone.HAND);
        Option<Array<Card>> deck = shown(side, Zone.DECK);
        return side.withHand(hand.isEmpty() ? hand(side, stock) : Pile.of(hand.get()))
                .withDeck(deck.isEmpty() ? deck(side, stock) : stock.shuffled(deck.get()));
    }

    /** A deck that contains the cards that the seat has chosen for an effect under way. */
    private Pile deck(Side side, UnknownCards stock) {
        int size = side.deck().size();
        if (known(side.deck())) {
            return side.deck();
        }
        if (side.unplaced()) {
            return ImaginedDeck.of(view.setting(), deckRules, size, stock);
        }
        Seq<Card> chosen = chosen(side, Zone.DECK);
        return chosen.isEmpty()
                ? Pile.of(stock.take(size))
                : stock.shuffled(stock.take(size - chosen.size()).appendAll(chosen));
    }

    private static boolean known(Pile pile) {
        return pile.size() == 0 || !pile.cards().get(0).unknown();
    }

    /** A hand that includes the cards known to be there. */
    @Rule("TO-8.36")
    private Pile hand(Side side, UnknownCards stock) {
        if (known(side.hand())) {
            return side.hand();
        }
        Seq<Card> inHand = inHand(side);
        return stock.takeSorted(side.hand().size() - inHand.size(), inHand);
    }

    /** The known cards in a hidden hand: those already chosen, and what the seat remembers, as far as it fits. */
    @Rule("TO-8.36")
    private Seq<Card> inHand(Side side) {
        Seq<Card> chosen = chosen(side, Zone.HAND);
        Seq<String> known = pool.known().inHand(side.seat());
        if (known.isEmpty()) {
            return chosen;
        }
        Seq<Card> held = known.flatMap(catalogue::find).filter(Card::ofDecks);
        return chosen.appendAll(chosen.foldLeft(held, Seq::remove))
                .take(Math.max(chosen.size(), side.hand().size()));
    }

    /** What the seat has chosen there. A card may be the answer to several questions, but is there only once. */
    private Seq<Card> chosen(Side side, Zone zone) {
        Seq<Card> chosen = Array.empty();
        for (Answer answer : answers) {
            if (answer.question().zone() == zone && answer.question().of().contains(side.seat())) {
                Array<Card> cards = answer.cards().flatMap(catalogue::find);
                chosen = chosen.appendAll(chosen.foldLeft(cards, Array::remove));
            }
        }
        return chosen;
    }

    /** The cards of a hand or deck that the seat knows, though the pile is hidden: those it is looking through, has chosen or remembers. */
    private Seq<Card> seen(Side side, Pile pile, Zone zone) {
        Option<Array<Card>> shown = shown(side, zone);
        if (!shown.isEmpty()) {
            return shown.get();
        }
        return known(pile) ? Array.empty() : zone == Zone.HAND ? inHand(side) : chosen(side, zone);
    }

    /** The cards of a pile that the seat is currently looking through. */
    private Option<Array<Card>> shown(Side side, Zone zone) {
        return prompt instanceof AnswerQuestion asked
                        && asked.question().zone() == zone
                        && asked.question().of().contains(side.seat())
                ? asked.shown()
                : Option.none();
    }
}
