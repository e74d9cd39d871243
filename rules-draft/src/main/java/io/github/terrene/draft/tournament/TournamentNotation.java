package io.github.terrene.draft.tournament;

import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How tournaments are written as text. */
public final class TournamentNotation
        extends CardNotation<TournamentConfig, WrittenTournament, Tournament, TournamentAction> {
    private final TerreneOdyssey games;
    private final SavedForm<TournamentConfig, Tournament, WrittenTournamentState> states;

    TournamentNotation(TerreneOdyssey games) {
        super(
                games.notation().types(),
                TournamentConfig.class,
                WrittenTournament.class,
                WrittenTournament::new,
                TournamentAction.class);
        this.games = games;
        this.states = SavedForm.printed(
                canonical(),
                WrittenTournamentState.class,
                WrittenTournamentState::of,
                (saved, config) -> saved.in(config, games.book().format()));
    }

    @Override
    public String game() {
        return games.notation().game() + "-tournament";
    }

    @Override
    protected Seq<Card> cards(TournamentConfig config) {
        return games.book()
                .catalogue()
                .playedWith(config.entrants()
                        .flatMap(entrant -> entrant)
                        .flatMap(entrant -> Array.of(entrant.deck())
                                .appendAll(entrant.picks().map(picks -> new Deck("picks", picks)))));
    }

    @Override
    protected Form<Card> printed() {
        return CardForms.PRINTED.of(Card.class);
    }

    @Override
    public String writePosition(Tournament tournament) {
        return canonical().write(TournamentPosition.class, TournamentPosition.of(tournament));
    }

    @Override
    protected StateForm<TournamentConfig, Tournament> states() {
        return states;
    }

    @Override
    protected TournamentConfig config(Tournament tournament) {
        return tournament.config();
    }

    @Override
    protected Option<Problem> refusal(TournamentConfig config) {
        @Nullable MissingPart missing = missing(config);
        return Option.of(missing).map(part -> EncounterCheck.missing(config == null ? null : config.options(), part));
    }
}
