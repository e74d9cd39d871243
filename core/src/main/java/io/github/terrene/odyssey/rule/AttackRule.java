package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.exists;
import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.Attack;
import io.github.terrene.odyssey.event.AttackDeclared;
import io.github.terrene.odyssey.format.Options;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Declaring an attack. */
@Rule({"TO-5.1", "TO-5.2", "TO-4.10", "TO-4.18"})
public class AttackRule extends SubjectRule<Attack, AttackRule.Declared> {
    /**
     * What an attack is declared with and against.
     *
     * @param attacker who attacks
     * @param defender who is attacked
     */
    record Declared(Member attacker, Seat defender) {}

    /** The rule of the duel. */
    public AttackRule() {
        super(
                ActionKind.ATTACK,
                "TO-4.20",
                Rejection.of("TO-5.1", Own.NO_CHARACTER),
                Check.of(
                        requires(
                                "TO-5.1",
                                (game, declared) -> declared.attacker().recruited(),
                                "a hidden Character cannot attack"),
                        requires(
                                "TO-7.5",
                                (game, declared) -> declared.attacker().recruited(),
                                "a hidden Character does nothing"),
                        exists(
                                "TO-5.2",
                                (game, declared) -> game.has(declared.defender())
                                        && game.table()
                                                .opposed(declared.attacker().seat(), declared.defender()),
                                "an attack is declared against an opponent"),
                        requires(
                                (game, declared) -> game.table().turn() > 1,
                                (game, declared) -> Rejection.of(
                                        game.setting().format().noFirstAttack(),
                                        "nobody may attack in the first turn of the game")),
                        requires(
                                (game, declared) -> !game.table().is(declared.attacker(), Status.STUN),
                                (game, declared) -> Rejection.of(
                                        "TO-5.1",
                                        "{character} is Stunned",
                                        "character",
                                        declared.attacker().name())),
                        requires(
                                (game, declared) -> declared.attacker().attacks()
                                        <= declared.attacker().extraAttacks(),
                                (game, declared) -> Rejection.of(
                                        "TO-5.1",
                                        "{character} has attacked this turn",
                                        "character",
                                        declared.attacker().name())),
                        requires(
                                (game, declared) ->
                                        game.side(declared.attacker().seat()).actions()
                                                >= price(game.table(), declared.attacker()),
                                (game, declared) -> Own.tooFewActions(
                                        game,
                                        declared.attacker().seat(),
                                        "TO-5.1",
                                        "attacking with " + declared.attacker().name(),
                                        price(game.table(), declared.attacker())))));
    }

    @Override
    @Nullable
    Declared find(Game game, Attack action) {
        @Nullable Member attacker = game.side(action.seat()).find(action.attacker());
        return attacker == null ? null : new Declared(attacker, action.defender());
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
                    if (!defender.equals(seat) && permitsWith(game, new Declared(member, defender))) {
                        candidates.add(new Attack(seat, member.id(), defender));
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
                Array.of(Happening.of(HappeningKind.ATTACKS, seat, attacker.id())),
                seat,
                new ConfirmAttack(),
                new AskForBlock(blockers(play.table(), play.setting().options(), action.defender())),
                new DealBattleDamage(),
                new EndBattle(),
                new Settle());
    }

    /** Who is asked for a block, in this order: the player attacked. A format may ask others, too. */
    @Rule("TO-5.4")
    protected Array<Seat> blockers(Table table, Options options, Seat defender) {
        return defender.alone();
    }
}
