package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.card.Ability;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.due.PendingEffect;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiPredicate;

/** Which effects are due at a moment, and in which order. */
@Internal
@Rule({"HB-10.6", "HB-10.7"})
public final class DueEffects {
    private DueEffects() {}

    /** The effects that come with the start or the end of the turn. */
    @Rule({"HB-5.2", "HB-5.5"})
    public static Array<PendingEffect> ofTurn(Table table, When moment) {
        return find(table, (source, trigger) -> trigger.meets(source, moment, table.active()));
    }

    /** Notes what waits for this to happen to cards in play. Call it while they are in play. */
    @Rule({"HB-9.16", "HB-10.7", "HB-10.14"})
    public static void happening(Play play, When moment, Array<CardInPlay> cards) {
        Table table = play.table();
        if (!isAwaited(table, moment)) {
            return;
        }
        Array<PendingEffect> waiting = find(
                table,
                (source, trigger) ->
                        !table.thisTurn().cameBack(source.number()) && concerns(table, source, trigger, moment, cards));
        for (int i = 0; i < waiting.size(); i++) {
            PendingEffect each = waiting.get(i);
            if (!play.caused().exists(each::same)) {
                play.cause(new PendingEffect(each.source(), each.ability(), cause(table, each, moment, cards)));
            }
        }
    }

    /** Notes what waits for a player to do this. */
    @Rule({"HB-10.7", "HB-10.26"})
    public static void happening(Play play, When moment, Seat player) {
        if (isAwaited(play.table(), moment)) {
            Table table = play.table();
            find(
                            table,
                            (source, trigger) -> !table.thisTurn().cameBack(source.number())
                                    && trigger.meets(source, moment, player))
                    .reject(waiting -> play.caused().exists(waiting::same))
                    .forEach(play::cause);
        }
    }

    /** Whether anything in play waits for it: mostly nothing does, and this allocates nothing. */
    private static boolean isAwaited(Table table, When moment) {
        return isAwaited(table.inPlay(Players.SOUTH), moment) || isAwaited(table.inPlay(Players.NORTH), moment);
    }

    private static boolean isAwaited(Array<CardInPlay> cards, When moment) {
        for (int i = 0; i < cards.size(); i++) {
            Array<Ability> abilities = cards.get(i).card().abilities();
            for (int a = 0; a < abilities.size(); a++) {
                if (abilities.get(a).trigger().moment() == moment) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Of several cards that give cause to an effect at one moment, its own card, else the first. */
    @Rule("HB-10.14")
    private static Option<CardInPlay> cause(Table table, PendingEffect effect, When moment, Array<CardInPlay> cards) {
        return Array.of(effect.source())
                .appendAll(Players.from(table.active()).flatMap(seat -> table.inPlay(seat)))
                .find(card -> cards.exists(each -> each.number() == card.number())
                        && effect.what().trigger().meets(table, effect.source(), moment, card));
    }

    private static boolean concerns(
            Table table, CardInPlay source, Trigger trigger, When moment, Array<CardInPlay> cards) {
        for (int i = 0; i < cards.size() && trigger.moment() == moment; i++) {
            if (trigger.meets(table, source, moment, cards.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static Array<PendingEffect> find(Table table, BiPredicate<CardInPlay, Trigger> due) {
        Array<PendingEffect> found = Array.empty();
        for (int p = 0; p < Players.BOTH.size(); p++) {
            Array<CardInPlay> sources = table.inPlay(Players.BOTH.get(p));
            for (int i = 0; i < sources.size(); i++) {
                CardInPlay source = sources.get(i);
                Array<Ability> abilities = source.card().abilities();
                for (int a = 0; a < abilities.size(); a++) {
                    if (PendingEffect.works(source, abilities.get(a))
                            && due.test(source, abilities.get(a).trigger())) {
                        found = found.append(new PendingEffect(source, a, Option.none()));
                    }
                }
            }
        }
        return PendingEffect.inOrder(found, table);
    }
}
