package io.github.terrene.draft.tournament;

import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.vavr.collection.Array;

/** How tournaments are written as text. */
final class TournamentNotation {
    private TournamentNotation() {}

    static CardNotation<TournamentConfig, Tournament, TournamentAction> of(TerreneOdyssey games) {
        Forms types = games.notation().types();
        Array<Invariant<Tournament, ?>> always =
                TournamentInvariants.of(games.book().format());
        return new CardNotation<>(
                games.notation().game() + "-tournament",
                new ConfigForm<>(
                        types,
                        TournamentConfig.class,
                        CardForms.PRINTED.of(Card.class),
                        config -> games.book().catalogue().playedWith(decks(config))),
                new SavedForm<>(
                        types,
                        () -> types.of(Tournament.class),
                        config -> config,
                        state -> new Canonical(types).write(TournamentPosition.class, TournamentPosition.of(state)),
                        state -> false,
                        config -> always,
                        Array.empty()),
                TournamentAction.class,
                config -> TournamentCheck.problems(games, config));
    }

    private static Array<Deck> decks(TournamentConfig config) {
        return config.entrants()
                .flatMap(entrant -> entrant)
                .flatMap(entrant ->
                        Array.of(entrant.deck()).appendAll(entrant.picks().map(picks -> new Deck("picks", picks))));
    }
}
