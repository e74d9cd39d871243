package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A player discards cards, which that player chooses; all if there are fewer.
 *
 * @param who which; not {@link Whose#ANY}
 * @param cards how many
 */
@Rule({"TL-9.15", "TL-9.16"})
public record Discard(Whose who, int cards) implements Effect {
    /**
     * @throws IllegalArgumentException if it is not one player who discards
     */
    public Discard {
        if (who == Whose.ANY) {
            throw new IllegalArgumentException("one part asks one player to discard");
        }
    }

    @Override
    public void resolve(Resolution here) {
        Seat player = who.players(here.controller()).head();
        Array<String> hand = Array.ofAll(here.hand(player)).map(Card::id);
        Ascending.choose(cards, hand, offered -> ask(here, player, offered))
                .forEach(chosen -> here.discard(player, chosen));
    }

    private static Option<String> ask(Resolution here, Seat player, Array<String> offered) {
        return here.choose(Question.of(player, "TL-9.15", "discard", offered.map(Choice.InHand::new)))
                .map(choice -> ((Choice.InHand) choice).card());
    }

    @Override
    public String say() {
        return who.does("discard") + (cards == 1 ? " a card" : " " + cards + " cards");
    }
}
