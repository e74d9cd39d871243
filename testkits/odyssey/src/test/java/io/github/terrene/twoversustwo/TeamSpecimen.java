package io.github.terrene.twoversustwo;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.testkit.matrix.NumberedRule;
import io.github.terrene.testkit.odyssey.law.OdysseySpecimen;
import io.vavr.collection.Array;
import java.nio.file.Path;

/** Two against two, with four random decks of the base set and all options. */
final class TeamSpecimen extends OdysseySpecimen {
    static final Catalogue CATALOGUE = Catalogue.ofSets(Array.of(new BaseSet())).get();
    static final TerreneOdyssey RULES = TwoVersusTwo.rules(CATALOGUE);
    private static final Array<String> NUMBERS =
            NumberedRule.numbers(Path.of("../../core/RULES.md"), Path.of("../../rules-2v2/RULES.md"));

    TeamSpecimen() {
        super(RULES, NUMBERS);
    }
}
