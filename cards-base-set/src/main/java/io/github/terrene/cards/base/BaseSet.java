package io.github.terrene.cards.base;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CardSet;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The base set: 108 cards, the tokens they make, and six decks. */
public final class BaseSet implements CardSet {
    private static final Array<Card> CARDS = Array.<Array<? extends Card>>of(
                    Warriors.ALL,
                    Guardians.ALL,
                    Thieves.ALL,
                    Spellcasters.ALL,
                    Tacticians.ALL,
                    Assassins.ALL,
                    Machines.ALL,
                    Engineers.ALL,
                    Beasts.ALL,
                    Golems.ALL,
                    Interdimensionals.ALL,
                    EnergyCharacters.ALL,
                    Terrains.ALL,
                    Storms.ALL,
                    Items.ALL,
                    Spells.ALL,
                    Traps.ALL,
                    OngoingCommands.ALL,
                    Commands.ALL)
            .flatMap(kind -> kind);

    /** The set; {@code ServiceLoader} calls this, too. */
    public BaseSet() {}

    @Override
    public String name() {
        return "Terrene Odyssey base set";
    }

    @Override
    public Seq<Card> cards() {
        return CARDS;
    }

    @Override
    public Seq<CharacterCard> tokens() {
        return Tokens.ALL;
    }

    @Override
    public Seq<ReadyDeck> decks() {
        return ReadyDecks.ALL;
    }
}
