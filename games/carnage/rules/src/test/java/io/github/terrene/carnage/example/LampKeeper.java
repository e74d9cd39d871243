package io.github.terrene.carnage.example;

import static io.github.terrene.carnage.Words.*;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.ReadyLists;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;

/** A card of one's own, with an effect of one's own, in a list. */
public final class LampKeeper {
    static final Card LAMP_KEEPER = legend("Lamp Keeper", StarterElements.FIRE, 2)
            .value(StarterElements.FIRE, 4)
            .value(StarterElements.AIR, 2)
            .power(1, new Kindle(2))
            .build();

    public record Kindle(int shards) implements Effect {
        @Override
        public void resolve(Resolution here) {
            Seat you = here.controller();
            if (here.board().handSize(you) < here.board().handSize(Players.opponent(you))) {
                here.gainShards(you, shards);
                here.draw(you, DeckKind.COMPANION, 1);
            }
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
