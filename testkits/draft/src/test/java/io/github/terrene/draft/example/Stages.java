package io.github.terrene.draft.example;

import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.UnusualPool;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentConfig;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.Options;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The parts of an encounter by themselves. */
final class Stages {
    private Stages() {}

    static Array<Option<Array<Card>>> draftAlone(Catalogue catalogue, DraftConfig config, Dice dice) {
        DraftRules rules = DraftRules.of(catalogue);
        Draft draft = rules.start(config, 7).get().state();
        while (rules.outcome(draft).isEmpty()) {
            Seat seat = rules.deciders(draft).head();
            draft = rules.apply(draft, dice.pick(rules.choices(draft, seat)))
                    .get()
                    .state();
        }
        return draft.table().decks(); // none for who left
    }

    static Tournament tournamentOfReadyDecks(Catalogue catalogue, Deck... decks) {
        TournamentRules rules = TournamentRules.of(TerreneOdyssey.duel(catalogue));
        return rules.start(TournamentConfig.of(Options.standard(), decks), 7)
                .get()
                .state();
    }

    static Tournament tournamentOfDraftedDecks(Catalogue catalogue, Array<Array<Card>> decks) {
        TournamentRules rules = TournamentRules.of(RandomEncounter.games(catalogue));
        var config = TournamentConfig.of(Options.standard(), decks.map(cards -> new Deck("drafted", cards)));
        return rules.start(config, 7).get().state();
    }

    static Seq<Problem> twoBoxesForEight(Catalogue catalogue) {
        var cards = Array.fill(2, catalogue.cards()).flatMap(box -> box);
        var config = DraftConfig.of(8, cards, Options.standard());
        return UnusualPool.of(config);
    }
}
