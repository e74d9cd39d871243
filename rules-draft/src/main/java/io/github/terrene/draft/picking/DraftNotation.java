package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.SavedForm;
import io.github.terrene.kernel.text.StateForm;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.GameNotation;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** How drafts are written as text. */
public final class DraftNotation extends CardNotation<DraftConfig, WrittenDraft, Draft, DraftAction> {
    private final SavedForm<DraftConfig, Draft, WrittenDraftState> states;

    DraftNotation(Catalogue catalogue) {
        this(GameNotation.types(catalogue));
    }

    private DraftNotation(Forms forms) {
        super(forms, DraftConfig.class, WrittenDraft.class, WrittenDraft::new, DraftAction.class);
        this.states =
                SavedForm.printed(canonical(), WrittenDraftState.class, WrittenDraftState::of, WrittenDraftState::in);
    }

    @Override
    public String game() {
        return "terrene-odyssey-draft-picks";
    }

    @Override
    protected Seq<Card> cards(DraftConfig config) {
        return config.pool();
    }

    @Override
    protected Form<Card> printed() {
        return CardForms.PRINTED.of(Card.class);
    }

    @Override
    public String writePosition(Draft draft) {
        return canonical().write(DraftPosition.class, DraftPosition.of(draft));
    }

    @Override
    protected StateForm<DraftConfig, Draft> states() {
        return states;
    }

    @Override
    protected DraftConfig config(Draft draft) {
        return draft.config();
    }

    @Override
    protected Option<Problem> refusal(DraftConfig config) {
        @Nullable MissingPart missing = missing(config);
        return Option.of(missing).map(part -> EncounterCheck.missing(config == null ? null : config.options(), part));
    }
}
