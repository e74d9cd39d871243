package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.saved.Position;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.AllLaws;
import io.github.terrene.testkit.law.ComesBack;
import io.github.terrene.testkit.law.EveryState;
import io.github.terrene.testkit.law.NumberLaws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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
                NumberLaws<GameConfig, Game, Action, Event, View>,
                TerraloreTableLaws {
    @Override
    TerraloreSpecimen specimen();

    /** A position, from which fingerprints are made, behaves as a value does. */
    @Property
    default void aPositionComesBackFromItsForm(@ForAll("walks") Walk<GameConfig> walk) {
        Form<Position> form = specimen().rules().forms().types().of(Position.class);
        new EveryState<>(specimen().playthrough(walk))
                .some((state, place) -> ComesBack.check(form, Position.of(state)));
    }
}
