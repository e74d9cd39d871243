package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Aim;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.trait.Act;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * What one part of an effect can choose: what it offers, and why all else is refused.
 *
 * @param self the card that has the effect
 * @param you the player who controls it
 * @param who which things
 * @param orBuried whether it can also be any card in a Graveyard
 * @param exact whether so many are chosen, and not up to so many
 */
@Rule({"TL-9.9", "TL-9.22", "TL-9.27"})
record Targeting(Board board, CardOnField self, Seat you, Filter who, boolean orBuried, boolean exact) implements Aim {
    private static final int USUAL = 4;

    private Where where() {
        return (Where) who.where();
    }

    private boolean inGraveyards() {
        return orBuried || where() == Where.GRAVEYARD;
    }

    /** Everything that can be chosen: on the field in ascending order of numbers, in Graveyards of ids. */
    @Override
    public Array<Choice> options() {
        ArrayBuilder<Choice> options = new ArrayBuilder<>(USUAL);
        if (where().onField()) {
            onField(options);
        }
        if (inGraveyards()) {
            Players.BOTH.forEach(seat -> buried(seat, options));
        }
        return options.all();
    }

    private void onField(ArrayBuilder<Choice> options) {
        ArrayBuilder<Integer> numbers = new ArrayBuilder<>(USUAL);
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> there = board.standing(Place.all().get(p));
            for (int i = 0; i < there.size(); i++) {
                if (permits(there.get(i), Verdict.SILENT)) {
                    numbers.add(there.get(i).number());
                }
            }
        }
        Array<Integer> all = numbers.all();
        options.addAll((all.size() <= 1 ? all : all.sorted()).map(OwnChoice.Creature::new));
    }

    private void buried(Seat graveyard, ArrayBuilder<Choice> options) {
        options.addAll(board.graveyard(graveyard)
                .filter(card -> permits(new InPile(Where.GRAVEYARD, graveyard, card), Verdict.SILENT))
                .sorted(Comparator.comparing(Card::id))
                .map(card -> new OwnChoice.Buried(graveyard, card.id())));
    }

    /** What a choice names, if it is there, and is of the sort that is asked for. */
    @Nullable
    Thing thing(Choice choice) {
        if (choice instanceof OwnChoice.Creature creature) {
            return where().onField() ? board.find(creature.number()) : null;
        }
        return choice instanceof OwnChoice.Buried buried && inGraveyards()
                ? buried.in(board)
                        .map(card -> new InPile(Where.GRAVEYARD, buried.of(), card))
                        .getOrNull()
                : null;
    }

    /** What choices name, without what is gone. */
    @Override
    public Array<Thing> things(Array<Choice> choices) {
        ArrayBuilder<Thing> things = new ArrayBuilder<>(choices.size());
        for (int i = 0; i < choices.size(); i++) {
            @Nullable Thing thing = thing(choices.get(i));
            if (thing != null) {
                things.add(thing);
            }
        }
        return things.all();
    }

    @Override
    @Rule({"TL-9.24", "TL-9.30"})
    public Eligibility next(Array<Choice> chosen, Array<Choice> offered) {
        return (choice, why) -> {
            @Nullable Thing thing = thing(choice);
            return thing == null
                    || (permits(thing, Verdict.SILENT) ? inOrder(choice, offered, thing, why) : permits(thing, why));
        };
    }

    private boolean inOrder(Choice choice, Array<Choice> offered, Thing thing, Verdict why) {
        Array<Choice> options = options();
        return Eligibility.ascending(
                exact ? "TL-9.24" : "TL-9.30",
                offered.map(options::indexOf),
                options.indexOf(choice),
                thing.card().id(),
                why);
    }

    /** Whether it can be chosen, as far as its own words say; if not, the verdict is told why. */
    boolean permits(Thing thing, Verdict why) {
        if (orBuried && thing instanceof InPile) {
            return other(thing, why);
        }
        return why == Verdict.SILENT
                ? who.fits(board, you, self, thing) && !board.forbids(thing, Act.BE_CHOSEN)
                : Misfits.sort(this, thing, why)
                        && other(thing, why)
                        && Misfits.number(this, thing, why)
                        && (!board.forbids(thing, Act.BE_CHOSEN)
                                || why.no("TL-9.35/never-chosen", "{card} cannot be chosen", thing.card()));
    }

    @Rule("TL-9.22")
    private boolean other(Thing thing, Verdict why) {
        return !who.another()
                || !board.same(self, thing)
                || why.no("TL-9.22/own-card", "an effect does not reach its own card, {card}", thing.card());
    }
}
