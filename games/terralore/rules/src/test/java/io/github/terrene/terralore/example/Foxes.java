package io.github.terrene.terralore.example;

import static io.github.terrene.terralore.Words.*;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;

/** A card of one's own, with an effect of one's own, in a deck. */
public final class Foxes {
    static final Card EMBER_FOX = creature("Ember Fox")
            .cost(0)
            .affinity(affinity("Fire"))
            .rarity(RARE)
            .tribe(tribe("Fox"))
            .points(2)
            .onReveal(new Toll(1))
            .whenDestroyed(damageCastle(ENEMY, 1))
            .build();

    public record Toll(int damage) implements OwnEffect {
        @Override
        public void resolve(Resolution here) {
            Seat enemy = Players.opponent(here.you());
            if (here.world().handSize(enemy) > here.world().handSize(here.you())) {
                here.damage(enemy, damage);
            }
        }
    }

    private Foxes() {}

    static Terralore rules() {
        return Terralore.of(Catalogue.of(StarterSet.cards().append(EMBER_FOX)).get());
    }

    static GameConfig config() {
        var nineteen = ReadyDecks.TIDE_AND_THORN.cards().tail();
        return GameConfig.of(
                Options.standard(), Deck.of("Foxes", nineteen.append(EMBER_FOX)), ReadyDecks.GLOOM_AND_GULLY);
    }
}
