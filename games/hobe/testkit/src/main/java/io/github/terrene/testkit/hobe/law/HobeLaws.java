package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.testkit.law.card.DeckCards;
import io.github.terrene.testkit.law.card.WordReachLaws;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.saved.PositionLaws;
import io.github.terrene.testkit.law.view.NumberLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;

/**
 * All laws that games of Hobe keep: those of the kernel and those of its tables. Card authors test their cards with these:
 *
 * <pre>{@code
 * class SirensLawsTest implements HobeLaws {
 *     private static final Array<Card> CARDS = StarterSet.cards().append(Sirens.FIRST_VOICE);
 *     private static final HobeSpecimen SPECIMEN = new HobeSpecimen(Hobe.of(Catalogue.of(CARDS).get()), CARDS);
 *
 *     public HobeSpecimen specimen() {
 *         return SPECIMEN;
 *     }
 * }
 * }</pre>
 */
public interface HobeLaws
        extends AllLaws<GameConfig, Game, Action, Event, View>,
                ZoneLaws<GameConfig, Game, Action, Event, View, Table>,
                WordReachLaws<GameConfig, Game, Action, Event, View, Table>,
                PositionLaws<GameConfig, Game, Action, Event, View>,
                NumberLaws<GameConfig, Game, Action, Event, View>,
                HobeTableLaws {
    @Override
    HobeSpecimen specimen();

    @Override
    default DeckCards<?> deckCards() {
        return specimen().deckCards();
    }
}
