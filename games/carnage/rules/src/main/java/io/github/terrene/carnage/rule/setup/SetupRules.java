package io.github.terrene.carnage.rule.setup;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.ActionKind;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.setup.Draft.KeptRelic;
import io.github.terrene.carnage.rule.setup.Draft.Stage;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What can be done in the draft. */
@Internal
public final class SetupRules {
    /** One rule for each kind of action. */
    public static final Array<ActionRule<Game, ? extends Action, ?, Play>> RULES =
            Array.of(new KeepLegendRule(), new KeepRelicRule(), new EndDraftRule());

    /** What can be still to be done. */
    public static final Array<Class<? extends Task>> TASKS =
            Array.of(Drafting.class, DrawForSword.class, DrawForSword.ChooseSword.class);

    private SetupRules() {}

    private static Draft draft(Game game, Seat seat) {
        return ((Drafting) game.tasks().head()).of(seat);
    }

    private static void choose(Seat seat, UnaryOperator<Draft> change, Play play) {
        Drafting drafting = (Drafting) play.take();
        drafting.choose(seat, change.apply(drafting.of(seat)), play);
    }

    /**
     * A drawn card that is to be kept.
     *
     * @param index which of the drawn ones, counted from 0; -1 if it was drawn before one that is kept, or is kept
     * @param place for the Legend at that place; 0 for a Legend
     */
    private record Pick(Card card, int index, int place) {}

    private static @Nullable Pick find(Draft draft, String id, int place, Verdict why) {
        Option<Card> drawn = draft.drawn().find(card -> card.id().equals(id));
        if (drawn.isEmpty()) {
            return why.silent() ? null : why.none(notDrawn(draft, id));
        }
        return new Pick(drawn.get(), draft.find(id), place);
    }

    private static Rejection notDrawn(Draft draft, String id) {
        return Rejection.of(
                "CG-4.11/not-drawn",
                "{card:card} is not among the {type} drawn",
                id,
                draft.stage() == Stage.LEGENDS ? "Legends" : "Relics");
    }

    /** Offers each card that may come next; of copies the one drawn first. */
    private static void offer(Draft draft, int place, Listing<Pick> listing) {
        Array<Card> drawn = draft.drawn();
        for (int i = 0; i < drawn.size(); i++) {
            int next = draft.find(drawn.get(i).id());
            if (next >= 0 && drawn.indexOf(drawn.get(i)) == i) {
                listing.offer(new Pick(drawn.get(next), next, place));
            }
        }
    }

    /** Offers each card that was drawn. */
    private static void offerAll(Draft draft, int place, Listing<Pick> listing) {
        draft.drawn().forEach(card -> listing.offer(new Pick(card, draft.find(card.id()), place)));
    }

    /** What 4.1 demands of kept Legends, and 4.2 of kept Relics. */
    @Rule({"CG-4.1", "CG-4.2", "CG-4.11"})
    private static boolean mayKeep(Game game, Draft draft, Pick pick, String rule, Verdict why) {
        Card card = pick.card();
        Array<Card> kept = draft.kept();
        String name = game.options().name(card);
        int worth = card.level();
        boolean again = false;
        for (int i = 0; i < kept.size(); i++) {
            worth += kept.get(i).level();
            again |= game.options().name(kept.get(i)).equals(name);
        }
        return (pick.index() >= 0
                        || why.no(
                                "CG-4.11/order",
                                "{card} is kept, or was drawn before one that is: cards are kept in the order in which they were drawn",
                                card.name()))
                && (kept.size() < Spearhead.PLACES
                        || !why.silent() && why.no(rule + "/three-kept", "no more than three are kept"))
                && (worth <= Draft.WORTH
                        || !why.silent()
                                && why.no(
                                        rule + "/worth",
                                        "they would be worth {worth:number} shards in all, more than {most:number}",
                                        worth,
                                        Draft.WORTH))
                && (!again || !why.silent() && why.no(rule + "/kept", "{card} is kept already", name));
    }

    /** Keeping a Legend. */
    @Rule({"CG-4.1", "CG-4.11"})
    private static final class KeepLegendRule extends ActionRule<Game, KeepLegend, Pick, Play> {
        KeepLegendRule() {
            super(ActionKind.KEEP_LEGEND, "CG-4.1");
        }

