package io.github.terrene.odyssey.rule.damage;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.due.PendingXp;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.DamageEvent.CharactersDefeated;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.odyssey.event.Hit;
import io.github.terrene.odyssey.event.PlayerHit;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Battle;
import io.github.terrene.odyssey.table.Departure;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Memory;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Damage to Characters, and what becomes of them: one place for battles and for effects. */
@Internal
public final class Harm {
    private Harm() {}

    /** The battle as a cause. */
    public static Cause cause(Battle battle) {
        return new Cause.Battle(battle.attacker(), battle.blocker());
    }

    /**
     * Deals battle damage simultaneously: damage, then discarding the defeated, then overkill (5.12). Returns the damage that got through.
     */
    @Rule({"TO-5.12", "TO-5.13", "TO-5.17"})
    public static Array<BattleHit> strike(Play play, Array<BattleHit> blows) {
        Array<BattleHit> dealt = withoutPrevented(play, blows);
        if (dealt.isEmpty()) {
            return dealt;
        }
        Cause cause = cause(play.table().battle().get());
        play.emit(new DamageDealt(
                dealt.map(blow -> Hit.on(play.table(), member(play, blow.to()), blow.amount())), cause));
        dealt.forEach(blow -> tellBattleDamage(play, blow));
        Array<BattleHit> fatal = fatal(play.table(), dealt);
        if (fatal.isEmpty()) {
            return dealt;
        }
        Array<Overkill> overkills =
                fatal.map(blow -> Overkill.of(play.table(), blow)).filter(Overkill::happens);
        fatal.forEach(blow -> credit(play, blow.from(), member(play, blow.to())));
        overkills.forEach(overkill -> tellDamageToPlayer(play, overkill.dealer(), overkill.hit(play.table())));
        discard(play, fatal.map(blow -> member(play, blow.to())), cause);
        Overkill.deal(play, overkills, cause);
        return dealt;
    }

    /** What is left of blows after prevention; those of which nothing is left are gone. */
    @Rule("TO-5.20")
    private static Array<BattleHit> withoutPrevented(Play play, Array<BattleHit> blows) {
        ArrayBuilder<BattleHit> left = new ArrayBuilder<>(blows.size());
        for (int i = 0; i < blows.size(); i++) {
            BattleHit blow = blows.get(i);
            int amount = Prevention.apply(play, blow.to(), blow.amount(), true);
            if (amount > 0) {
                left.add(new BattleHit(blow.from(), blow.to(), amount));
            }
        }
        return left.all();
    }

    private static Array<BattleHit> fatal(Table table, Array<BattleHit> dealt) {
        ArrayBuilder<BattleHit> fatal = new ArrayBuilder<>(dealt.size());
        for (int i = 0; i < dealt.size(); i++) {
            if (fatal(table, dealt.get(i).to())) {
                fatal.add(dealt.get(i));
            }
        }
        return fatal.all();
    }

    /** Deals an effect's damage to all simultaneously; the source is credited with those it defeats. */
    @Rule({"TO-8.20", "TO-8.34"})
    public static void hit(Play play, Array<Hit> hits, int source, Cause cause) {
        if (hits.isEmpty()) {
            return;
        }
        play.emit(new DamageDealt(hits, cause));
        hits.forEach(hit -> tellDamage(play, hit.character(), hit.amount()));
        Array<Member> defeated =
                hits.filter(hit -> fatal(play.table(), hit.character())).map(hit -> member(play, hit.character()));
        if (!defeated.isEmpty()) {
            defeat(play, defeated, source, cause);
        }
    }

    /** Defeats Characters and discards them together. */
    @Rule({"TO-5.7", "TO-6.1"})
    public static void defeat(Play play, Array<Member> defeated, int source, Cause cause) {
        defeated.forEach(member -> credit(play, source, member));
        discard(play, defeated, cause);
    }

    private static void discard(Play play, Array<Member> defeated, Cause cause) {
        if (!defeated.isEmpty()) {
            play.emit(new CharactersDefeated(defeated.map(member -> departure(play.table(), member)), cause));
        }
    }

    /** What leaves with a Character. */
    public static Departure departure(Table table, Member member) {
        Option<Memory> memory = member.recruited() ? Option.some(table.memoryOf(member)) : Option.none();
        return new Departure(member.id(), member.seat(), member.card(), member.held(), memory);
    }

    /**
     * Announces the defeat while everyone is still there, and notes the XP for it: the defeated Character's LV, if an opponent's Character
     * defeated it.
     */
    @Rule({"TO-6.1", "TO-6.5", "TO-6.8", "TO-6.13", "TO-13.15"})
    private static void credit(Play play, int source, Member defeated) {
        Table table = play.table();
        String card = defeated.card().id();
        play.happens(Happening.of(HappeningKind.IS_DEFEATED, defeated.seat(), defeated.id())
                .about(card));
        @Nullable Member winner = table.find(source);
        if (winner != null) {
            play.happens(Happening.of(HappeningKind.DEFEATS, winner.seat(), source, defeated.id())
                    .to(defeated.seat(), 0)
                    .about(card));
            if (!table.allied(winner.seat(), defeated.seat())) {
                play.promiseXp(new PendingXp(source, table.stat(defeated, Stat.LV), defeated.card()));
            }
        }
    }

    private static void tellBattleDamage(Play play, BattleHit blow) {
        Member dealer = member(play, blow.from());
        play.happens(Happening.of(HappeningKind.DEALS_BATTLE_DAMAGE, dealer.seat(), blow.from(), blow.to())
                .to(member(play, blow.to()).seat(), blow.amount()));
        tellDamage(play, blow.to(), blow.amount());
    }

    /** Announces that a Character was dealt damage, or took it as a cost. */
    public static void tellDamage(Play play, int character, int amount) {
        Member damaged = member(play, character);
        play.happens(Happening.of(HappeningKind.BECOMES_DAMAGED, damaged.seat(), character)
                .to(damaged.seat(), amount));
    }

    /** Announces that a Character has dealt damage to a player. */
    @Rule("TO-8.35")
    public static void tellDamageToPlayer(Play play, Member dealer, PlayerHit hit) {
        play.happens(Happening.of(HappeningKind.DEALS_DAMAGE_TO_PLAYER, dealer.seat(), dealer.id())
                .to(hit.player(), hit.amount()));
    }

    private static boolean fatal(Table table, int character) {
        Member member = table.inPlay(character);
        return member.damage() >= table.stat(member, Stat.HP);
    }

    private static Member member(Play play, int id) {
        return play.table().inPlay(id);
    }
}
