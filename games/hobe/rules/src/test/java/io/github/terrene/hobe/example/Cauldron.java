package io.github.terrene.hobe.example;

import static io.github.terrene.hobe.Words.*;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.card.OwnEffect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.ReadyDecks;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** A card of one's own, with an effect of one's own, in a deck. */
public final class Cauldron {
    static final Card BRONZE_CAULDRON = battle("Bronze Cauldron", IMMORTAL, MELEE)
            .hp(3)
            .asks(A_HUMAN)
            .when(ENTERS, draw(OWN, 1))
            .when(DESTROYED, new Spill(2))
            .build();

    public record Spill(int cards) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            Seat enemy = Players.opponent(here.you());
            if (here.world().deckSize(enemy) > here.world().deckSize(here.you())) {
                here.mill(enemy, cards, Where.DECK, Where.LOST);
            }
        }
    }

    private Cauldron() {}

    static Hobe rules() {
        return Hobe.of(Catalogue.of(StarterSet.cards().append(BRONZE_CAULDRON)).get());
    }

    static GameConfig config() {
        var others = ReadyDecks.BLACK_SHIPS.cards().removeAll(BattleCards.OAR_HAND);
        var three = Array.fill(40 - others.size(), BRONZE_CAULDRON);
        return GameConfig.of(Options.standard(), Deck.of("Cauldrons", others.appendAll(three)), ReadyDecks.HIGH_WALLS);
    }
}
