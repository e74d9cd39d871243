package io.github.terrene.draft;

import io.github.terrene.draft.picking.WrittenDraft;
import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How encounters are written as text. */
final class EncounterNotation extends CardNotation<DraftConfig, WrittenDraft, Encounter, EncounterAction> {
    private final RandomEncounter rules;

    EncounterNotation(RandomEncounter rules) {
        super(
                rules.tournament().game().notation().forms(),
                DraftConfig.class,
                WrittenDraft.class,
                WrittenDraft::new,
                EncounterAction.class);
        this.rules = rules;
    }

    @Override
    public String game() {
        return "terrene-odyssey-random-encounter";
    }

    /** Besides the pool there are tokens and Open Field. */
    @Override
    protected Seq<Card> cards(DraftConfig config) {
        return config.pool().appendAll(rules.draft().catalogue().cards().reject(Card::ofDecks));
    }

    @Override
    public String writePosition(Encounter encounter) {
        return rules.texts().position(encounter);
    }

    @Override
    protected StateForm<DraftConfig, Encounter> states() {
        return rules.texts();
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
