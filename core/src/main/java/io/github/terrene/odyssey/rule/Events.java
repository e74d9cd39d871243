package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.table.Link;
import io.github.terrene.odyssey.table.Source;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Which event an ability would answer if it were used now. */
final class Events {
    private Events() {}

    /** Whether the ability waits for no event, or for one that can be answered now. */
    @Rule({"TO-8.7", "TO-8.23", "TO-8.24"})
    static boolean fit(Game game, Use use) {
        return use.trigger().when().isEmpty()
                ? !(game.prompt() instanceof UseWaiting)
                : answered(game, use).isDefined();
    }

    /** The event, where it waits for one. */
    static Option<Happening> answered(Game game, Use use) {
        if (use.trigger().when().isEmpty()) {
            return Option.none();
        }
        if (game.prompt() instanceof UseWaiting) {
            return game.agenda()
                    .waiting()
                    .find(each -> each.is(use.seat(), use.source(), use.selfId(), use.ability()))
                    .map(Waiting::happening);
        }
        return game.prompt() instanceof Respond respond ? declared(game, use, respond) : Option.none();
    }

    /** Something another player declared, or an activation on the chain. */
    @Rule("TO-8.23")
    private static Option<Happening> declared(Game game, Use use, Respond respond) {
        When when = use.trigger().when().get();
        Option<Happening> declared = respond.happenings()
                .find(happening -> !happening.seat().equals(use.seat())
                        && Listening.hears(game.table(), when, happening, use.seat(), use.selfId()));
        return declared.orElse(() -> game.table()
                .chain()
                .links()
                .reverse()
                .filter(link -> !link.cancelled() && !link.seat().equals(use.seat()))
                .map(Events::activation)
                .find(happening -> Listening.hears(game.table(), when, happening, use.seat(), use.selfId())));
    }

    private static Happening activation(Link link) {
        boolean held = link.source().kind() == Source.Kind.HELD;
        return Happening.of(Occasion.ACTIVATES, link.seat(), link.number())
                .by(held ? link.card().kinds() : Array.empty());
    }
}
