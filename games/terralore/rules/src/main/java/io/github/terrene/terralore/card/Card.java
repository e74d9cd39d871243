package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Statement;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Tribe;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A printed card, or a token, a value that holds no game state; where it is not written in full, its id stands for it.
 * A {@link Catalogue} says what is missing in it, or wrong with it.
 *
 * @param id its id in texts for programs, such as {@code reed-heron}
 * @param name its name; two cards with the same name are the same card
 * @param kind what it is
 * @param cost how many other cards must be discarded to play it; none for a token, which is not the same as 0
 * @param affinity its element; a token may have none
 * @param rarity how rare it is; none for a token
 * @param tribes its tribes
 * @param points the printed points
 * @param abilities the abilities, at most one for each timing
 * @param continuous what it does while it is on the field
 * @param leaving what happens to it when its effect is complete, if it is a Skill
 */
@Rule({"TL-1.1", "TL-1.2", "TL-1.3", "TL-1.8"})
public record Card(
        @Rule("TL-2.2") String id,
        @Rule("TL-2.2") String name,
        @Rule("TL-1.1") CardKind kind,

        @Rule("TL-1.3") @Bounded(least = 0, most = Proofreader.MOST_COST, called = "a cost")
        Option<Integer> cost,

        @Rule("TL-1.2") Option<Affinity> affinity,
        @Rule("TL-1.2") Option<Rarity> rarity,
        @Rule("TL-1.7") Array<Tribe> tribes,
        @Rule("TL-1.2") Points points,
        @Rule("TL-9.1") Array<Ability> abilities,
        @Rule("TL-9.3") Array<Statement> continuous,
        @Rule("TL-7.10") Leaving leaving)
        implements PrintedCard {

    /** Stands for a card that a seat may not know. */
    public static final Card UNKNOWN = new Card(
            "unknown",
            "unknown",
            CardKind.UNKNOWN,
            Option.none(),
            Option.none(),
            Option.none(),
            Array.empty(),
            Points.NONE,
            Array.empty(),
            Array.empty(),
            Leaving.BURIED);

    /** Whether it stands for a card that the viewer may not know. */
    public boolean unknown() {
        return kind == CardKind.UNKNOWN;
    }

    /** How many cards are discarded to play it. */
    public int price() {
        return cost.isEmpty() ? 0 : cost.get();
    }

    /** What it does at that timing, or null. */
    public @Nullable Ability ability(When timing) {
        for (int i = 0; i < abilities.size(); i++) {
            if (abilities.get(i).trigger().moment() == timing) {
                return abilities.get(i);
            }
        }
        return null;
    }

    /** Whether it can make that token. */
    public boolean makes(Card token) {
        for (int i = 0; i < abilities.size(); i++) {
            Array<Effect> effects = abilities.get(i).effects();
            for (int j = 0; j < effects.size(); j++) {
                if (effects.get(j).makes().exists(token::equals)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The tokens it can make. */
    public Array<Card> tokens() {
        return abilities.flatMap(Ability::effects).flatMap(Effect::makes).map(Card.class::cast);
    }

    @Override
    public String toString() {
        return String.valueOf(name);
    }
}
