package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.event.TurnEvent.DefenseDecayed;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.damage.BattleHit;
import io.github.terrene.odyssey.rule.damage.Harm;
import io.github.terrene.odyssey.rule.upkeep.AwardXp;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The damage of an attack is dealt, to the blocker or to the player. */
@Internal
@Rule({"TO-5.6", "TO-5.12", "TO-5.14", "TO-5.22"})
public record DealBattleDamage() implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.BATTLE_DAMAGE.next();
    }

    @Override
    public void run(Play play) {
        Battle battle = play.table().battle().get();
        @Nullable Member attacker = play.table().find(battle.attacker());
        if (battle.cancelled() || attacker == null) {
            return;
        }
        if (battle.blocked()) {
            clash(play, battle, attacker);
        } else {
            direct(play, battle, attacker);
        }
    }

    @Rule({"TO-5.11", "TO-5.21"})
    private static void direct(Play play, Battle battle, Member attacker) {
        int damage = play.table().stat(attacker, Stat.ATK);
        if (damage > 0) {
            PlayerHit hit = PlayerHit.on(play.table(), battle.defender(), damage);
            play.emit(new PlayersDamaged(Array.of(hit), Harm.cause(battle)));
            Harm.tellDamageToPlayer(play, attacker, hit);
        }
    }

    /** If the blocker has left play, is hidden or is Stunned, the attack stays blocked and deals no damage. */
    @Rule({"TO-5.5", "TO-5.16"})
    private static void clash(Play play, Battle battle, Member attacker) {
        @Nullable Member blocker = play.table().find(battle.blocker());
        if (blocker == null || blocker.hidden() || play.table().is(blocker, Status.STUN)) {
            return;
        }
        Array<BattleHit> blows = blows(play.table(), attacker, blocker);
        Array<BattleHit> dealt = Harm.strike(play, blows);
        decay(play, dealt, attacker, blocker);
        play.next(new AwardXp());
    }

    /** What the two deal to each other at the same time, after DEF but before any prevention. */
    @Rule({"TO-5.6", "TO-5.15", "TO-8.19"})
    private static Array<BattleHit> blows(Table table, Member attacker, Member blocker) {
        int attack = table.stat(attacker, Stat.ATK);
        int defense = table.stat(blocker, Stat.DEF);
        int through = table.has(attacker, Keyword.STAB) ? attack : attack - defense;
        Array<BattleHit> blows = Array.of(new BattleHit(attacker.id(), blocker.id(), Math.max(0, through)));
        return table.has(blocker, Keyword.RETALIATE)
                ? blows.append(new BattleHit(blocker.id(), attacker.id(), defense))
                : blows;
    }

    /** The blocker loses DEF, and so does an attacker that Retaliate hit, if they are still in play. */
    @Rule({"TO-5.9", "TO-5.10"})
    private static void decay(Play play, Array<BattleHit> dealt, Member attacker, Member blocker) {
        Array<Integer> worn = play.table().find(blocker.id()) == null ? Array.empty() : Array.of(blocker.id());
        boolean retaliated = dealt.exists(blow -> blow.to() == attacker.id());
        if (retaliated && play.table().find(attacker.id()) != null) {
            worn = worn.append(attacker.id());
        }
        if (!worn.isEmpty()) {
            play.emit(new DefenseDecayed(worn));
        }
    }
}
