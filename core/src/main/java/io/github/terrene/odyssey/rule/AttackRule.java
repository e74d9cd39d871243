package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.event.AttackDeclared;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;

/** Declaring an attack. */
@Rule({"TO-5.1", "TO-5.2", "TO-4.10", "TO-4.18"})
public class AttackRule extends ActionRule<Attack> {
    /** The rule of the duel. */
    public AttackRule() {
        super(
                ActionKind.ATTACK,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-5.1",
                                (game, action) -> Own.member(game, action.seat(), action.attacker()) != null,
                                "there is no such Character under the own control"),
                        requires(
                                "TO-5.1",
                                (game, action) -> attacker(game, action).recruited(),
                                "a hidden Character cannot attack"),
                        requires(
                                "TO-7.5",
                                (game, action) -> attacker(game, action).recruited(),
                                "a hidden Character does nothing"),
                        exists(
                                "TO-5.2",
                                (game, action) -> game.has(action.defender())
                                        && !game.table().allied(action.seat(), action.defender()),
                                "an attack is declared against an opponent"),
                        requires(
                                "TO-4.18",
                                (game, action) -> game.table().turn() > 1,
                                (game, action) -> Rejection.of(
                                        game.setting().format().noFirstAttack(),
                                        "nobody may attack in the first turn of the game")),
                        requires(
                                "TO-5.1",
                                (game, action) -> !game.table().is(attacker(game, action), Status.STUN),
                                (game, action) -> Rejection.of(
                                        "TO-5.1",
                                        "{character} is Stunned",
                                        "character",
                                        attacker(game, action).name())),
                        requires(
                                "TO-5.1",
                                (game, action) -> attacker(game, action).attacks()
                                        <= attacker(game, action).extraAttacks(),
                                (game, action) -> Rejection.of(
                                        "TO-5.1",
                                        "{character} has attacked this turn",
                                        "character",
                                        attacker(game, action).name())),
                        requires(
                                "TO-5.1",
                                (game, action) -> game.side(action.seat()).actions()
                                        >= price(game.table(), attacker(game, action)),
                                (game, action) -> Own.tooFewActions(
                                        game,
                                        action.seat(),
                                        "TO-5.1",
                                        "attacking with "
                                                + attacker(game, action).name(),
                                        price(game.table(), attacker(game, action))))));
    }

    private static Member attacker(Game game, Attack action) {
        return game.table().member(action.attacker()).get();
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
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        Array<Side> sides = game.table().sides();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            if (member.recruited() && member.attacks() <= member.extraAttacks()) {
                for (int s = 0; s < sides.size(); s++) {
                    Seat defender = sides.get(s).seat();
                    if (!defender.equals(seat)) {
                        candidates.offer(this, new Attack(seat, member.id(), defender));
                    }
                }
            }
        }
    }

    @Override
    protected void carryOut(Attack action, Play play) {
        Seat seat = action.seat();
        Member attacker = play.table().member(action.attacker()).get();
        boolean slowed = play.table().is(attacker, Status.SLOW);
        int left = play.table().side(seat).actions() - price(play.table(), attacker);
        play.emit(new AttackDeclared(seat, attacker.id(), action.defender(), left, slowed));
        Declarations.answered(
                play,
                Array.of(Happening.of(Occasion.ATTACKS, seat, attacker.id())),
                seat,
                new ConfirmAttack(),
                new AskForBlock(blockers(play.table(), action.defender())),
                new DealBattleDamage(),
                new EndBattle(),
                new Settle());
    }

    /** Who is asked for a block, in this order: the player attacked. */
    @Rule("TO-5.4")
    protected Array<Seat> blockers(Table table, Seat defender) {
        return defender.alone();
    }
}