        @Override
        protected @Nullable Pick find(Game game, KeepLegend action, Verdict why) {
            return SetupRules.find(draft(game, action.seat()), action.card(), 0, why);
        }

        @Override
        protected void list(Game game, Seat seat, Listing<Pick> listing) {
            offer(draft(game, seat), 0, listing);
        }

        @Override
        protected void conceivable(Game game, Seat seat, Listing<Pick> listing) {
            if (listing.offered()) {
                offerAll(draft(game, seat), 0, listing);
            }
        }

        @Override
        protected KeepLegend naming(Seat seat, Pick pick) {
            return new KeepLegend(seat, pick.card().id());
        }

        @Override
        protected boolean permits(Game game, Seat seat, Pick pick, Verdict why) {
            return mayKeep(game, draft(game, seat), pick, "CG-4.1", why);
        }

        @Override
        protected void carryOut(Seat seat, Pick pick, Play play) {
            choose(seat, draft -> draft.keeping(pick.index()), play);
        }
    }

    /** Keeping a Relic for a Legend. */
    @Rule({"CG-4.2", "CG-4.3", "CG-4.11"})
    private static final class KeepRelicRule extends ActionRule<Game, KeepRelic, Pick, Play> {
        KeepRelicRule() {
            super(ActionKind.KEEP_RELIC, "CG-4.2");
        }

        @Override
        protected @Nullable Pick find(Game game, KeepRelic action, Verdict why) {
            return SetupRules.find(draft(game, action.seat()), action.card(), action.place(), why);
        }

        @Override
        protected void list(Game game, Seat seat, Listing<Pick> listing) {
            Draft draft = draft(game, seat);
            for (int place = 1; place <= draft.keptLegends().size(); place++) {
                offer(draft, place, listing);
            }
        }

        @Override
        protected void conceivable(Game game, Seat seat, Listing<Pick> listing) {
            for (int place = 1; listing.offered() && place <= Spearhead.PLACES; place++) {
                offerAll(draft(game, seat), place, listing);
            }
        }

        @Override
        protected KeepRelic naming(Seat seat, Pick pick) {
            return new KeepRelic(seat, pick.card().id(), pick.place());
        }

        @Override
        protected boolean permits(Game game, Seat seat, Pick pick, Verdict why) {
            Draft draft = draft(game, seat);
            boolean manned =
                    pick.place() >= 1 && pick.place() <= draft.keptLegends().size();
            boolean borne = draft.keptRelics().exists(kept -> kept.place() == pick.place());
            return (manned || why.no("CG-4.3/no-legend", "no kept Legend is at place {place:number}", pick.place()))
                    && (!borne
                            || why.no(
                                    "CG-4.3/has-relic", "the Legend at place {place:number} has a Relic", pick.place()))
                    && mayKeep(game, draft, pick, "CG-4.2", why);
        }

        @Override
        protected void carryOut(Seat seat, Pick pick, Play play) {
            choose(seat, draft -> draft.keeping(new KeptRelic(pick.index(), pick.place())), play);
        }
    }

    /** Keeping no more. */
    @Rule({"CG-4.1", "CG-4.2"})
    private static final class EndDraftRule extends PlainRule<Game, EndDraft, Play> {
        EndDraftRule() {
            super(ActionKind.END_DRAFT, "CG-4.1", EndDraft::new);
        }

        @Override
        protected boolean permits(Game game, Seat seat, EndDraft action, Verdict why) {
            Draft draft = draft(game, seat);
            return draft.keptLegends().nonEmpty()
                    || draft.legends().forAll(card -> card.level() > Draft.WORTH)
                    || why.no("CG-4.1/none-kept", "at least one Legend is kept");
        }

        @Override
        protected void carryOut(Seat seat, EndDraft action, Play play) {
            choose(
                    seat,
                    draft -> draft.in(
                            draft.stage() == Stage.LEGENDS
                                            && draft.keptLegends().nonEmpty()
                                    ? Stage.RELICS
                                    : Stage.COMPLETE),
                    play);
        }
    }
}
