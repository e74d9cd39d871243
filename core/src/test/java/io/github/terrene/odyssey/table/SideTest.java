package io.github.terrene.odyssey.table;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.trait.Stat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What changes several parts of a side or a table in one step is the same as changing one part after another. */
class SideTest {
    private static final Seat A = Seat.of(0);
    private static final CharacterCard BEAR =
            character("Bear").of(FIRE, BEAST).stats(1, 2, 10, 5, 0).build();
    private static final Member MEMBER = Member.entering(7, A, BEAR, true).withDamage(5);
    private static final Array<Member> MEMBERS = Array.of(MEMBER, Member.entering(8, A, BEAR, false));
    private static final Side SIDE = Side.before(A, A.asList(), Pile.of(Array.of(BEAR, BEAR)))
            .withActions(3)
            .withTurns(4)
            .withTerrainChanged(true)
            .withTraded(true)
            .withActivations(5);

    @Test
    @DisplayName("cards that move")
    void cards() {
        Pile hand = Pile.of(Array.of(BEAR));
        Array<Card> discards = Array.of(BEAR, BEAR, BEAR);
        assertThat(SIDE.with(MEMBERS, hand, Pile.EMPTY, discards))
                .isEqualTo(SIDE.withMembers(MEMBERS)
                        .withHand(hand)
                        .withDeck(Pile.EMPTY)
                        .withDiscards(discards));
    }

    @Test
    @DisplayName("a turn that begins")
    void turn() {
        assertThat(SIDE.forNewTurn(MEMBERS, Array.empty(), 9))
                .isEqualTo(SIDE.withMembers(MEMBERS)
                        .withTurns(9)
                        .withTerrainChanged(false)
                        .withTraded(false)
                        .withActivations(0));
        Table table = Table.before(Array.of(SIDE), Array.of(new Team(A.asList(), 100, 100)));
        Side other = SIDE.withActions(8);
        assertThat(table.withTurn(3).forNewTurn(6, A, Array.of(other)))
                .isEqualTo(table.withTurn(6).withPhase(Phase.COMMAND).withSides(Array.of(other)));
        assertThat(table.with(other, 12)).isEqualTo(table.withSide(other).withNextId(12));
    }

    @Test
    @DisplayName("a Character that leaves, or is not there")
    void without() {
        Side full = SIDE.withMembers(MEMBERS);
        assertThat(full.without(7, Array.of(BEAR)))
                .isEqualTo(full.withMembers(MEMBERS.removeAt(0)).withDiscards(Array.of(BEAR)));
        assertThat(full.without(9, Array.of(BEAR))).isEqualTo(full.withDiscards(Array.of(BEAR)));
    }

    @Test
    @DisplayName("what is in play is summed up: flags, supply while nothing changes it, damage on somebody recruited")
    void summary() {
        summary(SIDE.withMembers(MEMBERS), BEAR.abilityFlags(), 3, true);
        summary(SIDE.withMembers(Array.of(MEMBER.withRecruited(false))), 0, 1, false);
        summary(SIDE, 0, 0, false);
    }

    @Test
    @DisplayName("somebody who is recruited has lethal damage if it is as much as HP, counting changes of HP")
    void lethalDamage() {
        Change weaker = new Change(new Alteration.StatChange(Stat.HP, -5), Until.forGood(A));
        assertThat(with(MEMBER.withDamage(9)).hasLethalDamage()).isFalse();
        assertThat(with(MEMBER.withDamage(10)).hasLethalDamage()).isTrue();
        assertThat(with(MEMBER.withDamage(10).withRecruited(false)).hasLethalDamage())
                .isFalse();
        assertThat(with(MEMBER).hasLethalDamage()).isFalse();
        assertThat(with(MEMBER).changed()).isFalse();
        assertThat(with(MEMBER.withChanges(Array.of(weaker))).hasLethalDamage()).isTrue();
        assertThat(with(MEMBER.withChanges(Array.of(weaker))).changed()).isTrue();
    }

    private static Side with(Member member) {
        return SIDE.withMembers(Array.of(member, MEMBERS.get(1)));
    }

    private static void summary(Side side, int abilityFlags, int plainSupply, boolean wounded) {
        assertThat(side.abilityFlags()).isEqualTo(abilityFlags);
        assertThat(side.plainSupply()).isEqualTo(plainSupply);
        assertThat(side.wounded()).isEqualTo(wounded);
    }
}
