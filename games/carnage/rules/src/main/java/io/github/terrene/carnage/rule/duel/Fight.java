package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.ElementsSpent;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.carnage.table.CurrentStats;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.ElementCards;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.Act;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** The three rounds are fought. */
@Internal
@Rule({"CG-8.5", "CG-8.7", "CG-8.8", "CG-8.9", "CG-8.12", "CG-8.17"})
public record Fight() implements Work {
    static final Fight TASK = new Fight();

    @Override
    public Array<Due> due() {
        return Due.Course.ROUNDS.next();
    }

    @Override
    public void run(Play play) {
        for (int round = 1; round <= Duel.ROUNDS; round++) {
            Duel duel = play.table().duel().get();
            play.emit(new RoundFought(
                    fight(play, play.table(), round),
                    round,
                    Fighter.inRound(play.table(), duel.attacker(), round),
                    Fighter.inRound(play.table(), duel.defender(), round)));
        }
        Duel duel = play.table().duel().get();
        spend(duel.attacker(), play);
        spend(duel.defender(), play);
        play.next(SettleLosses.begin(play), EndDuel.TASK);
    }

    private static Round fight(Play play, Table table, int round) {
        Duel duel = table.duel().get();
        Seat attacker = duel.attacker();
        Seat defender = duel.defender();
        ElementCard attacking = table.side(attacker).elements().laid().cards().get(round - 1);
        ElementCard defending = table.side(defender).elements().laid().cards().get(round - 1);
        CurrentStats stats = new CurrentStats(table, play.options().awakening());
        int attack = stats.strength(attacker, round, attacking);
        int defense = stats.strength(defender, round, defending);
        boolean fought = duel.fighter(attacker, round) > 0 && duel.fighter(defender, round) > 0;
        Option<Seat> winner = fought ? winner(stats, round, attack - defense) : alone(duel, round);
        return new Round(
                attacking, attack, defending, defense, winner, fought ? beaten(table, round, winner) : Option.none());
    }

    /** Whose fighter is beaten: what cannot be beaten is not, though its round is lost. */
    @Rule({"CG-8.7", "CG-12.22"})
    private static Option<Seat> beaten(Table table, int round, Option<Seat> winner) {
        Option<Seat> loser = winner.map(Players::opponent);
        @Nullable CardInPlay fighter = loser.isEmpty() ? null : Fighter.inPlay(table, loser.get(), round);
        return fighter != null && table.forbids(fighter, Act.BE_BEATEN) ? Option.none() : loser;
    }

    @Rule({"CG-8.7", "CG-8.8", "CG-12.5"})
    private static Option<Seat> winner(CurrentStats stats, int round, int more) {
        Duel duel = stats.table().duel().get();
        if (more != 0) {
            return Option.some(more > 0 ? duel.attacker() : duel.defender());
        }
        boolean attacker = stats.winsTies(duel.attacker(), round);
        boolean defender = stats.winsTies(duel.defender(), round);
        return attacker == defender ? Option.none() : Option.some(attacker ? duel.attacker() : duel.defender());
    }

    @Rule("CG-8.9")
    private static Option<Seat> alone(Duel duel, int round) {
        return duel.fighter(duel.attacker(), round) > 0
                ? Option.some(duel.attacker())
                : Option.when(duel.fighter(duel.defender(), round) > 0, duel.defender());
    }

    @Rule("CG-8.12")
    private static void spend(Seat seat, Play play) {
        ElementCards elements = play.side(seat).elements();
        play.emit(new ElementsSpent(
                seat, elements.laid().cards().appendAll(elements.drawn().cards())));
    }
}
