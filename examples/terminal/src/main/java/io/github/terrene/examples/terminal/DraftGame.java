package io.github.terrene.examples.terminal;

import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.examples.terminal.draft.Contender;
import io.github.terrene.examples.terminal.draft.Drafter;
import io.github.terrene.examples.terminal.draft.EncounterStage;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Random Encounter: a draft from the cards of all sets, and a tournament with the decks. */
final class DraftGame {
    /** Each name begins with the letter of the seat. */
    private static final Array<String> NAMES =
            Array.of("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris", "Jonas", "Kira", "Lou");

    private DraftGame() {}

    /** What is played of it, or what is wrong with the cards that are found. */
    static Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wish wish) {
        return OdysseyGame.cards().map(RandomEncounter::of).map(rules -> contest(rules, wish));
    }

    private static Contest<?, ?, ?, ?, ?> contest(RandomEncounter rules, Wish wish) {
        DeckBox<DraftConfig, String> decks = new DeckBox<>(
                Array.empty(),
                name -> name,
                Array.empty(),
                none -> DraftConfig.basic(
                        wish.players(),
                        rules.draft().catalogue().printed(),
                        Options.standard().withEdition(wish.edition())),
                config -> Array.empty());
        return new Contest<>(
                wish.brief(Games.DRAFT),
                rules,
                config -> new Seating(Seat.first(config.players()).map(Array::of), NAMES.take(config.players())),
                decks,
                (config, seat) -> new Contender(rules, new Drafter(), wish.level()),
                config -> new EncounterStage(rules));
    }
}
