package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Statement;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A printed card, a value that holds no game state; where it is not written in full, its id stands for it. A
 * {@link Catalogue} says what is missing in it, or wrong with it.
 *
 * @param id its id in texts for programs, such as {@code shore-guard}
 * @param name its name; two cards with the same name are the same card
 * @param kind what it is
 * @param body type, ATK and HP; none unless it is a Battle card
 * @param requirements the Battle cards that it requires
 * @param cost the number of cards of the deck that are paid to play it, 0 or more
 * @param timing when it can be played; none unless it is an Event
 * @param abilities what it does at certain moments, in the order of its text
 * @param continuous what applies while it is in play
 */
@Rule({"HB-1.1", "HB-1.4", "HB-1.5"})
public record Card(
        String id,
        @Rule("HB-2.2") String name,
        @Rule("HB-1.1") CardKind kind,
        @Rule("HB-1.3") Option<Body> body,
        @Rule("HB-7.6") Array<Icon> requirements,
        @Rule("HB-1.8") @Bounded(least = 0) int cost,
        @Rule("HB-1.6") Option<EventTiming> timing,
        @Rule("HB-10.7") Array<Ability> abilities,
        @Rule("HB-7.30") Array<Statement> continuous)
        implements PrintedCard {
    /** Stands for a card that a seat may not know. */
    public static final Card UNKNOWN = new Card(
            "unknown",
            "unknown",
            CardKind.UNKNOWN,
            Option.none(),
            Array.empty(),
            0,
            Option.none(),
            Array.empty(),
            Array.empty());

    /** Whether it stands for a card that the viewer may not know. */
    public boolean unknown() {
        return kind == CardKind.UNKNOWN;
    }

    /** Whether it is a God. */
    public boolean god() {
        return body.isDefined() && body.get().type() == BattleType.GOD;
    }

    /** The tokens with which it enters play: one for each point of HP; 0 unless it is a Battle card. */
    @Rule("HB-3.7")
    public int hp() {
        return body.isEmpty() ? 0 : body.get().hp();
    }

    /** Whether it is an Event of that timing. */
    public boolean timed(EventTiming when) {
        return timing.isDefined() && timing.get() == when;
    }

    /** What its player must name to play it, besides the bearer of a Weapon: the targets of an Event, in the order of its text. */
    @Rule({"HB-7.2", "HB-7.35"})
    public Array<Selection.Chosen> targets() {
        Array<Selection.Chosen> targets = Array.empty();
        if (kind != CardKind.EVENT) {
            return targets;
        }
        for (int i = 0; i < abilities.size(); i++) {
            Array<Effect> effects = abilities.get(i).effects();
            for (int j = 0; j < effects.size(); j++) {
                Selection.@Nullable Chosen aimed = target(effects.get(j));
                if (aimed != null) {
                    targets = targets.append(aimed);
                }
            }
        }
        return targets;
    }

    private Selection.@Nullable Chosen target(Effect effect) {
        try {
            Option<Selection.Chosen> target = effect.target();
            return target.isDefined() ? Objects.requireNonNull(target.get()) : null;
        } catch (Throwable thrown) {
            throw FaultyEffect.of(name, effect, thrown);
        }
    }

    /** Whether a text lets it be put on the opponent's side: a Weapon also there, a Situation only there. */
    @Rule({"HB-7.16", "HB-7.28"})
    public boolean across() {
        for (int i = 0; i < continuous.size(); i++) {
            try {
                if (continuous.get(i) instanceof OwnStatement own && own.across()) {
                    return true;
                }
            } catch (Throwable thrown) {
                throw FaultyEffect.of(name, continuous.get(i), thrown);
            }
        }
        return false;
    }

    /** Cards of a catalogue with the same id are the same; ids are compared first, which nearly always decides. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Card card
                        && Objects.equals(id, card.id)
                        && Objects.equals(name, card.name)
                        && kind == card.kind
                        && Objects.equals(body, card.body)
                        && Objects.equals(requirements, card.requirements)
                        && cost == card.cost
                        && Objects.equals(timing, card.timing)
                        && Objects.equals(abilities, card.abilities)
                        && Objects.equals(continuous, card.continuous);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(id);
    }

    @Override
    public String toString() {
        return String.valueOf(name);
    }
}
