package io.github.terrene.odyssey.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Insider;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.odyssey.card.CharacterCard;
import io.vavr.collection.Array;

/**
 * A Character that is turned face-down.
 *
 * @param character the number in play of the Character
 * @param card the card that everybody saw before
 * @param lying the same card as it lies there now, unknown to other players
 * @param insiders the players who may see the card from now on
 */
@Rule("TO-11.4")
public record Concealed(
        @Names(Named.IN_PLAY) int character,
        @Open CharacterCard card,
        @Zone(to = OWNER) CharacterCard lying,
        @Insider Array<Seat> insiders) {
    /** A Character with that number and card. */
    public static Concealed of(int character, CharacterCard card, Array<Seat> insiders) {
        return new Concealed(character, card, card, insiders);
    }
}
