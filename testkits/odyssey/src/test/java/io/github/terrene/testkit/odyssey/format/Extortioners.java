package io.github.terrene.testkit.odyssey.format;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterBuilder;
import io.github.terrene.odyssey.effect.Zone;
import io.vavr.collection.Array;

/** Cards that fill everybody's hand, and have all opponents asked for cards of it, one after another. */
final class Extortioners {
    static final Array<Card> CARDS = Array.of(
            HOME_FIELD,
            thief("Host").trigger(BLUE, free(), draw(2, EACH_PLAYER)).build(),
            thief("Collector").trigger(BLUE, free(), discard(1, EACH_OPPONENT)).build(),
            thief("Burglar")
                    .trigger(BLUE, free(), discardOfYourChoice(1, EACH_OPPONENT))
                    .build(),
            thief("Beggar").trigger(BLUE, free(), new Alms()).build(),
            thief("Herald")
                    .trigger(BLUE, free(), putIntoPlayHidden(card(CHARACTER), Zone.HAND))
                    .build(),
            item("Gift").trigger(BLUE, free(), draw(2, EACH_PLAYER)).build(),
            item("Levy").trigger(BLUE, free(), discard(1, EACH_PLAYER)).build());

    static final Catalogue CATALOGUE =
            Catalogue.of(CARDS).getOrElseThrow(problems -> new IllegalStateException(problems.mkString("; ")));

    private static CharacterBuilder thief(String name) {
        return character(name).of(DARK, THIEF).stats(1, 1, 20, 5, 0);
    }

    private Extortioners() {}
}
