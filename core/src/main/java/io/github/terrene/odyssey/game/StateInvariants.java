package io.github.terrene.odyssey.game;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.format.DeckRules;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/**
 * What must hold for a game that was read from text before the rules can go on from it: they take for granted whatever play cannot break.
 * Each group relies on those before it.
 */
public final class StateInvariants {
    /** More than any count in a game reaches; sums of such numbers do not overflow. */
    private static final int MOST = 2 * Stat.FARTHEST;

    private StateInvariants() {}

    /** All of them, for games with these rules. */
    public static Array<Invariant<Game, ?>> of(RuleBook book, DeckRules deckRules) {
        return Array.<Invariant<Game, ?>>of(Invariant.of(
                        WrittenState.class,
                        (game, written) -> written.rules().equals(book.name()),
                        "this was saved with other rules, not with those of " + book.name()))
                .appendAll(atoms())
                .appendAll(TableInvariants.ALL)
                .appendAll(AbilityInvariants.ALL)
                .appendAll(SetupInvariants.of(deckRules))
                .appendAll(AgendaInvariants.of(book))
                .appendAll(EndInvariants.of(book));
    }

    private static Array<Invariant<Game, ?>> atoms() {
        return Array.of(
                Invariant.of(
                        Integer.class,
                        (game, number) -> number >= -MOST && (number <= MOST || isOfAll(number)),
                        "a number beyond " + MOST + " does not occur in a game"),
                Invariant.of(
                        Seat.class,
                        (game, seat) ->
                                seat.index() < game.setting().format().seats().size(),
                        "nobody sits at that seat"),
                Invariant.of(Card.class, (game, card) -> !card.unknown(), "an unknown card cannot occur here"));
    }

    /** Whether it stands for the prevention of all damage. */
    private static boolean isOfAll(int number) {
        return number == Alteration.Prevention.ALL;
    }

    /** Whether they are possible counts in a game, 0 or more. */
    static boolean areTallies(int... numbers) {
        for (int number : numbers) {
            if (number < 0 || number > MOST) {
                return false;
            }
        }
        return true;
    }
}
