package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.draft.pool.EncounterCheck;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.card.ConfigPrint;
import io.github.terrene.kernel.text.Canonical;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.game.GameNotation;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** How drafts are written as text. */
public final class DraftNotation extends CardNotation<DraftConfig, WrittenDraft, Draft, DraftAction> {
    private final Array<Invariant<Draft, ?>> invariants;

    DraftNotation(Catalogue catalogue) {
        this(GameNotation.canonical(catalogue));
    }

    private DraftNotation(Canonical canonical) {
        super(canonical, DraftConfig.class, WrittenDraft.class, WrittenDraft::new, DraftAction.class);
        this.invariants = Array.<Invariant<Draft, ?>>of(ConfigPrint.same(canonical, DraftConfig.class, Draft::config))
                .appendAll(DraftInvariants.ALL);
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
        ConfigPrint print = ConfigPrint.of(canonical(), DraftConfig.class, draft.config());
        return canonical().write(WrittenDraftState.class, WrittenDraftState.of(print, draft));
    }

    @Override
    public String writePosition(Draft draft) {
        return canonical().write(DraftPosition.class, DraftPosition.of(draft));
    }

    /** Another configuration than the draft's is a problem, and so is one of which a part is missing. */
    @Override
    public Either<Problem, Draft> readState(DraftConfig config, String text) {
        @Nullable String missing = missing(config);
        return missing == null
                ? canonical().read(WrittenDraftState.class, text, written -> written.in(config), invariants)
                : Either.left(EncounterCheck.missing(config == null ? null : config.options(), missing));
    }
}
