package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Act;
import io.github.terrene.carnage.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Aim;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Here;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.kernel.word.Whose;
import io.vavr.collection.Array;

/**
 * What one part of a text can be aimed at.
 *
 * @param source the card with the text
 * @param who which things
 */
@Rule({"CG-12.2", "CG-12.17"})
public record Targeting(Board board, CardInPlay source, Filter who) implements Aim {
    /** Everything that it can be aimed at, in the order of 12.20. */
    public Array<Thing> things() {
        Array<Thing> things = who.in(new Here.Standing(board, source));
        return who.whose() == Whose.OWN ? things : things.reject(this::isOutOfReach);
    }

    /** Whether there is anything. An own discard pile is long, and its first cards tell most often. */
    boolean any() {
        if (who.where() != Where.DISCARD_PILE || who.whose() != Whose.OWN) {
            return things().nonEmpty();
        }
        Seat you = source.controller();
        Array<Card> pile = board.discarded(you);
        for (int i = 0; i < pile.size(); i++) {
            if (who.fits(board, you, source, new InPile(Where.DISCARD_PILE, you, pile.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is an enemy card that the opponent's texts cannot choose. */
    @Rule("CG-12.22")
    private boolean isOutOfReach(Thing thing) {
        return !thing.controller().equals(source.controller()) && board.forbids(thing, Act.BE_CHOSEN);
    }

    @Override
    public String about() {
        return who.where() == Where.DOMAIN ? "target" : "card";
    }

    /** The same as answers. Cards of one name and print in one zone are the same answer. */
    @Override
    @Rule("CG-12.14")
    public Array<Choice> options() {
        Array<Choice> options = things().map(Targeting::choice);
        return who.where() == Where.DOMAIN ? options : options.sortBy(choice -> ((OwnChoice.OnTable) choice).card());
    }

    private static Choice choice(Thing thing) {
        return thing instanceof CardInPlay card
                ? new OwnChoice.InPlay(card.controller(), card.card().id())
                : new OwnChoice.OnTable(thing.card().id());
    }

    /** What is meant by answers: of several cards that are the same answer, each once. */
    @Override
    public Array<Thing> things(Array<Choice> chosen) {
        Array<Thing> left = things();
        Array<Thing> meant = Array.empty();
        for (Choice choice : chosen) {
            int place = left.map(Targeting::choice).indexOf(choice);
            meant = place < 0 ? meant : meant.append(left.get(place));
            left = place < 0 ? left : left.removeAt(place);
        }
        return meant;
    }
}
