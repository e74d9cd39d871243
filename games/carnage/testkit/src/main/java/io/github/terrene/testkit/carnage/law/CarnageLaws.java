package io.github.terrene.testkit.carnage.law;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
                CarnageTableLaws,
                CarnageDuelLaws,
                CarnageSecrecyLaws,
                CarnageEndLaws {
    @Override
    CarnageSpecimen specimen();

    /** A position, from which fingerprints are made, behaves as a value does. */
    @Property
    default void aPositionComesBackFromItsForm(@ForAll("walks") Walk<GameConfig> walk) {
        Forms types = specimen().rules().forms().types();
        Form<Position<Table, Action, Due>> form = Position.form(types, Table.class, Action.class, Due.class);
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> ComesBack.check(form, state.position()));
    }
}
