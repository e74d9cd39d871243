package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.odyssey.event.BattleEvent.AttackAdded;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.event.BattleEvent.AttackDeclared;
import io.github.terrene.odyssey.event.BattleEvent.BattleEnded;
import io.github.terrene.odyssey.event.BattleEvent.BlockDeclared;
import io.github.terrene.odyssey.event.BattleEvent.BlockDeclined;
import io.github.terrene.odyssey.event.BattleEvent.ExtraActionPaid;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.odyssey.event.DamageEvent.DamagePaid;
import io.github.terrene.odyssey.event.DamageEvent.DefenseRestored;
import io.github.terrene.odyssey.event.DamageEvent.PreventionSpent;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.Hit;
import io.github.terrene.odyssey.event.TurnEvent.DefenseDecayed;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Attacks, blocks, and what Characters suffer. */
final class BattleTellers {
    private BattleTellers() {}

    static Tellers<Event> all() {
        return Tellers.<Event>none()
                .on(AttackDeclared.class, BattleTellers::attack)
                .on(
                        AttackAdded.class,
                        (event, tale) -> tale.say(tale.names(event.characters()) + " may attack again this turn"))
                .on(AttackCancelled.class, (event, tale) -> tale.say("the attack is cancelled"))
                .on(
                        ExtraActionPaid.class,
                        (event, tale) -> tale.say(
                                tale.cast().does(event.seat(), "pay") + " 1 Action more for the Slowed attacker"))
                .on(BlockDeclared.class, BattleTellers::block)
                .on(BlockDeclined.class, BattleTellers::noBlock)
                .on(BattleEnded.class, BattleTellers::end)
                .on(DamageDealt.class, BattleTellers::damage)
                .on(
                        DamagePaid.class,
                        (event, tale) -> tale.say(tale.name(event.character()) + " takes "
                                + tale.harm(event.amount() + " damage") + " for it"))
                .on(
                        PreventionSpent.class,
                        (event, tale) -> tale.say(
                                event.amount() + " damage to " + tale.name(event.character()) + " is prevented"))
                .on(CharactersDefeated.class, BattleTellers::defeated)
                .on(DefenseDecayed.class, BattleTellers::decayed)
                .on(DefenseRestored.class, (event, tale) -> tale.say(restored(tale, event.characters())));
    }

    private static void attack(AttackDeclared event, Tale tale) {
        int atk = stat(tale, event.attacker(), Stat.ATK);
        tale.say(tale.name(event.attacker()) + " attacks " + tale.cast().player(event.defender()) + " with " + atk
                + " ATK");
    }

    private static void block(BlockDeclared event, Tale tale) {
        tale.say(tale.name(event.blocker()) + " blocks");
    }

    private static void noBlock(BlockDeclined event, Tale tale) {
        boolean alone = tale.before().team(event.seat()).seats().size() == 1;
        tale.say(alone ? "nobody blocks" : tale.cast().does(event.seat(), "do") + " not block");
    }

    /** A blocked attack that dealt nothing and was not cancelled. */
    private static void end(BattleEnded event, Tale tale) {
        if (tale.follows(BlockDeclared.class)) {
            tale.add(", and nothing comes of it");
        } else {
            tale.detail("the battle is over");
        }
    }

    private static void damage(DamageDealt event, Tale tale) {
        Array<Hit> hits = event.hits();
        boolean onBlocker = hits.size() == 1
                && tale.previous(BlockDeclared.class)
                        .exists(block -> block.blocker() == hits.head().character());
        if (onBlocker) {
            tale.add(" and takes " + amount(tale, hits.head()));
        } else if (event.battle() && hits.size() > 1) {
            tale.say(Names.list(hits.map(hit -> suffers(tale, hit, event))));
        } else {
            boolean alike = hits.map(Hit::amount).distinct().size() == 1 && hits.size() > 1;
            String all = alike
                    ? tale.names(hits.map(Hit::character)) + " take " + amount(tale, hits.head()) + " each"
                    : Names.list(hits.map(hit -> suffers(tale, hit, event)));
            tale.say(all + tale.because(event.cause()));
        }
    }

    /** An attacker is hurt by Retaliate only. */
    private static String suffers(Tale tale, Hit hit, DamageDealt event) {
        boolean attacker =
                event.battle() && tale.before().battle().map(Battle::attacker).contains(hit.character());
        return tale.name(hit.character()) + " takes " + amount(tale, hit) + (attacker ? " from Retaliate" : "");
    }

    private static String amount(Tale tale, Hit hit) {
        return tale.harm(hit.amount() + " damage");
    }

    private static void defeated(CharactersDefeated event, Tale tale) {
        Array<Departure> gone = event.defeated();
        String lost =
                Names.list(gone.flatMap(Departure::held).map(held -> held.card().name()));
        String with = lost.isEmpty() ? "" : " (" + lost + " is lost, too)";
        boolean oneHit = gone.size() == 1
                && tale.previous(DamageDealt.class)
                        .exists(damage -> damage.hits().size() == 1);
        if (oneHit) {
            tale.add(": " + tale.harm("defeated") + with);
        } else {
            String are = gone.size() == 1 ? " is " : " are ";
            tale.say(tale.names(gone.map(Departure::id))
                    + are
                    + tale.harm("defeated")
                    + with
                    + tale.because(event.cause()));
        }
    }

    private static void decayed(DefenseDecayed event, Tale tale) {
        if (tale.follows(BlockDeclared.class)) {
            tale.add(" and takes no damage");
        }
        Seq<Integer> weaker = event.characters().filter(id -> falls(tale, id));
        if (!weaker.isEmpty()) {
            tale.say(Names.list(
                    weaker.map(id -> possessive(tale.name(id)) + " DEF falls to " + stat(tale, id, Stat.DEF))));
        }
    }

    private static boolean falls(Tale tale, int id) {
        return tale.before()
                .member(id)
                .exists(member -> tale.before().stat(member, Stat.DEF) > stat(tale, id, Stat.DEF));
    }

    private static String restored(Tale tale, Seq<Integer> characters) {
        return Names.list(
                characters.map(id -> possessive(tale.name(id)) + " DEF is back at " + stat(tale, id, Stat.DEF)));
    }

    static String possessive(String name) {
        return name + "'s";
    }

    private static int stat(Tale tale, int id, Stat stat) {
        return tale.after()
                .member(id)
                .map((Member member) -> tale.after().stat(member, stat))
                .getOrElse(0);
    }
}
