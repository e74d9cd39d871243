package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.resolve.AskingRules;
import io.github.terrene.kernel.resolve.PartResolution;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Act;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What one part of an effect can look at while it is resolved, and how it says what it means. What makes no sense is refused as a bug in the
 * effect.
 */
abstract class Surveying extends PartResolution implements Resolution {
    @Rule({"TL-9.9", "TL-9.15", "TL-9.30", "TL-9.31", "TL-9.33"})
    private static final AskingRules RULES = new AskingRules("TL-9.9", "TL-9.30", "TL-9.30", "TL-9.31");

    final Play play;
    private final CardOnField card;

    /**
     * For an effect of that card.
     *
     * @param card as it is, or as it was when it left
     */
    Surveying(Play play, CardOnField card, CarryOut now) {
        super(play, RULES, now.progress(), now.answers(), true);
        this.play = play;
        this.card = card;
    }

    final Table table() {
        return play.table();
    }

    static Seat seat(String method, Seat seat) {
        return Arguments.seat(method, seat, Players.BOTH);
    }

    static Place place(String method, Place place) {
        seat(method, Arguments.present(method, "place", place).seat());
        Arguments.present(method, "lane", place.lane());
        return place;
    }

    @Override
    public Board world() {
        return table();
    }

    @Override
    @Rule("TL-9.25")
    public CardOnField self() {
        @Nullable CardOnField standing = table().find(card.number());
        return standing == null ? card : standing;
    }

    @Override
    public Seat you() {
        return self().controller();
    }

    @Override
    public Array<Seat> players(Whose whose) {
        return switch (whose) {
            case OWN -> you().asList();
            case ENEMY -> Players.opponent(you()).asList();
            case ANY -> Players.BOTH;
        };
    }

    /** The cards on the field among these things that nothing keeps from that, each once, in ascending order of numbers. */
    @Rule("TL-9.35")
    final Array<CardOnField> standing(String method, Array<? extends Thing> things, @Nullable Act deed) {
        Array<Thing> named = Arguments.different(method, "card", things);
        ArrayBuilder<CardOnField> there = new ArrayBuilder<>(named.size());
        boolean inOrder = true;
        int last = 0;
        for (int i = 0; i < named.size(); i++) {
            @Nullable CardOnField standing = table().find(named.get(i).number());
            if (standing != null && (deed == null || !table().forbids(standing, deed))) {
                there.add(standing);
                inOrder &= standing.number() > last;
                last = standing.number();
            }
        }
        Array<CardOnField> all = there.all();
        return inOrder ? all : all.distinctBy(CardOnField::number).sortBy(CardOnField::number);
    }

    /** The numbers of those that are Creatures. */
    static Array<Integer> creatures(Array<CardOnField> cards) {
        ArrayBuilder<Integer> numbers = new ArrayBuilder<>(cards.size());
        for (int i = 0; i < cards.size(); i++) {
            if (cards.get(i).creature()) {
                numbers.add(cards.get(i).number());
            }
        }
        return numbers.all();
    }

    /** A card in a Graveyard that a thing is, if it is there; also one that was destroyed. */
    final Option<Card> buried(Thing thing) {
        boolean gone = thing instanceof CardOnField && table().find(thing.number()) == null;
        return gone || thing instanceof InPile pile && pile.area() == Where.GRAVEYARD
                ? table().graveyard(seat("move", thing.owner()))
                        .find(each -> each.id().equals(thing.card().id()))
                : Option.none();
    }
}
