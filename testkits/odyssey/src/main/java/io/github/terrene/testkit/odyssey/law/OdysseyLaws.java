package io.github.terrene.testkit.odyssey.law;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Position;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.game.AllLaws;
import io.github.terrene.testkit.law.view.ZoneLaws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** All laws of Terrene Odyssey in any format: those of the kernel and its own. */
public interface OdysseyLaws
        extends AllLaws<GameConfig, Game, Action, Event, View>,
                ZoneLaws<GameConfig, Game, Action, Event, View, Table>,
                OdysseyTableLaws,
                OdysseyTurnLaws,
                OdysseySecrecyLaws,
                OdysseyRefusalLaws {
    @Override
    OdysseySpecimen specimen();

    /** A position, from which fingerprints are made, behaves as a value does. */
    @Property
    default void aPositionComesBackFromItsForm(@ForAll("walks") Walk<GameConfig> walk) {
        Forms types = specimen().rules().forms().types();
        Form<Position<Table, Action, Due>> form = Position.form(types, Table.class, Action.class, Due.class);
        new EveryState<>(specimen().playthrough(walk)).some((state, place) -> ComesBack.check(form, state.position()));
    }
}
