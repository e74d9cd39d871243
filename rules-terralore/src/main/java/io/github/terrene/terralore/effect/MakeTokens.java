package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardKind;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Tokens are made in the column of the card.
 *
 * @param token which
 * @param number how many, as far as there is place
 * @param side on whose side; {@link Whose#ANY}: on both
 */
@Rule({"TL-1.9", "TL-3.11", "TL-8.6", "TL-8.8"})
public record MakeTokens(Card token, int number, Whose side) implements Effect {
    @Override
    public void resolve(Resolution here) {
        for (Seat seat : side.players(here.controller())) {
            for (int i = 0; i < number; i++) {
                here.makeToken(token, here.source().place().sideOf(seat));
            }
        }
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.require(token.kind() == CardKind.TOKEN, "TL-1.9", token.name() + " is not a token");
        reader.number("TL-3.5", "the number of tokens is", number, 1, Proofreader.LANE);
    }

    @Override
    public String say() {
        String what = (number == 1 ? "a token " : number + " tokens ") + CardText.token(token);
        return switch (side) {
            case OWN -> "make " + what + " here";
            case ENEMY -> "make " + what + " here on the enemy side";
            case ANY -> "make " + what + " here on both sides";
        };
    }

    @Override
    public Seq<Card> tokens() {
        return Array.of(token);
    }
}
