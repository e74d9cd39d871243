package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.terralore.card.Ability;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.due.PendingEffect;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Place;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Which effects wait for what happens. */
@Internal
@Rule({"TL-9.5", "TL-9.36"})
public final class Watchers {
    private Watchers() {}

    /** Notes what waits for this to happen to cards on the field. Call it while they are there. */
    @Rule({"TL-8.4", "TL-9.36"})
    public static void happening(Play play, When moment, Array<CardOnField> cards) {
        Table table = play.table();
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = table.standing(Place.all().get(p));
            for (int i = 0; i < standing.size(); i++) {
                @Nullable Ability ability = standing.get(i).card().ability(moment);
                if (ability != null) {
                    note(play, standing.get(i), ability.trigger(), moment, cards);
                }
            }
        }
    }

    private static void note(Play play, CardOnField source, Trigger trigger, When moment, Array<CardOnField> cards) {
        for (int i = 0; i < cards.size(); i++) {
            if (trigger.meets(play.table(), source, moment, cards.get(i))) {
                boolean itself = source.number() == cards.get(i).number();
                Option<CardOnField> cause = itself ? Option.none() : Option.some(cards.get(i));
                play.cause(new PendingEffect(source, moment, Array.empty(), cause));
                return;
            }
        }
    }

    /** The same for one card. It allocates nothing if nothing waits. */
    @Rule({"TL-8.4", "TL-9.36"})
    public static void happening(Play play, When moment, CardOnField card) {
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = play.table().standing(Place.all().get(p));
            for (int i = 0; i < standing.size(); i++) {
                @Nullable Ability ability = standing.get(i).card().ability(moment);
                if (ability != null) {
                    note(play, standing.get(i), ability.trigger(), moment, Array.of(card));
                }
            }
        }
    }

    /** Notes what waits for this to happen to a player. */
    @Rule("TL-9.36")
    public static void happening(Play play, When moment, Seat player) {
        Table table = play.table();
        for (int p = 0; p < Place.all().size(); p++) {
            Array<CardOnField> standing = table.standing(Place.all().get(p));
            for (int i = 0; i < standing.size(); i++) {
                @Nullable Ability ability = standing.get(i).card().ability(moment);
                if (ability != null && ability.trigger().meets(standing.get(i), moment, player)) {
                    play.cause(PendingEffect.of(standing.get(i), moment));
                }
            }
        }
    }
}
