package io.github.terrene.odyssey.view;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** A place where a card lies face-down, and which cards can lie there. */
@Rule({"TO-3.1", "TO-7.6"})
enum FaceDown {
    /** A Character that has not left its place since the start: no two in a party have the same name. */
    STARTER {
        @Override
        boolean takes(Card card, Array<Card> others, Edition edition) {
            @Nullable CharacterCard character = card.asCharacter();
            return character != null && edition.permitsInParty(character) && !others.contains(card);
        }
    },
    /** What such a Character holds. */
    HELD_BY_STARTER {
        @Override
        boolean takes(Card card, Array<Card> others, Edition edition) {
            return card.asAssignable() != null && !others.contains(card);
        }
    },
    /** The starting Terrain. */
    GROUND {
        @Override
        boolean takes(Card card, Array<Card> others, Edition edition) {
            @Nullable TerrainCard terrain = card.asTerrain();
            return terrain != null && ImaginedDeck.startsGame(terrain) && !others.contains(card);
        }
    },
    /** A hidden Character. */
    CHARACTER {
        @Override
        boolean takes(Card card, Array<Card> others, Edition edition) {
            return card.asCharacter() != null;
        }
    },
    /** An Item or a Command that is held. */
    HELD {
        @Override
        boolean takes(Card card, Array<Card> others, Edition edition) {
            return card.asAssignable() != null;
        }
    };

    /**
     * Whether a card can lie there.
     *
     * @param others the other cards of the deck
     */
    abstract boolean takes(Card card, Array<Card> others, Edition edition);
}
