package io.github.terrene.testkit.hobe.law;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.due.Due;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.view.NumberLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
                NumberLaws<GameConfig, Game, Action, Event, View>,
                HobeTableLaws {
    @Override
    HobeSpecimen specimen();

    /** A position, from which fingerprints are made, behaves as a value does. */
    @Property
    default void aPositionComesBackFromItsForm(@ForAll("walks") Walk<GameConfig> walk) {
        Forms types = specimen().rules().forms().types();
        Form<Position<Table, Action, Due>> form = Position.form(types, Table.class, Action.class, Due.class);
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> ComesBack.check(form, state.position()));
    }
}
