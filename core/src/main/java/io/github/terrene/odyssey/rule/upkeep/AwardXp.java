package io.github.terrene.odyssey.rule.upkeep;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.due.PendingXp;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;

/** Characters gain the XP they are owed, if they are still there to gain it. */
@Internal
@Rule({"TO-6.8", "TO-6.9"})
public record AwardXp() implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.XP_AWARDED.next();
    }

    @Override
    public void run(Play play) {
        Array<PendingXp> debts = play.takePendingXp();
        if (debts.isEmpty()) {
            return;
        }
        Array<Integer> members = debts.map(PendingXp::member).distinct();
        Task[] gains = members.map(member -> gain(member, debts.filter(owed -> owed.member() == member)))
                .toJavaArray(Task[]::new);
        play.next(gains);
    }

    private static Task gain(int member, Array<PendingXp> debts) {
        int sum = Stat.counted(debts.map(PendingXp::xp).sum().longValue());
        return GainXpOf.begin(member, sum, new Cause.Defeat(debts.map(PendingXp::defeated)));
    }
}
