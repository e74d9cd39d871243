package io.github.terrene.testkit.odyssey.scenario;

import static io.github.terrene.odyssey.Words.*;

import io.github.terrene.odyssey.Words;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Color;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Stat;

/** The cards that are on every scenario's table by default. */
public final class Stage {
    /** Every player's active Terrain: 3 Actions; +5 ATK, +5 DEF, +10 HP, Haste. */
    public static final TerrainCard HOME_FIELD = Words.terrain("Home Field")
            .actions(3)
            .xp(plus(5, Stat.ATK), plus(5, Stat.DEF), plus(10, Stat.HP), plus(Keyword.HASTE))
            .build();

    /** The hidden Character of every player who is not {@link Player#alone alone}: [1 1 20 10 0] without text. */
    public static final CharacterCard BYSTANDER = Words.character("Bystander")
            .of(Affiliation.EARTH, CharacterClass.ENGINEER)
            .stats(1, 1, 20, 10, 0)
            .build();

    /** The card that decks are made of: an Item that is of no use in another player's turn. */
    public static final AssignableCard PEBBLE =
            Words.item("Pebble").trigger(Color.GREEN, actions(2), healYou(1)).build();

    private Stage() {}
}
