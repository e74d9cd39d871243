package io.github.terrene.odyssey.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;
import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Insider;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.TerrainInPlay;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * One player's starting party, face-down.
 *
 * @param seat the player whose party it is
 * @param slots the Characters, each with the card it holds if there is one
 * @param terrain the Terrain
 * @param deck the remaining cards, shuffled
 * @param insiders the players who may see the party
 */
@Rule({"TO-3.3", "TO-14.14"})
public record Placed(
        @Owner Seat seat,
        @Zone(to = OWNER) Array<Array<Card>> slots,
        @Zone(to = OWNER) TerrainCard terrain,
        @Zone(to = NOBODY) Pile deck,
        @Insider Array<Seat> insiders) {
    /**
     * What a viewer knows who may see the party.
     *
     * @param first the number in play of the first Character
     */
    Knowledge remembered(Knowledge known, int first) {
        Knowledge all = known;
        for (int i = 0; i < slots.size(); i++) {
            Array<Card> slot = slots.get(i);
            for (int lying = 0; lying < slot.size() && !slot.get(lying).unknown(); lying++) {
                all = all.inPlayShown(
                        character(first, i) + lying, slot.get(lying).id());
            }
        }
        return all;
    }

    /** The number in play of a Character; the next one is that of the card it holds, if it holds one. */
    private static int character(int first, int place) {
        return first + 2 * place;
    }

    /** The number in play of the Terrain, the last of the party. */
    int ground(int first) {
        return character(first, slots.size());
    }

    Table applyTo(Table table) {
        ArrayBuilder<Member> members = new ArrayBuilder<>(slots.size());
        for (int i = 0; i < slots.size(); i++) {
            members.add(member(character(table.nextId(), i), slots.get(i)));
        }
        int ground = ground(table.nextId());
        Side side = table.side(seat)
                .withMembers(members.all())
                .withTerrains(Array.of(TerrainInPlay.of(ground, terrain, false, 0)))
                .withDeck(deck)
                .withTurns(slots.isEmpty() ? Side.SPARED : 0);
        return table.with(side, ground + 1);
    }

    private Member member(int id, Array<Card> slot) {
        Option<Held> held = slot.size() == 1
                ? Option.none()
                : Option.some(Held.faceDown(id + 1, seat, (AssignableCard) slot.get(1)));
        return Member.entering(id, seat, (CharacterCard) slot.get(0), false, held);
    }
}
