package io.github.terrene.draft;

import io.github.terrene.draft.picking.DraftRules;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;

/** How encounters are written as text. */
final class EncounterNotation {
    private EncounterNotation() {}

    /** The notation of encounters whose states are written like that. Besides the pool there are tokens and Open Field. */
    static CardNotation<DraftConfig, Encounter, EncounterAction> of(
            Forms types, DraftRules draft, StateForm<DraftConfig, Encounter> states) {
        return new CardNotation<>(
                "terrene-odyssey-random-encounter",
                new ConfigForm<>(
                        types,
                        DraftConfig.class,
                        CardForms.PRINTED.of(Card.class),
                        config ->
                                config.pool().appendAll(draft.catalogue().all().reject(Card::ofDecks))),
                states,
                EncounterAction.class,
                draft::problems);
    }
}
