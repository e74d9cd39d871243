package io.github.terrene.example;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.cards.base.ReadyDecks;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import java.util.List;

/** Two against two, as docs/app.md shows it. */
final class Teams {
    private Teams() {}

    static View begun() {
        var rules = TwoVersusTwo.rules(Catalogue.ofSets(List.of(new BaseSet())).get());
        var gregory = ReadyDecks.GREGORY_THE_HOARDER.deck();
        var historian = ReadyDecks.SK_THE_ART_HISTORIAN.deck();
        var config = GameConfig.of(Options.standard(), gregory, historian, historian, gregory);

        Game game = rules.start(config, 7).get().state(); // A and C play against B and D
        System.out.println(rules.deciders(game)); // all four place their parties at the same time
        View view = rules.view(game, Seat.of(2)); // what C may know
        return view;
    }
}
