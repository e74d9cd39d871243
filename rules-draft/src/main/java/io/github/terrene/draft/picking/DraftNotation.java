package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.GameNotation;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** How drafts are written as text. */
public final class DraftNotation extends CardNotation<DraftConfig, WrittenDraft, Draft, DraftAction> {
    DraftNotation(Catalogue catalogue) {
        this(GameNotation.canonical(catalogue));
    }

    private DraftNotation(Canonical canonical) {
        super(canonical, DraftConfig.class, WrittenDraft.class, WrittenDraft::new, DraftAction.class);
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
    public String writeState(Draft draft) {
        return canonical().write(DraftPosition.class, DraftPosition.of(draft));
    }

    @Override
    public Either<Problem, Draft> readState(DraftConfig config, String text) {
        return canonical()
                .read(
                        DraftPosition.class,
                        text,
                        position -> new Draft(config, position.table(), position.stage(), position.undealt()),
                        DraftInvariants.ALL);
    }
}
