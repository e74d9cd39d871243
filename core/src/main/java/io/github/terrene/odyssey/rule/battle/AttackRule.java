package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.event.BattleEvent.AttackDeclared;
import io.github.terrene.odyssey.rule.ActionPrice;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.OdysseyRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.rule.chain.Settle;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The rule for declaring an attack. */
@Rule({"TO-5.1", "TO-5.2", "TO-4.10", "TO-4.18"})
public class AttackRule extends OdysseyRule<Attack, AttackRule.Declared> {
    /**
     * What an attack is declared with and against.
     *
     * @param attacker who attacks
     * @param defender who is attacked
     */
    public record Declared(Member attacker, Seat defender) {}

    /** The rule for a duel. */
    public AttackRule() {
        super(Attack.class, "TO-4.20");
    }

    @Override
    protected final @Nullable Declared find(Game game, Attack action, Verdict why) {
        @Nullable Member attacker = game.side(action.seat()).find(action.attacker());
        return attacker == null
                ? why.none("TO-5.1/no-character", MemberRule.NO_CHARACTER)
                : new Declared(attacker, action.defender());
    }

    @Override
    protected final void list(Game game, Seat seat, Listing<Declared> listing) {
        Array<Member> members = game.side(seat).members();
        Array<Side> sides = game.table().sides();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            for (int s = 0; s < sides.size() && member.recruited() && !hasAttacked(member); s++) {
                if (s != seat.index()) {
                    listing.offer(new Declared(member, sides.get(s).seat()));
                }
            }
        }
    }

    @Override
    protected final void conceivable(Game game, Seat seat, Listing<Declared> listing) {
        for (Member member : game.side(seat).members()) {
            game.table().opponents(seat).forEach(opponent -> listing.offer(new Declared(member, opponent)));
        }
    }

    @Override
    protected final Attack naming(Seat seat, Declared declared) {
        return new Attack(seat, declared.attacker().id(), declared.defender());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Declared declared, Verdict why) {
        Table table = game.table();
        Member attacker = declared.attacker();
        return (attacker.recruited() || why.no("TO-5.1/hidden-attacker", "a hidden Character cannot attack"))
                && (attacker.recruited() || why.no("TO-7.5/hidden-idle", "a hidden Character does nothing"))
                && (game.has(declared.defender()) && table.opposed(seat, declared.defender())
                        || why.stop("TO-5.2/no-opponent", "an attack must be declared against an opponent"))
                && (table.turn() > 1
                        || !why.silent()
                                && why.no(
                                        game.setting().format().noFirstAttack() + "/first-turn",
                                        "nobody may attack on the first turn of the game"))
                && (!table.is(attacker, Status.STUN)
                        || why.no("TO-5.1/stunned", "{character} is Stunned", attacker.name()))
                && (!hasAttacked(attacker)
                        || why.no("TO-5.1/attacked", "{character} has already attacked this turn", attacker.name()))
                && (game.side(seat).actions() >= price(table, attacker)
                        || !why.silent() && why.no(tooFewActions(game, attacker)));
    }

    private static boolean hasAttacked(Member member) {
        return member.attacks() > member.extraAttacks();
    }

    private static Rejection tooFewActions(Game game, Member attacker) {
        return ActionPrice.tooFewActions(game, attacker.seat(), "TO-5.1", price(game.table(), attacker));
    }

    /** 1 Action, none with Haste, 2 when Slowed. */
    @Rule({"TO-5.1", "TO-8.19"})
    static int price(Table table, Member attacker) {
        if (table.has(attacker, Keyword.HASTE)) {
            return 0;
        }
        return table.is(attacker, Status.SLOW) ? 2 : 1;
    }

    @Override
    protected void carryOut(Seat seat, Declared declared, Play play) {
        Member attacker = declared.attacker();
        boolean slowed = play.table().is(attacker, Status.SLOW);
        int left = play.table().side(seat).actions() - price(play.table(), attacker);
        int atk = play.table().stat(attacker, Stat.ATK);
        play.emit(new AttackDeclared(seat, attacker.id(), declared.defender(), left, slowed, atk));
        Declarations.answered(
                play,
                Array.of(Happening.of(HappeningKind.ATTACKS, seat, attacker.id())),
                seat,
                new ConfirmAttack(),
                new AskForBlock(blockers(play.table(), play.setting().options(), declared.defender())),
                new DealBattleDamage(),
                new EndBattle(),
                Settle.TASK);
    }

    /** Who is asked to block, in this order: the attacked player. A format may ask others, too. */
    @Rule("TO-5.4")
    protected Array<Seat> blockers(Table table, Options options, Seat defender) {
        return defender.asList();
    }
}
