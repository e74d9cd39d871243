package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.card.Ability;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** Which abilities happen at a moment, and in which order. */
@Internal
@Rule("CG-12.20")
public final class DueEffects {
    private static final int FEW = 2;
    private static final Array<Predicate<Card>> WAIT =
            Array.of(When.values()).map(moment -> card -> awaits(card, moment, true));
    private static final Array<Predicate<Card>> WAIT_FOR_OTHERS =
            Array.of(When.values()).map(moment -> card -> awaits(card, moment, false));

    private DueEffects() {}

    /** What waits for this to happen to a card, as tasks; ask while the card is in play. */
    public static Array<Task> of(Table table, When moment, CardInPlay card) {
        return isAwaited(table, moment, false)
                ? find(table, Option.some(card), (source, trigger) -> trigger.meets(table, source, moment, card))
                : ofItself(table, moment, card);
    }

    /** What waits for a player to do this, or for this time of that player's turn. */
    public static Array<Task> of(Table table, When moment, Seat player) {
        return isAwaited(table, moment, true)
                ? find(table, Option.none(), (source, trigger) -> trigger.meets(source, moment, player))
                : Array.empty();
    }

    /** What the card itself waits for, if no other card does. */
    private static Array<Task> ofItself(Table table, When moment, CardInPlay card) {
        Array<Ability> abilities = card.card().abilities();
        Array<Task> found = Array.empty();
        for (int a = 0; a < abilities.size(); a++) {
            if (abilities.get(a).trigger().moment() == moment && table.works(card)) {
                found = found.append(CarryOut.of(card, Option.none(), a));
            }
        }
        return found;
    }

    /** The same happens next, before everything else. */
    public static void begin(Play play, Array<Task> due) {
        for (int i = due.size() - 1; i >= 0; i--) {
            play.next(due.get(i));
        }
    }

    /** Whether anything in play waits for it to happen to another card, or, if wished, to its own: mostly nothing does. */
    private static boolean isAwaited(Table table, When moment, boolean own) {
        return table.hasInPlay((own ? WAIT : WAIT_FOR_OTHERS).get(moment.ordinal()));
    }

    private static boolean awaits(Card card, When moment, boolean own) {
        Array<Ability> abilities = card.abilities();
        for (int a = 0; a < abilities.size(); a++) {
            Trigger trigger = abilities.get(a).trigger();
            if (trigger.moment() == moment && (own || !trigger.ofItself())) {
                return true;
            }
        }
        return false;
    }

    private static Array<Task> find(Table table, Option<CardInPlay> cause, BiPredicate<CardInPlay, Trigger> due) {
        ArrayBuilder<Task> found = new ArrayBuilder<>(FEW);
        for (Seat seat : table.inOrder()) {
            for (CardInPlay source : table.inPlay(seat)) {
                Array<Ability> abilities = source.card().abilities();
                for (int a = 0; a < abilities.size() && table.works(source); a++) {
                    if (isDue(source, abilities.get(a), a, due)) {
                        found.add(
                                CarryOut.of(source, abilities.get(a).trigger().ofItself() ? Option.none() : cause, a));
                    }
                }
            }
        }
        return found.all();
    }

    private static boolean isDue(CardInPlay source, Ability ability, int place, BiPredicate<CardInPlay, Trigger> due) {
        try {
            return due.test(source, ability.trigger());
        } catch (Throwable thrown) {
            throw FaultyEffect.of(source.card().place(place), ability.trigger(), thrown);
        }
    }
}
