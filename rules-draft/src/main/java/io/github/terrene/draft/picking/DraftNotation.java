package io.github.terrene.draft.picking;

import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.draft.pool.PoolCheck;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.vavr.collection.Seq;

/** How drafts are written as text. */
final class DraftNotation {
    private DraftNotation() {}

    static CardNotation<DraftConfig, Draft, DraftAction> of(Catalogue catalogue) {
        Forms types = CardNotation.known(Card.class, Card.UNKNOWN, catalogue::find)
                .hideable(SealedPick.class, SealedPick.NONE)
                .hideable(DeckDraft.class, DeckDraft.EMPTY)
                .build();
        TerreneOdyssey duel = TerreneOdyssey.duel(catalogue);
        return new CardNotation<>(
                "terrene-odyssey-draft-picks",
                new ConfigForm<>(types, DraftConfig.class, CardForms.PRINTED.of(Card.class), DraftConfig::pool),
                SavedForm.printed(types, () -> types.of(Draft.class), DraftInvariants.ALL),
                DraftAction.class,
                config -> faults(config, catalogue, duel));
    }

    /**
     * What is wrong with the players, the pool, and the options for the games to come. {@link io.github.terrene.draft.pool.UnusualPool} tells
     * what is merely unusual.
     *
     * @param duel says what is wrong with options of any game
     */
    @Rule({"TO-14.1", "TO-14.3", "TO-14.15"})
    private static Seq<Problem> faults(DraftConfig config, Catalogue catalogue, TerreneOdyssey duel) {
        return Problem.capped(
                PoolCheck.problems(config, catalogue).appendAll(EncounterCheck.options(config.options(), duel)));
    }
}
