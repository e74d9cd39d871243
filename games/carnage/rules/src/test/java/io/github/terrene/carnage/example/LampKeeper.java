package io.github.terrene.carnage.example;

import static io.github.terrene.carnage.Words.*;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.OwnEffect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.starter.StarterSet;

/** A card of one's own, with an effect of one's own, in a list. */
public final class LampKeeper {
    static final Card LAMP_KEEPER = legend("Lamp Keeper", StarterElements.FIRE, 2)
            .value(StarterElements.FIRE, 4)
            .value(StarterElements.AIR, 2)
            .power(1, provided(has(OWN, LESS, CARDS_IN_HAND, ENEMY), drawFrom(OWN, COMPANION, 1)), new Kindle(2))
            .build();

    public record Kindle(int shards) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            int elements = inPlay(OWN, LOCATION)
                    .in(here)
                    .map(location -> ((Card) location.card()).element())
                    .distinct()
                    .size();
            here.gainShards(here.you(), shards * elements);
        }
    }

    private LampKeeper() {}

    static Carnage rules() {
        var cards = StarterSet.cards().append(LAMP_KEEPER);
        return Carnage.of(Catalogue.inBothPrints(StarterSet.elements(), cards).get());
    }

    static GameConfig config() {
        var cards = ReadyLists.COAL_ROAD.cards().replace(FireCards.WICK_BEARER, LAMP_KEEPER);
        return GameConfig.of(Options.standard(), DeckList.of("Lamps", cards), ReadyLists.HIGH_PASS);
    }
}
