package io.github.terrene.draft;

import io.github.terrene.draft.picking.Draft;
import io.github.terrene.draft.picking.WrittenDraft;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentConfig;
import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.compose.TwoTexts;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How encounters are written as text. */
final class EncounterNotation extends CardNotation<DraftConfig, WrittenDraft, Encounter, EncounterAction> {
    private final Catalogue catalogue;
    private final TwoTexts<DraftConfig, Draft, TournamentConfig, Tournament, Encounter> texts;

    EncounterNotation(
            Forms types,
            Catalogue catalogue,
            TwoTexts<DraftConfig, Draft, TournamentConfig, Tournament, Encounter> texts) {
        super(types, DraftConfig.class, WrittenDraft.class, WrittenDraft::new, EncounterAction.class);
        this.catalogue = catalogue;
        this.texts = texts;
    }

    @Override
    public String game() {
        return "terrene-odyssey-random-encounter";
    }

    /** Besides the pool there are tokens and Open Field. */
    @Override
    protected Seq<Card> cards(DraftConfig config) {
        return config.pool().appendAll(catalogue.cards().reject(Card::ofDecks));
    }

    @Override
    protected Form<Card> printed() {
        return CardForms.PRINTED.of(Card.class);
    }

    @Override
    public String writePosition(Encounter encounter) {
        return texts.position(encounter);
    }

    @Override
    protected StateForm<DraftConfig, Encounter> states() {
        return texts;
    }

    @Override
    protected DraftConfig config(Encounter encounter) {
        return encounter.draft().config();
    }

    @Override
    protected Option<Problem> refusal(DraftConfig config) {
        @Nullable MissingPart missing = missing(config);
        return Option.of(missing).map(part -> EncounterCheck.missing(config == null ? null : config.options(), part));
    }
}
