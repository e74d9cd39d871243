package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
import io.github.terrene.testkit.law.card.DeckCards;
import io.github.terrene.testkit.law.card.WordReachLaws;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.saved.PositionLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;

/**
 * All laws that games of Carnage keep: those of the kernel and those of its tables. Card authors test their cards with these:
 *
 * <pre>{@code
 * class LighthousesLawsTest implements CarnageLaws {
 *     private static final Array<Card> CARDS = StarterSet.cards().append(Lighthouses.KEEPER);
 *     private static final CarnageSpecimen SPECIMEN =
 *             new CarnageSpecimen(Carnage.of(Catalogue.of(StarterSet.elements(), CARDS).get()), CARDS);
 *
 *     public CarnageSpecimen specimen() {
 *         return SPECIMEN;
 *     }
 * }
 * }</pre>
 */
public interface CarnageLaws
        extends AllLaws<GameConfig, Game, Action, Event, View>,
                ZoneLaws<GameConfig, Game, Action, Event, View, Table>,
                WordReachLaws<GameConfig, Game, Action, Event, View, Table>,
                PositionLaws<GameConfig, Game, Action, Event, View>,
                CarnageTableLaws,
                CarnageDuelLaws,
                CarnageSecrecyLaws,
                CarnageEndLaws {
    @Override
    CarnageSpecimen specimen();

    @Override
    default DeckCards<?> deckCards() {
        return specimen().deckCards();
    }
}
