package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.picking.WrittenDraft;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How encounters are written as text. */
final class EncounterNotation extends CardNotation<DraftConfig, WrittenDraft, Encounter, EncounterAction> {
    private final DraftRules drafts;
    private final SavedForm<DraftConfig, Encounter, WrittenEncounterState> states;

    EncounterNotation(DraftRules drafts, TournamentRules tournaments) {
        super(
                tournaments.game().notation().canonical(),
                DraftConfig.class,
                WrittenDraft.class,
                WrittenDraft::new,
                EncounterAction.class);
        this.drafts = drafts;
        this.states = SavedForm.printed(
                canonical(),
                WrittenEncounterState.class,
                WrittenEncounterState::of,
                (saved, config) -> saved.in(config, tournaments.game().book().format()));
    }

    @Override
    public String game() {
        return "terrene-odyssey-random-encounter";
    }

    /** Besides the pool there are tokens and Open Field. */
    @Override
    protected Seq<Card> cards(DraftConfig config) {
        return config.pool().appendAll(drafts.catalogue().cards().reject(Card::ofDecks));
    }

    @Override
    public String writePosition(Encounter encounter) {
        return canonical().write(EncounterPosition.class, EncounterPosition.of(encounter));
    }

    @Override
    protected SavedForm<DraftConfig, Encounter, WrittenEncounterState> states() {
        return states;
    }

    @Override
    protected DraftConfig config(Encounter encounter) {
        return encounter.draft().config();
    }

    @Override
    protected Option<Problem> refusal(DraftConfig config) {
        @Nullable String missing = missing(config);
        return Option.of(missing).map(part -> EncounterCheck.missing(config == null ? null : config.options(), part));
    }
}
