package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** What is owed in XP is gained, by those who are still there to gain it. */
@Rule({"TO-6.8", "TO-6.9"})
public record AwardXp() implements Work {
    @Override
    public void run(Play play) {
        Array<Owed> debts = play.settleDebts();
        Array<Integer> members = debts.map(Owed::member).distinct();
        Task[] gains = members.map(member -> (Task) GainXpOf.begin(member, sum(debts, member)))
                .toJavaArray(Task[]::new);
        play.next(gains);
    }

    private static int sum(Array<Owed> debts, int member) {
        return debts.filter(owed -> owed.member() == member).map(Owed::xp).sum().intValue();
    }
}
