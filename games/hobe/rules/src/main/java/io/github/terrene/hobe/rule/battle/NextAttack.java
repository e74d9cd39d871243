package io.github.terrene.hobe.rule.battle;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Work;
import io.github.terrene.hobe.rule.resolve.Decks;
import io.github.terrene.hobe.rule.resolve.Departures;
import io.github.terrene.hobe.rule.resolve.Drain;
import io.github.terrene.hobe.rule.resolve.DueEffects;
import io.github.terrene.hobe.table.Battle;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.trait.When;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The next attacker is named; the only one that can attack attacks by itself. */
@Internal
@Rule({"HB-9.1", "HB-9.2", "HB-9.4", "HB-10.19"})
public record NextAttack() implements Work {
    /** The task; it has no parts. */
    public static final NextAttack TASK = new NextAttack();

    @Override
    public Array<Due> due(Agenda agenda, Table table) {
        return Due.Course.ATTACKS.next();
    }

    @Override
    public void run(Play play) {
        Array<CardInPlay> attackers = Battle.attackers(play.table(), 2);
        if (attackers.size() == 1) {
            attack(attackers.head(), play);
        } else if (attackers.size() > 1) {
            play.next(new NameAttacker(play.table().active()));
        }
    }

    /** A card attacks: everything that it hits takes its ATK in damage, at the same moment. */
    @Rule({"HB-9.7", "HB-9.9", "HB-9.10", "HB-9.14", "HB-10.26"})
    static void attack(CardInPlay attacker, Play play) {
        int attack = play.table().attack(attacker);
        Array<CardInPlay> hit = Battle.hit(play.table(), attacker);
        play.emit(new Attacked(attacker.number(), attack, hit.map(CardInPlay::number)));
        DueEffects.happening(play, When.ATTACKS, Array.of(attacker));
        if (hit.isEmpty()) {
            Decks.lose(play, Players.opponent(attacker.controller()), attack);
        } else {
            boolean destroys = Departures.damage(play, hit, attack);
            if (destroys) {
                DueEffects.happening(play, When.DESTROYS, Array.of(attacker));
            }
        }
        Drain.before(TASK, play);
    }
}
