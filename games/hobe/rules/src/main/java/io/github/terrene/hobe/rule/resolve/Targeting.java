package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.trait.Act;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Aim;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Eligibility;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.InPile;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What one part of a text can be aimed at.
 *
 * @param card the card with the text
 * @param who which things
 * @param seat who controls the text
 * @param self the card in play; null for an Event
 */
@Internal
@Rule({"HB-7.2", "HB-7.3", "HB-7.35"})
public record Targeting(
        Card card,
        Filter who,
        Board board,
        Seat seat,
        @Nullable CardInPlay self) implements Aim {
    private static final String UNFIT = "{card} cannot aim at that";
    private static final int USUAL = 4;

    /** Everything that it can be aimed at, in ascending order; copies in an Underworld are one choice. */
    @Override
    public Array<Choice> options() {
        ArrayBuilder<Choice> options = new ArrayBuilder<>(USUAL);
        for (int p = 0; p < Players.BOTH.size(); p++) {
            if (who.where() == Where.UNDERWORLD) {
                buried(Players.BOTH.get(p), options);
            } else {
                inPlay(Players.BOTH.get(p), options);
            }
        }
        return options.all();
    }

    private void inPlay(Seat side, ArrayBuilder<Choice> options) {
        Array<CardInPlay> cards = board.inPlay(side);
        for (int i = 0; i < cards.size(); i++) {
            if (fits(cards.get(i))) {
                options.add(new OwnChoice.InPlay(cards.get(i).number()));
            }
        }
    }

    private void buried(Seat side, ArrayBuilder<Choice> options) {
        options.addAll(board.underworld(side)
                .filter(buried -> fits(new InPile(Where.UNDERWORLD, side, buried)))
                .map(Card::id)
                .distinct()
                .sorted()
                .map(id -> new OwnChoice.Buried(side, id)));
    }

    private boolean fits(Thing thing) {
        try {
            return who.fits(board, seat, self, thing) && !isOutOfReach(thing);
        } catch (Throwable thrown) {
            throw FaultyEffect.of(card.name(), who, thrown);
        }
    }

    /** Whether it is a card in play that enemy Events cannot choose, and this is one. */
    @Rule("HB-10.27")
    private boolean isOutOfReach(Thing thing) {
        return self == null && !thing.controller().equals(seat) && board.forbids(thing, Act.BE_CHOSEN);
    }

    /** Whether it can be aimed at that. */
    boolean has(Choice choice) {
        @Nullable Thing thing = thing(board, choice);
        return thing != null && fits(thing);
    }

    @Override
    public Array<Thing> things(Array<Choice> choices) {
        ArrayBuilder<Thing> things = new ArrayBuilder<>(choices.size());
        for (int i = 0; i < choices.size(); i++) {
            @Nullable Thing thing = thing(board, choices.get(i));
            if (thing != null) {
                things.add(thing);
            }
        }
        return things.all();
    }

    /** What a choice names, if it is still there. */
    public static @Nullable Thing thing(Board board, Choice choice) {
        if (choice instanceof OwnChoice.InPlay one) {
            return board.find(one.number());
        }
        return choice instanceof OwnChoice.Buried buried && buried.isThere(board)
                ? board.underworld(buried.of())
                        .find(card -> card.id().equals(buried.card()))
                        .map(card -> new InPile(Where.UNDERWORLD, buried.of(), card))
                        .getOrNull()
                : null;
    }

    /** For a Battle card that is out of reach in standby there is a rule of its own. */
    @Rule({"HB-10.2", "HB-10.27"})
    String refusal(Choice choice) {
        @Nullable Thing named = thing(board, choice);
        if (named != null && isOutOfReach(named)) {
            return "HB-10.27";
        }
        return named instanceof CardInPlay there
                        && there.battle()
                        && there.place().slot().standby()
                        && !((Where) who.where()).means(there.place().slot())
                ? "HB-10.2"
                : "HB-7.3";
    }

    @Override
    @Rule({"HB-7.3", "HB-7.35", "HB-10.2"})
    public Eligibility next(Array<Choice> chosen, Array<Choice> offered) {
        return (choice, why) -> {
            Class<?> kind = choice.getClass();
            if (!offered.exists(kind::isInstance)) {
                return true; // it is about something else
            } else if (!has(choice)) {
                return unfit(refusal(choice), why);
            }
            return chosen.contains(choice)
                    ? why.no("HB-7.35/target-twice", "it is a target already")
                    : why.no("HB-7.35/targets-order", NamedTargets.ASCENDING);
        };
    }

    /** Says that it cannot be aimed at something, citing that rule. */
    boolean unfit(String rule, Verdict why) {
        return why.no(rule + "/wrong-target", UNFIT, card.name());
    }
}
