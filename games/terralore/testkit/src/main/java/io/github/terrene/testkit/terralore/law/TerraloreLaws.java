package io.github.terrene.testkit.terralore.law;

import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.law.card.DeckCards;
import io.github.terrene.testkit.law.card.WordReachLaws;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.saved.PositionLaws;
import io.github.terrene.testkit.law.view.NumberLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;

/**
 * All laws that games of Terralore keep: those of the kernel and those of its tables. Card authors test their cards with these:
 *
 * <pre>{@code
 * class FoxesLawsTest implements TerraloreLaws {
 *     private static final Array<Card> CARDS = StarterSet.cards().append(Foxes.EMBER_FOX);
 *     private static final TerraloreSpecimen SPECIMEN =
 *             new TerraloreSpecimen(Terralore.of(Catalogue.of(CARDS).get()), CARDS);
 *
 *     public TerraloreSpecimen specimen() {
 *         return SPECIMEN;
 *     }
 * }
 * }</pre>
 */
public interface TerraloreLaws
        extends AllLaws<GameConfig, Game, Action, Event, View>,
                ZoneLaws<GameConfig, Game, Action, Event, View, Table>,
                WordReachLaws<GameConfig, Game, Action, Event, View, Table>,
                PositionLaws<GameConfig, Game, Action, Event, View>,
                NumberLaws<GameConfig, Game, Action, Event, View>,
                TerraloreTableLaws {
    @Override
    TerraloreSpecimen specimen();

    @Override
    default DeckCards<?> deckCards() {
        return specimen().deckCards();
    }
}
